"""Frost: two free spaces, and a flamethrower that pays him back."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Back, Effect, Effects
from ..box import EQUIPMENT, EVENT, FROST
from ..position import Position
from ..rules.endurance import Recycle, Reveal
from ..rules.movement import WhereTo
from .ability import Abilities

FREE_STEPS = 2


class Frost(Abilities):
    """Both sides: on activation he may move two spaces; after an attack with the M240 he reveals a card."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        return [WhereTo(g.decider(FROST), FROST, FREE_STEPS, 0, True)]

    def after_attack(self, g: Position, is_hero: bool, card: str) -> Sequence[Effect]:
        return [FrostReveals(FROST)] if card == "m240-flamethrower" else ()


class FrostReveals(Reveal, tag="aliens/frost-reveal"):
    """Hero: equipment recycles two, anything else lets him move two. Grunt: equipment or an event recycles two."""

    rule = "aliens/reveal/matching"

    def _found(self, g: Position, type: int, card: Back) -> Effects:
        if type == EQUIPMENT or (type == EVENT and not g.hero[FROST]):
            return [Recycle(2)]
        return [WhereTo(g.decider(FROST), FROST, FREE_STEPS, 0, True)] if g.hero[FROST] else None
