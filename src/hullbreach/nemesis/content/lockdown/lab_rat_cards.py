"""The Lab Rat's own cards but the two reactions: what hides from that which hunts the others."""

from __future__ import annotations

from ....kernel import Seat
from ...position.place import bits_of
from ...rules.cards import DiscardCard, Draw
from ...rules.hushing import RemoveNoise
from ...rules.movement import LoseSlime
from ...rules.noise import PlaceNoise
from ...sites.facility.position import FacilityPosition
from ..functions import LOCKDOWN, Uses

HEARING = "lockdown/action/card-or"


@LOCKDOWN.action_card("weird-metabolism", rule="lockdown/action/card-or", secret=True)
def weird_metabolism(g: FacilityPosition, who: Seat) -> Uses:
    for back in g.contaminations(g.hand(who))[:1]:
        yield "metabolise/card:contamination", [DiscardCard(who, back), Draw(who, 2)]
    if g.is_slimed(who):
        yield "remove-slime", [LoseSlime(who)]


@LOCKDOWN.action_card("sensitive-hearing", rule=HEARING)
def sensitive_hearing(g: FacilityPosition, who: Seat) -> Uses:
    room, board = g.room[who], g.board
    corridors = (board.spot_mask[room] | board.near_mask[room]) & ((1 << board.technical) - 1)
    for spot in bits_of(corridors | board.spot_mask[room]):  # the technical corridors only from an entrance here
        if g.is_noisy(spot):
            yield f"hush/{board.spot_ids[spot]}", [RemoveNoise(1 << spot, HEARING)]
        else:
            yield f"noise/{board.spot_ids[spot]}", [PlaceNoise(spot, HEARING)]
