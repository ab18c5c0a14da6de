"""Quest items: what their condition is, and the action that turns one into an ordinary item."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Effect, Effects, Option, Seat
from ..box import QUESTS
from ..content.printed import Quest
from ..event_kinds import QUEST_ACTIVATED
from ..position import Position
from ..refs import SEAT
from .actions import Action
from .belongings import QUESTING
from .items import DiscardItem, GainItem
from .offers import PAYS, PEACE, Kind, Means, Offers, basic
from .turn import allowed


def condition_of(g: Position, back: Back) -> Quest:
    """The condition printed on a quest card."""
    quest = g.item(back).quest
    assert quest is not None
    return quest


def prices(g: Position, who: Seat, back: Back) -> list[Back]:
    """The different items one has that could be discarded for a quest item."""
    wanted = condition_of(g, back).discard
    if not wanted:
        return []
    held = {g.item_name(item): item for item in reversed(g.carried_items(who))}
    return [held[name] for name in wanted if name in held]


def is_in_the_room(g: Position, who: Seat, back: Back) -> bool:
    """Whether the character is in the room that a quest card names."""
    room = condition_of(g, back).room
    return room is not None and g.kind_of_room(g.room_of(who)) == g.box.room_kind[room]


def is_fulfilled(g: Position, who: Seat, back: Back) -> bool:
    """Whether a quest card that asks for nothing to be discarded can be activated here and now."""
    condition = condition_of(g, back).condition
    return g.box.quest_conditions[condition](g, who) if condition else is_in_the_room(g, who, back)


class ActivateQuest(Action, tag="nemesis/activate-quest"):
    """With its condition fulfilled, a quest item is activated; a malfunction in the room does not matter."""

    rule = "nemesis/quest/activate-action"
    back: Back
    price: Back = -1
    """The item shown and discarded for it; -1 for none."""

    def meet_the_condition(self, g: Position) -> Effects:
        if self.price < 0:
            return [Activate(self.who, self.back)]
        if self.price not in g.carried_items(self.who):  # dropped since
            return None
        return [DiscardItem(self.who, self.price, self.rule), Activate(self.who, self.back)]

    def _id(self, g: Position) -> str:
        quest = f"activate/item:{g.item_name(self.back)}"
        return quest if self.price < 0 else f"{quest}/item:{g.item_name(self.price)}"

    def _impossible(self, g: Position) -> str | None:
        return None if self.price >= 0 or is_fulfilled(g, self.who, self.back) else self.rule

    def _announced(self, g: Position) -> None:
        if self.price >= 0:
            g.show(self.price)


class Activate(Effect, tag="nemesis/activate"):
    """The card is turned to its other side and is an ordinary item of its owner from now on."""

    rule = "nemesis/quest/activation"
    who: Seat
    back: Back

    def turn(self, g: Position) -> Effects:
        g.tell(QUEST_ACTIVATED, self.rule, who=SEAT[self.who], item=f"item:{g.item_name(self.back)}")
        return [GainItem(self.who, self.back, g.zone(self.who, QUESTS))]

    def _lapses(self, g: Position) -> bool:
        return self.back not in g.quests(self.who)


def quest_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Every quest item that is not activated yet, with each item that could be given up for it."""
    return (basic(g, means, "activate-quest", _activations(g, who)),)


def _activations(g: Position, who: Seat) -> Iterator[Action]:
    for back in g.quests(who):
        for price in prices(g, who, back) or [-1]:
            yield ActivateQuest(who, back, price)


def quest_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """The quest items that can be activated now."""
    return allowed(g, quest_offers(g, who, means))


QUEST = Kind(PAYS | PEACE | QUESTING, quest_offers, quest_options)
