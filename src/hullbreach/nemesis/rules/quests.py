"""Quest items: what their condition is, and the action that turns one into an ordinary item."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..box import QUESTS
from ..content.printed import Quest
from ..kinds import ROOM_KIND
from ..position import Position
from ..refs import SEAT
from .actions import Action
from .items import DiscardItem, GainItem


def condition_of(g: Position, back: Back) -> Quest:
    """The condition printed on a quest card."""
    quest = g.item(back).quest
    assert quest is not None
    return quest


def prices(g: Position, who: Seat, back: Back) -> dict[str, Back]:
    """The different items one has that could be discarded for a quest item."""
    names = condition_of(g, back).discard
    return {name: held for name in names if (held := g.held(who, name)) >= 0}


def is_fulfilled(g: Position, who: Seat, back: Back) -> bool:
    """Whether the character is in the named room, or has a named item to discard."""
    room = condition_of(g, back).room
    return g.kind_of_room(g.room_of(who)) == ROOM_KIND[room] if room else bool(prices(g, who, back))


class ActivateQuest(Action, tag="nemesis/activate-quest"):
    """With its condition fulfilled, a quest item is activated; a malfunction in the room does not matter."""

    rule = "nemesis/quest/activate-action"
    printed = "activate-quest"
    back: Back

    def meet_the_condition(self, g: Position) -> Effects:
        quest = condition_of(g, self.back)
        return [Activate(self.who, self.back)] if quest.room else [PayForQuest(self.who, self.back)]

    def _id(self, g: Position) -> str:
        return f"activate/item:{g.item_name(self.back)}"

    def _impossible(self, g: Position) -> str | None:
        return None if is_fulfilled(g, self.who, self.back) else self.rule


class PayForQuest(Question, tag="nemesis/pay-for-quest"):
    """Which of the named items is discarded to activate the quest item."""

    rule = "nemesis/quest/activate-action"
    ask = "ask-pay-for-quest"
    back: Back

    def _options(self, g: Position) -> Iterator[Option]:
        for name, price in prices(g, self.seat, self.back).items():
            then = (DiscardItem(self.seat, price, self.rule), Activate(self.seat, self.back))
            yield Option(f"give-up/item:{name}", then, self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"item": f"item:{g.item_name(self.back)}"}

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or not prices(g, self.seat, self.back)


class Activate(Effect, tag="nemesis/activate"):
    """The card is turned to its other side and is an ordinary item of its owner from now on."""

    rule = "nemesis/quest/activation"
    who: Seat
    back: Back

    def turn(self, g: Position) -> Effects:
        g.tell("quest-activated", self.rule, who=SEAT[self.who], item=f"item:{g.item_name(self.back)}")
        return [GainItem(self.who, self.back, g.zone(self.who, QUESTS))]

    def _lapses(self, g: Position) -> bool:
        return self.back not in g.quests(self.who)


def quest_actions(g: Position, who: Seat) -> Iterator[Action]:
    """Every quest item that is not activated yet."""
    for back in g.quests(who):
        yield ActivateQuest(who, back)
