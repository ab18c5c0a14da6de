"""The three ways to use a card of the intruder player: to move, to attack, or for its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ....kernel import Back, Seat
from ...content.functions import Uses
from ...position import Position
from ...rules.uses import UseOf, Ways
from .attack import attack_uses
from .cards import ability, card_ref, printed_cards


def move_uses(g: Position, who: Seat, back: Back) -> Uses:
    """Any one intruder, in combat or not, moves through a corridor that bears the card's number."""
    movement = printed_cards(g.box).card[g.face[back] - 1].movement
    for foe in g.all_foes():
        numbers = g.board.spot_by_number[g.room_of_foe(foe)]
        for spot in sorted({numbers[number] for number in movement} - {-1}):
            order = f"send/{g.foe_id(foe)}/{g.board.spot_id(spot)}"
            yield order, g.species.move(g, [(foe, spot)], "nemesis/intruder-player/move")


def effect_uses(g: Position, who: Seat, back: Back) -> Uses:
    """The uses of the card's own effect."""
    return g.box.intruder_card_uses[ability(g, back).effect](g, who)


class Way(NamedTuple):
    """A way to use a card, and its rule."""

    uses: Callable[[Position, Seat, Back], Uses]
    rule: str


WAYS = {
    "move-with": Way(move_uses, "nemesis/intruder-player/move"),
    "attack-with": Way(attack_uses, "nemesis/intruder-player/attack"),
    "effect-of": Way(effect_uses, "nemesis/intruder-player/effect"),
}
"""The ways by the verb of their options."""


def way_is_open(g: Position, who: Seat, back: Back, way: str) -> bool:
    """Whether a card can be used in this way now."""
    return next(iter(WAYS[way].uses(g, who, back)), None) is not None


class UseOfIntruderCard(UseOf, tag="nemesis/use-of-intruder-card"):
    """Which intruder, which corridor, which room: whatever the way of using the card leaves open."""

    rule = "nemesis/intruder-player/card-uses"
    back: Back
    way: str

    def _ways(self, g: Position) -> Ways:
        way = WAYS[self.way]
        return way.uses(g, self.seat, self.back), way.rule, False

    def _args(self, g: Position) -> dict[str, object]:
        return {"thing": card_ref(g, self.back)}

    def _lapses(self, g: Position) -> bool:
        return not way_is_open(g, self.seat, self.back, self.way)
