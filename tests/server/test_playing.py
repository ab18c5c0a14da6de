"""Whole games over real sockets, with people, bots and a spectator; their record is verified offline."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from hullbreach.cli import main
from hullbreach.cli.local_server import announce
from hullbreach.lab.load import Load
from tests.server.running import Running, Seat


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """A command: its exit code and what it says."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments])
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out + said.err


@pytest.mark.slow
def test_a_whole_game_is_played_and_its_record_verified(
    serving: Callable[..., Running], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serving()
    file = tmp_path / "record.json"

    async def play() -> tuple[str, str, list[Any]]:
        async with server.browser() as ann, server.browser() as bob:
            wanted = {"players": 3, "people": 2, "you": "Ann", "bot": "random"}
            code = (await ann.post("/api/tables", json=wanted)).json()["code"]
            await bob.post(f"/api/tables/{code}/join", json={"name": "Bob"})
            async with Seat(server, code, ann) as first, Seat(server, code, bob, "?lang=fr") as second:
                promised = first.screen["table"]["seed_hash"]
                await first.send(do="host", act="start")
                await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
                assert first.screen["view"]["you"] is not None
                assert second.screen["table"]["language"] == "fr"
                story = first.story
            async with Seat(server, code, ann, f"?since={len(story) - 3}") as again:
                assert again.told[0]["story"] == story[-3:]
                assert again.told[0]["since"] == len(story) - 3
                seed = again.screen["table"]["seed"]
            mine = (await ann.get("/api/mine")).json()
            assert mine == [{"code": code, "name": "", "game": "nemesis", "phase": "over", "yours": False}]
            record = await bob.get(f"/api/tables/{code}/record")
            assert f'filename="{code}.json"' in record.headers["content-disposition"]
            file.write_bytes(record.content)
            assert record.json()["start"] == {"seed": seed}
            return promised, seed, story

    promised, _, _ = asyncio.run(play())
    code, said = run(capsys, "replay", str(file), "--verify", "--lang", "en")
    assert code == 0, said
    assert promised in said
    text = file.read_text()
    file.write_text(text.replace('"answer",0,', '"answer",1,', 1))
    code, _ = run(capsys, "replay", str(file), "--verify")
    assert code == 2  # a record that was changed is damaged


@pytest.mark.slow
def test_load_measures_what_everybody_waits_for(serving: Callable[..., Running]) -> None:
    server = serving(host_key="owner", kept_open=0.0)
    for seconds in (4, 16, 64):  # more on a machine that is too busy for ten decisions
        load = Load(server.address, seats=3, pace=0.02, seed=1, key="owner")
        figures = asyncio.run(load.drive(tables=2, seconds=seconds, server=server.pid))
        if figures.decisions > 10:
            break
    assert len(figures.latencies) == figures.decisions > 10
    assert 0 < figures.quantile(0.5, figures.latencies) <= figures.quantile(0.95, figures.latencies)
    assert figures.quantile(0.5, figures.sizes) < 4_096
    assert 0 < figures.cpu < 2 * figures.seconds
    assert figures.memory["empty"] > 0
    assert "idle" in figures.memory
    tables = httpx2.get(f"http://{server.address}/api/admin", headers={"X-Host-Key": "owner"}).json()
    assert len(tables) >= 2
    assert not any(table["open"] for table in tables)  # all were put away before the idle figure was taken


def test_a_load_of_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "load", "--tables", "0", "--lang", "en")
    assert (code, "At least one table" in said) == (2, True)


def test_backup_and_restore_are_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = str(tmp_path / "a.sqlite"), str(tmp_path / "a.backup")
    assert run(capsys, "backup", file, "--database", database, "--lang", "en")[0] == 0
    assert run(capsys, "restore", file, "--database", str(tmp_path / "b.sqlite"), "--lang", "fr")[0] == 0
    code, said = run(capsys, "restore", str(tmp_path / "none"), "--database", database, "--lang", "en")
    assert code == 2
    assert "none" in said


def test_a_server_that_cannot_start_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--database", "/nowhere/x.sqlite"], ["--base", "a b"]):
        code, said = run(capsys, "serve", *arguments, "--lang", "en")
        assert code == 2
        assert "Traceback" not in said


def test_a_phone_can_read_the_address_off_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    announce("serve-at", "http://192.168.1.5:8300/")
    said = capsys.readouterr().out
    assert "http://192.168.1.5:8300/" in said
    assert len(said.splitlines()) > 10
