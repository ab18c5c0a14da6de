"""Decks by size, discard piles face up, and what has left the game."""

from __future__ import annotations

from .. import box
from ..position import Position
from .crew import known
from .shapes import Decks, Discards, Memory

_DISCARDS = (
    box.EVENT_DISCARD, box.ATTACK_DISCARD, box.WOUND_DISCARD, box.RED_DISCARD, box.YELLOW_DISCARD, box.GREEN_DISCARD,
    box.CRAFTED_DISCARD, box.BELONGING_DISCARD,
)  # fmt: skip
"""The zones of the discard piles, in the order of the fields."""


def decks_of(g: Position) -> Decks:
    """All decks."""
    zones = g.zones
    return Decks(
        red=len(zones[box.RED_DECK]),
        yellow=len(zones[box.YELLOW_DECK]),
        green=len(zones[box.GREEN_DECK]),
        events=len(zones[box.EVENT_DECK]),
        attacks=len(zones[box.ATTACK_DECK]),
        wounds=len(zones[box.WOUND_DECK]),
        contamination=len(zones[box.CONTAMINATION_DECK]),
        crafted=_counted(known(g, zones[box.CRAFTED_DECK], g.box.items)),
    )


def discards_of(g: Position) -> Discards:
    """All discard piles."""
    face, family, faces = g.face, g.family, g.box.faces
    return Discards(*[[faces[family[back]][face[back]] for back in g.zones[zone]] for zone in _DISCARDS])


def memory_of(g: Position) -> Memory:
    """All that has left the game."""
    out = g.zones[box.OUT]
    family = g.family
    tokens = [back for back in out if family[back] in box.TOKENS]
    events = [back for back in out if family[back] == box.EVENT]
    return Memory(
        exploration=_counted(known(g, tokens, g.box.faces[box.EXPLORATION])),
        events=_counted(known(g, events, g.box.events)),
    )


def _counted(names: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts
