"""What each room tile of the facility does. The contaminated room has no action."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Functions, Uses
from ...position import Position
from ...refs import ROOM, SEAT
from ...rules.contamination import LoseLarva, remove_contamination, scan
from ...rules.hazards import PlaceMalfunction, may_malfunction
from ...rules.lapses import who_is_gone
from ...rules.movement import LOUD, SILENT, Enter, LoseSlime, NoiseOnEntry
from ...rules.signal import SendSignal
from ...rules.spying import SeeObjective
from ...rules.wounds import SeriousWound
from ..ship import rooms as on_the_ship
from .event_kinds import EXTERMINATED
from .position import FacilityPosition
from .power import PLACE, TurnPower
from .stores import UseUpStock, equip_uses
from .tracks import StartAutodestruction, StopAutodestruction
from .venting import venting_uses

content = Functions()

EXPERT = 4
"""The knowledge that the testing lab asks for."""

for _same in ("emergency-room", "nest", "surgery"):
    content.rooms[_same] = on_the_ship.content.rooms[_same]

# -- basic rooms ----------------------------------------------------------------------------------------------


def crawl_uses(g: Position, who: Seat, room: int) -> Uses:
    """Any other explored room with an entrance; the attack comes after arriving, the noise roll after the attack."""
    for to in g.board.entrances:
        if to != room and g.is_explored(to):
            attack = g.species.ambush(g, who)
            yield f"crawl/{ROOM[to]}", [Enter(who, to, -1, SILENT), *attack, NoiseOnEntry(who, LOUD)]


@content.room_action("cave-entrance", rule="lockdown/room/cave-entrance")
def cave_entrance(g: Position, who: Seat, room: int) -> Uses:
    return crawl_uses(g, who, room)


@content.room_action("cooling-system", rule="lockdown/room/cooling-system")
def cooling_system(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if not g.autodestructs():  # even with somebody locked in: lockdown/room/isolation-autodestruction
        yield "start-autodestruction", [StartAutodestruction()]


class Decontaminate(Effect, tag="lockdown/decontaminate"):
    """Scan all contamination cards in hand and remove the infected ones, a larva and the slime; clean cards stay."""

    rule = "lockdown/room/decon-room"
    who: Seat

    def scan_the_hand(self, g: Position) -> Effects:
        infected = scan(g, self.who, g.contaminations(g.hand(self.who)))
        remove_contamination(g, self.who, infected)
        return [FlushLarva(self.who), LoseSlime(self.who)]

    _lapses = who_is_gone


class FlushLarva(LoseLarva, tag="lockdown/flush-larva"):
    """The larva on the character board is removed, too."""

    rule = Decontaminate.rule


@content.room_action("decon-room", rule="lockdown/room/decon-room")
def decon_room(g: Position, who: Seat, room: int) -> Uses:
    yield "decontaminate", [Decontaminate(who)]


@content.room_action("power-generator", rule="lockdown/room/power-generator-power")
def power_generator(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if g.autodestructs() and not g.autodestruct_red:
        yield "stop-autodestruction", [StopAutodestruction()]
    section = g.section(room)
    turned = TurnPower(section, not g.has_power(section), "lockdown/room/power-generator-power")
    yield f"switch-power/{PLACE[section]}", [turned]


def transmitter_uses(g: Position, who: Seat) -> Uses:
    """Send the signal once, or read an objective of anyone alive who has sent it, wherever they are."""
    if not g.has_signalled(who):
        yield "send-signal", [Transmit(who)]
    for other in range(g.players):
        if other != who and g.has_signalled(other) and not g.is_dead(other) and g.objectives(other):
            yield f"see-objectives/{SEAT[other]}", [ReadObjective(who, other, back) for back in g.objectives(other)]


class Transmit(SendSignal, tag="lockdown/transmit"):
    """The signal space of the character board receives a marker."""

    rule = "lockdown/room/transmitter-signal"


class ReadObjective(SeeObjective, tag="lockdown/read-objective"):
    """One player looks at an objective card of another who has sent the signal."""

    rule = "lockdown/room/transmitter-check-objective"


@content.room_action("transmitter-control", rule="lockdown/room/transmitter-signal")
def transmitter_control(g: Position, who: Seat, room: int) -> Uses:
    return transmitter_uses(g, who)


# -- additional rooms -----------------------------------------------------------------------------------------


def extermination_uses(g: Position, control: int) -> Uses:
    """Any room with an intruder that a malfunction can be placed in (lockdown/room/defense-control-cost)."""
    for room in g.foe_rooms():
        if not may_malfunction(g, room):
            continue
        if g.items[control]:
            yield f"exterminate-with-stock/{ROOM[room]}", [UseUpStock(control), Exterminate(room)]
        if room != control:
            yield f"exterminate-with-overload/{ROOM[room]}", [PlaceMalfunction(control), Exterminate(room)]


class Exterminate(Effect, tag="lockdown/exterminate"):
    """The room gets a malfunction marker, each intruder in it an injury and each character in it a serious wound."""

    rule = "lockdown/room/defense-control-effect"
    room: int

    def strike(self, g: Position) -> Effects:
        room, here = self.room, g.crew_in(self.room)
        g.tell(EXTERMINATED, self.rule, room=ROOM[room])
        return [
            PlaceMalfunction(room),
            *(effect for foe in g.foes_in(room) for effect in g.species.injury(g, foe, 1)),
            *(SeriousWound(who) for who in g.turn_order() if who in here),
        ]


@content.room_action("defense-control", rule="lockdown/room/defense-control-effect")
def defense_control(g: Position, who: Seat, room: int) -> Uses:
    return extermination_uses(g, room)


@content.room_action("guard-room", rule="lockdown/room/guard-room")
def guard_room(g: Position, who: Seat, room: int) -> Uses:
    if g.items[room]:
        yield from equip_uses(g, who, ("taser", "enviro-suit"), (UseUpStock(room),), "lockdown/room/guard-room")


@content.room_action("testing-lab", rule="lockdown/room/testing-lab")
def testing_lab(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if g.knows(who, EXPERT):
        yield from equip_uses(g, who, ("neutralizer",), (), "lockdown/room/testing-lab")


@content.room_action("vent-control", rule="lockdown/room/vent-choose")
def vent_control(g: Position, who: Seat, room: int) -> Uses:
    return venting_uses(g)
