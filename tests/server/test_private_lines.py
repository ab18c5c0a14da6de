"""A line of the story that says more to one viewer than to others is marked, for that viewer alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.server.table_registry import TableRegistry
from tests.server.tables import Witness, begun, with_registry


def story_of(witness: Witness) -> list[dict[str, Any]]:
    """The whole story of this viewer."""
    messages = [msgspec.json.decode(raw) for raw in witness.sent]
    return [line for message in messages for line in message.get("story", [])]


def test_only_who_was_told_a_secret_reads_that_it_is_one(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> list[list[dict[str, Any]]]:
        table, seated = await begun(registry, people=2, players=2)
        spectator = Witness()
        await table.join(spectator)
        return [story_of(witness) for witness in (*seated, spectator)]

    mine, yours, public = asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))
    dealt = [
        [line.get("private", False) for line in story if line["kind"] == "objectives-dealt"]
        for story in (mine, yours, public)
    ]
    assert [sum(each) for each in dealt] == [1, 1, 0]
    assert dealt[0] != dealt[1]
    assert all("private" not in line for line in mine if line["kind"] == "first-player")
