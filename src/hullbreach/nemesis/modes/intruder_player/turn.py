"""A turn of the intruder player: one card, used in one of three ways, or pass."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import LET_TURN, Back, Effect, Effects, Option, Question, Refusal, Seat
from ...event_kinds import ACTS
from ...position import Position
from ...refs import SEAT
from ...rules.phases import PlayerTurn, next_turn
from ...rules.uses import UseOf, chosen_use
from .cards import PassIntruders, card_ref, discard
from .event_kinds import INTRUDER_TURN_BEGINS
from .ways import WAYS, UseOfIntruderCard, way_is_open


def whose_turn(g: Position, turn: PlayerTurn) -> Effects:
    """The intruder player takes a turn of another kind."""
    mine = turn.who == g.hunters_player() and not isinstance(turn, IntruderTurn)
    return [IntruderTurn(turn.who)] if mine else None


class IntruderTurn(PlayerTurn, tag="nemesis/intruder-turn"):
    """Play one card for one action, or pass. Without a card one can only pass."""

    rule = "nemesis/intruder-player/one-action"

    def begin(self, g: Position) -> Effects:
        who = self.who
        g.active = who
        g.acted = 0
        g.unbounded = False
        g.forget_orders(LET_TURN)
        g.started |= 1 << who
        g.tell(INTRUDER_TURN_BEGINS, self.rule, who=SEAT[who])
        return [ChooseIntruderAction(who) if g.hand(who) else PassIntruders(who)]

    def burn_and_hand_on(self, g: Position) -> Effects:
        return next_turn(g, self.who + 1)


class ChooseIntruderAction(Question, tag="nemesis/choose-intruder-action"):
    """Play a card to move, to attack or for its effect, or pass."""

    rule = "nemesis/intruder-player/card-uses"
    ask = "ask-intruder-action"

    def _options(self, g: Position) -> Iterator[Option]:
        for back in g.hand(self.seat):
            for way in WAYS:
                if way_is_open(g, self.seat, back, way):
                    then = PlayIntruderCard(self.seat, back, way)
                    yield Option(then._id(g), (then,), WAYS[way].rule)
        yield Option("pass", (PassIntruders(self.seat),), PassIntruders.rule)

    def _refusals(self, g: Position) -> Iterator[Refusal]:
        for back in g.hand(self.seat):
            for way in WAYS:
                if not way_is_open(g, self.seat, back, way):
                    yield Refusal(PlayIntruderCard(self.seat, back, way)._id(g), WAYS[way].rule)


class PlayIntruderCard(Effect, tag="nemesis/play-intruder-card"):
    """The card is shown and discarded, then used; nobody can interrupt it (nemesis/action/interruption-scope)."""

    rule = "nemesis/intruder-player/card-uses"
    who: Seat
    back: Back
    way: str

    def show_and_discard(self, g: Position) -> None:
        g.acted += 1
        g.tell(ACTS, WAYS[self.way].rule, who=SEAT[self.who], action=self._id(g))
        discard(g, self.who, self.back, self.rule)

    def use(self, g: Position) -> Effects:
        return chosen_use(g, self._how())

    def _how(self) -> UseOf:
        return UseOfIntruderCard(self.who, self.back, self.way)

    def _id(self, g: Position) -> str:
        return f"{self.way}/{card_ref(g, self.back)}"
