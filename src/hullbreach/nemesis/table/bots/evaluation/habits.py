"""The tables by which the bot values every verb, card, thing and question of a site."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple

from .....bots.bot import Asked, Offered

Valued = Mapping[str, Callable[[Offered, Any], float]]
"""By verb: the value of an option, given the bot's assessment."""
Offers = Mapping[str, Callable[[Any], Iterator[str]]]
"""By card, item or room: the option ids of the question that will follow, predicted from the view."""


class Habits(NamedTuple):
    """The value tables of a site: those of the family and its own. Their functions take the `Mind` of that site."""

    acts: Valued
    """By verb: the value of an action of a turn."""
    uses: Valued
    """By verb: the value of a way to use a card, an item or a room."""
    replies: Mapping[str, Callable[[Offered, Asked, Any], float]]
    """By question: the value of an answer."""
    cards: Mapping[str, Callable[[Any], float]]
    """By card: the value of playing it. Cards in `offers` are valued by their best use."""
    items: Mapping[str, Callable[[Any], float]]
    """By item: the value of using it. Items in `offers` are valued by their best use."""
    offers: Offers
    """Things that are valued by their best use."""
    hand: Mapping[str, float]
    """By card: its value in hand when nothing special is going on."""
    for_combat: Collection[str]
    """Cards worth holding while an intruder is in the room."""
    belongings: Mapping[str, float]
    """By item: the value of having it."""
    crafts: Mapping[str, float]
    """By crafted item: the value of making it."""
    for_quests: Mapping[str, Collection[str]]
    """By quest item: what it takes to activate it."""
    need: Callable[[str, Any], float]
    """How much more an item is worth to the bot than to others."""
    harms: Callable[[Offered, str, Any], bool]
    """Whether an action that somebody else in the room announces clearly does harm."""
