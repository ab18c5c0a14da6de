"""What the intruder player changes in a game: turns, the draw step, the event phase, the last line of the outcome."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effects
from ...box import Box
from ...parts import Extra
from ...position import Position
from ...rules.everyone_passes import EveryonePasses
from ...rules.outcome import verdict
from ...rules.phases import PlayerTurn
from ...rules.wounds import Die
from ...schedule import Schedule
from ..victory import SurvivalCheck
from .cards import DrawIntruderCards, PassIntruders, printed_cards
from .reign import Reign
from .taking_over import first_death
from .turn import whose_turn
from .ways import WAYS

EVENT_PHASE = ("time-track", "fire-damage")
"""The steps left of the event phase: there are no attacks, no event card and no bag development.

See nemesis/intruder-player/event-phase and nemesis/intruder-player/no-attack-step.
"""


class IntruderPlayer(Extra):
    """The first player whose character dies may go on by controlling the intruders.

    The first player token goes round among those aboard, so it never comes to the intruder player
    (nemesis/intruder-player/no-first-player-token).
    """

    fields = Reign

    def __init__(self) -> None:
        super().__init__("intruder-player")
        self.after(Die)(first_death)
        self.instead(PlayerTurn)(whose_turn)
        self.after(EveryonePasses)(pass_too)
        self.after(SurvivalCheck)(judge)

    def is_in_force(self, g: Position) -> bool:
        """True from the player phase after the take-over on."""
        return g.hunters_turns() >= 0

    def schedule(self, plan: Schedule) -> None:
        """Cards for the intruder player, and a short event phase."""
        plan.add("draw-step", "intruder-player", DrawIntruderCards())
        for place in plan.places("event-phase"):
            if place not in EVENT_PHASE:
                plan.drop("event-phase", place)

    def expected(self, box: Box) -> Iterator[str]:
        """Every card used in every way, and every answer to the offer."""
        yield from (f"acts:{way}/card:{card.id}" for way in WAYS for card in printed_cards(box).card)
        yield from ("intruder-player", "intruders-left-alone")


def pass_too(g: Position, effect: EveryonePasses) -> Effects:
    """When everyone passes at once, so does the intruder player."""
    who = g.hunters_turns()
    return [PassIntruders(who)] if who >= 0 and not g.has_passed(who) else None


def judge(g: Position, check: SurvivalCheck) -> None:
    """The intruder player never wins, but reaches their goal if nobody does."""
    who = g.hunters_player()
    if who >= 0:
        won = g.mode.outcome(g)["winners"]
        line = "intruders-were-escaped" if won else "intruders-let-nobody-win"
        verdict(g, line, who, "nemesis/intruder-player/cannot-win")
