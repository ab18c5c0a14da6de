"""How long the things people send may be. Lengths are checked before anything else is done."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection

from ..kernel import Refused

LONGEST_CODE = 16
LONGEST_ID = 100
"""Rules, games, options, lessons, bots: the longest id there is has about half of this."""
LONGEST_QUESTION = 200
"""The words of a search."""
LONGEST_PATH, LONGEST_QUERY, LONGEST_HEADERS = 200, 2_000, 32_768
"""Of an address, and of all headers together: a browser remembers a seat in about a hundred bytes of them."""

Code = Annotated[str, Meta(max_length=LONGEST_CODE)]
Id = Annotated[str, Meta(max_length=LONGEST_ID)]
Name = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=200)]
Option = Annotated[str, Meta(max_length=400)]
"""An option of a question: several references may stand in it."""
Said = Annotated[str, Meta(max_length=2_000)]
"""What somebody says or reports."""

_TOO_LONG = re.compile(r"Expected `\w+` of length <= (?P<most>\d+) - at `(?:key` in `)?\$\.?(?P<field>\w*)")


def misunderstood(error: Exception) -> Refused:
    """Why something sent does not have the shape it should; a field that is too long is named."""
    found = _TOO_LONG.match(str(error)) if isinstance(error, msgspec.ValidationError) else None
    if found is None:
        return Refused("wish-not-understood")
    return Refused("wish-too-long", field=found["field"], most=int(found["most"]))


def parameter(connection: HTTPConnection, name: str, usual: str = "", longest: int = LONGEST_ID) -> str:
    """What stands behind a name in the address; Refused if it is longer than anything it could be."""
    value: str = connection.query_params.get(name, usual)
    if len(value) > longest:
        raise Refused("wish-too-long", field=name, most=longest)
    return value


def is_code(text: str) -> bool:
    """Whether a table could be called this."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_CODE
