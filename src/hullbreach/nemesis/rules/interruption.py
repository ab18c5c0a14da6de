"""Interruption: others in the room may cancel what is announced, and each other's interruptions."""

from __future__ import annotations

from ...kernel import Back, Cancel, Effect, Effects, FirstOf, Option, Question, Seat
from ..event_kinds import INTERRUPTED
from ..position import Position
from ..refs import SEAT
from .cards import discard_card


class Interruptible(Effect):
    """Something that is announced before it happens."""

    def _seen_as(self, g: Position) -> dict[str, object]:
        """Who does what, for the prompt of those who may interrupt."""
        raise NotImplementedError


def interruption_window(g: Position, actor: Seat, what: Interruptible) -> tuple[Effect, ...]:
    """Everyone else in the room who might hold an Interruption, by public facts, is asked, passed or not.

    See nemesis/action/interruption-scope.
    """
    room = g.room[actor]
    asks: tuple[Question, ...] = ()
    if g.room.count(room) > 1:
        for other in g.crew_in(room):
            if other != actor and g.might_hold(other, "interruption"):
                asks += (MayInterrupt(other, what),)
    return (FirstOf(asks),) if asks else ()


class MayInterrupt(Question, tag="nemesis/may-interrupt"):
    """Cancel what another character in the room is doing, or let it happen."""

    rule = "nemesis/action/interruption"
    ask = "ask-interrupt"
    what: Interruptible

    def _options(self, g: Position) -> tuple[Option, ...]:
        card = g.card_in_hand(self.seat, "interruption")
        if card < 0:
            return (LET,)
        return LET, Option("interrupt/card:interruption", (Interrupt(self.seat, card, self.what),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return self.what._seen_as(g)


LET = Option(MayInterrupt.decline, (), MayInterrupt.rule)


class Interrupt(Interruptible, tag="nemesis/interrupt"):
    """The card is discarded; unless it is interrupted in turn, what it was played against has no effect."""

    rule = "nemesis/action/interruption"
    who: Seat
    card: Back
    what: Interruptible

    def play(self, g: Position) -> None:
        discard_card(g, self.who, self.card)
        seen = self.what._seen_as(g)
        g.tell(INTERRUPTED, self.rule, who=SEAT[self.who], whom=seen["who"], action=seen["action"])

    def others_may_interrupt(self, g: Position) -> Effects:
        return interruption_window(g, self.who, self)  # nemesis/action/interruption-of-interruption

    def cancel(self, g: Position) -> Effects:
        return [Cancel(self.what)]

    def _seen_as(self, g: Position) -> dict[str, object]:
        return {"who": SEAT[self.who], "action": "interrupt/card:interruption"}
