"""The value tables of the bot in the facility."""

from __future__ import annotations

from ....sites.facility.shapes import FacilityView
from ..evaluation import acting, playing, predicted_options, replying, things, using
from ..evaluation.habits import Habits
from . import acting as facility_acting
from . import playing as facility_playing
from . import predicted_options as facility_predicted_options
from . import replying as facility_replying
from . import things as facility_things
from . import using as facility_using
from .interrupting import harms
from .mind import FacilityMind
from .situation import Inside

HABITS = Habits(
    acts={**acting.ACTS, **facility_acting.ACTS},
    uses={**using.USES, **facility_using.USES},
    replies={**replying.REPLIES, **facility_replying.REPLIES},
    cards={**playing.CARDS, **facility_playing.CARDS},
    items={**playing.ITEMS, **facility_playing.ITEMS},
    offers={**predicted_options.OFFERS, **facility_predicted_options.OFFERS},
    hand={**things.CARDS, **facility_things.CARDS},
    for_combat=things.FOR_COMBAT | facility_things.FOR_COMBAT,
    belongings=facility_things.ITEMS,
    crafts=facility_things.CRAFTS,
    for_quests=facility_things.FOR_QUESTS,
    need=facility_things.need,
    harms=harms,
)


def mind_of(view: FacilityView, seat: int) -> FacilityMind:
    """The bot's assessment of this view."""
    return FacilityMind(Inside(view, seat), HABITS)
