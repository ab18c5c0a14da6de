"""Tables of sight are kept on disk, so that a mission starts at once. Where nothing can be kept they are made again."""

from __future__ import annotations

import os
import tempfile
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from .layout import Layout
from .sight_table import SightTable, made

VERSION = 1
"""Raised when tables of the same layout come out differently."""

Kept = tuple[dict[int, bytes], dict[int, list[tuple[bytes, bytes]]]]


@lru_cache(32)
def _known(digest: str, layout: Layout) -> SightTable:
    file = folder() / f"sight-{digest}.bin"
    try:
        return _read(file.read_bytes())
    except (OSError, msgspec.MsgspecError):
        table = made(layout)
        _keep(file, table)
        return table


def sight_table(layout: Layout) -> SightTable:
    """The table of a layout: read if it was made before, and made if not."""
    return _known(digest_of(layout), layout)


def digest_of(layout: Layout) -> str:
    """What tells one layout from another."""
    drawn = repr((VERSION, layout.width, layout.height, layout.floor, layout.upright, layout.level))
    return blake2b(drawn.encode(), digest_size=12).hexdigest()


def folder() -> Path:
    """Where this user's programs keep what they can make again."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "hullbreach"


def _keep(file: Path, table: SightTable) -> None:
    """Written beside and then renamed, so that nobody reads half a table. Nothing is lost if it cannot be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as beside:
            beside.write(_packed(table))
        os.replace(beside.name, file)
    except OSError:
        return


def _packed(table: SightTable) -> bytes:
    always = {space: _bytes(mask) for space, mask in table.always.items()}
    through = {space: [(_bytes(doors), _bytes(more)) for doors, more in rows] for space, rows in table.through.items()}
    return msgspec.msgpack.encode((always, through))


def _read(data: bytes) -> SightTable:
    always, through = msgspec.msgpack.decode(data, type=Kept)
    return SightTable(
        {space: int.from_bytes(mask, "big") for space, mask in always.items()},
        {
            space: tuple((int.from_bytes(doors, "big"), int.from_bytes(more, "big")) for doors, more in rows)
            for space, rows in through.items()
        },
    )


def _bytes(mask: int) -> bytes:
    return mask.to_bytes((mask.bit_length() + 7) // 8, "big")
