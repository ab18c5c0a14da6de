"""Suits: they keep slime off and let their owner walk to the bunker."""

from __future__ import annotations

from ....kernel import Back, Effects, Seat
from ...refs import SEAT
from ...rules.movement import GetSlimed
from .event_kinds import SLIME_KEPT_OFF
from .position import FacilityPosition

ENVIRO_SUIT = "enviro-suit"
SUITS = (ENVIRO_SUIT, "battle-suit")


def suit_of(g: FacilityPosition, who: Seat) -> Back:
    """A suit that a character has, -1 for none; a quest item must be active."""
    return g.held(who, *SUITS)


def a_suit_keeps_slime_off(g: FacilityPosition, slime: GetSlimed) -> Effects:
    """A character with a suit gets no slime marker (lockdown/slime/one-per-character). The suit is shown."""
    who = slime.who
    if g.is_slimed(who) or not g.is_aboard(who) or (suit := suit_of(g, who)) < 0:
        return None
    g.show(suit)
    g.tell(SLIME_KEPT_OFF, slime.rule, who=SEAT[who], item=g.box.item_ref[g.face[suit]])
    return []
