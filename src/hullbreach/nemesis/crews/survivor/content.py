"""The Survivor's cards and rifle: out of every room at a price."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions, Uses
from ...content.weapons import MoreOnAnyHit
from ...refs import ROOM
from ...rules.cards import Draw
from ...rules.contamination import Contaminate
from ...rules.items import DiscardItem
from ...rules.movement import Enter, open_ways
from ...rules.wounds import dress_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.vents import CrawlThroughVents

content = Functions()
content.weapon("assault-rifle-facility", MoreOnAnyHit())


DESPERATE = 2
"""Injuries, without a roll."""


@content.action_card("desperate-attack", rule="lockdown/action/in-combat-only")
def desperate_attack(g: FacilityPosition, who: Seat) -> Uses:
    for foe in g.foes_with(who):
        yield f"strike-desperately/{g.foe_id(foe)}", [Contaminate(who), *g.species.injury(g, foe, DESPERATE)]


@content.action_card("distraction", rule="lockdown/movement/by-card", secret=True)
def distraction(g: FacilityPosition, who: Seat) -> Uses:
    for back in g.carried_items(who):
        thrown, item = DiscardItem(who, back, "lockdown/movement/by-card"), g.box.item_ref[g.face[back]]
        for corridor, room in open_ways(g, g.room_of(who)):
            yield f"distract/{item}/{g.board.way_id(room, corridor)}", [thrown, Enter(who, room, corridor)]


@content.action_card("obstinate", rule="lockdown/action/card-or")
def obstinate(g: FacilityPosition, who: Seat) -> Uses:
    wounds = g.serious_count(who)
    if wounds:
        yield "draw-for-wounds", [Draw(who, wounds)]
    yield from dress_uses(g, who)


@content.action_card("vents", rule="lockdown/movement/no-technical-corridors")
def vents(g: FacilityPosition, who: Seat) -> Uses:
    for room in g.board.crawls[g.room_of(who)]:
        yield f"crawl/{ROOM[room]}", [CrawlThroughVents(who, room)]
