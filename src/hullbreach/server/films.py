"""The films of finished tables: made when somebody wants to see one, and a few of them remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..kernel import Refused
from .film import Film
from .house import House

REMEMBERED = 4
"""So many films stay in memory."""


class Films:
    """Films by the code of their table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._films: OrderedDict[str, tuple[int, Film]] = OrderedDict()
        self._making = asyncio.Lock()

    async def of(self, code: str) -> Film:
        """The film of a table; Refused while it is being played, for nothing of it is anybody's to see."""
        table = await self._house.table(code)
        if table.game is None or not table.game.over:
            raise Refused("replay-not-over")
        async with self._making:
            seq, film = self._films.get(code, (-1, None))
            if film is None or seq != table.kept.seq:
                kept = await self._house.store.table(code)
                if kept is None:
                    raise Refused("unknown-table", code=code)
                film = await asyncio.to_thread(Film, *kept)
                self._films[code] = (kept[0].seq, film)
            self._films.move_to_end(code)
            if len(self._films) > REMEMBERED:
                self._films.popitem(last=False)
            return film
