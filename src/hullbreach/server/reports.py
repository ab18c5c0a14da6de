"""Problems people report: a file for each that plays the game again up to then. They hold secrets and stay here."""

from __future__ import annotations

import platform
import re
from pathlib import Path
from time import gmtime, strftime, time
from typing import Any

import msgspec

from .. import __version__
from ..kernel import Game, Refused, record
from .http_guard import Recently
from .private_files import open_private
from .secrets import new_word
from .settings import Settings
from .stored import StoredTable

MOST = 200
"""The most files that are kept; then the owner must make room."""
OFTEN = 3
"""The most reports a minute from one table."""
NAME = re.compile(r"[0-9]{8}-[0-9]{6}-[a-z0-9]{1,16}-[a-z0-9]{6}\.json")


class Report(msgspec.Struct, frozen=True):
    """What somebody wrote, about which table, and what it ran on."""

    text: str
    code: str
    seat: int | None
    entries: int
    at: float
    versions: dict[str, str]


class Listed(msgspec.Struct, frozen=True):
    """All that is read of a file to list it."""

    report: Report


class Reports:
    """The folder."""

    def __init__(self, settings: Settings) -> None:
        self._folder = folder_of(settings)
        self.recently = Recently(OFTEN)

    def keep(self, kept: StoredTable, game: Game | None, seat: int | None, text: str) -> None:
        """Write a report down; with a game the file is also a record of it, which `hullbreach replay` reads."""
        files = self._files()
        if len(files) >= MOST:
            raise Refused("reports-full")
        versions = {"hullbreach": __version__, "python": platform.python_version(), "rules": str(kept.rules)}
        report = Report(text, kept.code, seat, kept.seq, time(), versions)
        name = f"{strftime('%Y%m%d-%H%M%S', gmtime(report.at))}-{kept.code}-{new_word(6)}.json"
        written = record.sealed(game.record() | {"report": report}) if game is not None else {"report": report}
        self._write(name, msgspec.json.encode(written))

    def _write(self, name: str, data: bytes) -> None:
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open_private(self._folder / name) as out:
                out.write(data)
        except OSError:
            raise Refused("not-stored") from None

    def listed(self) -> list[dict[str, Any]]:
        """What was reported, the newest first."""
        return [
            {"name": file.name, "size": file.stat().st_size, **msgspec.to_builtins(_read(file))}
            for file in sorted(self._files(), reverse=True)
        ]

    def read(self, name: str) -> bytes:
        """One file."""
        if NAME.fullmatch(name) is None or not (self._folder / name).is_file():
            raise Refused("unknown-report", name=name)
        return (self._folder / name).read_bytes()

    def _files(self) -> list[Path]:
        return [file for file in self._folder.glob("*.json") if NAME.fullmatch(file.name)]


def _read(file: Path) -> Report:
    return msgspec.json.decode(file.read_bytes(), type=Listed).report


def folder_of(settings: Settings) -> Path:
    """Where reports are kept: beside the file of the database, or where the server runs if there is none."""
    beside = Path() if "://" in settings.database else Path(settings.database).parent
    return beside / "hullbreach-reports"
