"""What each event card does after the intruders have moved."""

from __future__ import annotations

from .....kernel import Effect, Effects
from ....content.functions import Functions
from ....kinds import EGGS
from ....position import Position
from ....rules.doors import OpenDoor
from ....rules.hazards import PlaceFire, PlaceMalfunction, SpreadFire
from ....rules.noise import NoiseAround, NoiseRoll, PlaceNoise
from ....sites.ship.pods import LaunchPod
from ....sites.ship.position import ShipPosition
from ....sites.ship.tracks import StartSelfDestruct
from ..creatures import ADULT
from ..event_effects import EVENT_EFFECT, Eclosion, Hatching, Hunt, ItemsBurn, Lurk, Regenerate

content = Functions()


def _malfunctions(g: Position, colour: str, computer: bool = False) -> list[Effect]:
    """A malfunction in every explored room of this colour, or only in those with a computer."""
    rooms = {room.id for room in g.box.tables.rooms.room if room.colour == colour and room.computer >= computer}
    return [PlaceMalfunction(room) for room in g.rooms_in(g.explored) if g.room_name(room) in rooms]


def _spread(g: Position) -> SpreadFire:
    """Fire spreads from every room that burns now."""
    return SpreadFire(tuple(g.rooms_in(g.fire)))


@content.event_card("egg-protection")
def egg_protection(g: Position) -> Effects:
    guarded = [
        who
        for who in g.crew_in_order()
        if g.site.is_nest(g, g.room_of(who)) or any(thing in EGGS for thing in g.objects_of(who))
    ]
    return [effect for who in guarded for effect in g.species.encounter(g, who)]


@content.event_card("hatching")
def hatching(g: Position) -> Effects:
    return [Hatching()]


@content.event_card("regeneration")
def regeneration(g: Position) -> Effects:
    return [Regenerate(2)]


@content.event_card("damage")
def damage(g: Position) -> Effects:
    rooms = {g.room_of_foe(foe) for foe in g.all_foes() if g.kind_of(foe) >= ADULT}
    return [PlaceMalfunction(room) for room in sorted(rooms)]


@content.event_card("lurking")
def lurking(g: Position) -> Effects:
    return [Lurk()]


@content.event_card("eclosion")
def eclosion(g: Position) -> Effects:
    return [Eclosion()]


@content.event_card("flammable-compounds")
def flammable_compounds(g: Position) -> Effects:
    hibernatorium = g.find_room(g.box.room_kind["hibernatorium"])
    return [SpreadFire((hibernatorium,))] if g.is_burning(hibernatorium) else [PlaceFire(hibernatorium)]


@content.event_card("hunt")
def hunt(g: Position) -> Effects:
    return [Hunt()]


@content.event_card("consuming-fire")
def consuming_fire(g: Position) -> Effects:
    return [ItemsBurn(), _spread(g)]


@content.event_card("damaging-fire")
def damaging_fire(g: Position) -> Effects:
    return [*(PlaceMalfunction(room) for room in g.rooms_in(g.fire)), _spread(g)]


@content.event_card("scent-of-prey")
def scent_of_prey(g: Position) -> Effects:
    rooms = {g.room_of(who) for who in g.aboard() if g.is_slimed(who)}
    return [NoiseAround(room, EVENT_EFFECT) for room in sorted(rooms)]


@content.event_card("malfunction")
def malfunction(g: Position) -> Effects:
    return [PlaceMalfunction(next(g.rooms_in(g.explored)))]


@content.event_card("noise-in-technical-corridors")
def noise_in_technical_corridors(g: Position) -> Effects:
    noisy = [network for network in g.board.networks if g.is_noisy(network)]
    noise = [PlaceNoise(network, EVENT_EFFECT) for network in g.board.networks if network not in noisy]
    return [*noise, *(NoiseRoll(who) for who in g.crew_in_order() if g.board.network[g.room_of(who)] in noisy)]


@content.event_card("nest")
def nest(g: Position) -> Effects:
    room = g.find_room(g.box.room_kind["nest"])
    return [NoiseAround(room, EVENT_EFFECT)] if room else None


@content.event_card("bulkheads-open")
def bulkheads_open(g: Position) -> Effects:
    return [OpenDoor(corridor) for corridor in g.board.corridors if g.is_closed(corridor)]


@content.event_card("evacuation-pod-ejection")
def evacuation_pod_ejection(g: ShipPosition) -> Effects:
    docked = g.pods_of(1) + g.pods_of(2)
    return [LaunchPod(min(docked))] if docked else None


@content.event_card("short-circuit")
def short_circuit(g: Position) -> Effects:
    return _malfunctions(g, "yellow", computer=True)


@content.event_card("coolant-leak")
def coolant_leak(g: Position) -> Effects:
    generator = g.find_room(g.box.room_kind["generator"])
    return [StartSelfDestruct()] if generator and g.is_malfunctioning(generator) else None


@content.event_card("life-support-failure")
def life_support_failure(g: Position) -> Effects:
    return _malfunctions(g, "green")
