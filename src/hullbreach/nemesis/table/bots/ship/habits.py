"""The value tables of the bot aboard the ship."""

from __future__ import annotations

from ....sites.ship.shapes import ShipView
from ..evaluation import acting, playing, predicted_options, replying, things, using
from ..evaluation.habits import Habits
from . import playing as ship_playing
from . import predicted_options as ship_predicted_options
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
    offers={**predicted_options.OFFERS, **ship_predicted_options.OFFERS},
    hand=things.CARDS,
    for_combat=things.FOR_COMBAT,
    belongings=ITEMS,
    crafts=CRAFTS,
    for_quests=FOR_QUESTS,
    need=need,
    harms=harms,
)


def mind_of(view: ShipView, seat: int) -> ShipMind:
    """The bot's assessment of this view."""
    return ShipMind(Aboard(view, seat), HABITS)
