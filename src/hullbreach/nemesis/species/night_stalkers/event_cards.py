"""What each event card of the night stalkers does after the intruders have moved, and what it adds in darkness."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Effect, Effects, Seat
from ...content.functions import Functions
from ...position import Position
from ...rules.contamination import Contaminate, GetLarva
from ...rules.hazards import PlaceFire, PlaceMalfunction
from ...rules.lapses import who_is_gone
from ...rules.losses import GiveUpItem, WasteAmmo, give_up_item, loaded
from ...rules.noise import NoiseAround, PlaceNoise
from ...rules.wounds import LightWound, SeriousWound
from ...sites.facility.position import ELEVATOR, FacilityPosition
from ...sites.facility.power import LoseBackup, TurnPower
from ...sites.facility.tracks import StartAutodestruction
from ..intruders.creatures import ADULT
from ..intruders.intruder_movement import PlaceIntruder
from ..intruders.ship_events import content as on_the_ship
from .blood_trace import BloodTrace
from .event_effects import RULE, LeavingTheShell, LoseMarkers, Pounce

content = Functions()

for _card, _here in (
    ("consuming-fire", "consuming-fire"),
    ("life-support-failure", "life-support-failure"),
    ("bulkheads-open", "bulkheads-open-facility"),
    ("damage", "damage-facility"),
    ("egg-protection", "egg-protection-facility"),
    ("hatching", "hatching-facility"),
    ("lurking", "lurking-facility"),
    ("nest", "nest-facility"),
):
    content.events[_here] = on_the_ship.content.events[_card]
CARGO = ("cargo-a", "cargo-b", "cargo-c")
ELEVATORS = ("elevator-1", "elevator-2", "elevator-3")


# -- who and where ---------------------------------------------------------------------------------------------


def on_the_board(g: FacilityPosition) -> list[Seat]:
    """The characters in rooms, in turn order."""
    return [who for who in g.crew_in_order() if not g.pod[who]]


def bleeds(g: FacilityPosition, who: Seat) -> bool:
    """Whether somebody has a serious wound that is not dressed."""
    return bool(g.serious_wounds(who))


def has_cards(g: FacilityPosition, who: Seat) -> bool:
    """Whether somebody holds an action card; contamination cards do not help."""
    return bool(g.action_cards(who))


def explored(g: FacilityPosition, *names: str) -> list[int]:
    """The rooms of these names that have been found, by number."""
    found = (g.find_room(g.box.room_kind[name]) for name in names)
    return sorted(room for room in found if room)


def computers(g: FacilityPosition) -> list[int]:
    """The rooms with a computer that works in sections with power, by number."""
    return [room for room in g.rooms_in(g.explored) if g.has_computer(room) and g.is_powered(room)]


def rooms_of(g: FacilityPosition, some: Sequence[Seat]) -> list[int]:
    """The rooms some characters are in, by number."""
    return sorted({g.room[who] for who in some})


def noise_around(g: FacilityPosition, some: Sequence[Seat]) -> list[Effect]:
    """Noise in every silent corridor around some characters."""
    return [NoiseAround(room, RULE) for room in rooms_of(g, some)]


# -- power and machines ----------------------------------------------------------------------------------------


@content.event_card("blue-screen")
def blue_screen(g: FacilityPosition) -> Effects:
    return [PlaceMalfunction(room) for room in computers(g)[:1]]


@content.event_card("short-circuit-facility")
def short_circuit(g: FacilityPosition) -> Effects:
    return [PlaceFire(room) for room in computers(g)]


@content.event_card("coolant-leak-facility")
def coolant_leak(g: FacilityPosition) -> Effects:
    return [
        StartAutodestruction() if g.is_malfunctioning(room) else PlaceMalfunction(room)
        for room in explored(g, "cooling-system")
    ]


@content.event_card("kickstopper")
def kickstopper(g: FacilityPosition) -> Effects:
    return [TurnPower(ELEVATOR, False, RULE), *(PlaceMalfunction(room) for room in explored(g, *ELEVATORS))]


@content.event_card("power-surge")
def power_surge(g: FacilityPosition) -> Effects:
    return [LoseBackup()]


@content.event_card("thats-hot")
def thats_hot(g: FacilityPosition) -> Effects:
    return [PlaceFire(room) for room in explored(g, "backup-power", "power-generator")]


@content.event_card("fire-in-the-hole")
def fire_in_the_hole(g: FacilityPosition) -> Effects:
    rooms = explored(g, *CARGO)
    burnt = [who for who in on_the_board(g) if g.room[who] in rooms and not has_cards(g, who)]
    return [*map(PlaceFire, rooms), *map(SeriousWound, burnt)]


@content.event_in_darkness("damage-facility")
def damage_around_prey(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [PlaceMalfunction(room) for room in rooms_of(g, prey)]


# -- noise -----------------------------------------------------------------------------------------------------


@content.event_in_darkness("bulkheads-open-facility")
@content.event_in_darkness("nest-facility")
def noise_around_prey(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return noise_around(g, prey)


@content.event_card("noise-in-corridors")
def noise_in_corridors(g: FacilityPosition) -> Effects:
    space = g.board.networks[0]
    return [LoseMarkers() if g.is_noisy(space) else PlaceNoise(space, RULE)]


def at_an_entrance(g: FacilityPosition, who: Seat) -> bool:
    """Whether the technical corridors lead to somebody's room."""
    return g.board.network[g.room[who]] >= 0


