"""The parts of the page: read and packed once, named by what is in them, so that a browser fetches each only once."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .compression import SMALL, SMALLEST, packed, wants_packed

FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"


class Part(NamedTuple):
    """A file as it is sent."""

    data: bytes
    packed: bytes
    """Empty where packing gains nothing."""
    kind: str
    mark: str
    """What a browser says to ask whether it has changed."""


class Assets:
    """All parts of a page. Under their common mark they never change: a new one is another address."""

    def __init__(self, folder: Path) -> None:
        self._parts = {file.name: _part(file) for file in sorted(folder.glob("*")) if file.is_file()}
        marks = "".join(f"{name}{part.mark}" for name, part in self._parts.items())
        self.version = sha256(marks.encode()).hexdigest()[:16]

    async def versioned(self, request: Request) -> Response:
        """A part under the mark of all; under the mark of others it may have changed, and is asked for each time."""
        is_ours = request.path_params["version"] == self.version
        return self._answer(request, FOR_EVER if is_ours else EACH_TIME)

    async def plain(self, request: Request) -> Response:
        """A part by its name alone."""
        return self._answer(request, EACH_TIME)

    def _answer(self, request: Request, keeping: str) -> Response:
        part = self._parts.get(request.path_params["name"])
        if part is None:
            raise HTTPException(404)
        return marked(request, part, keeping)


def marked(request: Request, part: Part, keeping: str) -> Response:
    """A part of a page, or only that it is still the one the browser has."""
    headers = {"Cache-Control": keeping, "ETag": part.mark, "Vary": "Accept-Encoding"}
    if part.mark in (each.strip() for each in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    if part.packed and wants_packed(request):
        return Response(part.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=part.kind)
    return Response(part.data, headers=headers, media_type=part.kind)


def part_of(data: bytes, kind: str) -> Part:
    """Something to send, packed if that gains something, with its mark."""
    small = packed(data, SMALL) if len(data) >= SMALLEST else b""
    return Part(data, small if 0 < len(small) < 0.95 * len(data) else b"", kind, f'W/"{sha256(data).hexdigest()[:20]}"')


def _part(file: Path) -> Part:
    kind = "text/javascript" if file.suffix == ".js" else guess_type(file.name)[0] or "application/octet-stream"
    return part_of(file.read_bytes(), kind)


@cache
def assets_in(folder: Path) -> Assets:
    """The parts in a folder, read when somebody first wants them."""
    return Assets(folder)
