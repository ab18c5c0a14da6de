"""What the options of a question may bring, as far as the table wants to be told.

Foretelling takes a while, for every option is tried out in many imagined games. So it is done in the processes that
think for bots, nobody waits for it, and a viewer gets it when it is ready.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..telling import describer_for
from . import wire
from .bots import Thinkers
from .viewer import Viewer

if TYPE_CHECKING:
    from .live import LiveTable

OFF = "off"


class Foretelling:
    """Tells viewers of one table the odds of what they are asked."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._asked: dict[Viewer, asyncio.Task[None]] = {}
        """The last thing each viewer wanted foretold; whatever it wanted before is of no use to it any more."""

    def ask(self, viewer: Viewer, wish: wire.Look) -> None:
        """Have the prompt of the number in `about` foretold; nothing is told if it is not asked any more."""
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
        found = await self._thinkers.foretell(position, seat)
        lines = ((option, say.odds(chances, numbers=told == "numbers")) for option, chances in found.items())
        return [{"option": option, "text": text} for option, text in lines if text]

    async def settled(self) -> None:
        """When everything that was asked for has been told."""
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    def stop(self) -> None:
        """Tell nothing more."""
        for task in self._asked.values():
            task.cancel()
