"""A turn: two actions, or one and pass, or pass at once."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option, Question, Refusal, Seat
from ..box import SEATS
from ..event_kinds import ACTS, ACTS_WITHOUT_LIMIT, PASSED
from ..position import Position
from ..position.crew import ABOARD
from ..refs import SEAT
from .actions import Action
from .cards import DiscardAny, pay
from .interruption import Interruptible, interruption_window
from .lapses import who_is_gone
from .offers import Offers, means_of


class ChooseAction(Question, tag="nemesis/choose-action"):
    """Perform an action or pass."""

    rule = "nemesis/round/two-actions"
    ask = "ask-action"

    def _options(self, g: Position) -> list[Option]:
        who = self.seat
        means = means_of(g, who)
        options: list[Option] = []
        for options_of in g.game.options_with[means.there]:
            options += options_of(g, who, means)
        options.append(PASSING[who])
        return options

    def _refusals(self, g: Position) -> Iterator[Refusal]:
        means = means_of(g, self.seat)
        for kind in g.game.kinds:
            for rule, _, actions in kind.offers(g, self.seat, means):
                for action in actions:
                    why = rule or action._impossible(g)
                    if why is not None:
                        yield Refusal(action._id(g), why)

    def _args(self, g: Position) -> dict[str, object]:
        return {"nth": g.acted + 1}

    def _lapses(self, g: Position) -> bool:
        return g.status[self.seat] != ABOARD or g.passed >> self.seat & 1 != 0


def allowed(g: Position, offers: Offers) -> list[Option]:
    """The options for those of these offers that no rule forbids."""
    return [
        to_take(action._id(g), action, cost)
        for rule, cost, actions in offers
        if rule is None
        for action in actions
        if action._impossible(g) is None
    ]


def to_take(option_id: str, action: Action, cost: int) -> Option:
    """The option to take an action."""
    return Option(option_id, (TakeAction(action, cost),), action.rule, cost)


class TakeAction(Interruptible, tag="nemesis/take-action"):
    """An action is announced and paid; others may interrupt; then it is carried out."""

    rule = "nemesis/action/cost"
    action: Action
    cost: int

    def announce_and_pay(self, g: Position) -> Effects:
        action = self.action
        if g.event_sink is not None:
            g.tell(ACTS, action.rule or self.rule, who=SEAT[action.who], action=action._id(g))
        action._announced(g)
        return pay(g, action.who, self.cost) if self.cost else None

    def unless_interrupted_carry_out(self, g: Position) -> Effects:
        window = interruption_window(g, self.action.who, self)
        return (*window, self.action) if window else (self.action,)

    def _seen_as(self, g: Position) -> dict[str, object]:
        return {"who": SEAT[self.action.who], "action": self.action._id(g)}

    def _ends(self, g: Position) -> Effects:
        """Two actions make a turn (nemesis/round/two-actions)."""
        g.acted += 1
        who = self.action.who
        then = self.action._spent(g)
        if (g.acted < 2 or g.unbounded) and not g.pod[who]:  # it lapses when the character has died or passed
            return [*then, ChooseAction(who)] if then else (ChooseAction(who),)
        return then


class ActWithoutLimit(Effect, tag="nemesis/act-without-limit"):
    """The player takes any number of actions in this turn, which ends only when they pass."""

    rule = "nemesis/round/two-actions"
    who: Seat

    def begin(self, g: Position) -> None:
        g.unbounded = True
        g.tell(ACTS_WITHOUT_LIMIT, self.rule, who=SEAT[self.who])

    _lapses = who_is_gone


class Pass(Effect, tag="nemesis/pass"):
    """Discard any number of cards, then turn the help card to its Pass side."""

    rule = "nemesis/round/pass"
    who: Seat

    def discard_cards_and_turn_the_help_card(self, g: Position) -> Effects:
        return passing(self.who)


def passing(who: Seat) -> tuple[Effect, ...]:
    """The effects of passing."""
    return DiscardAny(who), PassNow(who)


class PassNow(Effect, tag="nemesis/pass-now"):
    """The help card shows Pass: no further actions in this player phase.

    See lockdown/round/pass-counts-as-action.
    """

    rule = "nemesis/round/passed-is-final"
    who: Seat

    def turn(self, g: Position) -> Effects:
        if g.has_passed(self.who):
            return None
        g.passed |= 1 << self.who
        if g.event_sink is not None:
            g.tell(PASSED, self.rule, who=SEAT[self.who])
        return g.game.passed(g, self.who)

    _lapses = who_is_gone


PASSING = tuple(Option("pass", passing(who), Pass.rule) for who in range(SEATS))
"""By seat: the option to pass."""
