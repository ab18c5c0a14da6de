"""What is worth foretelling in every game of the Nemesis family."""

from __future__ import annotations

from collections.abc import Hashable

from ..kernel import Back, Catalogue, EventKind
from ..nemesis.box import ATTACK, TILE_ADDITIONAL, TILE_BASIC, TOKENS
from ..nemesis.event_kinds import INTRUDER_MOVES, NOISE_ROLLED
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


OUTCOMES = (
    "death", "serious-wound", "wound", "larva", "contamination", "slime", "attack", "intruder", "kill", "hit", "fire",
    "malfunction", "noise",
)  # fmt: skip
"""What the catalogue counts events as, the gravest first."""


def signs(catalogue: Catalogue) -> Signs:
    """The signs of a game that tells these kinds of events."""
    counted = [kind for kind in catalogue.values() if kind.outcome]
    return Signs(
        outcomes=(
            *sorted(map(_sign, counted), key=lambda sign: OUTCOMES.index(sign.outcome)),
            Sign("intruder", INTRUDER_MOVES.name, {"rule": "nemesis/noise/danger-attracts"}),
        ),
        quiet=("silence", NOISE_ROLLED.name, frozenset({"intruder", "noise"})),
        dice={kind.name: kind.moment.die for kind in catalogue.values() if kind.moment and kind.moment.die},
        ends=frozenset(kind.name for kind in catalogue.values() if kind.begins),
        turns=frozenset({"ask-action"}),
        routine=frozenset({"let", "keep-roll", "cease-fire", "keep-rest"}),
        any_will_do=frozenset({"pay", "noise"}),
        untold=frozenset({"ask-pay", "ask-discard-any", "ask-discard-one", "ask-replace-cards", "ask-interrupt"}),
        sort_of=sort_of,
    )


def _sign(kind: EventKind) -> Sign:
    return Sign(kind.outcome, kind.name, {"who": ME} if "who" in kind.args.split() else {})
