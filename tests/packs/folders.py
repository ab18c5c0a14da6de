"""Packs for the tests: the example, and copies of it with something changed."""

from __future__ import annotations

import shutil
from pathlib import Path

PACKS = Path(__file__).parents[2] / "examples" / "packs"
VIGIL, OTHER_CORRIDORS = PACKS / "vigil", PACKS / "other-corridors"
WHEEL, SOFT_STEPS = PACKS / "wheel", PACKS / "soft-steps"


def copied(to: Path, pack: Path = VIGIL, /, **changed: tuple[str, str]) -> Path:
    """A copy of an example in which files have one text in place of another: `tables__rooms_toml=("old", "new")`."""
    folder = to / pack.name
    shutil.copytree(pack, folder)
    for name, (old, new) in changed.items():
        file = folder / name.replace("__", "/").replace("_toml", ".toml").replace("_ftl", ".ftl").replace("_py", ".py")
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder
