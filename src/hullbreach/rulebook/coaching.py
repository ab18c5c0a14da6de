"""Where the coach's notes lead: the rule to read on, by game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


@cache
def notes(game: str) -> Mapping[str, str]:
    """The rule of every note of a game, by the end of its message; none if nobody has written them down."""
    file = files("hullbreach.rulebook").joinpath("notes", f"{game}.toml")
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
