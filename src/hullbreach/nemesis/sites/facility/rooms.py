"""What each room tile of the facility does. The contaminated room has no action."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions, Uses
from ...position import Position
from ..ship import rooms as on_the_ship
from .caves import crawl_uses
from .decontamination import Decontaminate
from .defense import extermination_uses
from .position import FacilityPosition
from .power import PLACE, TurnPower
from .stores import UseUpStock, equip_uses
from .tracks import StartAutodestruction, StopAutodestruction
from .transmitter import transmitter_uses
from .venting import venting_uses

content = Functions()

EXPERT = 4
"""The knowledge that the testing lab asks for."""

for _same in ("emergency-room", "nest", "surgery"):
    content.rooms[_same] = on_the_ship.content.rooms[_same]

# -- basic rooms ----------------------------------------------------------------------------------------------


@content.room_action("cave-entrance", rule="lockdown/room/cave-entrance")
def cave_entrance(g: Position, who: Seat, room: int) -> Uses:
    return crawl_uses(g, who, room)


@content.room_action("cooling-system", rule="lockdown/room/cooling-system")
def cooling_system(g: FacilityPosition, who: Seat, room: int) -> Uses:
    if not g.autodestructs():  # whoever is locked in: lockdown/room/isolation-autodestruction
        yield "start-autodestruction", [StartAutodestruction()]


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


@content.room_action("transmitter-control", rule="lockdown/room/transmitter-signal")
def transmitter_control(g: Position, who: Seat, room: int) -> Uses:
    return transmitter_uses(g, who)


# -- additional rooms -----------------------------------------------------------------------------------------


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
