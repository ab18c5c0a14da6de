"""A pack over a table of Lockdown: its corridors are heard, games with it keep every promise, mistakes are located."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.lab import fuzz, pack_check
from hullbreach.packs import BadPack, open_pack

from .folders import OTHER_CORRIDORS, copied

BOARD = "tables/board_facility.toml"


def corridors(*packs: Path) -> dict[str, list[int]]:
    """The numbers of every corridor as players see them."""
    game = hullbreach.new("lockdown", 2, 1, packs=packs)
    return {way["ref"]: way["numbers"] for way in game.view()["corridors"]}


def test_other_numbers_stand_in_the_corridors_and_nothing_else_changes() -> None:
    printed, other = corridors(), corridors(OTHER_CORRIDORS)
    assert printed.keys() == other.keys()
    assert other["corridor:1-6"] == [1, 4]
    assert (printed["corridor:1-2"], other["corridor:1-2"]) == ([2], [3])
    with_pack, without = (library.assembled("lockdown", {}, packs) for packs in ([OTHER_CORRIDORS], []))
    assert set(with_pack.expected()) == set(without.expected())


def test_the_example_has_nothing_wrong_with_it() -> None:
    pack = open_pack(OTHER_CORRIDORS)
    assert pack_check.problems(pack) == []
    assert pack_check.brought(str(OTHER_CORRIDORS)) == set(), "it brings no new thing"


def test_random_games_with_it_keep_every_promise() -> None:
    tasks = fuzz.tasks("lockdown", 2, [2, 3], 5, packs=(str(OTHER_CORRIDORS),))
    assert [report.broken for report in map(fuzz.play, tasks)] == ["", ""]
    assert f"--pack {OTHER_CORRIDORS}" in tasks[0].command()


def test_the_check_plays_lockdown_in_every_mode() -> None:
    tasks = pack_check.tasks(str(OTHER_CORRIDORS), open_pack(OTHER_CORRIDORS), 20, 1)
    for option in ("site", "species", "mode", "crew"):
        assert {task.options[option] for task in tasks} == set(library.title("lockdown").options[option])
    assert {task.game for task in tasks} == {"lockdown"}
    report = pack_check.play(next(task for task in tasks if task.bot == "random"))
    assert (report.wrong, report.decisions > 20) == ([], True)
    assert pack_check.unsaid(open_pack(OTHER_CORRIDORS), report.messages) == []


WRONG = [
    (("between = [1, 6]\nnumbers = [1, 4]", "between = [1, 6]\nnumbers = [1, 5]"), f"{BOARD}:15", "table-bad-value"),
    (("between = [1, 6]\nnumbers = [1, 4]", "between = [1, 6]\nnumbers = [1]"), f"{BOARD}:6", "table-way-numbers"),
    (("between = [1, 6]", "between = [1, 99]"), f"{BOARD}:14", "table-way-to-nowhere"),
    (("between = [1, 3]", "between = [3, 1]"), f"{BOARD}:10", "table-lower-room-first"),
    (("between = [1, 2]", "between = [1, 7]"), f"{BOARD}:10", "table-corridors-unordered"),
    (("\n[[entrance]]\n", "\n[[entrances]]\n"), BOARD, "table-bad-value"),
    (("between = [1, 2]", "beetween = [1, 2]"), f"{BOARD}:6", "table-bad-value"),
    (("\n[[corridor]]\n", "\n[[corridor]\n"), f"{BOARD}:5", "table-not-toml"),
]


@pytest.mark.parametrize(("changed", "where", "reason"), WRONG)
def test_it_is_told_where_and_why(changed: tuple[str, str], where: str, reason: str, tmp_path: Path) -> None:
    folder = copied(tmp_path, OTHER_CORRIDORS, tables__board_facility_toml=changed)
    found = pack_check.problems(open_pack(folder))
    assert (where, reason) in [(bad.where, bad.reason) for bad in found]
    for language in LANGUAGES:
        assert all(describer_of({}, language).error(bad) for bad in found)
    with pytest.raises(BadPack):
        hullbreach.new("lockdown", 2, 1, packs=[folder])


def test_a_table_of_the_other_game_is_told_with_one_it_may_have_meant(tmp_path: Path) -> None:
    folder = copied(tmp_path, OTHER_CORRIDORS)
    (folder / BOARD).rename(folder / "tables" / "board_ship.toml")
    (bad,) = pack_check.problems(open_pack(folder))
    assert (bad.where, bad.reason) == ("tables/board_ship.toml", "table-unknown")


def test_a_pack_of_lockdown_is_refused_in_nemesis() -> None:
    with pytest.raises(BadPack) as refused:
        hullbreach.new("nemesis", 2, 1, packs=[OTHER_CORRIDORS])
    assert (refused.value.reason, refused.value.about["game"]) == ("pack-of-another-game", "lockdown")
