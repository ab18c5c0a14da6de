"""The example pack does what it says: a chapel, a flare, an objective, a chaplain, and a longer time track."""

from __future__ import annotations

from pathlib import Path

import pytest

import hullbreach
from hullbreach.lab import fuzz
from hullbreach.nemesis.scenario import NemesisTable, scenario

from .folders import VIGIL


@pytest.fixture
def table() -> NemesisTable:
    return scenario("nemesis", ["chaplain", "scout"], packs=[VIGIL])


def test_the_chapel_silences_its_corridors_and_gives_a_card(table: NemesisTable) -> None:
    table.tile(8, "chapel")
    table.explore(8)
    table.place("chaplain", 8)
    table.hand("chaplain", "rest", "search", "demolition")
    table.noise("7-8")
    table.turn("chaplain")
    table.play("chaplain", "room-action/room:8")
    assert table.state.noise == 0
    assert len(table.of("chaplain").hand) == 2
    assert table.refusals("chaplain")["room-action/room:8"] in ("nemesis/action/cost", "vigil/silence")


def test_a_quiet_chapel_cannot_be_used_and_says_by_which_rule(table: NemesisTable) -> None:
    table.tile(8, "chapel")
    table.explore(8)
    table.place("chaplain", 8)
    table.hand("chaplain", "rest", "search", "demolition")
    table.turn("chaplain")
    assert table.refusals("chaplain")["room-action/room:8"] == "vigil/silence"


def test_a_flare_lights_up_a_room_next_door_for_its_thrower_alone(table: NemesisTable) -> None:
    table.give("scout", "flare")
    table.turn("scout")
    table.play("scout", "use/item:flare")
    table.play("scout", "look-at")
    peeked = [event for event in table.game.events(1) if event["kind"] == "room-peeked"]
    assert peeked[-1]["rule"] == "vigil/flare"
    assert {"place", "token"} <= peeked[-1]["args"].keys()
    others = [event for event in table.game.events(0) if event["kind"] == "room-peeked"]
    assert "place" not in others[-1]["args"]


def test_whoever_signals_and_leaves_in_a_pod_has_borne_witness(table: NemesisTable) -> None:
    condition = table.state.box.conditions["bear-witness"]
    table.signal("chaplain")
    assert not condition(table.state, 0)
    table.evacuate("chaplain")
    assert condition(table.state, 0)


def test_last_rites_heal_anybody_in_the_room_and_sanctuary_shuts_it(table: NemesisTable) -> None:
    table.light("scout", 2)
    table.hand("chaplain", "last-rites", "sanctuary", "rest")
    table.turn("chaplain")
    table.play("chaplain", "play/card:last-rites")
    assert table.of("scout").light_wounds == 0
    table.play("chaplain", "play/card:sanctuary")
    assert table.state.closed == table.state.board.door_mask[11]


def test_the_flare_gun_hits_a_creeper_with_a_blank(table: NemesisTable) -> None:
    table.place("chaplain", 1)
    table.intruder("creeper", 1)
    table.hand("chaplain", "rest", "search")
    table.turn("chaplain")
    table.fate(combat=["blank"])
    table.play("chaplain", "shoot/item:flare-gun/intruder:creeper-1")
    assert [event["args"]["injuries"] for event in table.game.events(0) if event["kind"] == "shot-result"] == [1]


def test_the_time_track_is_two_spaces_longer_with_the_pack_and_only_with_it() -> None:
    assert hullbreach.new("nemesis", 2, seed=1, packs=[VIGIL]).view()["clocks"]["time"] == 17
    assert hullbreach.new("nemesis", 2, seed=1).view()["clocks"]["time"] == 15


def test_random_games_with_the_pack_keep_every_property() -> None:
    ways = ({"mode": "semi-coop"}, {"mode": "coop", "site": "ship-alternative"})
    for task in fuzz.tasks("nemesis", 2, [3], 5, ways, packs=(str(VIGIL),)):
        report = fuzz.play(task)
        assert report.broken == ""
        assert f"--pack {VIGIL}" in report.task.command()


def test_a_scenario_file_finds_the_pack_beside_it(tmp_path: Path) -> None:
    from tests.scenario_files import run_file

    (tmp_path / "vigil").symlink_to(VIGIL)
    file = tmp_path / "chapel.toml"
    file.write_text(
        'game = "nemesis"\ncrew = ["chaplain"]\npacks = ["vigil"]\n[[step]]\nset = "turn"\nwith = ["chaplain"]\n'
    )
    assert [line.wrong for line in run_file(file)] == [[]]
