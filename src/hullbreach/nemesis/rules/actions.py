"""Actions: announce, pay, let others interrupt, carry out."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Effect, Effects, Seat
from ..kinds import BASIC
from ..position import Position
from ..refs import SEAT
from .cards import pay
from .interruption import Interruptible, interruption_window


class Action(Effect):
    """Something that counts as one of the two actions of a turn."""

    who: Seat
    printed: ClassVar[str] = ""
    """The id of a basic action in its table."""

    def _id(self, g: Position) -> str:
        raise NotImplementedError

    def _cost(self, g: Position) -> int:
        return BASIC[self.printed].cost

    def _impossible(self, g: Position) -> str | None:
        """The rule that forbids it besides cost and combat."""
        return None

    def _announced(self, g: Position) -> None:
        """Show what is being used, and discard a card that is played."""

    def _spent(self, g: Position) -> Effects:
        """What happens even when the action is cancelled (nemesis/action/cost-when-interrupted)."""
        return None


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
        return self.action._spent(g)
