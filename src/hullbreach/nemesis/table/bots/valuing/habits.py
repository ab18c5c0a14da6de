"""What a survivor makes of every verb, card, thing and question of a site."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple

from .....bots.bot import Asked, Offered

Valued = Mapping[str, Callable[[Offered, Any], float]]
"""By verb: what an option is worth to a mind."""
Offers = Mapping[str, Callable[[Any], Iterator[str]]]
"""By card, item or room: the ids the question after it lists, read off the view."""


class Habits(NamedTuple):
    """Tables by name; a site takes those of the family and adds its own. Their functions take a mind of that site."""

    acts: Valued
    """By verb: what an action of a turn is worth."""
    uses: Valued
    """By verb: what a way to use a card, an item or a room is worth for its own sake."""
    replies: Mapping[str, Callable[[Offered, Asked, Any], float]]
    """By question: what an answer is worth."""
    cards: Mapping[str, Callable[[Any], float]]
    """When a card is worth playing; besides these, some are worth what they offer."""
    items: Mapping[str, Callable[[Any], float]]
    """When an item is worth using; besides these, some are worth what they offer."""
    offers: Offers
    """For what is worth as much as the best of its uses."""
    hand: Mapping[str, float]
    """What a card in hand is worth when nothing special is going on."""
    for_combat: Collection[str]
    """Cards of use to somebody who has company of the wrong sort."""
    belongings: Mapping[str, float]
    """What an item is worth to have."""
    crafts: Mapping[str, float]
    """What it is worth to craft an item."""
    for_quests: Mapping[str, Collection[str]]
    """By quest item: what it takes to activate it."""
    need: Callable[[str, Any], float]
    """What makes an item more precious to oneself than to others."""
    harms: Callable[[Offered, str, Any], bool]
    """Whether an action plainly harms that somebody else in the room announces."""
