"""What is stored stays stored, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hullbreach.kernel import Refused
from hullbreach.server.backup import _rows, backup, restore
from hullbreach.server.database_schema import metadata
from hullbreach.server.store import Clash, Store
from hullbreach.server.stored import Entry, SeatChange, StoredSeat, StoredTable, Terms

TABLE = StoredTable(
    code="abc234",
    name="Évasion",
    game="nemesis",
    options={"mode": "coop"},
    packs={},
    players=2,
    phase="lobby",
    seed="00" * 32,
    rules=1,
    seq=0,
    position=None,
    host="h",
    created=1.5,
    touched=2.5,
    terms=Terms(clock=30),
)
SEATS = [StoredSeat(0, "Ann", "", "t"), StoredSeat(1, "", "", "")]


def entry(seq: int, option: str = "pass") -> Entry:
    """An answer."""
    told = {"kind": "passed", "public": {"who": "seat:0"}, "secret": {}, "audience": 255, "rule": ""}
    return Entry(seq, "answer", 0, ["answer", 0, option], [told], 1, 3.5)


def with_table(database: str, act: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with a database that has one table."""

    async def run() -> Any:
        store = await Store.open(database)
        try:
            await store.add(TABLE, SEATS)
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def _found(store: Store) -> tuple[StoredTable, list[StoredSeat], list[Entry]]:
    found = await store.table(TABLE.code)
    assert found is not None
    return found


def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    async def act(store: Store) -> None:
        assert await _found(store) == (TABLE, SEATS, [])
        assert await store.table("nobody") is None
        assert [table.code for table in await store.all_tables()] == [TABLE.code]

    with_table(database, act)


def test_a_code_is_given_to_one_table_only(database: str) -> None:
    async def act(store: Store) -> None:
        with pytest.raises(Clash):
            await store.add(TABLE, SEATS)

    with_table(database, act)


def test_an_entry_is_kept_with_the_position_it_led_to(database: str) -> None:
    async def act(store: Store) -> None:
        await store.append(TABLE.code, entry(1), position=b"\x00\xff", phase="playing", terms=Terms(paused=True))
        table, _, entries = await _found(store)
        assert (table.seq, table.position, table.phase, table.terms) == (1, b"\x00\xff", "playing", Terms(paused=True))
        assert entries == [entry(1)]
        assert await store.newest([TABLE.code, "nobody"]) == {TABLE.code: 1}

    with_table(database, act)


def test_the_same_number_twice_is_refused_and_changes_nothing(database: str) -> None:
    async def act(store: Store) -> None:
        await store.append(TABLE.code, entry(1), position=b"first")
        with pytest.raises(Clash):
            await store.append(TABLE.code, entry(1, "other"), SeatChange(1, {"name": "Eve"}), position=b"second")
        table, seats, entries = await _found(store)
        assert (table.position, seats, entries) == (b"first", SEATS, [entry(1)])

    with_table(database, act)


def test_of_many_who_write_the_same_number_at_once_one_wins(database: str) -> None:
    async def act(store: Store) -> None:
        writing = [store.append(TABLE.code, entry(1, f"option-{nth}"), position=bytes([nth])) for nth in range(8)]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Clash"] * 7 + ["NoneType"]
        table, _, entries = await _found(store)
        assert table.position == bytes([results.index(None)])
        assert [each.what[2] for each in entries] == [f"option-{results.index(None)}"]

    with_table(database, act)


def test_a_seat_is_taken_once(database: str) -> None:
    async def act(store: Store) -> None:
        await store.append(TABLE.code, entry(1), SeatChange(1, {"name": "Bob", "token": "b"}, only_free=True))
        with pytest.raises(Clash):
            await store.append(TABLE.code, entry(2), SeatChange(1, {"name": "Eve", "token": "e"}, only_free=True))
        table, seats, _ = await _found(store)
        assert (table.seq, seats[1]) == (1, StoredSeat(1, "Bob", "", "b"))

    with_table(database, act)


def test_a_word_carries_a_seat_once_and_not_for_ever(database: str) -> None:
    async def act(store: Store) -> None:
        await store.lay_down("swift", TABLE.code, 1, int(time()) + 60)
        with pytest.raises(Clash):
            await store.lay_down("swift", TABLE.code, 0, int(time()) + 60)
        both = await asyncio.gather(store.pick_up("swift"), store.pick_up("swift"))
        assert sorted(both, key=str) == [(TABLE.code, 1), None]
        await store.lay_down("late", TABLE.code, 1, int(time()) - 1)
        assert await store.pick_up("late") is None

    with_table(database, act)


