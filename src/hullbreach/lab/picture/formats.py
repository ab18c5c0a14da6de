"""What a picture may be: known without matplotlib, so that a wrong name is refused before any game is played."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from ...kernel import Refused
from ..install import install_line

UNDATED: Mapping[str, Mapping[str, None]] = {".png": {}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
"""By how a picture's name may end: what keeps the day out of it, so that the same games give the same file."""


def check(path: Path) -> None:
    """Refuse a picture that could not be drawn."""
    if path.suffix not in UNDATED:
        raise Refused("unknown-result-file", file=str(path), endings=list(UNDATED))
    if find_spec("matplotlib") is None:
        raise Refused("picture-needs-matplotlib", file=str(path), command=install_line("matplotlib"))
