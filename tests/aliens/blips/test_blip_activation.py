"""Blips in the alien phase: board by board, one speed for each board, each blip once."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, facts, hunted, play_on, squad, story


@cites("aliens/blip/board-by-board", "aliens/choice/highest-rank")
@pytest.mark.parametrize("first", ["c3", "c4"])
def test_the_highest_rank_chooses_a_board_and_all_its_blips_move_before_those_of_the_next(first: str) -> None:
    table = squad("hudson", "gorman")
    table.at("hudson", "C1:A1")
    table.at("gorman", "C1:B1")
    for space in ("C3:A12", "C3:A10", "C4:A11", "C4:L12"):
        table.blip(space, 1)
    table.fate(blips=["1", "1"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-which-side")]
    assert table.options("gorman") == ["blips/side:c3", "blips/side:c4"]  # no blip is on the two others
    table.game.answer(f"blips/side:{first}", 1)
    play_on(table)
    second = {"c3": "c4", "c4": "c3"}[first]
    assert facts(table, "blips-move", "side") == [f"side:{first}", f"side:{second}"]
    sides = [space.removeprefix("space:")[:2] for space in facts(table, "alien-stepped", "space")]
    assert sides == [first, first, second, second]


@cites("aliens/blip/board-by-board")
def test_blips_come_after_all_aliens() -> None:
    table = alone_at("C1:A1")
    table.blip("C4:L12", 1)
    table.alien("C3:A12")
    table.fate(blips=["1"])
    hunted(table)
    movers = [mover.partition(":")[0] for mover in facts(table, "alien-stepped", "mover")]
    assert movers == ["alien"] * 6 + ["blip"]


@cites("aliens/blip/board-by-board", "aliens/blip/speed")
def test_a_board_without_blips_is_passed_over_and_no_die_is_rolled_for_it() -> None:
    table = alone_at("C1:A1")
    table.blip("C4:L12", 1)
    table.fate(blips=["2"])
    hunted(table)
    assert facts(table, "blips-move", "side") == ["side:c4"]


@cites("aliens/blip/activation-order")
def test_the_closest_blip_of_a_board_moves_first() -> None:
    table = alone_at("C1:A1")
    table.blip("C4:L12", 1)
    table.blip("C4:A6", 1)
    table.fate(blips=["1"])
    hunted(table)
    assert facts(table, "alien-stepped", "mover") == ["blip:c4-a6", "blip:c4-l12"]


@cites("aliens/blip/activation-order", "aliens/choice/highest-rank")
@pytest.mark.parametrize("first", [0, 1])
def test_among_equally_close_blips_the_highest_rank_says_which_moves_first(first: int) -> None:
    table = squad("hudson", "gorman")
    table.at("hudson", "C1:A1")
    table.at("gorman", "C1:B1")
    for space in ("C4:A6", "C4:A7", "C4:L12"):
        table.blip(space, 1)
    distances = [table.state.distance_to_squad(table.space(f"C4:{spot}")) for spot in ("A6", "A7", "L12")]
    assert distances[0] == distances[1] < distances[2]
    table.fate(blips=["1"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-which-blip-moves")]
    assert table.options("gorman") == ["next/blip:c4-a6", "next/blip:c4-a7"]
    table.game.answer(table.options("gorman")[first], 1)
    play_on(table)
    pair = ["blip:c4-a6", "blip:c4-a7"]
    assert facts(table, "alien-stepped", "mover") == [pair[first], pair[1 - first], "blip:c4-l12"]


@cites("aliens/blip/activation", "aliens/blip/spotted-alien-continues")
def test_the_aliens_of_a_blip_move_on_and_attack_before_the_next_blip_activates() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:J5", 1)
    table.blip("C2:L12", 1)
    table.fate(blips=["6"], defense=["5"])
    hunted(table)
    steps = [
        event["kind"] + ":" + str(event["args"].get("mover", "")).partition(":")[0]
        for event in table.told()
        if event["kind"] in ("alien-stepped", "alien-attacks", "blip-spotted")
    ]
    attack = steps.index("alien-attacks:")
    assert "blip-spotted:" in steps[:attack]
    assert steps[attack - 1] == "alien-stepped:alien"
    assert set(steps[attack + 1 :]) == {"alien-stepped:blip"}


@cites("aliens/blip/once-per-phase")
def test_a_blip_that_crosses_to_a_board_chosen_later_does_not_move_again() -> None:
    table = alone_at("C2:A1")
    table.blip("C3:F1", 1)
    table.blip("C2:I12", 1)
    table.fate(blips=["2", "3"])
    hunted(table, "blips/side:c3")
    assert facts(table, "blips-move", "side") == ["side:c3", "side:c2"]
    movers = facts(table, "alien-stepped", "mover")
    assert movers[:2] == ["blip:c3-f1", "blip:c2-f12"]
    assert len(movers) == 5
    assert "C2:F11" in table.blips()


@cites("aliens/blip/speed")
def test_one_roll_is_the_speed_of_all_blips_of_a_board_and_each_board_has_its_own() -> None:
    table = alone_at("C1:A1")
    for space in ("C3:A12", "C3:L12", "C4:A11"):
        table.blip(space, 1)
    table.fate(blips=["3", "5"])
    hunted(table, "blips/side:c3")
    assert facts(table, "blips-move", "face") == ["3", "5"]
    assert facts(table, "blips-move", "speed") == [3, 5]
    sides = [mover.removeprefix("blip:")[:2] for mover in facts(table, "alien-stepped", "mover")]
    assert sides == ["c3"] * 6 + ["c4"] * 5


@cites("aliens/blip/route", "aliens/blip/stop")
@pytest.mark.parametrize(("face", "end"), [("4", ["C2:J5"]), ("5", ["C2:J6"])])
def test_a_blip_does_not_go_around_a_barricade_and_stops_if_it_holds(face: str, end: list[str]) -> None:
    table = alone_at("C2:A7")
    table.barricade("C2:J5", "C2:J6")
    table.blip("C2:J5", 1)
    table.fate(**{"blips": ["1"], "break": [face]})
    table.alien_phase()
    play_on(table)
    assert (table.blips() or list(table.aliens())) == end
    assert len(table.told("alien-stepped")) == (face == "5")


@cites("aliens/blip/route", "aliens/blip/no-sharing", "aliens/blip/stop")
@pytest.mark.parametrize("ahead", ["alien", "blip"])
def test_a_blip_goes_around_whatever_stands_in_its_way(ahead: str) -> None:
    table = alone_at("C3:B7", "hudson")
    table.barricade("C3:A7", "C3:B7")
    table.alien("C3:A7") if ahead == "alien" else table.blip("C3:A7", 1)
    table.blip("C3:A9", 1)
    table.fate(**{"break": ["1"], "blips": ["4"]})  # what is ahead stays behind the barricade
    hunted(table)
    assert facts(table, "alien-stepped", "space") == [f"space:c3-{spot}" for spot in ("b9", "c9", "d9", "e9")]


@cites("aliens/blip/route")
@pytest.mark.parametrize(("hudson", "goes_to_hicks"), [("C3:A12", False), ("C1:L3", True)])
def test_a_blip_moves_towards_the_closest_character(hudson: str, goes_to_hicks: bool) -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:A1")
    table.at("hudson", hudson)
    table.blip("C3:F4", 1)
    table.fate(blips=["1"])
    hunted(table)
    assert (table.blips() == ["C3:F3"]) == goes_to_hicks


@cites("aliens/blip/stop")
def test_a_blip_that_comes_next_to_a_character_stops_there() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:H4", 1)
    table.fate(blips=["6"], defense=["5"])
    hunted(table)
    assert facts(table, "alien-stepped", "space") == ["space:c2-h3", "space:c2-g3"]
    assert facts(table, "alien-attacks", "who") == ["character:hicks"]


@cites("aliens/blip/stop", "aliens/blip/speed")
@pytest.mark.parametrize("face", ["1", "4", "6"])
def test_a_blip_stops_when_its_speed_is_used_up(face: str) -> None:
    table = alone_at("C1:A1")
    table.blip("C3:A12", 1)
    table.fate(blips=[face])
    hunted(table)
    assert len(table.told("alien-stepped")) == int(face)


@cites("aliens/blip/spotted-alien-continues")
@pytest.mark.parametrize(("face", "end", "attacks"), [("3", "C2:H3", 0), ("4", "C2:G3", 1)])
def test_the_alien_has_what_is_left_of_the_speed_of_its_blip_and_not_six(face: str, end: str, attacks: int) -> None:
    table = alone_at("C2:F3")
    table.blip("C2:J5", 1)
    table.fate(blips=[face], defense=["5"] * attacks)
    hunted(table)
    assert facts(table, "blip-spotted", "space") == ["space:c2-h3"]
    assert table.aliens() == {end: 1}
    assert len(table.told("alien-attacks")) == attacks


@cites("aliens/blip/spotted-alien-continues", "aliens/blip/board-by-board")
def test_a_blip_spotted_before_its_turn_activates_in_it_as_an_alien_with_the_speed_of_the_board() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:K5", 1)  # it opens the door
    table.blip("C2:L3", 1)  # it is seen through the door
    table.fate(blips=["5"], defense=["5"])
    hunted(table)
    movers = facts(table, "alien-stepped", "mover")
    assert movers[4:] == ["alien:0"] + ["alien:1"] * 5
    assert facts(table, "alien-attacks", "alien") == ["alien:0"]


@cites("aliens/blip/spotted-alien-continues", "aliens/blip/once-per-phase")
def test_a_blip_spotted_after_its_turn_does_nothing_more() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:G11", 1)
    table.blip("C3:F1", 1)  # it opens the doors of the main corridor
    table.fate(blips=["1", "6"])
    hunted(table, "blips/side:c2", "way/space:c2-g10")
    assert len(table.told("blip-spotted")) == 2
    movers = facts(table, "alien-stepped", "mover")
    assert movers[0] == "blip:c2-g11"
    assert sum(mover.startswith("alien") for mover in movers) == 1  # the rest of the move of the other
    assert "C2:G10" in table.aliens()


@cites(
    "aliens/blip/speed",
    "aliens/blip/route",
    "aliens/blip/interrupt",
    "aliens/blip/spotting-trigger",
    "aliens/blip/reveal-number",
    "aliens/blip/becomes-swarm",
    "aliens/blip/return-to-pool",
    "aliens/blip/spotted-alien-continues",
    "aliens/door/opens-automatically",
)
def test_examples_blip_interrupted_and_blip_becomes_swarm() -> None:
    table = alone_at("C2:F3")
    table.weapons("hicks", "hk-vp70-pistol")
    table.blip("C2:K5", 3)
    table.blip("C2:L12", 1)
    pool = table.game.view()["pool"]
    table.fate(blips=["6"], attack=["10"], defense=["4"])
    hunted(table, "attack")
    spaces = [space.removeprefix("space:c2-") for space in facts(table, "alien-stepped", "space")]
    assert spaces[:4] == ["j4", "i4", "h4", "h3"]
    steps = story(table, "alien-stepped", "blip-spotted", "draws-fire", "alien-attacks")
    assert steps == [
        *["alien-stepped"] * 4,
        "blip-spotted",
        "alien-stepped",  # two are left, and one is enough
        "draws-fire",
        "alien-attacks",
        *["alien-stepped"] * 6,  # the other blip
    ]
    assert facts(table, "blip-spotted", "number") == [3]
    assert facts(table, "aliens-appear", "number") == [3]
    assert table.aliens() == {"C2:G3": 3}
    assert table.game.view()["pool"] == pool + 1
    assert facts(table, "defended", "result") == [6]
