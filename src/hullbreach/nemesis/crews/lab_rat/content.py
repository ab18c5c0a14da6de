"""The Lab Rat's cards, except the two reactions, and her item: she hides while the others are hunted."""

from __future__ import annotations

from ....kernel import Back, Effect, Effects, Seat
from ...content.functions import Functions, Uses
from ...position.place import bits_of
from ...refs import SEAT
from ...rules.cards import DiscardCard, Draw
from ...rules.movement import LoseSlime
from ...rules.noise import PlaceNoise, RemoveNoise, place_noise
from ...sites.facility.event_kinds import SECTION_HUSHED, SECTION_ROUSED
from ...sites.facility.position import FacilityPosition

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


WAILING = "lockdown/item/shown-when-used"


class HushSection(Effect, tag="lockdown/hush-section"):
    """Every noise marker in the corridors of a section is taken away."""

    rule = WAILING
    who: Seat
    corridors: int

    def wail(self, g: FacilityPosition) -> Effects:
        g.tell(SECTION_HUSHED, WAILING, who=SEAT[self.who])
        return [RemoveNoise(self.corridors, WAILING)]


class RouseSection(Effect, tag="lockdown/rouse-section"):
    """Every silent corridor of a section gets a noise marker. There are no encounters."""

    rule = WAILING
    who: Seat
    corridors: int

    def wail(self, g: FacilityPosition) -> None:
        g.tell(SECTION_ROUSED, WAILING, who=SEAT[self.who])
        place_noise(g, self.corridors, WAILING)


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
