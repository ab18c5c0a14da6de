"""Files that only their owner may read: positions, seeds and what people report are secrets of their tables."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

OWNER_ONLY = 0o600
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; it gives new ones the mode of the database."""


def open_private(path: Path) -> BinaryIO:
    """An empty file to write to."""
    file = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb")
    _tighten(path)
    return file


def keep_private(database: str) -> None:
    """A database of SQLite is made with this mode, and one that others could read is closed to them."""
    path = Path(database)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, OWNER_ONLY))
    for each in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        _tighten(each)


def _tighten(path: Path) -> None:
    with suppress(FileNotFoundError, PermissionError):  # a file of somebody else's is theirs to close
        path.chmod(OWNER_ONLY)
