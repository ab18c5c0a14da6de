"""Crafting: two items whose symbols match a recipe are discarded for a card of the crafted deck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...kernel import Back, Effect, Effects, Option, Seat
from .. import box
from ..content.functions import Uses
from ..event_kinds import CRAFTED
from ..position import Position
from ..refs import SEAT
from .actions import Action
from .belongings import CRAFTABLE
from .items import DiscardItem, GainItem
from .offers import PAYS, PEACE, Kind, Means, Offers, basic
from .turn import allowed


def crafted_card(g: Position, name: str) -> Back:
    """A card of this item in the crafted deck, which lies open to everybody; -1 for none."""
    for back in g.zones[box.CRAFTED_DECK]:
        if g.box.items[g.face[back]] == name:
            return back
    return -1


def components(g: Position, who: Seat, wild_tool: bool = False) -> dict[str, list[Back]]:
    """One's items by the symbols they show; a yellow item may stand in for the tool."""
    found: dict[str, list[Back]] = {}
    for back in g.carried_items(who):
        symbols = g.item(back).symbols
        for symbol in symbols:
            found.setdefault(symbol, []).append(back)
        if wild_tool and g.family[back] == box.YELLOW and "tool" not in symbols:
            found.setdefault("tool", []).append(back)
    return found


def component_pairs(g: Position, found: dict[str, list[Back]], name: str) -> dict[str, tuple[Back, Back]]:
    """The different pairs of components that make a crafted item, by what they are."""
    first, second = (found.get(symbol, ()) for symbol in g.box.recipes[name])
    if not first or not second:
        return {}
    return {
        f"{g.box.item_ref[g.face[one]]}/{g.box.item_ref[g.face[other]]}": (one, other)
        for one, other in product(first, second)
        if one != other
    }


def craft_uses(g: Position, who: Seat, wild_tool: bool = False) -> Uses:
    """Every different pair of one's items that makes a crafted item still in the deck."""
    found = components(g, who, wild_tool)
    for name in g.box.recipes if found else ():
        pairs = component_pairs(g, found, name)
        made = crafted_card(g, name) if pairs else -1
        for parts, (one, other) in pairs.items() if made >= 0 else ():
            yield f"craft/item:{name}/{parts}", [MakeItem(who, made, one, other)]


class Craft(Action, tag="nemesis/craft"):
    """Show two components, and discard them for a crafted item."""

    rule = "nemesis/action/craft"
    what: str
    components: tuple[Back, ...] = ()
    """The two items used up; empty if the character lacks the components."""

    def make(self, g: Position) -> Effects:
        carried = g.carried_items(self.who)
        if not all(back in carried for back in self.components):  # dropped since
            return None
        one, other = self.components
        return [MakeItem(self.who, crafted_card(g, self.what), one, other)]

    def _id(self, g: Position) -> str:
        return "/".join((f"craft/item:{self.what}", *(f"item:{g.item_name(back)}" for back in self.components)))

    def _impossible(self, g: Position) -> str | None:
        if not self.components:
            return self.rule
        return None if crafted_card(g, self.what) >= 0 else "nemesis/craft/card-must-be-available"

    def _announced(self, g: Position) -> None:
        for back in self.components:
            g.show(back)


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
        g.tell(CRAFTED, self.rule, who=SEAT[self.who], item=f"item:{g.item_name(self.made)}")
        return [GainItem(self.who, self.made, box.CRAFTED_DECK)]


def crafting_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Every recipe with each pair of components one has for it, or with none."""
    return (basic(g, means, "craft", _crafts(g, who)),)


def crafting_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """The allowed ways to craft something."""
    return allowed(g, crafting_offers(g, who, means))


CRAFTING = Kind(PAYS | PEACE | CRAFTABLE, crafting_offers, crafting_options)


def _crafts(g: Position, who: Seat) -> Iterator[Action]:
    found = components(g, who)
    for name in g.box.recipes:
        for pair in component_pairs(g, found, name).values() or [()]:
            yield Craft(who, name, pair)
