"""How long a seat has been asked: told to who comes, and nobody's time while the table is paused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hullbreach.kernel import Refused
from hullbreach.server import attending, hosting, wire
from hullbreach.server.house import House
from hullbreach.server.live import LiveTable
from tests.server.tables import Witness, begun, in_house

NOW = 10_000.0


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "monotonic", lambda: NOW)


def let_pass(table: LiveTable, seat: int, seconds: float) -> None:
    """As if this seat had been asked for a while already."""
    table.attendant._since[seat] = (table.prompt(seat), NOW - seconds)


def test_who_comes_is_told_how_long_the_table_waits_and_a_pause_does_not_count(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        table, (host, _) = await begun(house)
        (seat, *_) = table.asked
        let_pass(table, seat, 50.5)
        late = Witness()
        await table.join(late)
        assert late.last["asked"] == {str(seat): 50}
        await table.wish(host, wire.Host(act="pause"))
        await table.wish(host, wire.Host(act="resume"))
        assert table.attendant.waited(seat) == 0

    asyncio.run(in_house(str(tmp_path / "tables.sqlite"), act))


def test_a_clock_that_is_set_begins_anew(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        table, (host, _) = await begun(house)
        (seat, *_) = table.asked
        let_pass(table, seat, 50)
        await table.wish(host, wire.Host(act="clock", what="30"))
        assert table.attendant.waited(seat) == 0

    asyncio.run(in_house(str(tmp_path / "tables.sqlite"), act))


def test_a_new_table_may_have_a_clock_within_bounds() -> None:
    assert hosting.seconds(90).clock == 90
    for wrong in (-1, hosting.LONGEST_CLOCK + 1):
        with pytest.raises(Refused, match="bad-number"):
            hosting.seconds(wrong)
