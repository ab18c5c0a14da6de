"""The deck of the surface of Mars: each card strikes everybody out there, or only the player who drew it."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...box import SURFACE
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ...rules.piles import refill, turn_up
from ..facility.event_kinds import SURFACE_CARD, SURFACE_EXPOSED, SURFACE_SHELTERED, SURFACE_SUIT
from ..facility.position import FacilityPosition
from ..facility.suits import ENVIRO_SUIT
from ..facility.zones import SURFACE_DECK, SURFACE_DISCARD

UPPER, LOWER = "lockdown/alternative-board/surface-card-upper", "lockdown/alternative-board/surface-card-lower"


class DrawSurfaceCard(Effect, tag="lockdown/draw-surface-card"):
    """A card of the surface is turned up for all to see, resolved and discarded."""

    rule = "lockdown/alternative-board/surface-symbol"
    who: Seat
    because: str = rule

    def draw_and_resolve(self, g: FacilityPosition) -> Effects:
        refill(g, SURFACE_DECK, SURFACE_DISCARD, "surface-shuffle")
        back = turn_up(g, SURFACE_DECK, "surface-card")
        g.zones[SURFACE_DISCARD].append(back)
        name = g.box.faces[SURFACE][g.face[back]]
        g.tell(SURFACE_CARD, self.because, who=SEAT[self.who], surface=f"surface:{name}")
        card = g.box.surface_cards[name]
        struck = g.crew_in_order() if name in g.box.strikes_all else (self.who,)
        faced = [FaceTheSurface(who, name) for who in struck if g.room[who] in g.site.surface]
        return [*faced, *(card.afterwards(g) or ())]

    _lapses = who_is_gone


class FaceTheSurface(Effect, tag="lockdown/face-surface"):
    """A surface card affects a character: its upper part if unprotected, its lower part if protected."""

    rule = UPPER
    who: Seat
    card: str

    def suffer(self, g: FacilityPosition) -> Effects:
        who = self.who
        sheltered = g.room[who] in g.site.buildings
        if not sheltered and (suit := g.held(who, ENVIRO_SUIT)) >= 0:
            sheltered = True
            g.show(suit)
            g.tell(SURFACE_SUIT, LOWER, who=SEAT[who], item=g.box.item_ref[g.face[suit]])
        g.tell(SURFACE_SHELTERED if sheltered else SURFACE_EXPOSED, LOWER if sheltered else UPPER, who=SEAT[who])
        return g.box.surface_cards[self.card].effect(g, who, sheltered)

    _lapses = who_is_gone
