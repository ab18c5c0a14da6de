"""Corrections of the intruders: one moves to a neighbouring room, or leaves the board."""

from __future__ import annotations

from collections.abc import Iterator

from ..position import Position
from ..refs import ROOM
from ..species.intruders.intruder_movement import take_off
from .correction import Correction


class JudgeIntruderPlace(Correction, tag="nemesis/judge-intruder-place"):
    """An intruder stands in the room next door, explored or not, whatever doors are closed."""

    rule = "nemesis/intruder-movement/unexplored-room"
    foe: int
    room: int

    def put_there(self, g: Position) -> None:
        g.foe_room[self.foe & 31] = self.room

    def _id(self, g: Position) -> str:
        return f"judge-intruder-move/{g.foe_id(self.foe)}/{ROOM[self.room]}"


class JudgeIntruderGone(Correction, tag="nemesis/judge-intruder-gone"):
    """An intruder leaves the board, and a token of its kind goes back into the bag if one lies outside."""

    rule = "nemesis/intruder-movement/technical-corridors"
    foe: int

    def take_it_off(self, g: Position) -> None:
        kind = g.kind_of(self.foe)
        take_off(g, self.foe)
        g.return_token(g.species.token_of(kind), "token-returns")

    def _id(self, g: Position) -> str:
        return f"judge-intruder-remove/{g.foe_id(self.foe)}"


def of_the_intruders(g: Position) -> Iterator[Correction]:
    """The possible corrections of every intruder on the board. None of them drives anybody out of a pod."""
    taken = {g.room_of(who) for who in g.aboard() if g.is_in_pod(who)}
    for foe in g.all_foes():
        for room in g.board.neighbours[g.room_of_foe(foe)]:
            if room not in taken:
                yield JudgeIntruderPlace(foe, room)
        yield JudgeIntruderGone(foe)
