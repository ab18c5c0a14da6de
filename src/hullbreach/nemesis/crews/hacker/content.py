"""The Hacker's cards and items: power, computers and what hangs on them."""

from __future__ import annotations

from ....kernel import Back, Effect, Effects, Seat
from ...content.functions import Functions, Uses
from ...content.weapons import Weapon
from ...refs import ROOM, SEAT
from ...rules.noise import Danger
from ...rules.room_use import free_room_uses
from ...sites.facility.computer_actions import ACTIONS, computer_uses
from ...sites.facility.event_kinds import FALSE_ALARM
from ...sites.facility.position import FacilityPosition
from ...sites.facility.power import PLACE, PLACES, SwapPower
from ...sites.facility.where import at_a_computer, powered_computers
from .back_door import back_door_uses

content = Functions()
CHEATS = tuple(action for action in ACTIONS if action != "gain-knowledge")
"""Every action on computer cards except the one that gives knowledge."""


class SmartGun(Weapon):
    """It aims by itself: the advantage die, power or not (lockdown/combat/shoot-sequence)."""

    always_advantage = True


content.weapon("smart-gun", SmartGun())


@content.action_card("bypass", rule="lockdown/terms/sections")
def bypass(g: FacilityPosition, who: Seat) -> Uses:
    here = g.section(g.room[who])
    for place in PLACES if here else ():
        if place != here:
            yield f"bypass/{PLACE[place]}", [SwapPower(here, place)]


@content.action_card("backdoor", rule="lockdown/room/computer")
def backdoor(g: FacilityPosition, who: Seat) -> Uses:
    return back_door_uses(g, who) if at_a_computer(g, who) else ()


@content.action_card("remote-access", rule="lockdown/room/computer")
def remote_access(g: FacilityPosition, who: Seat) -> Uses:
    if at_a_computer(g, who):
        for room in powered_computers(g):
            if room != g.room[who]:
                yield from free_room_uses(g, who, room)


class FalseAlarm(Effect, tag="lockdown/false-alarm"):
    """Intruders next to the room that are not in combat come, or noise fills its corridors. It is not a noise roll."""

    rule = "lockdown/noise/danger-attracts"
    who: Seat
    room: int

    def ring(self, g: FacilityPosition) -> Effects:
        g.tell(FALSE_ALARM, self.rule, who=SEAT[self.who], room=ROOM[self.room])
        return [Danger(self.room)]


@content.action_card("false-alarm", rule="lockdown/room/computer")
def false_alarm(g: FacilityPosition, who: Seat) -> Uses:
    for room in powered_computers(g):
        yield f"alarm/{ROOM[room]}", [FalseAlarm(who, room)]


@content.item_action("cheat-codes", rule="lockdown/computer/condition")
def cheat_codes(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    room = g.room[who]
    return computer_uses(g, who, CHEATS) if g.has_computer(room) and g.is_powered(room) else ()


@content.quest("dark-computer")
def dark_computer(g: FacilityPosition, who: Seat) -> bool:
    room = g.room[who]
    return g.has_computer(room) and g.is_dark(room)
