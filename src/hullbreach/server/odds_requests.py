"""Requests for the odds of a question: what each option may bring, if the table shows odds at all.

Odds take a while, because every option is tried out in many imagined games. They are worked out in the processes that
think for bots, nobody waits for it, and a viewer gets it when it is ready.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..describers import describer_for
from . import wire
from .thinkers import Thinkers
from .viewer import Viewer

if TYPE_CHECKING:
    from .live_table import LiveTable

OFF = "off"


class OddsRequests:
    """Sends viewers of one table the odds of what they are asked."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._asked: dict[Viewer, asyncio.Task[None]] = {}
        """The last request of each viewer; a new one cancels the one before."""

    def ask(self, viewer: Viewer, wish: wire.Look) -> None:
        """Send the odds of the prompt in `about`, or nothing if that prompt is no longer open."""
        earlier = self._asked.get(viewer)
        if earlier is not None:
            earlier.cancel()
        task = self._asked[viewer] = asyncio.create_task(self._tell(viewer, wish))
        task.add_done_callback(lambda done: self._forget(viewer, done))

    def _forget(self, viewer: Viewer, done: asyncio.Task[None]) -> None:
        if self._asked.get(viewer) is done:
            del self._asked[viewer]

    async def _tell(self, viewer: Viewer, wish: wire.Look) -> None:
        viewer.send(wire.Looked(await self._lines(viewer, wish.about), wish.ref))

    async def _lines(self, viewer: Viewer, prompt: str) -> list[dict[str, str]]:
        table, seat = self._table, viewer.seat
        async with table.lock:
            game = table.game
            if game is None or seat is None or not prompt or prompt != table.prompt(seat):
                return []
            told = game.options.get("odds", OFF)
            if told == OFF:
                return []
            position, say = game.save(), describer_for(game, viewer.language)
        found = await self._thinkers.odds_for(position, seat)
        lines = ((option, say.odds(chances, numbers=told == "numbers")) for option, chances in found.items())
        return [{"option": option, "text": text} for option, text in lines if text]

    async def settled(self) -> None:
        """Wait until everything that was asked for has been sent."""
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    def stop(self) -> None:
        """Send nothing more."""
        for task in self._asked.values():
            task.cancel()
