"""How this program was called, so that it can name commands that work as they stand."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import join
from shutil import which

NAME = "hullbreach"


def command_line(*words: str) -> str:
    """A command of this program as one can type it here, its words quoted where they need it."""
    return join([*_program(), *words])


def _program() -> list[str]:
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == NAME:
        return [sys.executable, "-m", NAME]
    if called.stem != NAME or str(called) == which(NAME):
        return [NAME]
    return [str(called)]
