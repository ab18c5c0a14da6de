"""What a seat alone knows of itself."""

from __future__ import annotations

from .. import box
from ..position import Position
from ..refs import SEAT
from .crew import cards_of, known
from .shapes import Own

_ORDERS = ("ask", "let-turn", "let-round", "hold")


def own_of(g: Position, who: int) -> Own:
    """What this seat knows of itself."""
    aside = g.zones[g.zone(who, box.ASIDE)]
    return Own(
        ref=SEAT[who],
        hand=known(g, g.hand(who), cards_of(g, who)),
        infected=_infected(g, who),
        inventory=known(g, g.inventory(who), g.box.items),
        objectives=known(g, g.objectives(who), g.box.objectives),
        aside=sorted(g.game.name_of(g, back) for back in aside if g.face[back]),
        orders=_ORDERS[g.orders[who]],
    )


def _infected(g: Position, who: int) -> int:
    """How many contamination cards in hand the player knows to be infected from a scan."""
    cards = g.contaminations(g.hand(who))
    return sum(0 < g.face[g.infection_of(card)] <= g.box.infected_count for card in cards)
