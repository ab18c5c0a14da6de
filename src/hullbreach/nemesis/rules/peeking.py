"""Peeking: a player looks in secret at something face down on the board, puts it back and may lie about it."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Option, Question, Seat
from .. import box
from ..content.functions import Uses
from ..event_kinds import ROOM_PEEKED
from ..position import Position
from ..position.place import bits_of
from ..refs import ROOM, SEAT


def unexplored_rooms(g: Position) -> list[int]:
    """The rooms whose tile is face down."""
    return list(bits_of(g.board.room_mask & ~g.explored))


def look_uses(g: Position, who: Seat, token: bool, because: str = "nemesis/room/monitoring") -> Uses:
    """Look at one unexplored room, with its exploration token or without."""
    for room in unexplored_rooms(g):
        yield f"look-at/{ROOM[room]}", [PeekAtRoom(who, room, because, token)]


class PeekAtRoom(Effect, tag="nemesis/peek-at-room"):
    """One player looks at the tile of an unexplored room, and only if told so at its exploration token."""

    rule = "nemesis/room/monitoring"
    who: Seat
    room: int
    because: str
    token: bool = False

    def look(self, g: Position) -> None:
        tile, token = g.site.tile_back[self.room], g.site.token_back[self.room]
        g.look(tile, 1 << self.who)
        secret = {"place": f"place:{g.room_name(self.room)}"}
        if self.token:
            g.look(token, 1 << self.who)
            secret["token"] = f"token:{g.box.faces[box.EXPLORATION][g.face[token]]}"
        public = {"who": SEAT[self.who], "room": ROOM[self.room]}
        g.tell_some(ROOM_PEEKED, self.because, 1 << self.who, public, secret)


class PeekAtAnother(Question, tag="nemesis/peek-at-another"):
    """A second unexplored room is looked at, chosen after the first was seen."""

    rule = "nemesis/item/shown-when-used"
    ask = "ask-look-at-room"
    but: int
    """The room already looked at."""

    def _options(self, g: Position) -> Iterator[Option]:
        for option_id, effects in look_uses(g, self.seat, False, self.rule):
            if option_id != f"look-at/{ROOM[self.but]}":
                yield Option(option_id, tuple(effects), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or unexplored_rooms(g) in ([], [self.but])
