"""A turn: two actions, or one and pass, or pass at once."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option, Question, Refusal, Seat
from ..position import Position
from ..refs import SEAT
from .actions import Action
from .cards import DiscardAny, pay
from .interruption import Interruptible, interruption_window
from .lapses import who_is_gone
from .offers import Means, Offer


class ChooseAction(Question, tag="nemesis/choose-action"):
    """Perform an action or pass."""

    rule = "nemesis/round/two-actions"
    ask = "ask-action"

    def _offers(self, g: Position, thorough: bool) -> list[Offer]:
        who = self.seat
        cards = g.action_cards(who)
        means = Means(cards, len(cards), g.in_combat(who), thorough)
        return [offer for kind in g.game.offers for offer in kind(g, who, means)]

    def _options(self, g: Position) -> list[Option]:
        options = [
            Option(action._id(g), (TakeAction(action),), action.rule, cost)
            for rule, cost, actions in self._offers(g, thorough=False)
            if rule is None
            for action in actions
            if action._impossible(g) is None
        ]
        options.append(Option("pass", (Pass(self.seat),), "nemesis/round/pass"))
        return options

    def _refusals(self, g: Position) -> Iterator[Refusal]:
        for rule, _, actions in self._offers(g, thorough=True):
            for action in actions:
                why = rule or action._impossible(g)
                if why is not None:
                    yield Refusal(action._id(g), why)

    def _args(self, g: Position) -> dict[str, object]:
        return {"nth": g.acted + 1}

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or g.has_passed(self.seat)


class TakeAction(Interruptible, tag="nemesis/take-action"):
    """An action is announced and paid; others may interrupt; then it is carried out."""

    rule = "nemesis/action/cost"
    action: Action

    def announce_and_pay(self, g: Position) -> Effects:
        action = self.action
        g.tell("acts", action.rule or self.rule, who=SEAT[action.who], action=action._id(g))
        cost = action._cost(g)
        action._announced(g)
        return pay(g, action.who, cost) if cost else None

    def others_may_interrupt(self, g: Position) -> Effects:
        return interruption_window(g, self.action.who, self)

    def carry_out(self, g: Position) -> Effects:
        return [self.action]

    def _seen_as(self, g: Position) -> dict[str, object]:
        return {"who": SEAT[self.action.who], "action": self.action._id(g)}

    def _ends(self, g: Position) -> Effects:
        return [*(self.action._spent(g) or ()), AfterAction(self.action.who)]


class AfterAction(Effect, tag="nemesis/after-action"):
    """Two actions make a turn."""

    rule = "nemesis/round/two-actions"
    who: Seat

    def count(self, g: Position) -> Effects:
        g.acted += 1
        return [ChooseAction(self.who)] if g.acted < 2 or g.unbounded else None

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or g.has_passed(self.who) or g.is_in_pod(self.who)


class ActWithoutLimit(Effect, tag="nemesis/act-without-limit"):
    """The player takes any number of actions in this turn, which ends only when they pass."""

    rule = "nemesis/round/two-actions"
    who: Seat

    def begin(self, g: Position) -> None:
        g.unbounded = True
        g.tell("acts-without-limit", self.rule, who=SEAT[self.who])

    _lapses = who_is_gone


class Pass(Effect, tag="nemesis/pass"):
    """Discard any number of cards, then turn the help card to its Pass side."""

    rule = "nemesis/round/pass"
    who: Seat

    def discard_cards(self, g: Position) -> Effects:
        return [DiscardAny(self.who)]

    def turn_the_help_card(self, g: Position) -> Effects:
        return [PassNow(self.who)]


class PassNow(Effect, tag="nemesis/pass-now"):
    """The help card shows Pass: no further actions in this player phase."""

    rule = "nemesis/round/passed-is-final"
    who: Seat

    def turn(self, g: Position) -> Effects:
        if g.has_passed(self.who):
            return None
        g.passed |= 1 << self.who
        g.tell("passed", self.rule, who=SEAT[self.who])
        return g.game.passed(g, self.who)

    _lapses = who_is_gone
