"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from .. import library
from ..kernel import Refused

PORT = 8300
"""Where a server listens by default."""
GameName = Annotated[str | None, Parameter(show_default=lambda _: library.first())]
"""A game on the shelf; the first one if none is named."""
PackList = Annotated[list[str] | None, Parameter(negative="")]
"""`--pack FOLDER`, which may be repeated."""


def pairs(options: list[str] | None) -> dict[str, str]:
    """`--option mode=semi-coop` as a mapping."""
    found: dict[str, str] = {}
    for option in options or ():
        key, equals, value = option.partition("=")
        if not equals:
            raise Refused("option-needs-value", option=option)
        found[key] = value
    return found


def numbers(text: str) -> list[int]:
    """`3`, `1-5` or `2,4` as a list."""
    found: list[int] = []
    try:
        for piece in text.split(","):
            first, dash, last = piece.partition("-")
            found.extend(range(int(first), int(last if dash else first) + 1))
    except ValueError:
        raise Refused("bad-numbers", text=text) from None
    if not found:
        raise Refused("bad-numbers", text=text)
    return found


def names_of(people: str, players: int) -> list[str]:
    """`2` or `Ann,Bob`: who sits at the keyboard, by seat; a name is empty where none was given."""
    if people.isdigit():
        names = [""] * int(people)
    else:
        names = [name.strip() for name in people.split(",")]
    if len(names) > players or (not people.isdigit() and not all(names)):
        raise Refused("bad-people", people=people, players=players)
    return names
