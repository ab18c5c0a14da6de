"""Withdrawing under fire: for one ammunition, characters leave the room without being attacked."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..content.functions import Uses
from ..event_kinds import COVERED
from ..position import Position
from ..refs import ROOM, SEAT
from .movement import LOUD, SILENT, Enter, open_ways
from .shooting import loaded_weapons

RULE = "nemesis/movement/by-card"
Leaving = tuple[Seat, int, int]
"""A character who leaves, the room they go to, and the corridor."""


def withdraw_uses(g: Position, who: Seat, most: int) -> Uses:
    """Choose a weapon with ammunition and the first character to leave."""
    for weapon in loaded_weapons(g, who):
        for option in Withdraw(who, weapon, most)._options(g):
            yield option.id, option.then


class Withdraw(Question, tag="nemesis/withdraw"):
    """Who leaves, and where to: oneself, or another character who agrees, or (Covering Fire) both."""

    rule = RULE
    ask = "ask-withdraw"
    weapon: Back
    most: int
    """How many may leave."""
    leaving: tuple[Leaving, ...] = ()
    refused: int = 0
    """A mask of those who would rather stay."""

    def _options(self, g: Position) -> Iterator[Option]:
        if self.leaving or self.refused:
            yield Option("nobody-else", (Withdrawal(self.seat, self.weapon, self.leaving),), RULE)
        item = g.box.item_ref[g.face[self.weapon]]
        ways = open_ways(g, g.room[self.seat])
        for who in self._candidates(g) if ways else ():
            for corridor, room in ways:
                one = (who, room, corridor)
                then = self._with(g, one) if who == self.seat else AgreeToLeave(who, self, one)
                way = g.board.way_id(room, corridor)
                yield Option(f"withdraw/{item}/{SEAT[who]}/{way}", (then,), RULE)

    def _candidates(self, g: Position) -> list[Seat]:
        here = g.crew_in(g.room[self.seat])
        if not self.leaving and not self.refused:
            return here
        chosen = {who for who, _, _ in self.leaving}
        taken = bool(chosen - {self.seat})
        rest = [who for who in here if who not in chosen and not self.refused >> who & 1]
        return [who for who in rest if who == self.seat or not taken]

    def _with(self, g: Position, one: Leaving) -> Effect:
        leaving = (*self.leaving, one)
        if len(leaving) < self.most:
            now = replace(self, leaving=leaving)
            if now._candidates(g):
                return now
        return Withdrawal(self.seat, self.weapon, leaving)

    def _lapses(self, g: Position) -> bool:
        return self.weapon not in g.hands(self.seat)  # dropped, or its owner is gone


class AgreeToLeave(Question, tag="nemesis/agree-to-leave"):
    """Nobody is moved by these cards against their will; a refusal costs nothing."""

    rule = RULE
    ask = "ask-agree-to-leave"
    plan: Withdraw
    one: Leaving

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("agree", (self.plan._with(g, self.one),), RULE)
        yield Option("refuse", (replace(self.plan, refused=self.plan.refused | 1 << self.seat),), RULE)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": SEAT[self.plan.seat], "room": ROOM[self.one[1]]}


class Withdrawal(Effect, tag="nemesis/withdrawal"):
    """Intruders do not attack those who leave. The one who fires leaves first and makes the noise for both."""

    rule = RULE
    who: Seat
    weapon: Back
    leaving: tuple[Leaving, ...]

    def _lapses(self, g: Position) -> bool:
        return self.weapon not in g.hands(self.who)

    def fire(self, g: Position) -> None:
        if self.leaving:
            g.ammo[self.weapon - g.box.first_item] -= 1
            item = f"item:{g.item_name(self.weapon)}"
            g.tell(COVERED, RULE, who=SEAT[self.who], item=item, ammo=g.ammo_in(self.weapon))

    def leave(self, g: Position) -> Effects:
        order = sorted(self.leaving, key=lambda one: one[0] != self.who)
        return [Enter(who, to, via, SILENT if nth else LOUD) for nth, (who, to, via) in enumerate(order)]
