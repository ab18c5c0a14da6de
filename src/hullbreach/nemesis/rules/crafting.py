"""Crafting: two items whose symbols match a recipe are discarded for a card of the crafted deck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from .. import box
from ..content import printed
from ..content.registry import Uses
from ..position import Position
from ..refs import SEAT
from .actions import Action
from .items import DiscardItem, GainItem

RECIPES = {item.id: item.recipe for item in printed.items() if item.recipe}
"""By crafted item: the two symbols it takes."""


def crafted_card(g: Position, name: str) -> Back:
    """A card of this item in the crafted deck, which lies open to everybody; -1 for none."""
    return next((back for back in g.zones[box.CRAFTED_DECK] if g.item_name(back) == name), -1)


def fits(g: Position, back: Back, symbol: str, wild_tool: bool) -> bool:
    """Whether an item shows this symbol, or is a yellow item standing in for the tool."""
    return symbol in g.item(back).symbols or (wild_tool and symbol == "tool" and g.family[back] == box.YELLOW)


def craft_uses(g: Position, who: Seat, wild_tool: bool = False, what: str = "") -> Uses:
    """Every different pair of one's items that makes a crafted item still in the deck, or that makes this one."""
    items = g.carried_items(who)
    for name, recipe in RECIPES.items():
        made = crafted_card(g, name) if what in ("", name) else -1
        if made < 0:
            continue
        components = [[back for back in items if fits(g, back, symbol, wild_tool)] for symbol in recipe]
        for one, other in product(*components):
            if one != other:
                parts = f"item:{g.item_name(one)}/item:{g.item_name(other)}"
                yield f"craft/item:{name}/{parts}", [MakeItem(who, made, one, other)]


class Craft(Action, tag="nemesis/craft"):
    """Make a crafted item out of two others."""

    rule = "nemesis/action/craft"
    printed = "craft"
    what: str

    def choose_components(self, g: Position) -> Effects:
        return [CraftFrom(self.who, self.what)]

    def _id(self, g: Position) -> str:
        return f"craft/item:{self.what}"

    def _impossible(self, g: Position) -> str | None:
        if crafted_card(g, self.what) < 0:
            return "nemesis/craft/card-must-be-available"
        return None if any(craft_uses(g, self.who, what=self.what)) else self.rule


class CraftFrom(Question, tag="nemesis/craft-from"):
    """Which two items are used up."""

    rule = "nemesis/action/craft"
    ask = "ask-craft-from"
    what: str

    def _options(self, g: Position) -> Iterator[Option]:
        uses = {option_id: tuple(effects) for option_id, effects in craft_uses(g, self.seat, what=self.what)}
        return (Option(option_id, effects, self.rule) for option_id, effects in uses.items())

    def _args(self, g: Position) -> dict[str, object]:
        return {"item": f"item:{self.what}"}

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or not any(craft_uses(g, self.seat, what=self.what))


class MakeItem(Effect, tag="nemesis/make-item"):
    """The two components are discarded, and the crafted card is taken openly from its deck."""

    rule = "nemesis/action/craft"
    who: Seat
    made: Back
    first: Back
    second: Back

    def discard_the_components(self, g: Position) -> Effects:
        return [DiscardItem(self.who, self.first, self.rule), DiscardItem(self.who, self.second, self.rule)]

    def take_the_card(self, g: Position) -> Effects:
        g.tell("crafted", self.rule, who=SEAT[self.who], item=f"item:{g.item_name(self.made)}")
        return [GainItem(self.who, self.made, box.CRAFTED_DECK)]


def crafting_actions(g: Position, who: Seat) -> Iterator[Action]:
    """One action a recipe, for whoever has two items in the inventory to begin with."""
    if len(g.carried_items(who)) > 1:
        for name in RECIPES:
            yield Craft(who, name)
