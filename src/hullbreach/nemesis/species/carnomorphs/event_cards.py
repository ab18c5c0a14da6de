"""What each event card of the carnomorphs does after they have moved."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...content.functions import Functions
from ...position import Position
from ...position.place import bits_of
from ...rules.doors import CloseDoor, may_close
from ...rules.hazards import PlaceFire, PlaceMalfunction, RemoveFire
from ...rules.movement import GetSlimed
from ...rules.noise import NoiseAround, NoiseRoll
from ...rules.sealing import no_door_is_destroyed
from ...sites.ship.airlock import StartAirlock
from ...sites.ship.position import ShipPosition
from ...sites.ship.tracks import StartSelfDestruct
from .creatures import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from .event_effects import RULE, EmptyItems, GoNextDoor, LurkAgain, Prowl, Reawaken, RemovePod, ScanDrawnForMutation
from .food import carcasses, heavy_objects_in

content = Functions()

DRAWN, MANY_MALFUNCTIONS = 4, 3


def rooms_of_colour(g: Position, colour: str) -> list[int]:
    """The explored rooms of this colour, by number."""
    return [room for room in g.rooms_in(g.explored) if g.colour_of(room) == colour]


@content.event_card("rampant-mutation")
def rampant_mutation(g: Position) -> Effects:
    return [ScanDrawnForMutation(who, DRAWN) for who in g.crew_in_order()]


@content.event_card("reawakening")
def reawakening(g: Position) -> Effects:
    rooms = {g.object_at[thing] for thing in carcasses(g) if g.object_at[thing] in g.board.rooms}
    return [Reawaken(room) for room in sorted(rooms)]


@content.event_card("carnomorph-lurking")
def lurking(g: Position) -> Effects:
    return [LurkAgain()]


@content.event_card("carnomorph-stalking")
def stalking(g: Position) -> Effects:
    manned = tuple(room for room in g.board.rooms if g.is_manned(room))
    return [GoNextDoor((SHAMBLER, FLESHBEAST, BUTCHER), manned)]


@content.event_card("airlock-procedure-glitch")
def airlock_procedure_glitch(g: Position) -> Effects:
    yellow = rooms_of_colour(g, "yellow")
    return [StartAirlock(yellow[-1])] if yellow and no_door_is_destroyed(g, yellow[-1]) else None


@content.event_card("generator-overload")
def generator_overload(g: ShipPosition) -> Effects:
    return [StartSelfDestruct()] if g.malfunction.bit_count() >= MANY_MALFUNCTIONS else None


@content.event_card("marked-prey")
def marked_prey(g: Position) -> Effects:
    crew = [who for who in g.crew_in_order() if not g.pod[who]]
    return [GetSlimed(who) for who in crew if g.objects_of(who) or g.objects_in(g.room_of(who))]


@content.event_card("evacuation-hatches-jam")
def evacuation_hatches_jam(g: Position) -> Effects:
    return [PlaceMalfunction(room) for room in g.board.rooms if g.site.section_of(g, room)]


@content.event_card("quarantine-procedure")
def quarantine_procedure(g: Position) -> Effects:
    rooms = sorted({g.room_of(who) for who in g.aboard() if g.is_slimed(who)})
    corridors = dict.fromkeys(corridor for room in rooms for corridor in bits_of(g.board.door_mask[room]))
    return [CloseDoor(corridor, g.first_player) for corridor in corridors if may_close(g, corridor)]


@content.event_card("growl")
def growl(g: Position) -> Effects:
    return [NoiseAround(room, RULE) for room in g.foe_rooms()]


@content.event_card("scavenging-biomatter")
def scavenging_biomatter(g: Position) -> Effects:
    lying = tuple(room for room in g.board.rooms if heavy_objects_in(g, room) or g.eggs_lying_in(room))
    return [GoNextDoor((METAGORGER, SHAMBLER, FLESHBEAST), lying)]


@content.event_card("structural-weakness")
def structural_weakness(g: Position) -> Effects:
    return [PlaceMalfunction(room) for room in rooms_of_colour(g, "white")]


@content.event_card("emergency-protocol-failure")
def emergency_protocol_failure(g: ShipPosition) -> Effects:
    docked = g.pods_of(2)
    return [RemovePod(max(docked))] if docked else None


@content.event_card("chemical-fire")
def chemical_fire(g: Position) -> Effects:
    burning = bits_of(g.fire)
    if not burning:
        return None
    room = burning[-1]
    spread: list[Effect] = [PlaceFire(other) for other in g.board.neighbours[room]]
    return [PlaceMalfunction(room), RemoveFire(room), *spread]


@content.event_card("ammunition-meltdown")
def ammunition_meltdown(g: Position) -> Effects:
    red = rooms_of_colour(g, "red")
    return [EmptyItems(red[0]), *map(PlaceFire, (red[0], *g.board.neighbours[red[0]]))] if red else None


@content.event_card("beast-on-the-prowl")
def beast_on_the_prowl(g: Position) -> Effects:
    slimed = [who for who in g.crew_in_order() if g.is_slimed(who)]
    butcher = next((foe for foe in g.all_foes() if g.kind_of(foe) == BUTCHER), -1)
    if butcher < 0:
        return [NoiseRoll(who) for who in slimed]
    return [Prowl(butcher, slimed[0])] if slimed and not g.is_manned(g.room_of_foe(butcher)) else None
