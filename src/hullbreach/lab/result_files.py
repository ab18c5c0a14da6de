"""Rows of simulated games in a file: CSV, JSON, or Parquet with the help of DuckDB."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import Refused
from .install import install_line
from .row import Row

Columns = Mapping[str, Any]
"""In order, each with its type."""
Rows = Sequence[Mapping[str, Any]]
_SQL = {int: "BIGINT", bool: "BOOLEAN", str: "VARCHAR"}


def check(path: Path) -> None:
    """Refuse a file that could not be written, before any game is played."""
    if path.suffix not in WRITERS:
        raise Refused("unknown-result-file", file=str(path), endings=list(WRITERS))
    if path.suffix == ".parquet" and find_spec("duckdb") is None:
        raise Refused("parquet-needs-duckdb", file=str(path), command=install_line("duckdb"))


def write(path: Path, rows: Sequence[Row], columns: Sequence[str]) -> None:
    """Write these columns of the rows, of which there are some, as the file's name ends."""
    types = {field.name: field.type for field in msgspec.structs.fields(rows[0])}
    table = [{name: getattr(row, name) for name in columns} for row in rows]
    WRITERS[path.suffix](path, {name: types[name] for name in columns}, table)


def _csv(path: Path, columns: Columns, rows: Rows) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(columns)
        table.writerows(row.values() for row in rows)


def _json(path: Path, columns: Columns, rows: Rows) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


def _parquet(path: Path, columns: Columns, rows: Rows) -> None:
    import duckdb  # an extra: nobody needs it for anything else

    with duckdb.connect() as database:
        database.execute(f"CREATE TABLE seats ({', '.join(f'{name} {_SQL[of]}' for name, of in columns.items())})")
        places = ", ".join("?" for _ in columns)
        database.executemany(f"INSERT INTO seats VALUES ({places})", [tuple(row.values()) for row in rows])
        quoted = str(path).replace("'", "''")
        database.execute(f"COPY seats TO '{quoted}' (FORMAT parquet)")


WRITERS: dict[str, Callable[[Path, Columns, Rows], None]] = {".csv": _csv, ".json": _json, ".parquet": _parquet}
"""What writes a file, by how its name ends."""
