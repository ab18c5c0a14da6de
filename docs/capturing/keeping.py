"""How scenes are kept: in letters, and drawn where there is more to see than letters."""

from __future__ import annotations

from pathlib import Path

from .scenes import FOLDER
from .screen import drawn, plain

LETTERS_ONLY = {"plain"}
"""Scenes that have nothing to draw."""


def files(name: str, shown: str) -> dict[Path, str]:
    """The files of a scene with what stands in them."""
    letters = {FOLDER / f"{name}.txt": plain(shown)}
    if name in LETTERS_ONLY:
        return letters
    title = f"hullbreach: {name.replace('-', ' ')}"
    return {**letters, FOLDER / f"{name}.svg": drawn(shown, title, name)}
