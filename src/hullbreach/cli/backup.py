"""`hullbreach backup` and `hullbreach restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..describe import Describer
from .database import database_named
from .language import current, speak


def backup(file: Path, /, *, database: str | None = None, lang: str | None = None) -> None:
    """Write all tables of a server to a file; the server may keep running. The file holds secrets."""
    from ..server import backup as backups  # a server is much to read for a word misspelt

    speak(lang)
    count = asyncio.run(backups.backup(database_named(database), file))
    print(Describer(current()).message("backup-written", count=count, file=str(file)))


def restore(file: Path, /, *, database: str | None = None, lang: str | None = None) -> None:
    """Fill an empty database with the tables of a file."""
    from ..server import backup as backups

    speak(lang)
    count = asyncio.run(backups.restore(database_named(database), file))
    print(Describer(current()).message("backup-restored", count=count, file=str(file)))
