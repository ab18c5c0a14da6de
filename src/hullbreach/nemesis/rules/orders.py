"""Standing orders: how a seat wants its reaction windows handled while it looks elsewhere."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..event_kinds import ORDER_SET
from ..position import Position


class SetOrder(Effect, tag="nemesis/set-order"):
    """A seat sets its standing order: be asked, let it happen for the turn or round, or be stopped at every moment."""

    rule = "nemesis/action/interruption"
    who: Seat
    order: int

    def note(self, g: Position) -> None:
        g.orders[self.who] = self.order
        g.tell_some(
            ORDER_SET, self.rule, 1 << self.who, {}, {"order": ("ask", "let-turn", "let-round", "hold")[self.order]}
        )
