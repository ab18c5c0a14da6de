"""What a survivor makes of everything aboard the ship."""

from __future__ import annotations

from ....sites.ship.shapes import ShipView
from ..valuing import acting, offering, playing, replying, things, using
from ..valuing.habits import Habits
from . import offering as ship_offering
from . import playing as ship_playing
from . import replying as ship_replying
from . import using as ship_using
from .interrupting import harms
from .mind import ShipMind
from .situation import Aboard
from .things import CRAFTS, FOR_QUESTS, ITEMS, need

HABITS = Habits(
    acts={**acting.ACTS, **ship_using.ACTS},
    uses={**using.USES, **ship_using.USES},
    replies={**replying.REPLIES, **ship_replying.REPLIES},
    cards=playing.CARDS,
    items={**playing.ITEMS, **ship_playing.ITEMS},
    offers={**offering.OFFERS, **ship_offering.OFFERS},
    hand=things.CARDS,
    for_combat=things.FOR_COMBAT,
    belongings=ITEMS,
    crafts=CRAFTS,
    for_quests=FOR_QUESTS,
    need=need,
    harms=harms,
)


def mind_of(view: ShipView, seat: int) -> ShipMind:
    """What a survivor has in mind who sees this."""
    return ShipMind(Aboard(view, seat), HABITS)
