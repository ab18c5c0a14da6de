"""Databases of both kinds, and servers in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from tests.server.finished import Watched, watched
from tests.server.postgres import cluster, programs
from tests.server.running import Running, running


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of this process are dealt the same in every run."""
    numbers = count(1)
    monkeypatch.setattr("hullbreach.server.table_registry.new_seed", lambda: f"{next(numbers):064x}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for this run, which .ci/run installs; elsewhere these tests are left out if it is not there."""
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    with cluster(bin) as address:
        yield address


def _new_database(address: str) -> str:
    name = f"t{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{address}postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return address + name


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return _new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def another_database(postgres: str) -> str:
    """An empty PostgreSQL database."""
    return _new_database(postgres)


@pytest.fixture(scope="session")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """A whole game, watched from every seat; it is over, and to be looked at only."""
    return watched(str(tmp_path_factory.mktemp("seen") / "tables.sqlite"))


@pytest.fixture(scope="session")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that many tests come to, each to tables of its own. None may stop it or count what the others do."""
    server = running(database=str(tmp_path_factory.mktemp("open-house") / "served.sqlite"))
    yield server
    server.stop()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers, and stops those that still run at the end."""
    started: list[Running] = []

    def start(**settings: Any) -> Running:
        server = running(**{"database": str(tmp_path / "served.sqlite"), **settings})
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()
