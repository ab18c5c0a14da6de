"""Taking back: one's own last answer if it revealed nothing; otherwise everybody who plays must agree."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from ..kernel import Refused

if TYPE_CHECKING:
    from .live import LiveTable

WAITS = 45.0
"""Seconds bots wait for people to agree; then the wish has lapsed."""


class Undoing:
    """Who wants to take something back, and who agrees so far."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.by: int | None = None
        self.until = 0.0
        self._agreed: set[int] = set()

    def forget(self) -> None:
        """The wish has been met, refused, overtaken or forgotten."""
        self.by = None
        self._agreed = set()

    def shown_to(self, seat: int | None) -> dict[str, Any] | None:
        """The wish as a viewer sees it."""
        if self.by is None:
            return None
        return {"by": self.by, "agreed": sorted(self._agreed), "yours": seat in self._agreed}

    async def wish(self, seat: int, agree: bool) -> None:
        """A seat wants its last answer back, or says whether another may have its."""
        game = self._table.played()
        if self.by is None:
            if not agree:
                raise Refused("nothing-to-undo")
            try:
                game.undo(seat)
            except Refused as refused:
                if refused.reason != "undo-needs-consent":
                    raise
                self.by, self.until = seat, monotonic() + WAITS
            else:
                await self._table.keep_game("undo", seat, list(game.entries[-1]))
                return
        elif not agree:
            self.forget()
            return
        self._agreed.add(seat)
        if self._table.people <= self._agreed:
            who = self.by
            self.forget()
            game.undo(who, consent=range(game.players))
            await self._table.keep_game("undo", who, list(game.entries[-1]))
