"""Consent: what one person wants and the others must agree to, one thing at a time and not for ever."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel import EVERYONE, Event, Refused

if TYPE_CHECKING:
    from .live import LiveTable

WAITS = 45.0
"""Seconds bots wait for people to agree; then the wish has lapsed."""


class Wanted(NamedTuple):
    """Something wanted: `needed` says whose consent it takes, `carry_out` does it."""

    kind: str
    """`undo` or `judge`."""
    by: int
    needed: Callable[[], set[int]]
    carry_out: Callable[[], Awaitable[None]]
    option: str = ""
    """The correction that is proposed."""


class Consent:
    """What is wanted at a table, and who agrees so far; it lapses when the position changes."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.wanted: Wanted | None = None
        self.until = 0.0
        self._number = 0
        """Which wish it is: nobody agrees to another than the one they were shown."""
        self._agreed: set[int] = set()

    def forget(self) -> None:
        """The wish has been met, refused, overtaken or forgotten."""
        self.wanted = None
        self._agreed = set()

    def shown_to(self, seat: int | None, tell: Callable[[str], str]) -> dict[str, Any] | None:
        """The wish as a viewer sees it; `tell` puts a correction into words."""
        if self.wanted is None:
            return None
        return {
            "number": self._number,
            "kind": self.wanted.kind,
            "by": self.wanted.by,
            "text": tell(self.wanted.option) if self.wanted.option else "",
            "agreed": sorted(self._agreed),
            "yours": seat in self._agreed,
        }

    async def ask(self, wanted: Wanted) -> None:
        """Somebody wants something, and agrees to it."""
        if self.wanted is not None:
            raise Refused("another-wish")
        self.wanted, self.until = wanted, monotonic() + WAITS
        self._number += 1
        await self._agree(wanted, wanted.by)

    async def answer(self, seat: int, number: int, agree: bool) -> None:
        """A seat says whether what is wanted under this number may be; one refusal ends it."""
        wanted = self.wanted
        if wanted is None or number != self._number:
            raise Refused("nothing-wanted")
        if agree:
            await self._agree(wanted, seat)
            return
        self.forget()
        kind = "consent-withdrawn" if seat == wanted.by else "consent-refused"
        await self._table.keep("talk", Event(kind, {"who": f"seat:{seat}"}, {}, EVERYONE, ""), seat)

    async def _agree(self, wanted: Wanted, seat: int) -> None:
        self._agreed.add(seat)
        if wanted.needed() <= self._agreed:
            self.forget()
            await wanted.carry_out()
