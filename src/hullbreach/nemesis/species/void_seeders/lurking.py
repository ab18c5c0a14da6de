"""Lurking: void seeders that nobody is near go back into the dark, and it is heard."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question
from ...event_kinds import NOISE_PLACED
from ...position.place import bits_of
from ...refs import ROOM
from ...rules.noise import place_noise_around
from ..intruders.encounter import add_token
from ..intruders.intruder_movement import foe_is_gone, take_off
from .creatures import LAIR, SEEDER
from .event_kinds import LURKS
from .madness import Madness


def lurking_rooms(g: Madness) -> list[int]:
    """Rooms with a void seeder, no character inside, and none in a neighbouring room, closed doors notwithstanding.

    Characters who wait in a pod count; rooms joined only by technical corridors are no neighbours.
    """
    return [
        room
        for room in g.foe_rooms()
        if seeders_in(g, room) and not {room, *g.board.neighbours[room]}.intersection(g.room)
    ]


def seeders_in(g: Madness, room: int) -> list[int]:
    """The void seeders in a room, without a lair."""
    return [foe for foe in g.foes_in(room) if g.kind_of(foe) != LAIR]


class Lurking(Effect, tag="nemesis/seeder-lurking"):
    """All lurking rooms are found first, then all noise is placed, then all void seeders there are removed."""

    rule = "void-seeders/lurking/rooms"

    def lurk(self, g: Madness) -> Effects:
        rooms = lurking_rooms(g)
        gone = [GoIntoHiding(foe) for room in rooms for foe in seeders_in(g, room)]
        return [*map(LurkingNoise, rooms), *gone]


class LurkingNoise(Effect, tag="nemesis/seeder-lurking-noise"):
    """Every corridor of the room that has no noise marker gets one, technical corridors included.

    Fading Echo: only one of them does, chosen by the first player.
    """

    rule = "void-seeders/lurking/noise"
    room: int

    def mark(self, g: Madness) -> Effects:
        silent = g.board.spot_mask[self.room] & ~g.noise
        if g.knows_weakness("fading-echo") and silent & (silent - 1):
            return [WhereEchoFades(g.crew_in_order()[0], self.room)]
        place_noise_around(g, self.room, self.rule)
        return None


class WhereEchoFades(Question, tag="nemesis/seeder-where-echo-fades"):
    """Which corridor of a lurking room gets the only noise marker."""

    rule = "void-seeders/lurking/noise"
    ask = "ask-fading-echo"
    room: int

    def _options(self, g: Madness) -> Iterator[Option]:
        for spot in bits_of(g.board.spot_mask[self.room] & ~g.noise):
            yield Option(f"noise/{g.board.spot_ids[spot]}", (EchoIn(spot),), self.rule)

    def _args(self, g: Madness) -> dict[str, object]:
        return {"room": ROOM[self.room]}


class EchoIn(Effect, tag="nemesis/seeder-echo-in"):
    """The chosen corridor gets the noise marker."""

    rule = "void-seeders/lurking/noise"
    spot: int

    def mark(self, g: Madness) -> None:
        g.noise |= 1 << self.spot
        g.tell(NOISE_PLACED, self.rule, corridor=g.board.spot_ids[self.spot])


class GoIntoHiding(Effect, tag="nemesis/seeder-go-into-hiding"):
    """A void seeder leaves the board with its injuries, and a random void seeder token joins the bag."""

    rule = "void-seeders/lurking/removal"
    foe: int

    def hide(self, g: Madness) -> None:
        g.tell(LURKS, self.rule, foe=g.foe_id(self.foe), room=ROOM[g.room_of_foe(self.foe)])
        take_off(g, self.foe)
        add_token(g, SEEDER, self.rule)

    _lapses = foe_is_gone
