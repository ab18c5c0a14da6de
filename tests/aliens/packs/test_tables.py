"""A table of a pack changes what is printed, and a game that was saved with a pack goes on only with it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import hullbreach
from hullbreach import BadSave, library
from hullbreach.aliens.board.side import ours as our_sides
from hullbreach.aliens.titles import ALIENS
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import find, open_pack, shelf

from .folders import MAP, PUMP_STATION, begun, copied, written

FASTER = '[[character]]\nid = "frost"\nmarine = true\nrank = 1\nhero = [6, 6, 6, 5, 3]\ngrunt = [5, 5, 5, 4, 1]\n'
WEAPON = '[[card]]\nid = "nail-gun"\ntype = "weapon"\ncount = 3\ncost = 1\nshot = 1\nreach = 3\nsure = 4\n'
FEWER = (
    '[[card]]\nid = "m40-grenades"\ntype = "weapon"\ncount = 1\ncost = 1\nreach = 4\nkeywords = ["backup", "area"]\n'
)
NAMES = "card-nail-gun = Nail Gun\ncard-nail-gun-text = A tool.\n"


def named(folder: Path, text: str) -> Path:
    for language in ("en", "fr"):
        with (folder / "locale" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(text)
    return folder


def speeds(game: hullbreach.Game) -> dict[str, int]:
    return {person["ref"]: person["speed"] for person in game.view()["people"]}


def test_a_character_of_ours_is_replaced(tmp_path: Path) -> None:
    options = {"mission": "mess-call"}
    games = [
        hullbreach.new("aliens", 1, 1, options, packs=packs) for packs in ((), [written(tmp_path, characters=FASTER)])
    ]
    for game in games:
        game.answer("hero/character:frost", 0)
    assert [speeds(game)["character:frost"] for game in games] == [3, 6]
    assert (
        len({frozenset(speeds(game).items() - {("character:frost", 3), ("character:frost", 6)}) for game in games}) == 1
    )


def test_a_card_of_ours_becomes_rarer_and_a_weapon_is_added(tmp_path: Path) -> None:
    folder = named(written(tmp_path, endurance=f"{WEAPON}\n{FEWER}"), NAMES)
    assert pack_check.problems(open_pack(folder)) == []
    names = ALIENS.packed([find(folder)]).box.names[0]
    assert (names.count("nail-gun"), names.count("m40-grenades")) == (3, 1)
    ours = ALIENS.box.names[0]
    assert (ours.count("nail-gun"), ours.count("m40-grenades")) == (0, 4)


def test_the_bot_plays_with_a_weapon_it_does_not_know(tmp_path: Path) -> None:
    folder = named(written(tmp_path, endurance=WEAPON), NAMES)
    task = pack_check.Task(str(folder), "aliens", 2, 5, "trooper", {"mission": "resupply"})
    assert pack_check.play(task).wrong == []


def test_a_mission_of_ours_is_replaced_by_one_with_its_id(tmp_path: Path) -> None:
    text = (files("hullbreach.aliens") / "missions" / "mess_call" / "mission.toml").read_text("utf-8")
    folder = written(tmp_path, **{"mission_mess-call": text.replace("sentries = 2", "sentries = 1")})
    assert pack_check.problems(open_pack(folder)) == []
    missions = {mission.id: mission for mission in ALIENS.packed([find(folder)]).missions()}
    assert list(missions) == [mission.id for mission in ALIENS.missions]
    assert missions["mess-call"].row.sentries == 1
    assert type(missions["mess-call"]) is type({each.id: each for each in ALIENS.missions}["mess-call"])


def test_a_side_of_ours_is_replaced_by_one_with_its_key(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    text = (folder / MAP).read_text(encoding="utf-8")
    (folder / "maps" / "c4.txt").write_text(text.replace("side S7", "side C4"), encoding="utf-8")
    sides = ALIENS.packed([find(folder)]).sides
    assert (sides["C4"].en, our_sides()["C4"].en) == ("Pump Station", "Stores")


def half_played(folder: Path) -> hullbreach.Game:
    game = hullbreach.new("aliens", 3, 4, {"mission": "pump-station"}, packs=[folder])
    for _ in range(30):
        game.answer(game.choice.options[-1].id, game.choice.seat)
    return game


def test_a_save_goes_on_with_its_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    game = half_played(PUMP_STATION)
    monkeypatch.setattr(shelf, "_IN_USE", {})
    again = hullbreach.load(game.save(), packs=[PUMP_STATION])
    assert (again.digest(), again.packs) == (game.digest(), {"pump-station": find(PUMP_STATION).digest})


def test_a_save_is_refused_without_its_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = half_played(PUMP_STATION).save()
    monkeypatch.setattr(shelf, "_IN_USE", {})
    with pytest.raises(BadSave, match="save-packs-differ"):
        hullbreach.load(saved)


def test_a_pack_with_another_map_is_not_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = half_played(PUMP_STATION).save()
    monkeypatch.setattr(shelf, "_IN_USE", {})
    other = copied(tmp_path, (MAP, "spots A10 L1", "spots A10 L1 L4"))
    with pytest.raises(BadSave, match="save-packs-differ"):
        hullbreach.load(saved, packs=[other])


def missions_with(packs: list[Path]) -> tuple[str, ...]:
    return tuple(library.options_of("aliens", packs)["mission"])


def test_two_packs_are_played_with_together(tmp_path: Path) -> None:
    packs = [PUMP_STATION, begun(tmp_path)]
    assert missions_with(packs)[-2:] == ("pump-station", "my-hunt")
    tasks = fuzz.tasks("aliens", 1, [2], 8, [{"mission": "my-hunt"}], packs=tuple(map(str, packs)))
    assert [report.broken for report in map(fuzz.play, tasks)] == [""]


def test_our_missions_are_fuzzed_with_an_event_of_a_pack() -> None:
    tasks = fuzz.tasks("aliens", 1, [3], 11, [{"mission": "purge-cycle"}], packs=(str(PUMP_STATION),))
    assert [report.broken for report in map(fuzz.play, tasks)] == [""]
