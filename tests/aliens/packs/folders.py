"""Packs for the tests: the example and the starter pack, and copies of them with something changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from hullbreach import library
from hullbreach.packs.skeleton import write_pack

PUMP_STATION = Path(__file__).parents[3] / "examples" / "packs" / "pump-station"
MISSION = "tables/mission_pump-station.toml"
MAP = "maps/s7.txt"
ENDURANCE = "tables/endurance.toml"


def copied(to: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the example in which files have one text in place of another; a file that is not there is written."""
    folder = to / PUMP_STATION.name
    shutil.copytree(PUMP_STATION, folder)
    for name, old, new in changes:
        file = folder / name
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        assert old in text, (name, old)
        file.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    return folder


def begun(to: Path, id: str = "my-hunt") -> Path:
    """The pack that `pack new` writes."""
    write_pack(to / id, library.title("aliens").starter_pack)
    return to / id


def written(to: Path, **files: str) -> Path:
    """A pack with nothing in it but these tables."""
    folder = to / "mine"
    (folder / "tables").mkdir(parents=True)
    (folder / "locale").mkdir()
    (folder / "pack.toml").write_text('id = "mine"\nversion = "1"\ngame = "aliens"\n')
    for language in ("en", "fr"):
        (folder / "locale" / f"{language}.ftl").write_text("pack-mine = Mine\npack-mine-text = Mine.\n")
    for name, text in files.items():
        (folder / "tables" / f"{name}.toml").write_text(text)
    return folder
