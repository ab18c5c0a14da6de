"""Resupply: a raid for crates. Full hands hold no rifle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Effect, Effects, Option
from ...box import Character
from ...event_kinds import LEFT_BEHIND, OPENS, TAKES
from ...position import CRATE, NOTHING, OFF, OUT, Position
from ...refs import CHARACTER
from ...rules.endurance import Draw, Recycle
from ...view.shapes import GoalShown
from ..mission import Mission
from ..surprises import scan_options

LAST_TURN = 10
ENOUGH = 2
CARDS_IN_A_CRATE = 2


class Resupply(Mission):
    """Two crates or more have to leave before the end of the tenth turn."""

    def at_crate(self, g: Position, who: Character, crate: int) -> Iterable[Option]:
        if not g.load[who]:
            ref = g.board.refs[g.crates[crate]]
            yield Option(f"take/token:crate/{ref}", (TakeCrate(who, crate),), "aliens/interact/action")

    def interactions(self, g: Position, who: Character) -> Iterator[Option]:
        yield from super().interactions(g, who)
        if g.load[who] == CRATE:
            yield Option("open/token:crate", (OpenCarried(who),), "aliens/interact/action")

    def free_actions(self, g: Position, who: Character) -> Iterator[Option]:
        """A crate is put down at no cost."""
        if g.load[who] == CRATE:
            yield Option("put-down/token:crate", (PutDown(who),), "aliens/interact/action")

    def left_by_exit(self, g: Position, who: Character) -> Effects:
        if g.load[who] == CRATE:
            g.facts["crates_out"] = g.facts.get("crates_out", 0) + 1
        return None

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        return scan_options(g, who)

    def finish(self, g: Position) -> Effects:
        if g.turn >= LAST_TURN:
            self.leave_behind(g)
        return None

    def goals(self, g: Position) -> Iterator[GoalShown]:
        yield GoalShown("crates-out", g.facts.get("crates_out", 0), ENOUGH)
        yield GoalShown("turns-used", g.turn, LAST_TURN)

    def is_won(self, g: Position) -> bool:
        return g.facts.get("crates_out", 0) >= ENOUGH

    def is_aborted(self, g: Position) -> bool:
        """Out with too little: nothing is won and nothing lost."""
        return OUT in g.status and not self.is_won(g)


class TakeCrate(Effect, tag="aliens/resupply-take"):
    """A crate is picked up; its bearer has speed 4 at most and attacks only with a backup weapon."""

    rule = "aliens/mission-token/computers-and-crates"
    who: Character
    crate: int

    def take(self, g: Position) -> None:
        space = g.board.refs[g.crates[self.crate]]
        g.crates[self.crate] = OFF
        g.load[self.who] = CRATE
        g.tell(TAKES, self.rule, who=CHARACTER[self.who], token="token:crate", space=space)


class OpenCarried(Effect, tag="aliens/resupply-open"):
    """The crate is opened and used up: a hero draws two cards, a grunt recycles three."""

    rule = "aliens/mission-token/computers-and-crates"
    who: Character

    def open(self, g: Position) -> Effects:
        g.load[self.who] = NOTHING
        g.tell(OPENS, self.rule, who=CHARACTER[self.who], token="token:crate")
        return [Draw(self.who, CARDS_IN_A_CRATE)] if g.hero[self.who] else [Recycle(3)]


class PutDown(Effect, tag="aliens/resupply-put-down"):
    """The crate is put down where its bearer stands."""

    rule = "aliens/mission-token/computers-and-crates"
    who: Character

    def put_down(self, g: Position) -> None:
        g.load[self.who] = NOTHING
        g.crates[g.crates.index(OFF)] = g.at[self.who]
        g.tell(LEFT_BEHIND, self.rule, who=CHARACTER[self.who], space=g.board.refs[g.at[self.who]])
