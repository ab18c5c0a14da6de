"""The coach's notes of a game, each with the rule to read next."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from hullbreach.rulebook.books import NOTES, documents


@cache
def notes(game: str) -> Mapping[str, str]:
    """The rule of every note of a game, by the end of its message; none if nobody has written them down."""
    found: dict[str, str] = {}
    for toml in documents(game, NOTES):
        found |= msgspec.toml.decode(toml, type=dict[str, str])
    return found
