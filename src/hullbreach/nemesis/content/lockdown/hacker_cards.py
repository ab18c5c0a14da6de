"""The Hacker's own cards: power, computers and what hangs on them."""

from __future__ import annotations

from ....kernel import Seat
from ...refs import ROOM
from ...rules.room_use import free_room_uses
from ...sites.facility.alarm import FalseAlarm
from ...sites.facility.back_door import back_door_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.power import PLACE, PLACES, SwapPower
from ..functions import LOCKDOWN, Uses
from .where import at_a_computer, powered_computers


@LOCKDOWN.action_card("bypass", rule="lockdown/terms/sections")
def bypass(g: FacilityPosition, who: Seat) -> Uses:
    here = g.section(g.room[who])
    for place in PLACES if here else ():
        if place != here:
            yield f"bypass/{PLACE[place]}", [SwapPower(here, place)]


@LOCKDOWN.action_card("backdoor", rule="lockdown/room/computer")
def backdoor(g: FacilityPosition, who: Seat) -> Uses:
    return back_door_uses(g, who) if at_a_computer(g, who) else ()


@LOCKDOWN.action_card("remote-access", rule="lockdown/room/computer")
def remote_access(g: FacilityPosition, who: Seat) -> Uses:
    if at_a_computer(g, who):
        for room in powered_computers(g):
            if room != g.room[who]:
                yield from free_room_uses(g, who, room)


@LOCKDOWN.action_card("false-alarm", rule="lockdown/room/computer")
def false_alarm(g: FacilityPosition, who: Seat) -> Uses:
    for room in powered_computers(g):
        yield f"alarm/{ROOM[room]}", [FalseAlarm(who, room)]
