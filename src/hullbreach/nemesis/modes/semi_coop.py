"""The standard mode: everyone has two secret objectives, keeps one at the first encounter, and may betray."""

from __future__ import annotations

from typing import Any

from ...kernel import Back, Effect, Effects, Seat
from .. import box
from ..parts import Mode
from ..position import Position
from ..rules.wounds import lose_everything
from .objective_choice import FirstEncounter, KeepObjective
from .objective_deal import deal_to, leave_in_the_box, tell_of_deal
from .victory import VictoryCheck, outcome_of, own_winners


class SemiCoop(Mode):
    """Survive, and fulfil the objective you kept."""

    name = "semi-coop"

    def __init__(self) -> None:
        super().__init__(self.name)

    def deal(self, g: Position) -> None:
        """One personal and one corporate objective each, from the cards for this number of players."""
        personal, corporate = (self._deck(g, family) for family in (box.PERSONAL, box.CORPORATE))
        for deck in (personal, corporate):
            for who in range(g.players):
                deal_to(g, who, (deck or personal).pop())  # without objectives to kill, corporate ones may run out
        g.zones[box.PERSONAL_DECK].extend(personal)
        g.zones[box.CORPORATE_DECK].extend(corporate)
        leave_in_the_box(g, box.COOP)
        tell_of_deal(g, "nemesis/setup/objective-deal")

    def _deck(self, g: Position, family: int) -> list[Back]:
        """The cards of a family that this table uses, shuffled; the others go out of the game, seen by all."""
        backs = g.box.backs[family]
        unfit = [back for back in backs if not self._fits(g, g.box.objectives[g.face[back]])]
        for back in unfit:
            g.zones[box.OUT].append(back)
            g.show(back)
        deck = [back for back in backs if back not in unfit]
        g.mix(deck, "objectives")
        return deck

    def _fits(self, g: Position, objective: str) -> bool:
        """Whether a card is for this number of players, and the table wants such cards."""
        target = g.box.target[objective]
        wanted = not target or g.game.options["kill-objectives"] == "dealt"
        return wanted and fits(g.box.least_players[objective], target, g.players)

    def first_encounter(self, g: Position) -> Effects:
        """Each player removes one of two objective cards from the game, face down."""
        asks = tuple(KeepObjective(who) for who in g.turn_order() if len(g.objectives(who)) > 1 and not g.is_dead(who))
        return [FirstEncounter(asks)] if asks else None

    def remains(self, g: Position, who: Seat) -> Effects:
        """Items leave the game with their owner."""
        lose_everything(g, who)
        return None

    def victory_check(self) -> Effect:
        """The check once the place's story is over."""
        return VictoryCheck()

    def outcome(self, g: Position) -> dict[str, Any]:
        """Everyone whose own objective is met has won."""
        return outcome_of(g, own_winners(g))


def fits(least: int, target: int, players: int) -> bool:
    """Whether an objective for at least `least` players is used with this number of players.

    A lone player uses those for two that do not name player two. See nemesis/setup/objective-filter.
    """
    return least <= max(2, players) and target <= players
