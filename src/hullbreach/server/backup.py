"""All tables of a database in one file, and back: a line of JSON for each row, whatever the database is.

The last line is a digest of all the others, so a damaged file is refused before anything is stored.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from errno import errorcode
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, insert, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from ..kernel import BadSave, Refused
from .database_schema import carries, entries, seats, tables
from .private_files import open_private
from .store import Clash, Store

FORMAT = 2
"""Since 2 a backup ends with its digest."""
ALL = (tables, seats, entries)
"""In an order in which they can be filled. Words that carry seats are too short-lived to be kept."""


async def backup(database: str, file: Path) -> int:
    """Write every table to a file, as they stand at one moment; how many there are. Only its owner may read it."""
    store = await Store.open(database)
    new = file.with_name(file.name + ".new")
    try:
        with open_private(new) as out:
            digest = blake2b(digest_size=32)

            def write(value: object) -> None:
                line = msgspec.json.encode(value) + b"\n"
                digest.update(line)
                out.write(line)

            write({"hullbreach-backup": FORMAT})
            count = 0
            async with store.reading() as connection:
                for table in ALL:
                    async for row in await connection.stream(select(table)):
                        write([str(table.name), _plain(table, dict(row._mapping))])
                        count += table is tables
            write({"digest": digest.hexdigest()})
        new.replace(file)
    except OSError as error:
        raise Refused("file-not-writable", file=str(file), because=_cause(error)) from None
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
    except OperationalError:
        raise Refused("not-stored") from None
    except (Clash, SQLAlchemyError, ValueError):  # an old backup has no digest, and a row of it does not fit
        raise BadSave("backup-damaged", file=str(file)) from None
    finally:
        await store.close()
    return sum(name == tables.name for name, _ in rows)


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        first, *lines = file.read_bytes().splitlines(keepends=True)
        match msgspec.json.decode(first):
            case {"hullbreach-backup": 1}:
                pass
            case {"hullbreach-backup": int(found)} if found == FORMAT:
                last = lines.pop() if lines else b""
                digest = blake2b(b"".join((first, *lines)), digest_size=32).hexdigest()
                if last != msgspec.json.encode({"digest": digest}) + b"\n":
                    raise BadSave("backup-damaged", file=str(file))
            case {"hullbreach-backup": int(found)} if found > FORMAT:
                raise BadSave("save-from-the-future", found=found, known=FORMAT)
            case _:
                raise BadSave("backup-not-ours", file=str(file))
        for line in lines:
            yield msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
    except OSError as error:
        raise Refused("file-not-readable", file=str(file), because=_cause(error)) from None
    except (ValueError, msgspec.MsgspecError, RecursionError):
        raise BadSave("backup-not-ours", file=str(file)) from None


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = _binary(table)
    return {name: b64encode(value).decode() if name in binary and value else value for name, value in row.items()}


def _stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = _binary(table)
    return {name: b64decode(value) if name in binary and value else value for name, value in row.items()}


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.c if isinstance(column.type, LargeBinary)}


def _cause(error: OSError) -> str:
    """What the system says, by the name of its error, so that it can be said in every language."""
    return errorcode.get(error.errno or 0, "EIO")
