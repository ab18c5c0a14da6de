"""A reported problem is kept with the game it is about, for the owner alone."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hullbreach import __version__, library
from hullbreach.kernel import Refused
from hullbreach.server import reports
from hullbreach.server.reports import Reports, folder_of
from hullbreach.server.settings import Settings
from tests.server.running import Running, Seat
from tests.server.test_rematch import Person, kept

Serving = Callable[..., Running]
KEY = {"x-host-key": "open-sesame"}


async def begun(server: Running, start: bool = True) -> tuple[Person, str]:
    """Somebody at a table that is being played."""
    ann = Person(server)
    wanted = {"players": 2, "people": 2, "you": "Ann", "also": ["Bob"], "start": start, "key": "open-sesame"}
    return ann, (await ann.post("tables", **wanted))[1]["code"]


def test_a_report_can_be_played_again_by_the_owner_and_nobody_else(tmp_path: Path, serving: Serving) -> None:
    server = serving(host_key="open-sesame")

    async def act() -> None:
        ann, code = await begun(server)
        async with Seat(server, code, ann.browser) as seat:
            for asked in (0, 1):  # who begins is left to chance
                if seat.prompt is None:
                    await seat.send(do="curtain", seat=asked)
                    await seat.until("screen")
            assert seat.prompt is not None
            await seat.send(do="answer", prompt=seat.prompt["prompt"], option=seat.prompt["options"][0]["id"])
            await seat.until("change")
            answer = await ann.post(f"tables/{code}/report", text="The door is on the wrong side.")
            assert answer == (201, {"kept": True})
            await seat.send(do="look", what="memory")
            await seat.until("looked")
            assert "wrong side" not in json.dumps(seat.told)
        listed = await ann.browser.get("/api/admin/reports", headers=KEY)
        (report,) = listed.json()
        assert (report["code"], report["text"], report["seat"]) == (code, "The door is on the wrong side.", 0)
        assert report["versions"]["hullbreach"] == __version__
        seed = (await kept(server, code))[0].seed
        assert seed not in listed.text
        path = f"/api/admin/reports/{report['name']}"
        record = json.loads((await ann.browser.get(path, headers=KEY)).text)
        assert record["start"] == {"seed": seed}
        assert library.replay(record).digest() == record["digest"]
        assert len(record["entries"]) > 0
        for headers in ({}, {"x-host-key": "sesame"}):
            for address in ("/api/admin/reports", path):
                assert (await ann.browser.get(address, headers=headers)).status_code == 403
        for name in ("nothing.json", "..%2Fserved.sqlite", "20260101-000000-abc234-abcdef.json"):
            gone = await ann.browser.get(f"/api/admin/reports/{name}", headers=KEY)
            assert (gone.status_code, gone.json()["reason"]) in ((404, "unknown-report"), (404, "no-such-page"))
        (file,) = (tmp_path / "hullbreach-reports").iterdir()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "The door" not in Path(server.log).read_text()

    asyncio.run(act())


def test_who_may_report_how_much_and_how_often(serving: Serving) -> None:
    server = serving(host_key="open-sesame")

    async def act() -> None:
        ann, code = await begun(server, start=False)
        stranger = Person(server)
        assert (await stranger.post(f"tables/{code}/report", text="I only watch."))[1]["reason"] == "only-watching"
        for text, reason in (("  ", "nothing-said"), ("x" * 2001, "wish-too-long")):
            assert (await ann.post(f"tables/{code}/report", text=text))[1]["reason"] == reason
        assert (await ann.post(f"tables/{code}/report", words="x"))[1]["reason"] == "wish-not-understood"
        told = [(await ann.post(f"tables/{code}/report", text=f"Number {nth}"))[0] for nth in range(5)]
        assert told == [201, 201, 201, 429, 429]
        listed = (await ann.browser.get("/api/admin/reports", headers=KEY)).json()
        assert {each["text"] for each in listed} == {"Number 0", "Number 1", "Number 2"}

    asyncio.run(act())


def test_a_full_folder_takes_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST", 1)
    shelf = Reports(Settings(database=str(tmp_path / "tables.sqlite")))
    table: Any = type("Table", (), {"rules": 1, "code": "abc234", "seq": 7})()
    shelf.keep(table, None, None, "first")
    with pytest.raises(Refused) as refused:
        shelf.keep(table, None, None, "second")
    assert refused.value.reason == "reports-full"
    assert [each["text"] for each in shelf.listed()] == ["first"]


def test_reports_are_kept_beside_the_database() -> None:
    assert folder_of(Settings(database="/srv/games/tables.sqlite")) == Path("/srv/games/hullbreach-reports")
    assert folder_of(Settings(database="postgresql://localhost/tables")) == Path("hullbreach-reports")