@content.event_in_darkness("noise-in-corridors", touches=at_an_entrance)
def wounds_at_entrances(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [LightWound(who) for who in prey]


@content.event_card("scent-of-blood")
def scent_of_blood(g: FacilityPosition) -> Effects:
    return noise_around(g, [who for who in on_the_board(g) if bleeds(g, who)])


def bleeds_alone(g: FacilityPosition, who: Seat) -> bool:
    """Whether somebody bleeds and is not in combat."""
    return bleeds(g, who) and not g.in_combat(who)


@content.event_in_darkness("scent-of-blood", touches=bleeds_alone)
def adults_come(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [PlaceIntruder(ADULT, room) for room in rooms_of(g, prey)]


# -- intruders and larvae --------------------------------------------------------------------------------------


@content.event_card("blood-trace")
def blood_trace(g: FacilityPosition) -> Effects:
    """The event and its darkness effect happen together."""
    return None


def is_wider_bait(g: FacilityPosition, who: Seat) -> bool:
    """Whether somebody is bait only because of the darkness."""
    return bleeds(g, who) and has_cards(g, who)


@content.event_in_darkness("blood-trace", touches=is_wider_bait)
def follow_the_blood(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    bait = [who for who in on_the_board(g) if who in prey or (bleeds(g, who) and not has_cards(g, who))]
    return [BloodTrace(tuple(bait))] if bait else None


@content.event_in_darkness("lurking-facility", touches=lambda g, who: bool(g.in_combat(who)))
def pounce(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [Pounce(foe, tuple(prey)) for room in rooms_of(g, prey) for foe in g.foes_in(room)]


@content.event_in_darkness("egg-protection-facility")
def contaminate_prey(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [Contaminate(who) for who in prey]


def is_helpless(g: FacilityPosition, who: Seat) -> bool:
    """Whether a larva can attach itself to somebody outside the nest."""
    return not (g.site.is_nest(g, g.room[who]) or has_cards(g, who) or g.is_infested(who))


@content.event_in_darkness("hatching-facility", touches=is_helpless)
def infest_prey(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [GetLarva(who) for who in prey]


@content.event_card("leaving-the-shell")
def leaving_the_shell(g: FacilityPosition) -> Effects:
    return [LeavingTheShell()]


class Panic(Effect, tag="lockdown/panic"):
    """A character discards two ammunition, or an item if there is not enough."""

    rule = "lockdown/event/effect"
    who: Seat

    def lose(self, g: Position) -> Effects:
        if sum(map(g.ammo_in, loaded(g, self.who))) >= 2:
            return [WasteAmmo(self.who, 2)]
        return give_up_item(g, GiveUpItem(self.who))

    _lapses = who_is_gone


@content.event_card("panic")
def panic(g: FacilityPosition) -> Effects:
    return [Panic(who) for who in on_the_board(g) if not has_cards(g, who)]


@content.event_in_darkness("panic", touches=has_cards)
def panic_in_the_dark(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [Panic(who) for who in prey]
