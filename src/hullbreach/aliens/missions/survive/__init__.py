"""Survive: hold the colony, call the ship, and run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Effects, Option
from ...box import Character
from ...event_kinds import MISSION_EVENT, SHIP_CALLED
from ...position import OUT, Position
from ...refs import CHARACTER
from ...rules.choices import chosen_by_rank
from ...rules.spawn import BesideWhom, dig_beside
from ...view.shapes import GoalShown
from ..mission import AtComputer, Mission

COMMS, DISH = range(2)
"""The computers in the order of the file: in the Comms Room and in the Workshop."""
CALL_FROM, FLOOR_OPENS = 4, 6
EXIT_A, EXIT_B = range(2)
STAYS = {EXIT_A: (5, 6), EXIT_B: (8, 9)}
"""Turns after the call in which the ship stands at an exit."""


class Survive(Mission):
    """The ship comes some turns after it is called, first to exit A and then to exit B."""

    def squad(self, g: Position, free: list[Character]) -> list[Character]:
        return free

    def window(self, g: Position, exit: int) -> range:
        """The turns in which the ship stands at an exit."""
        called = g.facts.get("called", 0)
        if not called:
            return range(0)
        first, last = STAYS[exit]
        dish = g.facts.get("dish", 0)
        return range(called + first - (dish and exit == EXIT_A), called + last + 1 + (dish and exit == EXIT_B))

    def exits(self, g: Position) -> int:
        return sum(1 << space for exit, space in enumerate(self.exit_spaces) if g.turn in self.window(g, exit))

    def further_draws(self, g: Position) -> int:
        """One more from the turn after the call on."""
        return int(0 < g.facts.get("called", 0) < g.turn)

    def turn_begins(self, g: Position) -> Effects:
        called = g.facts.get("called", 0)
        for exit in (EXIT_A, EXIT_B):
            if called and g.turn == self.window(g, exit).start:
                what = f"survive-ship-{'ab'[exit]}"
                g.tell(MISSION_EVENT, "aliens/setup/mission-card-authority", what=what, turn=g.turn)
        if g.turn != FLOOR_OPENS:
            return None
        g.tell(MISSION_EVENT, "aliens/setup/mission-card-authority", what="survive-tunnel", turn=g.turn)
        seat = g.choosers()[0]
        heroes = g.heroes(seat)
        return dig_beside(g, seat, heroes, 1) if heroes else [chosen_by_rank(g, BesideWhom, seat, 1)]

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        if computer == COMMS and g.turn >= CALL_FROM and not g.facts.get("called", 0):
            yield Option("call-ship", (CallShip(who),), "aliens/interact/action")
        if computer == DISH and not g.facts.get("dish", 0):
            yield Option("turn-dish", (TurnDish(who),), "aliens/interact/action")

    def goals(self, g: Position) -> Iterator[GoalShown]:
        yield GoalShown("call-ship", int(g.facts.get("called", 0) > 0), 1)
        yield GoalShown("turn-dish", g.facts.get("dish", 0), 1)
        for exit in (EXIT_A, EXIT_B):
            if window := self.window(g, exit):
                yield GoalShown(f"ship-at-{'ab'[exit]}", window.start, window.stop - 1)
        yield GoalShown("anybody-out", int(OUT in g.status), 1)

    def is_won(self, g: Position) -> bool:
        return OUT in g.status

    def finish(self, g: Position) -> Effects:
        """After exit B has closed whoever is still there is left behind."""
        last = self.window(g, EXIT_B)
        if g.facts.get("called", 0) and g.turn >= last.stop - 1:
            self.leave_behind(g)
        return None


class CallShip(AtComputer, tag="aliens/survive-call"):
    """The ship is called."""

    def _passed(self, g: Position) -> Effects:
        g.facts["called"] = g.turn
        g.tell(SHIP_CALLED, self.rule, who=CHARACTER[self.who], turn=g.turn)
        return None


class TurnDish(AtComputer, tag="aliens/survive-dish"):
    """With the dish turned exit A opens a turn earlier, and exit B closes a turn later."""

    def _passed(self, g: Position) -> Effects:
        g.facts["dish"] = 1
        g.tell(MISSION_EVENT, self.rule, what="survive-dish", turn=g.turn)
        return None
