"""Throwing: a grenade or a burning bottle goes into one's own room or the next one, never through a closed door."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Seat
from ..content.functions import Uses
from ..event_kinds import GRENADE_THROWN, MOLOTOV_THROWN, THERMITE_THROWN
from ..position import Position
from ..refs import ROOM, SEAT
from .hazards import PlaceFire, PlaceMalfunction
from .targets import EGG, egg_noise, harm, target_id
from .wounds import LightWound, SeriousWound


def within_reach(g: Position, who: Seat) -> list[int]:
    """Rooms one can throw something into."""
    room = g.room_of(who)
    return [room, *g.open_neighbours(room)]


def grenade_uses(g: Position, who: Seat, grenade: type[Grenade] | None = None) -> Uses:
    """Choose an intruder within reach, or eggs nobody carries."""
    thrown = grenade or Grenade
    for room in within_reach(g, who):
        for foe in g.foes_in(room):
            yield f"throw/{g.foe_id(foe)}", [thrown(who, room, foe)]
        if g.eggs_lying_in(room):
            yield f"throw/{ROOM[room]}/object:egg", [thrown(who, room, EGG)]


def molotov_uses(g: Position, who: Seat) -> Uses:
    """Choose a room within reach with an intruder in it, or with eggs nobody carries to aim at."""
    for room in within_reach(g, who):
        if room in g.foe_room:
            yield f"throw/{ROOM[room]}", [Molotov(who, room, False)]
        if g.eggs_lying_in(room):
            yield f"throw/{ROOM[room]}/object:egg", [Molotov(who, room, True)]


def blast(g: Position, who: Seat, room: int, foes: Iterable[int], sort: str = "") -> list[Effect]:
    """One injury to each of these intruders, and a serious wound to every character in the room."""
    injuries = [effect for foe in foes for effect in harm(g, who, foe, 1, room, sort)]
    return [*injuries, *(SeriousWound(victim) for victim in g.crew_in(room))]


class Grenade(Effect, tag="nemesis/grenade"):
    """Two injuries to the target, one to every other intruder there, a serious wound to every character there."""

    rule = "nemesis/egg/destroy-grenade"
    who: Seat
    room: int
    target: int
    """An intruder, or EGG."""

    def explode(self, g: Position) -> Effects:
        target = target_id(g, self.target)
        g.tell(GRENADE_THROWN, self.rule, who=SEAT[self.who], room=ROOM[self.room], target=target)
        others = [foe for foe in g.foes_in(self.room) if foe != self.target]
        return [*harm(g, self.who, self.target, 2, self.room), *blast(g, self.who, self.room, others)]

    def egg_thief_is_heard(self, g: Position) -> Effects:
        return egg_noise(g, self.who, self.target)


class GrenadeBelow(Grenade, tag="lockdown/grenade"):
    """A grenade thrown in the facility does the same."""

    rule = "lockdown/egg/destroy"


class Molotov(Effect, tag="nemesis/molotov"):
    """The room is set on fire; one injury to every intruder there, a serious wound to every character there."""

    rule = "nemesis/egg/destroy-grenade"
    who: Seat
    room: int
    at_eggs: bool
    """Whether it is aimed at the eggs, one of which it destroys."""

    def set_fire(self, g: Position) -> Effects:
        g.tell(MOLOTOV_THROWN, self.rule, who=SEAT[self.who], room=ROOM[self.room], eggs=self.at_eggs)
        return [PlaceFire(self.room)]

    def burn_everyone(self, g: Position) -> Effects:
        eggs = harm(g, self.who, EGG, 1, self.room, "fire") if self.at_eggs else []
        return [*eggs, *blast(g, self.who, self.room, g.foes_in(self.room), "fire")]

    def egg_thief_is_heard(self, g: Position) -> Effects:
        return egg_noise(g, self.who, EGG) if self.at_eggs else None


def thermite_uses(g: Position, who: Seat) -> Uses:
    """Choose any room within reach, or eggs nobody carries in one of them."""
    for room in within_reach(g, who):
        yield f"throw/{ROOM[room]}", [Thermite(who, room, False)]
        if g.eggs_lying_in(room):
            yield f"throw/{ROOM[room]}/object:egg", [Thermite(who, room, True)]


class Thermite(Effect, tag="lockdown/thermite"):
    """Fire and a malfunction there; one injury to every intruder and a light wound to every character there."""

    rule = "lockdown/egg/destroy"
    who: Seat
    room: int
    at_eggs: bool
    """Whether it is aimed at the eggs, one of which it destroys."""

    def burn_the_room(self, g: Position) -> Effects:
        g.tell(THERMITE_THROWN, self.rule, who=SEAT[self.who], room=ROOM[self.room], eggs=self.at_eggs)
        return [PlaceFire(self.room), PlaceMalfunction(self.room)]

    def burn_everyone(self, g: Position) -> Effects:
        targets = [*([EGG] if self.at_eggs else ()), *g.foes_in(self.room)]
        injuries = [effect for foe in targets for effect in harm(g, self.who, foe, 1, self.room, "fire")]
        return [*injuries, *(LightWound(victim) for victim in g.crew_in(self.room))]

    def egg_thief_is_heard(self, g: Position) -> Effects:
        return egg_noise(g, self.who, EGG) if self.at_eggs else None
