"""Gorman: he draws, and spends his hand on orders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ...kernel import Back, Cancel, Effect, Effects, Option, Question
from ..box import GORMAN, HANDS, Character
from ..event_kinds import ORDERED
from ..position import Position
from ..refs import CHARACTER
from ..rules.actions import OneAction
from ..rules.endurance import Draw, RecycleChosen, RecycleMix
from .ability import Abilities

ORDER_COST = 3


class Gorman(Abilities):
    """Hero: for three cards of his hand another Marine takes an action; at the end he draws two."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        return [MayOrder(g.hero[GORMAN] - 1)] if is_hero else ()

    def end_of_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        return [Draw(GORMAN, 2)] if is_hero else ()


class MayOrder(Question, tag="aliens/gorman-may-order"):
    """Which other standing Marine acts at once, for three cards recycled from Gorman's hand."""

    rule = "aliens/ability/on-activation"
    ask = "ask-order"

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("no-order")
        for who in g.on_boards():
            if who != GORMAN and g.box.marines >> who & 1 and g.is_standing(who):
                yield Option(f"order/{CHARACTER[who]}", (Order(self.seat, who),), self.rule, ORDER_COST)

    def _lapses(self, g: Position) -> bool:
        return len(g.zones[HANDS + self.seat]) < ORDER_COST


class Order(Effect, tag="aliens/gorman-order"):
    """Three cards of his hand go under the reshuffle card, and the Marine acts."""

    rule = "aliens/ability/on-activation"
    seat: int
    whom: Character

    def pay(self, g: Position) -> Effects:
        return [OrderCost(self.seat, GORMAN, ORDER_COST, must=True, order=self)]

    def let_it_act(self, g: Position) -> Effects:
        g.tell(ORDERED, self.rule, who=CHARACTER[GORMAN], whom=CHARACTER[self.whom])
        return [OneAction(self.whom)]


class FromHand(RecycleMix, tag="aliens/recycle-from-hand"):
    """Cards are recycled from hand only (aliens/recycle/from-hand)."""

    rule = "aliens/recycle/from-hand"

    def _options(self, g: Position) -> Iterable[Option]:
        return [option for option in super()._options(g) if option.id != "recycle/pile:exhaust"]


class OrderCost(FromHand, tag="aliens/gorman-order-cost"):
    """The cards of an order. If one of the last three is played as an event meanwhile, no order is given."""

    order: Order | None = None

    def _options(self, g: Position) -> Iterable[Option]:
        if self.order is not None and len(g.zones[HANDS + self.seat]) < ORDER_COST:
            return [Option("no-order", (Cancel(self.order),))]
        return super()._options(g)

    def _after(self, g: Position, chosen: tuple[Back, ...], pile: int) -> tuple[Effect, ...]:
        left = self._left(g) - 1
        if left:
            return (replace(self, left=left, chosen=chosen),)
        return (RecycleChosen(self.seat, chosen, pile),)
