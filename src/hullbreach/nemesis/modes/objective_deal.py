"""How objectives are dealt: some decks stay in the box, some cards are secret, some lie open for all."""

from __future__ import annotations

from ...kernel import Back, Seat
from .. import box
from ..event_kinds import OBJECTIVES_DEALT
from ..position import Position
from ..refs import SEAT

DECKS = {box.PERSONAL: box.PERSONAL_DECK, box.CORPORATE: box.CORPORATE_DECK, box.COOP: box.COOP_DECK}
"""The decks of objectives by family."""


def shuffled(g: Position, family: int) -> list[Back]:
    """A deck of objectives, its top last."""
    deck = list(g.box.backs[family])
    g.mix(deck, "objectives")
    return deck


def leave_in_the_box(g: Position, *families: int) -> None:
    """These decks are not used (nemesis/setup/remove-unused-modules)."""
    for family in families:
        g.zones[DECKS[family]].extend(g.box.backs[family])


def deal_to(g: Position, who: Seat, back: Back) -> None:
    """A player gets a card that nobody else sees."""
    g.objectives(who).append(back)
    g.look(back, 1 << who)


def name_of(g: Position, back: Back) -> str:
    """The reference of an objective card."""
    return f"objective:{g.box.objectives[g.face[back]]}"


def tell_of_deal(g: Position, rule: str) -> None:
    """Report the deal: everybody sees how many cards each player gets, and their owner which."""
    for who in range(g.players):
        names = [name_of(g, back) for back in g.objectives(who)]
        public = {"who": SEAT[who], "count": len(names)}
        g.tell_some(OBJECTIVES_DEALT, rule, 1 << who, public, {"cards": names})
