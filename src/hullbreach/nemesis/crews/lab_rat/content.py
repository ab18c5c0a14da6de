"""The Lab Rat's cards but the two reactions, and her item: what hides from that which hunts the others."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...content.functions import Functions, Uses
from ...position.place import bits_of
from ...rules.cards import DiscardCard, Draw
from ...rules.hushing import RemoveNoise
from ...rules.movement import LoseSlime
from ...rules.noise import PlaceNoise
from ...sites.facility.position import FacilityPosition
from ...sites.facility.wailing import HushSection, RouseSection

content = Functions()


HEARING = "lockdown/action/card-or"


@content.action_card("weird-metabolism", rule="lockdown/action/card-or", secret=True)
def weird_metabolism(g: FacilityPosition, who: Seat) -> Uses:
    for back in g.contaminations(g.hand(who))[:1]:
        yield "metabolise/card:contamination", [DiscardCard(who, back), Draw(who, 2)]
    if g.is_slimed(who):
        yield "remove-slime", [LoseSlime(who)]


@content.action_card("sensitive-hearing", rule=HEARING)
def sensitive_hearing(g: FacilityPosition, who: Seat) -> Uses:
    room, board = g.room[who], g.board
    corridors = (board.spot_mask[room] | board.near_mask[room]) & ((1 << board.technical) - 1)
    for spot in bits_of(corridors | board.spot_mask[room]):  # the technical corridors only from an entrance here
        if g.is_noisy(spot):
            yield f"hush/{board.spot_ids[spot]}", [RemoveNoise(1 << spot, HEARING)]
        else:
            yield f"noise/{board.spot_ids[spot]}", [PlaceNoise(spot, HEARING)]


@content.item_action("wail", rule="lockdown/terms/sections")
def wail(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    corridors = g.board.corridors_of[g.section(g.room[who])]
    if g.noise & corridors:
        yield "hush-section", [HushSection(who, corridors)]
    if corridors & ~g.noise:
        yield "rouse-section", [RouseSection(who, corridors)]


@content.quest("knowledge-5")
def knowledge_5(g: FacilityPosition, who: Seat) -> bool:
    return g.knows(who, 5)
