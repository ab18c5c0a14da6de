"""All tables of one server: made, opened when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from time import monotonic, time

import msgspec

from .. import lessons, library
from ..bots import bot_of
from ..kernel import Refused
from .host_actions import LONGEST_NAME, tidy
from .limits import is_code
from .live_table import LiveTable
from .logs import note, note_failure
from .memory import release_memory
from .secrets import hashed, is_token_of, new_seed, new_token, new_word
from .settings import Settings
from .store import Clash, Store
from .stored import SeatChange, StoredSeat, StoredTable, Terms
from .thinkers import Thinkers
from .webhook import Webhook

CODE_LENGTH = 6
WORD_LENGTH = 8
CARRIED_FOR = 300
"""Seconds a word carries a seat."""
LONGEST_CALL = 24
ROUND_EVERY = 2.0
"""Seconds between two checks of all open tables."""
LATELY = 86_400.0
"""Seconds since something happened at a table where bots go on by themselves when the server starts."""
BREATH = 0.1
"""Seconds between two such tables, so that people who arrive meanwhile need not wait for all of them."""


class TableRegistry:
    """The tables by code; those in use are held in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self._webhook = Webhook(settings)
        self._open: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        self._opening = asyncio.Lock()
        self._looking = asyncio.Lock()
        self._rounds: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None

    # -- tables ----------------------------------------------------------------------------------------------

    async def make(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        name: str,
        bots: Iterable[str],
        terms: Terms | None = None,
    ) -> tuple[str, str]:
        """A new table in its lobby: its code and the host's secret. `bots` are the seats that are not for people.

        The list may be absurdly long: it is read only once the number of players has been accepted.
        """
        packs = () if terms and terms.lesson else library.packs_for(game, self.settings.packs)
        plan = library.plan(game, players, options, packs)
        by_seat = [*bots, *[""] * players][:players]
        for bot in {bot for bot in by_seat if bot}:
            bot_of(game, bot)  # refused if there is none
        host, now = new_token(), time()
        kept = StoredTable(
            code=new_word(CODE_LENGTH),
            name=tidy(name, LONGEST_NAME),
            game=game,
            options=dict(plan.options),
            packs=dict(plan.packs),
            players=players,
            phase="lobby",
            seed=lessons.find(terms.lesson).fate if terms and terms.lesson else new_seed(),
            rules=plan.rules_version,
            seq=0,
            position=None,
            host=hashed(host),
            created=now,
            touched=now,
            terms=terms or Terms(),
        )
        await self.store.add(kept, [StoredSeat(seat, "", bot, "") for seat, bot in enumerate(by_seat)])
        note("table-made", table=kept.code, game=game, players=players)
        return kept.code, host

    async def again(self, old: StoredTable, name: str, seats: Sequence[StoredSeat]) -> tuple[str, str]:
        """A new table in its lobby for the game another was made for: its code and the host's secret."""
        plan = library.saved_plan(old.game, old.players, old.options, old.packs)
        host, now = new_token(), time()
        kept = msgspec.structs.replace(
            old,
            code=new_word(CODE_LENGTH),
            name=tidy(name, LONGEST_NAME),
            phase="lobby",
            seed=new_seed(),
            rules=plan.rules_version,
            seq=0,
            position=None,
            host=hashed(host),
            created=now,
            touched=now,
            terms=msgspec.structs.replace(old.terms, paused=False),
        )
        await self.store.add(kept, seats)
        note("table-made", table=kept.code, game=kept.game, players=kept.players)
        return kept.code, host

    async def table(self, code: str) -> LiveTable:
        """An open table; it is read from the store if it was not open."""
        async with self._opening:
            found = self._open.get(code)
            if found is None:
                kept = await self.store.table(code) if is_code(code) else None
                if kept is None:
                    raise Refused("unknown-table", code=code)
                found = self._open[code] = LiveTable(kept, self.store, self.thinkers, self.settings, self._webhook)
                found.autoplay.wake()
            self._used[code] = monotonic()
        if self._rounds is None:
            self._rounds = asyncio.create_task(self._walk())
        return found

    @property
    def open_codes(self) -> set[str]:
        """The tables that are in memory."""
        return set(self._open)

    async def remove(self, code: str) -> None:
        """A table is gone for good."""
        if not await self.store.remove(code):
            raise Refused("unknown-table", code=code)
        note("table-removed", table=code)
        await self._look_after()

    # -- seats -----------------------------------------------------------------------------------------------

    async def sit(self, code: str, name: str, wanted: int | None = None) -> tuple[int, str]:
        """Take the seat that is wanted if it is free, else the first that is: its number and its secret."""
        table = await self.table(code)
        called = tidy(name, LONGEST_CALL)
        if not called:
            raise Refused("name-needed")
        token = new_token()
        taken: list[int] = []

        async def take() -> None:
            seats = sorted(table.seats, key=lambda seat: seat.seat != wanted)
            free = next((seat.seat for seat in seats if seat.free), None)
            if free is None:
                raise Refused("no-free-seat", code=code)
            values = {"name": called, "token": hashed(token)}
            await table.change_seat(SeatChange(free, values, only_free=True), "seat-taken")
            taken.append(free)

        await table.carry_out(take)
        return taken[0], token

    async def carry(self, code: str, seat: int) -> str:
        """A word that brings this seat to another device."""
        while True:
            word = new_word(WORD_LENGTH)
            try:
                await self.store.lay_down(word, code, seat, int(time()) + CARRIED_FOR)
            except Clash:
                continue
            return word

    async def arrive(self, word: str) -> tuple[str, int, str]:
        """The table, the seat and a fresh secret for a transfer code; the device the seat came from loses it."""
        found = await self.store.pick_up(word.strip().lower())
        if found is None:
            raise Refused("unknown-word")
        code, seat = found
        table = await self.table(code)
        token = new_token()

        async def move() -> None:
            await table.change_seat(SeatChange(seat, {"token": hashed(token)}), "seat-carried")
            table.send_away(seat)

        await table.carry_out(move)
        return code, seat, token

    async def is_host(self, code: str, token: str) -> bool:
        """Whether this is the host's secret."""
        return is_token_of(token, (await self.table(code)).kept.host)

    # -- looking after it all --------------------------------------------------------------------------------

    def start(self) -> None:
        """The server lives again: bots and standing orders go on where they were."""
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        """Open the tables played at lately one by one; the next walk closes those where only people are asked."""
        for code in await self.store.playing_since(time() - LATELY):
            try:
                if code not in self._open:
                    await self.table(code)
                    self._used[code] -= self.settings.kept_open
            except Exception as error:  # one table that cannot be opened does not keep the others
                note_failure("resuming", error, table=code)
            await asyncio.sleep(BREATH)

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(ROUND_EVERY)
            try:
                await self._look_after()
            except Exception as error:  # the database may be away for a moment
                note_failure("looking after tables", error)

    async def _look_after(self) -> None:
        """Tables another server has written to are read again; those nobody is at are put away."""
        async with self._looking:
            tables = list(self._open.values())  # whatever is opened from here on is not asked about
            newest = await self.store.newest([table.kept.code for table in tables])
            gone = [table for table in tables if not await self._stays(table, newest)]
            for table in gone:
                await table.stop()
        if gone:
            gone.clear()
            release_memory()

    async def _stays(self, table: LiveTable, newest: Mapping[str, int]) -> bool:
        """Bring a table up to date; whether it is still needed here."""
        code = table.kept.code
        seq = newest.get(code)
        if seq is None or seq > table.kept.seq:
            await table.catch_up(seq)
        is_quiet = not table.viewers and not table.lock.locked() and table.autoplay.is_idle
        if seq is not None and not (is_quiet and monotonic() - self._used[code] > self.settings.kept_open):
            return True
        del self._open[code], self._used[code]
        return False

    async def close(self) -> None:
        """Everybody is sent home; nothing is lost, for everything is stored."""
        for task in (self._resuming, self._rounds):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for table in self._open.values():
            await table.stop()
        await self.thinkers.close()
        await self.store.close()
