"""Consent: what one person wants and the others must agree to, one thing at a time and not for ever.

More than half of the people who have a seat must say yes, however few of them are here. People whose seat a bot plays
count too, so that no host can seat bots for the others and decide alone. Anyone who was away when the position was
corrected may take that back alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel import EVERYONE, Event, Refused
from .objections import Standing

if TYPE_CHECKING:
    from .live_table import LiveTable

WAITS = 45.0
"""Seconds bots wait for people to agree; then the wish has lapsed."""
MISSED = "missed"
"""The kind under which somebody is shown a correction that was made without them."""


class Wanted(NamedTuple):
    """Something wanted: `needed` says whose consent it takes, `carry_out` does it, told who was not asked."""

    kind: str
    """`undo` or `judge`."""
    by: int
    needed: Callable[[], set[int]]
    carry_out: Callable[[set[int]], Awaitable[None]]
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
        """The wish as a viewer sees it, or what was corrected without them; `tell` puts a correction into words."""
        if self.wanted is None:
            return self._missed_by(seat, tell)
        return {
            "number": self._number,
            "kind": self.wanted.kind,
            "by": self.wanted.by,
            "text": tell(self.wanted.option) if self.wanted.option else "",
            "agreed": sorted(self._agreed),
            "yours": seat in self._agreed,
            "needed": len(self._asked(self.wanted)),
            "seconds": int(WAITS),
        }

    def _missed_by(self, seat: int | None, tell: Callable[[str], str]) -> dict[str, Any] | None:
        missed = self._missed(seat)
        if missed is None:
            return None
        at, judgement = missed
        return {
            "number": -1 - at,
            "kind": MISSED,
            "by": judgement.by,
            "text": tell(judgement.option),
            "agreed": [],
            "yours": False,
            "needed": 1,
            "seconds": 0,
        }

    def _missed(self, seat: int | None) -> tuple[int, Standing] | None:
        """What was corrected without a seat and can still be taken back: not if newer rules have begun a new record."""
        game, objections = self._table.game, self._table.objections
        is_whole = game is not None and not game.over and game.answered == objections.count
        return objections.missed(seat) if is_whole else None

    async def ask(self, wanted: Wanted) -> None:
        """Somebody wants something, and agrees to it."""
        if self.wanted is not None:
            raise Refused("another-wish")
        self.wanted, self.until = wanted, monotonic() + WAITS
        self._number += 1
        await self._agree(wanted, wanted.by)

    async def answer(self, seat: int, number: int, agree: bool) -> None:
        """A seat says whether what is wanted under this number may be; one refusal ends it."""
        if number < 0:
            await self._answer_missed(seat, -1 - number, agree)
            return
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
        if self._is_enough(wanted):
            without = self._table.owners - self._agreed
            self.forget()
            await wanted.carry_out(without)

    def _is_enough(self, wanted: Wanted) -> bool:
        """Whether everybody whose consent it takes has agreed, and more than half of those who have a seat."""
        people = self._table.owners
        return wanted.needed() <= self._agreed and 2 * len(people & self._agreed) > len(people)

    def _asked(self, wanted: Wanted) -> set[int]:
        """How many have to say yes, by their seats: the absent stand in where there are too few here."""
        people = self._table.owners
        asked = wanted.needed() | {wanted.by}
        spare = sorted(people - asked)
        return asked | set(spare[: max(0, len(people) // 2 + 1 - len(asked))])

    async def lapse(self) -> None:
        """Too few have agreed in time."""
        wanted = self.wanted
        if wanted is not None:
            self.forget()
            event = Event("consent-lapsed", {"who": f"seat:{wanted.by}"}, {}, EVERYONE, "")
            await self._table.keep("talk", event, wanted.by)

    async def _answer_missed(self, seat: int, at: int, agree: bool) -> None:
        """Somebody lets stand what was corrected without them, or goes back with everybody to before it."""
        table, missed = self._table, self._missed(seat)
        if missed is None or missed[0] != at:
            raise Refused("nothing-wanted")
        if agree:
            await table.hear(seat, at)
            return
        game = table.played()
        game.undo_to(at, range(game.players))
        await table.keep_game("undo", seat, list(game.entries[-1]))
        await table.keep("talk", Event("correction-taken-back", {"who": f"seat:{seat}"}, {}, EVERYONE, ""), seat)
