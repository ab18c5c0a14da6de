"""All tables of a database in one file, and back: a line of JSON for each row, whatever the database is."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, insert, select

from ..kernel import BadSave, Refused
from .schema import carries, entries, seats, tables
from .store import Store

FORMAT = 1
ALL = (tables, seats, entries)
"""In an order in which they can be filled. Words that carry seats are too short-lived to be kept."""


async def backup(database: str, file: Path) -> int:
    """Write every table to a file, as they stand at one moment; how many there are. Only its owner may read it."""
    store = await Store.open(database)
    new = file.with_name(file.name + ".new")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(msgspec.json.encode({"hullbreach-backup": FORMAT}) + b"\n")
            count = 0
            async with store.reading() as connection:
                for table in ALL:
                    async for row in await connection.stream(select(table)):
                        out.write(msgspec.json.encode([str(table.name), _plain(table, dict(row._mapping))]) + b"\n")
                        count += table is tables
        new.replace(file)
    except OSError as error:
        raise Refused("file-not-writable", file=str(file), because=error.strerror) from None
    finally:
        await store.close()
    return count


async def restore(database: str, file: Path) -> int:
    """Fill an empty database from a file, all of it or nothing; how many tables there are."""
    rows = list(_rows(file))
    store = await Store.open(database)
    try:
        if await store.all_tables():
            raise Refused("database-not-empty")
        async with store.writing() as connection:
            await connection.execute(carries.delete())
            for table in ALL:
                mine = [row for name, row in rows if name == table.name]
                if mine:
                    await connection.execute(insert(table), [_stored(table, row) for row in mine])
    finally:
        await store.close()
    return sum(name == tables.name for name, _ in rows)


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        first, *lines = file.read_bytes().splitlines()
        if msgspec.json.decode(first) != {"hullbreach-backup": FORMAT}:
            raise BadSave("backup-not-ours", file=str(file))
        for line in lines:
            yield msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
    except OSError as error:
        raise Refused("file-not-readable", file=str(file), because=error.strerror) from None
    except (ValueError, msgspec.MsgspecError):
        raise BadSave("backup-not-ours", file=str(file)) from None


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = _binary(table)
    return {name: b64encode(value).decode() if name in binary and value else value for name, value in row.items()}


def _stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = _binary(table)
    return {name: b64decode(value) if name in binary and value else value for name, value in row.items()}


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.c if isinstance(column.type, LargeBinary)}
