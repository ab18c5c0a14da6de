"""The database: SQLite by default, PostgreSQL behind the same code. Answers are stored before anybody is told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, time
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Row, delete, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..kernel import Refused
from .database_schema import carries, entries, seats, tables
from .private_files import keep_private
from .stored import Entry, SeatChange, StoredSeat, StoredTable, Terms

TRIED = ""
"""The word that is written to see whether anything can be; it stands for no seat."""
TRIES_EVERY = 10.0
"""Seconds between two such tries."""
MANY = 1_000
"""How many connections may write to PostgreSQL at once."""


class Clash(Exception):
    """Somebody else has written this entry, or taken this seat, first."""


def url_of(database: str) -> str:
    """A database as SQLAlchemy names it: a file is SQLite."""
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


class Store:
    """All that is written and read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._tried = -TRIES_EVERY
        """When something was last written to see whether it can be."""
        # SQLite takes one writer at a time and lets the others sleep and try again: they queue up here instead
        self._turn = asyncio.Semaphore(1 if engine.dialect.name == "sqlite" else MANY)

    @classmethod
    async def open(cls, database: str) -> Store:
        """Open a database and bring its tables to the present shape; Refused if that cannot be done."""
        try:
            engine = create_async_engine(url_of(database), hide_parameters=True)
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            raise _unopened(error) from error
        try:
            if engine.dialect.name == "sqlite":
                event.listen(engine.sync_engine, "connect", _careful)
                file = engine.url.database or ":memory:"
                if file != ":memory:":
                    keep_private(file)
                # where this fails, the driver would leave a thread behind that outlives its loop
                sqlite3.connect(file).close()
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except (sqlite3.Error, SQLAlchemyError, OSError, CommandError) as error:
            await engine.dispose()
            raise _unopened(error) from error
        return cls(engine)

    async def close(self) -> None:
        """Let the database go."""
        await self._engine.dispose()

    async def try_writing(self) -> None:
        """Find out whether anything can be stored; SQLAlchemyError or OSError if not. It is tried now and then."""
        if monotonic() - self._tried < TRIES_EVERY:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            return
        with suppress(Clash):  # then another server is trying as well
            async with self.writing() as connection:
                await connection.execute(delete(carries).where(carries.c.word == TRIED))
                await connection.execute(insert(carries).values(word=TRIED, code="", seat=-1, until=0))
        self._tried = monotonic()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it, or nothing and a Clash if something like it is there already."""
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Clash from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One look: everything as it stands at one moment."""
        async with self._engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")  # which Python's SQLite leaves out before a SELECT
            yield connection

    # -- tables ----------------------------------------------------------------------------------------------

    async def add(self, table: StoredTable, its_seats: Sequence[StoredSeat]) -> None:
        """Keep a new table."""
        async with self.writing() as connection:
            await connection.execute(insert(tables).values(**msgspec.to_builtins(table, builtin_types=(bytes,))))
            rows = [{"code": table.code, **msgspec.structs.asdict(seat)} for seat in its_seats]
            await connection.execute(insert(seats), rows)

    async def table(self, code: str) -> tuple[StoredTable, list[StoredSeat], list[Entry]] | None:
        """A table, its seats and its entries as they stand at one moment; None if there is none of this code."""
        async with self.reading() as connection:
            found = (await connection.execute(select(tables).where(tables.c.code == code))).first()
            if found is None:
                return None
            rows = await connection.execute(select(seats).where(seats.c.code == code).order_by(seats.c.seat))
            lines = await connection.execute(select(entries).where(entries.c.code == code).order_by(entries.c.seq))
            upto = int(found.seq)
            happened = [_entry(row) for row in lines if row.seq <= upto]
            return _table(found), [_struct(row, StoredSeat) for row in rows], happened

    async def all_tables(self) -> list[StoredTable]:
        """Every table, the one touched last first; without positions."""
        columns = [column for column in tables.c if column.name != "position"]
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(*columns).order_by(tables.c.touched.desc()))
            return [_table(row) for row in rows]

    async def playing_since(self, then: float) -> list[str]:
        """The tables in the middle of a game where something has happened since then."""
        wanted = (tables.c.phase == "playing") & (tables.c.touched >= then)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(tables.c.code).where(wanted).order_by(tables.c.touched.desc()))
            return [str(code) for (code,) in rows]

    async def newest(self, codes: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, as far as they are there."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(tables.c.code, tables.c.seq).where(tables.c.code.in_(codes)))
            return {str(code): int(seq) for code, seq in rows}

    async def remove(self, code: str) -> bool:
        """A table and everything about it is gone; whether there was one."""
        async with self.writing() as connection:
            for each in (carries, entries, seats):
                await connection.execute(delete(each).where(each.c.code == code))
            done = await connection.execute(delete(tables).where(tables.c.code == code))
            return bool(done.rowcount)

    # -- entries ---------------------------------------------------------------------------------------------

    async def append(self, code: str, entry: Entry, seat: SeatChange | None = None, **table: object) -> None:
        """Keep an entry, and with it the newest position and what became of a seat, or nothing of all that.

        Clash if somebody has written this number or taken this seat before.
        """
        row = msgspec.structs.asdict(entry) | {"code": code, "events": msgspec.json.encode(entry.events).decode()}
        async with self.writing() as connection:
            await connection.execute(insert(entries).values(**row))
            values = {
                "seq": entry.seq,
                "touched": entry.at,
                "rules": entry.rules,
                **msgspec.to_builtins(table, builtin_types=(bytes,)),
            }
            await connection.execute(update(tables).where(tables.c.code == code).values(**values))
            if seat is not None:
                here = (seats.c.code == code) & (seats.c.seat == seat.seat)
                if seat.only_free:
                    here &= (seats.c.token == "") & (seats.c.bot == "")
                done = await connection.execute(update(seats).where(here).values(**seat.values))
                if done.rowcount != 1:
                    raise Clash

    # -- carrying a seat -------------------------------------------------------------------------------------

    async def lay_down(self, word: str, code: str, seat: int, until: int) -> None:
        """A word stands for a seat until then."""
        async with self.writing() as connection:
            await connection.execute(delete(carries).where(carries.c.until < int(time())))
            await connection.execute(insert(carries).values(word=word, code=code, seat=seat, until=until))

    async def pick_up(self, word: str) -> tuple[str, int] | None:
        """The table and seat a word stands for, once."""
        async with self.writing() as connection:
            valid = (carries.c.word == word) & (carries.c.until >= int(time()))
            gone = await connection.execute(delete(carries).where(valid).returning(carries.c.code, carries.c.seat))
            found = gone.first()
            return None if found is None else (str(found.code), int(found.seat))


def _unopened(error: Exception) -> Refused:
    """Why a database cannot be opened, without its address: that may hold a password."""
    return Refused("database-not-opened", because=type(error).__name__)


def _table(row: Row[Any]) -> StoredTable:
    values: dict[str, Any] = {"position": None, **row._mapping}
    return StoredTable(**values | {"terms": msgspec.convert(values["terms"], Terms)})


def _entry(row: Row[Any]) -> Entry:
    found: Entry = _struct(row, Entry)
    return msgspec.structs.replace(found, events=msgspec.json.decode(str(found.events)))


def _struct(row: Row[Any], kind: type[Any]) -> Any:
    return kind(**{str(key): value for key, value in row._mapping.items() if key in kind.__struct_fields__})


def _careful(connection: Any, _: Any) -> None:
    """SQLite in WAL mode: readers do not wait, and a crash loses nothing that was acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-256"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def as_plain(events: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Events as JSON would have them."""
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return plain
