"""Decks by size, discard piles face up, and what a good player keeps in mind."""

from __future__ import annotations

from typing import Any

from .. import box
from ..position import Position
from .crew import known

_DECKS = (
    ("red", box.RED_DECK),
    ("yellow", box.YELLOW_DECK),
    ("green", box.GREEN_DECK),
    ("events", box.EVENT_DECK),
    ("attacks", box.ATTACK_DECK),
    ("wounds", box.WOUND_DECK),
    ("contamination", box.CONTAMINATION_DECK),
)
_DISCARDS = (
    ("events", box.EVENT_DISCARD),
    ("attacks", box.ATTACK_DISCARD),
    ("wounds", box.WOUND_DISCARD),
    ("red", box.RED_DISCARD),
    ("yellow", box.YELLOW_DISCARD),
    ("green", box.GREEN_DISCARD),
    ("crafted", box.CRAFTED_DISCARD),
    ("belongings", box.BELONGING_DISCARD),
)


def decks_of(g: Position) -> dict[str, Any]:
    """How many cards each deck has; the crafted items lie open and are counted by name."""
    decks: dict[str, Any] = {name: len(g.zones[zone]) for name, zone in _DECKS}
    decks["crafted"] = _counted(known(g, g.zones[box.CRAFTED_DECK], g.box.items))
    return decks


def discards_of(g: Position) -> dict[str, list[str]]:
    """The discard piles, the top last."""
    face, family, faces = g.face, g.family, g.box.faces
    return {name: [faces[family[back]][face[back]] for back in g.zones[zone]] for name, zone in _DISCARDS}


def memory_of(g: Position) -> dict[str, dict[str, int]]:
    """What has left the game: exploration tokens and event cards, by face."""
    out = g.zones[box.OUT]
    family = g.family
    tokens = [back for back in out if family[back] in box.TOKENS]
    events = [back for back in out if family[back] == box.EVENT]
    return {
        "exploration": _counted(known(g, tokens, g.box.faces[box.EXPLORATION])),
        "events": _counted(known(g, events, g.box.events)),
    }


def _counted(names: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts
