"""What the characters' own items do; the Battle Suit protects by itself, and weapons are in crew_weapons.py."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...kinds import CARCASSES, IN_SUPPLY
from ...refs import SEAT
from ...rules.hazards import RemoveFire
from ...rules.items import TakeObject
from ...rules.movement import LoseSlime
from ...rules.noise import NoiseAround
from ...sites.facility.commanding import Command, subjects
from ...sites.facility.computer_actions import ACTIONS, computer_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.probe_arm import BreakArm, is_working
from ...sites.facility.wailing import HushSection, RouseSection
from ..functions import LOCKDOWN, Uses
from . import crew_weapons, quests  # noqa: F401  (they register)

CHEATS = tuple(action for action in ACTIONS if action != "gain-knowledge")
"""Every action that a computer card prints but the one that gives knowledge."""


@LOCKDOWN.item_action("probe-arm", rule="lockdown/item/shown-when-used")
def probe_arm(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    carcass = g.object_at.find(IN_SUPPLY, CARCASSES.start, CARCASSES.stop)
    if carcass < 0 or not is_working(g, back):
        return ()
    return (("take/object:carcass", [TakeObject(who, carcass), BreakArm(who, back)]),)


@LOCKDOWN.item_action("cheat-codes", rule="lockdown/computer/condition")
def cheat_codes(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    room = g.room[who]
    return computer_uses(g, who, CHEATS) if g.has_computer(room) and g.is_powered(room) else ()


@LOCKDOWN.item_action("pressure-washer", rule="lockdown/action/card-or")
def pressure_washer(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    room = g.room[who]
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]
    for dirty in g.crew_in(room):
        if g.is_slimed(dirty):
            yield f"wash-off/{SEAT[dirty]}", [LoseSlime(dirty)]
    for foe in g.foes_with(who) if g.is_powered(room) else ():
        yield f"hose/{g.foe_id(foe)}", [*g.species.retreat(g, foe), NoiseAround(room, "lockdown/item/shown-when-used")]


@LOCKDOWN.item_action("wail", rule="lockdown/terms/sections")
def wail(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    corridors = g.board.corridors_of[g.section(g.room[who])]
    if g.noise & corridors:
        yield "hush-section", [HushSection(who, corridors)]
    if corridors & ~g.noise:
        yield "rouse-section", [RouseSection(who, corridors)]


@LOCKDOWN.item_action("overmind", rule="lockdown/terms/sections")
def overmind(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    for foe in subjects(g, who):
        room = g.room_of_foe(foe)
        paths = [way for way, _ in g.board.ways[room] if way in g.board.paths]
        for spot in (*g.board.spots[room], *paths):
            yield f"command/{g.foe_id(foe)}/{g.board.spot_ids[spot]}", [Command(who, foe, spot)]
