"""Timelines of finished tables, built on first use; a few stay in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..kernel import Refused
from .table_registry import TableRegistry
from .timeline import GameTimeline

REMEMBERED = 4
"""How many timelines stay in memory."""


class TimelineCache:
    """Timelines by the code of their table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._timelines: OrderedDict[str, tuple[int, GameTimeline]] = OrderedDict()
        self._making = asyncio.Lock()

    async def of(self, code: str) -> GameTimeline:
        """The timeline of a table; refused until the game is over, because it shows everything."""
        table = await self._registry.table(code)
        if table.game is None or not table.game.over:
            raise Refused("replay-not-over")
        async with self._making:
            seq, timeline = self._timelines.get(code, (-1, None))
            if timeline is None or seq != table.kept.seq:
                kept = await self._registry.store.table(code)
                if kept is None:
                    raise Refused("unknown-table", code=code)
                timeline = await asyncio.to_thread(GameTimeline, *kept)
                self._timelines[code] = (kept[0].seq, timeline)
            self._timelines.move_to_end(code)
            if len(self._timelines) > REMEMBERED:
                self._timelines.popitem(last=False)
            return timeline
