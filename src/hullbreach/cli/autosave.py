"""Autosaved games: the last few that were played here, each in a file of its own."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ..kernel import Refused
from .files import kept_in, write

LAST = "last"
"""Stands for the newest game kept; `last-2` is the one before it."""
SLOTS = 5
ONLY = "autosave.save"
"""Where earlier versions kept the one game they kept."""


def kept() -> list[Path]:
    """The games kept, the one played last first."""
    files = [*_folder().glob("*.save"), *kept_in().glob(ONLY)]
    return sorted(files, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)


def named(word: str) -> Path | None:
    """The game that `last`, `last-2` … stands for; None if the word is the name of a file."""
    first, _, number = word.partition("-")
    if first != LAST or (number and not number.isdecimal()):
        return None
    files = kept()
    place = int(number or 1)
    if not 1 <= place <= len(files):
        raise Refused("not-kept", word=word, count=len(files))
    return files[place - 1]


class Autosave:
    """Keeps one game at every answer; if this machine has no place for it, nowhere."""

    def __init__(self, file: Path | None = None) -> None:
        """A game taken up again stays in its file."""
        self._file = file or _folder() / f"{datetime.now():%Y%m%d-%H%M%S-%f}-{os.getpid()}.save"
        self.is_kept = False

    def keep(self, data: bytes) -> None:
        """Keep the game as it is now; the oldest of too many are given up."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write(self._file, data)
        except (OSError, Refused):
            self.is_kept = False
            return
        if not self.is_kept:
            for old in kept()[SLOTS:]:
                old.unlink(missing_ok=True)
        self.is_kept = True

    def forget(self) -> None:
        """The game is over."""
        self._file.unlink(missing_ok=True)
        self.is_kept = False


def _folder() -> Path:
    return kept_in() / "autosaves"
