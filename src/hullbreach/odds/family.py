"""What is worth foretelling in every game of the Nemesis family."""

from __future__ import annotations

from collections.abc import Hashable

from ..kernel import Back
from ..nemesis.box import ATTACK, TILE_ADDITIONAL, TILE_BASIC, TOKENS
from ..nemesis.position import Position
from .signs import ME, Sign, Signs

TILES = (TILE_BASIC, TILE_ADDITIONAL)
ODD_ROOMS = frozenset({"nest", "slime-room", "contaminated-room"})
"""Rooms that treat whoever enters them, or a token found there, differently from all others."""


def sort_of(g: Position, back: Back) -> Hashable:
    """Most rooms are alike, tokens whatever their number of items, attack cards if their blood value is the same."""
    name, family = g.game.name_of(g, back), g.family[back]
    if family in TILES:
        return name if name in ODD_ROOMS else ""
    if family in TOKENS:
        return name.rpartition("-")[0]
    return (name, g.box.blood[g.face[back]]) if family == ATTACK else name


SIGNS = Signs(
    outcomes=(
        Sign("death", "died", {"who": ME}),
        Sign("serious-wound", "serious-wound", {"who": ME}),
        Sign("wound", "light-wound", {"who": ME}),
        Sign("larva", "infested", {"who": ME}),
        Sign("contamination", "contaminated", {"who": ME}),
        Sign("slime", "slimed", {"who": ME}),
        Sign("attack", "attack", {"who": ME}),
        Sign("intruder", "intruder-appears"),
        Sign("intruder", "intruder-moves", {"rule": "nemesis/noise/danger-attracts"}),
        Sign("kill", "intruder-dies"),
        Sign("hit", "injured"),
        Sign("fire", "fire-placed"),
        Sign("malfunction", "malfunction-placed"),
        Sign("noise", "noise-placed"),
    ),
    quiet=("silence", "noise-rolled", frozenset({"intruder", "noise"})),
    dice={"noise-rolled": "noise", "combat-rolled": "combat"},
    ends=frozenset(
        {"turn-begins", "round-begins", "victory-check"}
        | {"time-advances", "event-drawn", "bag-drawn"}  # the steps of the event phase
    ),
    turns=frozenset({"ask-action"}),
    routine=frozenset({"let", "keep-roll", "cease-fire", "keep-rest"}),
    any_will_do=frozenset({"pay", "noise"}),
    untold=frozenset({"ask-pay", "ask-discard-any", "ask-discard-one", "ask-replace-cards", "ask-interrupt"}),
    sort_of=sort_of,
)
