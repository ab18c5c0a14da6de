"""An action: what it costs, what stands in its way, what is shown and spent."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Effect, Effects, Seat
from ..kinds import BASIC
from ..position import Position


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