def test_what_is_removed_is_gone(database: str) -> None:
    async def act(store: Store) -> None:
        await store.append(TABLE.code, entry(1))
        assert await store.remove(TABLE.code)
        assert not await store.remove(TABLE.code)
        assert await store.table(TABLE.code) is None
        await store.add(TABLE, SEATS)  # nothing is left that could clash

    with_table(database, act)


def test_the_migrations_make_the_shape_the_code_expects(database: str) -> None:
    async def act(store: Store) -> Any:
        async with store.reading() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )

    assert with_table(database, act) == []


def test_a_backup_brings_every_table_back_even_to_another_kind_of_database(
    database: str, another_database: str, tmp_path: Path
) -> None:
    async def act(store: Store) -> Any:
        await store.append(TABLE.code, entry(1), position=b"\x00\xff")
        return await _found(store)

    before = with_table(database, act)
    file = tmp_path / "tables.backup"
    assert asyncio.run(backup(database, file)) == 1
    assert file.stat().st_mode & 0o077 == 0
    assert asyncio.run(restore(another_database, file)) == 1

    async def look() -> Any:
        store = await Store.open(another_database)
        try:
            return await _found(store)
        finally:
            await store.close()

    assert asyncio.run(look()) == before
    with pytest.raises(Refused, match="database-not-empty"):
        asyncio.run(restore(another_database, file))


def test_a_file_that_is_not_a_backup_is_refused_and_changes_nothing(database: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged"
    deep = b'{"hullbreach-backup":1}\n["tables",' + b"[" * 100_000
    for data in (b"", b"{}\n", b'{"hullbreach-backup":1}\n["tables",\n', b"\xff\xfe", deep):
        file.write_bytes(data)
        with pytest.raises(Refused, match="backup-not-ours"):
            asyncio.run(restore(database, file))
    file.write_bytes(b'{"hullbreach-backup":99}\n')
    with pytest.raises(Refused, match="save-from-the-future"):
        asyncio.run(restore(database, file))
    with pytest.raises(Refused, match="file-not-readable"):
        asyncio.run(restore(database, tmp_path / "nowhere"))


def test_a_backup_with_any_bit_changed_or_a_hole_is_refused_whole(tmp_path: Path) -> None:
    database, other, file = (str(tmp_path / name) for name in ("tables.sqlite", "other.sqlite", "tables.backup"))
    with_table(database, lambda store: store.append(TABLE.code, entry(1), position=b"\x00\xff"))
    asyncio.run(backup(database, Path(file)))
    whole, rng = Path(file).read_bytes(), Random(1)
    for _ in range(200):
        at, to = sorted(rng.sample(range(len(whole)), 2))
        flipped = whole[:at] + bytes([whole[at] ^ 1 << rng.randrange(8)]) + whole[at + 1 :]
        for bad in (flipped, whole[:at] + whole[to:], whole[:at] + bytes(to - at) + whole[to:], whole[:at]):
            Path(file).write_bytes(bad)
            with pytest.raises(Refused, match="backup-"):
                list(_rows(Path(file)))
    with pytest.raises(Refused, match="backup-damaged"):
        asyncio.run(restore(other, Path(file)))
    Path(file).write_bytes(whole)
    assert asyncio.run(restore(other, Path(file))) == 1


def test_an_old_backup_without_a_digest_is_restored_or_refused_whole(database: str, tmp_path: Path) -> None:
    file = tmp_path / "old.backup"
    with_table(str(tmp_path / "made.sqlite"), lambda store: store.append(TABLE.code, entry(1), position=b"\x00"))
    asyncio.run(backup(str(tmp_path / "made.sqlite"), file))
    _, *rows, _ = file.read_bytes().splitlines()
    for broken in (rows[-1].replace(b'"code"', b'"cope"'), rows[-1].replace(b'"seq":1', b'"seq":{}'), rows[0]):
        file.write_bytes(b"\n".join([b'{"hullbreach-backup":1}', *rows, broken]))
        with pytest.raises(Refused, match="backup-damaged"):
            asyncio.run(restore(database, file))
    file.write_bytes(b"\n".join([b'{"hullbreach-backup":1}', *rows]))
    assert asyncio.run(restore(database, file)) == 1


def test_a_database_that_cannot_be_opened_is_refused_without_its_address() -> None:
    for address in ("/nowhere/at/all.sqlite", "postgresql://me:hunter2@127.0.0.1:1/none", "martian://x"):
        with pytest.raises(Refused, match="database-not-opened") as refused:
            asyncio.run(Store.open(address))
        assert "hunter2" not in str(refused.value)
