"""The fully cooperative mode: common objectives for all to see, one victory or defeat, and the dead may come back."""

from __future__ import annotations

from typing import Any

from ...kernel import Effect, Effects, Seat
from .. import box
from ..event_kinds import COMMON_OBJECTIVE, COMMON_OBJECTIVES
from ..parts import Mode
from ..position import Position
from ..rules.outcome import NOBODY, survivors, verdict
from .common_objectives import met, signals_asked, signals_missing
from .objective_deal import leave_in_the_box, name_of, shuffled
from .revival import bring_back_the_dead
from .victory import SurvivalCheck, outcome_of

CREW_WINS = "crew-wins"


class Coop(Mode):
    """To win, all common objectives must be met and at least one character must survive."""

    name = "coop"
    together = True

    def __init__(self) -> None:
        super().__init__(self.name)

    def deal(self, g: Position) -> None:
        """Deal one card of the solo/coop deck for each player, face up for all."""
        deck = shuffled(g, box.COOP)
        drawn = [deck.pop() for _ in range(g.players)]
        g.show_all(drawn)
        g.zones[box.OPEN_OBJECTIVES].extend(drawn)
        g.zones[box.COOP_DECK].extend(deck)
        leave_in_the_box(g, box.PERSONAL, box.CORPORATE)
        g.tell(COMMON_OBJECTIVES, "nemesis/coop/objectives", cards=[name_of(g, back) for back in drawn])

    def first_encounter(self, g: Position) -> Effects:
        """There is nothing to choose (ruling at nemesis/coop/objectives)."""
        return None

    def round_begins(self, g: Position) -> Effects:
        """Dead characters who were carried to the emergency room return."""
        return bring_back_the_dead(g)

    def remains(self, g: Position, who: Seat) -> Effects:
        """The dead keep their items, for they may come back (ruling at nemesis/coop/revive-carry)."""
        return None

    def victory_check(self) -> Effect:
        """All win or lose together."""
        return CommonVictoryCheck()

    def outcome(self, g: Position) -> dict[str, Any]:
        """If the crew wins, everyone has won, dead or alive."""
        won = any(line == CREW_WINS for line, _, _ in g.verdicts)
        return outcome_of(g, list(range(g.players)) if won else [])


def common_objectives(g: Position) -> list[str]:
    """The cards that lie open."""
    return [g.box.objectives[g.face[back]] for back in g.zones[box.OPEN_OBJECTIVES]]


class CommonVictoryCheck(SurvivalCheck, tag="nemesis/common-victory-check"):
    """The crew wins if every common objective is fulfilled and somebody survives."""

    rule = "nemesis/coop/win"

    def signals(self, g: Position) -> None:
        cards = common_objectives(g)
        asked = signals_asked(g, cards)
        if asked and survivors(g):
            rule = "nemesis/coop/signal-single" if asked == 1 else "nemesis/coop/signal-several"
            verdict(g, "signals-missing" if signals_missing(g, cards) else "signals-sent", NOBODY, rule)

    def common_objectives(self, g: Position) -> None:
        cards = common_objectives(g)
        for card in cards if survivors(g) else ():
            fulfilled, name = met(g, card, cards), f"objective:{card}"
            g.tell(COMMON_OBJECTIVE, self.rule, objective=name, met=fulfilled)
            line = "common-objective-met" if fulfilled else "common-objective-failed"
            verdict(g, line, NOBODY, self.rule, name)

    def the_crew_wins(self, g: Position) -> None:
        cards = common_objectives(g)
        wins = bool(survivors(g)) and all(met(g, card, cards) for card in cards)
        verdict(g, CREW_WINS if wins else "crew-loses", NOBODY, self.rule)
