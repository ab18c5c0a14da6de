"""The computer: an open card with three actions, and the Lock-down card, which breaks it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ....kernel import Back, Effect, Effects, Option, Seat
from ...refs import ROOM, SEAT
from ...rules.actions import Action
from ...rules.hazards import PlaceMalfunction
from ...rules.offers import COMPUTER, PAYS, PEACE, Kind, Means, Offers, barred
from ...rules.turn import to_take
from ...rules.uses import UseOf, Ways, chosen_use
from .computer_actions import computer_uses, open_card
from .event_kinds import COMPUTER_CARD, COMPUTER_USED, LOCK_DOWN_BEGINS
from .position import FacilityPosition
from .zones import COMPUTER_DECK

LOCK_DOWN = "lock-down"


def lay_the_computer_deck(g: FacilityPosition, backs: Sequence[Back]) -> None:
    """Shuffle the computer deck and turn its top card up, but never Lock-down (lockdown/setup/computer-deck)."""
    deck = g.zones[COMPUTER_DECK]
    deck.extend(backs)
    g.mix(deck, "computer")
    while open_card(g).id == LOCK_DOWN:
        g.mix(deck, "computer")
    g.show(deck[-1])


# -- the action of a turn -------------------------------------------------------------------------------------


class UseComputer(Action, tag="lockdown/use-computer"):
    """At a working computer in a section with power one performs an action of the open card."""

    rule = "lockdown/computer/cost"

    def perform(self, g: FacilityPosition) -> Effects:
        return [PerformComputerAction(self.who)]

    def _how(self) -> UseOf:
        return UseOfComputer(self.who)

    def _id(self, g: FacilityPosition) -> str:
        return f"use-computer/computer:{open_card(g).id}"

    def _impossible(self, g: FacilityPosition) -> str | None:
        room = g.room[self.who]
        if not g.has_computer(room) or not g.is_powered(room):
            return "lockdown/computer/condition"
        return None if can_compute(g, self.who) else "lockdown/computer/choose-action"


def can_compute(g: FacilityPosition, who: Seat) -> bool:
    """Whether any action of the open card is possible, wherever the computer is."""
    return next(iter(computer_uses(g, who)), None) is not None


def computer_offers(g: FacilityPosition, who: Seat, means: Means) -> Offers:
    """The computer of the room one is in, if it has one."""
    if not g.box.computer[means.kind]:
        return ()
    printed = g.box.tables.actions.computer_action
    cost = g.adjusted("computer-cost", printed.cost, who)
    return ((barred(means, cost, printed.combat), cost, (UseComputer(who),)),)


def computer_options(g: FacilityPosition, who: Seat, means: Means) -> Sequence[Option]:
    """The same as options, made once for every card."""
    room, printed = g.room[who], g.box.tables.actions.computer_action
    if g.malfunction >> room & 1 or not g.is_powered(room):
        return ()
    cost = g.adjusted("computer-cost", printed.cost, who)
    if barred(means, cost, printed.combat) or not can_compute(g, who):
        return ()
    return (to_use_computer(who, open_card(g).id, cost),)


@cache
def to_use_computer(who: Seat, card: str, cost: int) -> Option:
    """The option to use a computer while this card is open."""
    return to_take(f"use-computer/computer:{card}", UseComputer(who), cost)


USING_COMPUTERS = Kind(PAYS | PEACE | COMPUTER, computer_offers, computer_options)


# -- what it does ---------------------------------------------------------------------------------------------


class PerformComputerAction(Effect, tag="lockdown/perform-computer-action"):
    """One of the actions of the open card is performed; then the next card is turned up."""

    rule = "lockdown/computer/choose-action"
    who: Seat

    def choose(self, g: FacilityPosition) -> Effects:
        g.tell(COMPUTER_USED, self.rule, who=SEAT[self.who], room=ROOM[g.room[self.who]])
        return chosen_use(g, self._how())

    def next_card(self, g: FacilityPosition) -> Effects:
        return [NextCard(self.who)]

    def _how(self) -> UseOf:
        return UseOfComputer(self.who)


class UseOfComputer(UseOf, tag="lockdown/use-of-computer"):
    """Which action of the open card is performed."""

    rule = "lockdown/computer/choose-action"
    ask = "ask-computer"

    def _ways(self, g: FacilityPosition) -> Ways:
        return computer_uses(g, self.seat), self.rule, False


class NextCard(Effect, tag="lockdown/next-computer-card"):
    """The used card goes to the bottom of the deck and the next one is turned up."""

    rule = "lockdown/computer/next-card"
    who: Seat
    """Who reveals the card."""

    def put_the_used_one_below(self, g: FacilityPosition) -> None:
        deck = g.zones[COMPUTER_DECK]
        deck.insert(0, deck.pop())

    def turn_one_up(self, g: FacilityPosition) -> Effects:
        return [TurnUpComputerCard(self.who)]


class TurnUpComputerCard(Effect, tag="lockdown/turn-up-computer-card"):
    """The top card of the computer deck is revealed; Lock-down is resolved at once."""

    rule = "lockdown/computer/next-card"
    who: Seat

    def turn(self, g: FacilityPosition) -> Effects:
        g.show(g.top(COMPUTER_DECK, "computer-card"))
        card = open_card(g).id
        g.tell(COMPUTER_CARD, self.rule, computer=f"computer:{card}")
        return [LockDown(self.who)] if card == LOCK_DOWN else None


class LockDown(Effect, tag="lockdown/lock-down"):
    """The room of the player who revealed it malfunctions, and all computer cards are shuffled."""

    rule = "lockdown/computer/lock-down-card"
    who: Seat

    def break_down(self, g: FacilityPosition) -> Effects:
        room = g.room[self.who]
        g.tell(LOCK_DOWN_BEGINS, self.rule, room=ROOM[room])
        return [PlaceMalfunction(room)]

    def shuffle(self, g: FacilityPosition) -> Effects:
        g.mix(g.zones[COMPUTER_DECK], "computer")
        return [TurnUpComputerCard(self.who)]
