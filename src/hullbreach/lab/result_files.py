"""Rows of simulated games in a file: CSV, JSON, or Parquet with the help of DuckDB."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

from ..kernel import Refused
from .install import install_line
from .simulate import Row

COLUMNS = {field.name: field.type for field in msgspec.structs.fields(Row)}
"""The columns in order, each with its type."""
_SQL = {int: "BIGINT", bool: "BOOLEAN", str: "VARCHAR"}


def check(path: Path) -> None:
    """Refuse a file that could not be written, before any game is played."""
    if path.suffix not in WRITERS:
        raise Refused("unknown-result-file", file=str(path), endings=list(WRITERS))
    if path.suffix == ".parquet" and find_spec("duckdb") is None:
        raise Refused("parquet-needs-duckdb", file=str(path), command=install_line("duckdb"))


def write(path: Path, rows: Sequence[Row]) -> None:
    """Write the rows as the file's name ends."""
    WRITERS[path.suffix](path, rows)


def _csv(path: Path, rows: Sequence[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        table.writerows(msgspec.structs.astuple(row) for row in rows)


def _json(path: Path, rows: Sequence[Row]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


def _parquet(path: Path, rows: Sequence[Row]) -> None:
    import duckdb  # an extra: nobody needs it for anything else

    with duckdb.connect() as database:
        database.execute(f"CREATE TABLE seats ({', '.join(f'{name} {_SQL[of]}' for name, of in COLUMNS.items())})")
        places = ", ".join("?" for _ in COLUMNS)
        database.executemany(f"INSERT INTO seats VALUES ({places})", [msgspec.structs.astuple(row) for row in rows])
        quoted = str(path).replace("'", "''")
        database.execute(f"COPY seats TO '{quoted}' (FORMAT parquet)")


WRITERS: dict[str, Callable[[Path, Sequence[Row]], None]] = {".csv": _csv, ".json": _json, ".parquet": _parquet}
"""What writes a file, by how its name ends."""
