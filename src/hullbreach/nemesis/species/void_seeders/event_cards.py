"""What each event card does after the void seeders have moved."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Functions
from ...rules.contamination import Contaminate
from ...rules.hazards import PlaceFire, PlaceMalfunction, SpreadFire
from ...sites.ship.pods import LaunchPod
from ...sites.ship.position import ShipPosition
from ...sites.ship.tracks import StartSelfDestruct
from .creatures import DESPOILER, LAIR
from .event_effects import Dread, FireEverywhere, SeedersHunt, Whisper
from .insanity import LoseMind
from .madness import Madness
from .panic import ResolvePanic
from .placement import PlaceSeeder

content = Functions()
RULE = "nemesis/event/effect-and-discard"
ENGINE_ROOMS = ("engine-1", "engine-2", "engine-3")


def computer_rooms(g: Madness) -> list[int]:
    """The explored rooms with a computer, working or not."""
    return [room for room in g.rooms_in(g.explored) if g.box.computer[g.kind_of_room(room)]]


def is_alone(g: Madness, who: Seat) -> bool:
    """Whether nobody else is in a character's room, and no intruder."""
    return g.crew_present(g.room_of(who)) == [who] and not g.in_combat(who)


@content.event_card("void-terror")
def terror(g: Madness) -> Effects:
    return [Dread()]


@content.event_card("void-hunt")
def hunt(g: Madness) -> Effects:
    return [SeedersHunt()]


@content.event_card("void-tendrils")
def tendrils(g: Madness) -> Effects:
    return [LoseMind(who, RULE) for who in g.crew_in_order() if g.board.network[g.room_of(who)] >= 0]


@content.event_card("void-computer-failure")
def computer_failure(g: Madness) -> Effects:
    rooms = computer_rooms(g)
    return [PlaceMalfunction(room) for room in rooms] if any(map(g.is_malfunctioning, rooms)) else None


@content.event_card("void-monophobia")
def monophobia(g: Madness) -> Effects:
    return [ResolvePanic(who) for who in g.crew_in_order() if is_alone(g, who)]


@content.event_card("void-neurosis")
def neurosis(g: Madness) -> Effects:
    lairs = {g.room_of_foe(foe) for foe in g.all_foes() if g.kind_of(foe) == LAIR}
    near = {other for room in lairs for other in (room, *g.board.neighbours[room])}
    return [ResolvePanic(who) for who in g.crew_in_order() if g.room_of(who) in near]


@content.event_card("void-agoraphobia")
def agoraphobia(g: Madness) -> Effects:
    crowded = [room for room in g.board.rooms if len(g.crew_in(room)) > 1]
    return [PlaceSeeder(DESPOILER, crowded[0])] if crowded else None


@content.event_card("void-pod-ejection")
def pod_ejection(g: ShipPosition) -> Effects:
    docked = g.pods_of(1) + g.pods_of(2)
    return [LaunchPod(min(docked))] if docked else None


@content.event_card("void-fire-wave")
def fire_wave(g: Madness) -> Effects:
    lowest = next(g.rooms_in(g.fire), 0)
    return [SpreadFire((lowest,))] if lowest else None


@content.event_card("void-generator-overheat")
def generator_overheat(g: Madness) -> Effects:
    generator = g.find_room(g.box.room_kind["generator"])
    if not generator:
        return None
    if g.is_malfunctioning(generator):
        return [PlaceFire(generator), FireEverywhere()]
    return [PlaceMalfunction(generator)]


@content.event_card("void-whispers")
def whispers(g: Madness) -> Effects:
    return [Whisper()]


@content.event_card("void-fear")
def fear(g: Madness) -> Effects:
    return [Contaminate(who) for who in g.crew_in_order() if g.insanity[who] > len(g.hand(who))]


@content.event_card("void-fuel-explosion")
def fuel_explosion(g: Madness) -> Effects:
    return [PlaceFire(g.find_room(g.box.room_kind[engine])) for engine in ENGINE_ROOMS]


@content.event_card("void-ship-failure")
def ship_failure(g: Madness) -> Effects:
    rooms = computer_rooms(g)
    failing = sum(map(g.is_malfunctioning, rooms))
    start: list[Effect] = [StartSelfDestruct()]
    return start if failing > 1 else [PlaceMalfunction(room) for room in rooms[:1]]
