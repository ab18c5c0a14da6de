"""A breakout: some number has to get out by an exit, with all the gear they can carry and as few turns as they need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Effects, Option
from ..box import Character
from ..position import ABOARD, OUT, Position
from ..view.shapes import GoalShown
from .mission import Mission
from .surprises import open_crate, scan_options, what_comes_out


class Breakout(Mission):
    """It is won when as many characters have left as the mission card says, and lost when too few can still leave."""

    def at_crate(self, g: Position, who: Character, crate: int) -> Iterable[Option]:
        yield open_crate(g, who, crate)

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        return scan_options(g, who)

    def turned_up(self, g: Position, who: Character, token: int, kind: str) -> Effects:
        return what_comes_out(g, token, kind)

    def needed(self, g: Position) -> int:
        """How many have to leave."""
        return self.row.leave

    def goals(self, g: Position) -> Iterator[GoalShown]:
        yield GoalShown("left-by-exit", g.status.count(OUT), self.needed(g))

    def is_won(self, g: Position) -> bool:
        return g.status.count(OUT) >= self.needed(g)

    def lost_because(self, g: Position) -> str:
        left = sum(status in (ABOARD, OUT) for status in g.status)
        return "too-few-left" if left < self.needed(g) else ""
