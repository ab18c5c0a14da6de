"""Two Rooms: three in the Garage, three in the Med Lab."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Effects, Option
from ...board.layout import Space, bits
from ...box import Character
from ...position import Position
from ...refs import CHARACTER
from ...rules.barricades import SUPPLY, change_barricade, in_play
from ..bug_hunt import BugHunt
from ..mission import AtComputer

GROUP = 3


class TwoRooms(BugHunt):
    """The players decide who begins where, three in each room."""

    def starts_at(self, g: Position, who: Character) -> list[Space]:
        """Both rooms, as long as they have a place left."""
        at = [space for space in g.at if space >= 0]
        rooms = [room for room in (self.start, self.start_b) if sum(space in room for space in at) < GROUP]
        return [space for room in rooms for space in room]

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        if in_play(g) >= SUPPLY:
            return
        side = g.board.side_masks[g.board.side_keys.index(self.layout.side_of[self.computers[computer]])]
        for space in bits(side & g.board.at_doors):
            for door in g.board.doors_beside[space]:
                if not g.barricades >> door & 1 and self.layout.doors[door][0] == space:
                    yield Option(f"lock/door:{door}", (LockDoor(who, door),), "aliens/interact/action")


class LockDoor(AtComputer, tag="aliens/two-rooms-lock"):
    """A door of that board is barricaded from afar."""

    door: int

    def _passed(self, g: Position) -> Effects:
        return change_barricade(g, self.door, False, CHARACTER[self.who])

    def _lapses(self, g: Position) -> bool:
        return bool(g.barricades >> self.door & 1)
