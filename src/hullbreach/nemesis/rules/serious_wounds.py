"""The adjustments of every game of the family: serious wounds change what a character can do."""

from __future__ import annotations

from ...kernel import Part, Seat
from ..position import Position


class SeriousWounds(Part):
    """The part with the effects of serious wounds in every game of the family."""

    def __init__(self) -> None:
        super().__init__("family")
        self.adjust("hand-limit")(wounded_body)
        self.adjust("item-cost")(wounded_hand)


def wounded_body(g: Position, limit: int, who: Seat) -> int:
    """A wounded body draws one card less."""
    return limit - 1 if g.suffers(who, "body") else limit


def wounded_hand(g: Position, cost: int, who: Seat) -> int:
    """A wounded hand makes item actions dearer by one."""
    return cost + 1 if g.suffers(who, "hand") else cost
