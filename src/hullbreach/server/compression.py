"""Responses are compressed (gzip) for clients that accept it, unless they contain a secret.

Lengths give something away: if a secret and a stranger's words are compressed together, the stranger, who sees only
how long the responses are, finds the secret out letter by letter (BREACH). So only what is the same for everybody is
compressed: the page and its parts, words, rules, galleries, and finished games. What depends on a cookie, or holds a
link, a transfer code or a report, is sent as it is, and so is everything on a socket.
"""

from __future__ import annotations

import gzip

from starlette.requests import HTTPConnection
from starlette.responses import Response

SMALLEST = 600
"""Bytes below which packing gains nothing: all of it fits into one packet anyway."""
QUICKLY, SMALL = 5, 9
"""How hard to try: for an answer made now, and for a file that is packed once."""


def wants_packed(connection: HTTPConnection) -> bool:
    """Whether the client accepts compressed responses."""
    accepted = (each.strip().lower() for each in connection.headers.get("accept-encoding", "").split(","))
    return any(each == "gzip" or (each.startswith("gzip;") and each.partition("q=")[2] != "0") for each in accepted)


def packed(data: bytes, level: int = QUICKLY) -> bytes:
    """The same in fewer bytes, and the same bytes every time."""
    return gzip.compress(data, level, mtime=0)


def pack(connection: HTTPConnection, answer: Response) -> Response:
    """An answer that is the same for everybody, packed if that is wanted and gains something."""
    answer.headers["Vary"] = "Accept-Encoding"
    if len(answer.body) >= SMALLEST and wants_packed(connection):
        answer.body = packed(bytes(answer.body))
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer
