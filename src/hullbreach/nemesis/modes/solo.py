"""The solo mode: one player, two cards of the solo/coop deck, one of which is kept at the first encounter."""

from __future__ import annotations

from typing import Any

from ...kernel import Effect, Effects, Seat
from .. import box
from ..parts import Mode
from ..position import Position
from ..rules.wounds import lose_everything
from . import common_objectives  # noqa: F401  (it registers)
from .objective_choice import KeepObjectiveAlone
from .objective_deal import deal_to, leave_in_the_box, shuffled, tell_of_deal
from .victory import VictoryCheck, outcome_of, own_winners

ALONE: Seat = 0


class Solo(Mode):
    """Survive, and fulfil the objective you kept. There are fewer items to find than for a whole crew."""

    name = "solo"
    player_counts = range(1, 2)

    def __init__(self) -> None:
        super().__init__(self.name)

    def deal(self, g: Position) -> None:
        """Two cards of the solo/coop deck."""
        deck = shuffled(g, box.COOP)
        for _ in range(2):
            deal_to(g, ALONE, deck.pop())
        g.zones[box.COOP_DECK].extend(deck)
        leave_in_the_box(g, box.PERSONAL, box.CORPORATE)
        tell_of_deal(g, "nemesis/solo/objectives")

    def item_count(self, printed_items: int) -> int:
        """Half of what is printed, rounded up (nemesis/solo/items-halved)."""
        return (printed_items + 1) // 2

    def first_encounter(self, g: Position) -> Effects:
        """The player keeps one of the two."""
        return [KeepObjectiveAlone(ALONE)] if len(g.objectives(ALONE)) > 1 else None

    def remains(self, g: Position, who: Seat) -> Effects:
        """Items leave the game with their owner."""
        lose_everything(g, who)
        return None

    def victory_check(self) -> Effect:
        """The check is the same as in the standard mode."""
        return VictoryCheck("nemesis/solo/win")

    def outcome(self, g: Position) -> dict[str, Any]:
        """The player has won or not."""
        return outcome_of(g, own_winners(g))
