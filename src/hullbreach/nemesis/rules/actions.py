"""What an action is: what can forbid it, and what it shows and costs."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..content.functions import Here


class Action(Effect):
    """Something that counts as one of the two actions of a turn."""

    who: Seat

    def _id(self, g: Here) -> str:
        raise NotImplementedError

    def _impossible(self, g: Here) -> str | None:
        """The rule that forbids it, cost and combat aside, or None."""
        return None

    def _announced(self, g: Here) -> None:
        """Show what is being used, and discard a card that is played."""

    def _spent(self, g: Here) -> Effects:
        """What happens even when the action is cancelled (nemesis/action/cost-when-interrupted)."""
        return None
