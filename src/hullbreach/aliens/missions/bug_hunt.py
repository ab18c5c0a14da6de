"""A bug hunt: pistols only, sentry guns, gear in crates, and a tracker deck that is drawn once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Effects, Option
from ..box import TRACKER_DISCARD, Character
from ..position import ABOARD, Position
from ..rules.tracker import cards_left
from ..view.shapes import GoalShown
from .mission import Mission
from .surprises import open_crate, what_comes_out


class BugHunt(Mission):
    """It is won when the tracker deck is empty and nothing that hunts is left (aliens/bug-hunt/victory).

    Egg clusters are mission blips and not blips of the pool, so they may be left.
    """

    needs_exit = False
    reshuffles = False

    def at_crate(self, g: Position, who: Character, crate: int) -> Iterable[Option]:
        yield open_crate(g, who, crate)

    def turned_up(self, g: Position, who: Character, token: int, kind: str) -> Effects:
        return what_comes_out(g, token, kind)

    def goals(self, g: Position) -> Iterator[GoalShown]:
        drawn = len(g.zones[TRACKER_DISCARD])
        yield GoalShown("tracker-drawn", drawn, drawn + cards_left(g))
        yield GoalShown("hunters-left", (g.aliens | g.blips).bit_count(), 0)

    def is_won(self, g: Position) -> bool:
        return not (cards_left(g) or g.aliens or g.blips) and ABOARD in g.status

    def ends_when_won(self, g: Position) -> bool:
        return True
