"""The message files that are shipped: those of the house, and those that games bring."""

from __future__ import annotations

from pathlib import Path

from hullbreach import library
from hullbreach.describe.phrases import HOUSE, files_in

ROOT = Path(str(HOUSE)).parent
FOLDERS = {str(folder): folder for game in library.games() for folder in library.title(game).locale}
"""Every folder that a game brings, once."""


def named(lang: str) -> dict[str, Path]:
    """Every file of a language, by what it is called in all of them."""
    paths = [Path(str(file)) for folder in (HOUSE, *FOLDERS.values()) for file in files_in(folder, lang)]
    return {path.relative_to(ROOT).as_posix().removesuffix(f"{lang}.ftl"): path for path in paths}
