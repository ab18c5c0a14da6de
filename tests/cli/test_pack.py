"""`hullbreach pack`: a pack is begun, checked and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.nemesis.scenario import scenario
from tests.packs.folders import VIGIL, copied

from .conftest import Refuse, Run

FEW = ("--games", 4, "--jobs", 1)


def test_the_example_is_right_and_says_what_never_happened(run: Run) -> None:
    ended = run("pack", "check", VIGIL, *FEW)
    assert (ended.code, ended.err) == (0, "")
    assert "vigil is valid" in ended.out
    assert "things that can happen have happened" in ended.out


def test_the_check_speaks_french(run: Run) -> None:
    assert "vigil est valide" in run("pack", "check", VIGIL, "--games", 0, "--lang", "fr").out


def test_what_is_wrong_is_told_with_file_and_line_and_the_exit_code_is_1(run: Run, tmp_path: Path) -> None:
    bad = copied(tmp_path / "x", tables__rooms_toml=('"white"', '"purple"'))
    ended = run("pack", "check", bad)
    assert ended.code == 1
    assert "tables/rooms.toml:5: room 1 (chapel): Invalid enum value 'purple' (at `colour`)" in ended.out
    assert "One problem found." in ended.out


def test_messages_that_a_game_needs_are_missed_in_either_language(run: Run, tmp_path: Path) -> None:
    other = copied(tmp_path / "x", content_py=("event_kinds.NOISE_CLEARED", 'event_kinds.EventKind("muffled", "room")'))
    ended = run("pack", "check", other, "--games", 12, "--jobs", 1)
    assert ended.code == 1
    assert "locale/en.ftl: event-muffled is missing; a game needed it." in ended.out
    assert "locale/fr.ftl: event-muffled is missing; a game needed it." in ended.out


def test_a_function_that_fails_is_found_by_playing(run: Run, tmp_path: Path) -> None:
    fails = ('yield "read", [Draw(who, 1)]', 'yield "read", [Draw(who, g.nothing)]')
    ended = run("pack", "check", copied(tmp_path / "x", content_py=fails), "--games", 32, "--jobs", 1)
    assert ended.code == 1
    because = "AttributeError: 'ShipPosition' object has no attribute 'nothing'"
    assert ended.out.count(f"content.py:87: vigil: prayer_book failed: {because}") == 1, "once for all games"
    assert "One problem found." in ended.out


@pytest.mark.parametrize(("flags", "game"), [((), "nemesis"), (("--game", "lockdown"), "lockdown")])
def test_a_pack_is_begun_checked_and_played_with(run: Run, tmp_path: Path, flags: tuple[str, ...], game: str) -> None:
    ended = run("pack", "new", "my-room", *flags)
    assert (ended.code, ended.err) == (0, "")
    assert f"hullbreach play {game} --pack my-room" in ended.out
    assert f'game = "{game}"' in (tmp_path / "my-room" / "pack.toml").read_text()
    assert run("pack", "check", "my-room", *FEW).code == 0
    played = run("play", game, "--pack", "my-room", "--people", "0", "--players", 2, "--seed", 1, "--record", "r.json")
    assert (played.code, played.err) == (0, "")
    assert run("replay", "r.json", "--verify", "--pack", "my-room").code == 0


def test_a_folder_that_is_there_is_not_overwritten(refuse: Refuse, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert refuse("pack", "new", "mine") == "mine already exists."
    assert "is not a valid id" in refuse("pack", "new", "My Room")


def test_a_pack_for_a_game_nobody_has_is_not_begun(refuse: Refuse, tmp_path: Path) -> None:
    assert refuse("pack", "new", "mine", "--game", "lokdown") == (
        "There is no game called lokdown. Did you mean lockdown?"
    )
    assert not (tmp_path / "mine").exists()


def test_the_room_a_lockdown_pack_begins_with_teaches_whoever_has_light(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "my-room", "--game", "lockdown")
    table = scenario("lockdown", ["hacker", "survivor"], 1, [str(tmp_path / "my-room")])
    table.power()
    table.place("hacker", table.lay("my-room-room"))
    table.turn("hacker")
    lit, before = table.game.clone(), table.of("hacker").knowledge
    table.play("hacker", "room-action")
    assert table.of("hacker").knowledge == before + 1
    table.game = lit
    table.dark()
    table.turn("hacker")
    assert not [option for option in table.options("hacker") if option.startswith("room-action")]


@pytest.mark.parametrize(
    "command", [("play",), ("simulate",), ("fuzz", "nemesis"), ("serve", "--port", "0"), ("pack", "check")]
)
def test_a_pack_that_is_nowhere_is_refused(refuse: Refuse, command: tuple[str, ...]) -> None:
    flag = () if command[0] == "pack" else ("--pack",)
    said = refuse(*command, *flag, "nowhere")
    assert said == "nowhere: This is neither a folder nor the name of an installed pack."


def test_a_game_with_the_example_is_told_in_the_words_of_the_pack(run: Run) -> None:
    ended = run("play", "--pack", VIGIL, "--people", "0", "--players", 4, "--seed", 3)
    assert ended.code == 0
    assert "Chaplain" in ended.out
    french = run("play", "--pack", VIGIL, "--people", "0", "--players", 4, "--seed", 3, "--lang", "fr")
    assert "l'Aumônière" in french.out or "L'Aumônière" in french.out


def test_a_server_is_started_with_packs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, ...]] = []
    monkeypatch.setattr("hullbreach.cli.local_server.run", lambda settings, *_: started.append(settings.packs))
    assert run("serve", "--host", "127.0.0.1", "--port", 0, "--pack", VIGIL, "--pack", "other").code == 0
    assert started == [(str(VIGIL), "other")]


def test_games_are_simulated_with_a_pack(run: Run) -> None:
    ended = run("simulate", "nemesis", "--games", 2, "--players", 5, "--jobs", 1, "--seed", 3, "--pack", VIGIL)
    assert (ended.code, ended.err) == (0, "")
