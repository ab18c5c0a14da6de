"""How aliens move: towards whom, on which way, how far, and where they stop."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, facts, hunted, play_on, squad, trail


@cites(
    "aliens/alien-phase/target",
    "aliens/alien-phase/route",
    "aliens/alien-phase/stop",
    "aliens/alien-phase/skip-move",
    "aliens/alien-phase/speed",
)
def test_example_three_aliens_close_in() -> None:
    table = alone_at("C2:F6", "hudson")
    first, second, third = table.alien("C2:E6"), table.alien("C2:I6"), table.alien("C1:A7")
    table.fate(defense=["5", "5", "5"])
    hunted(table, "way/space:c2-g6")
    assert trail(table, first) == []
    assert trail(table, second)[1:] == ["c2-g6"]
    assert len(trail(table, third)) == 6
    assert table.aliens() == {"C2:E6": 1, "C2:G6": 1, "C2:G7": 1}


@cites("aliens/alien-phase/speed", "aliens/alien-phase/stop")
@pytest.mark.parametrize(
    ("start", "end", "attacks"),
    [("C1:A6", "C2:G6", 1), ("C1:B6", "C2:H6", 0), ("C1:F6", "C2:L6", 0)],
    ids=["arrives-with-the-sixth-step", "falls-one-short", "falls-five-short"],
)
def test_an_alien_goes_six_spaces_and_no_further(start: str, end: str, attacks: int) -> None:
    table = alone_at("C2:F6")
    alien = table.alien(start)
    table.fate(defense=["5"] * attacks)
    hunted(table, f"way/space:{end.lower().replace(':', '-')}")
    assert len(trail(table, alien)) == 6
    assert table.aliens() == {end: 1}
    assert len(table.told("alien-attacks")) == attacks


@cites("aliens/alien-phase/stop")
def test_an_alien_stops_next_to_a_character_it_did_not_aim_at() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:E4")  # closest, but the short way to him is taken
    table.at("hudson", "C2:B7")
    table.alien("C2:F4")
    alien = table.alien("C2:F6")
    table.fate(defense=["5", "5"])
    hunted(table)
    assert trail(table, alien) == ["c2-e6", "c2-d6", "c2-c6"]
    assert facts(table, "alien-attacks", "who") == ["character:hicks", "character:hudson"]


@cites("aliens/alien-phase/stop", "aliens/alien-phase/skip-move", "aliens/knockdown/still-defends")
def test_an_alien_stops_next_to_somebody_who_lies_as_well() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:E4")  # closest, but the short way to him is taken
    table.at("hudson", "C2:B7")
    first = table.alien("C2:A7")  # it knocks Hudson down
    table.alien("C2:F4")
    alien = table.alien("C2:F6")
    table.fate(defense=["9", "5", "5"])
    hunted(table, f"next/{first}")
    assert trail(table, first) == []
    assert trail(table, alien) == ["c2-e6", "c2-d6", "c2-c6"]
    assert facts(table, "knocked-down", "who") == ["character:hudson"]
    assert facts(table, "alien-attacks", "who") == ["character:hudson", "character:hicks", "character:hudson"]


# -- the target ---------------------------------------------------------------------------------------------------


@cites("aliens/alien-phase/target")
def test_the_closest_character_is_the_one_with_the_shortest_walk() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:H5")  # beside the alien, but a wall is between them
    table.at("hudson", "C2:F6")
    table.alien("C2:H6")
    table.fate(defense=["5"])
    hunted(table)
    assert facts(table, "alien-attacks", "who") == ["character:hudson"]


def hemmed_in() -> AliensTable:
    """Hicks in a dead end, an alien in the only space next to him."""
    table = alone_at("C2:E3")
    table.alien("C2:E4")
    table.fate(defense=["5"])
    return table


@cites("aliens/alien-phase/target")
def test_a_character_that_cannot_be_got_at_is_left_for_one_farther_away() -> None:
    table = hemmed_in()
    table.at("hudson", "C2:A6")
    alien = table.alien("C2:D5")
    table.fate(defense=["5"])
    hunted(table)
    assert trail(table, alien) == ["c2-c5", "c2-c6", "c2-b6"]
    assert facts(table, "alien-attacks", "who") == ["character:hicks", "character:hudson"]


@cites("aliens/alien-phase/target")
def test_it_leaves_for_somebody_it_can_get_at_even_if_that_takes_more_than_a_turn() -> None:
    table = hemmed_in()
    table.at("hudson", "C2:L6")
    alien = table.alien("C2:D5")
    hunted(table)
    assert len(trail(table, alien)) == 6
    assert trail(table, alien)[-1] in ("c2-g6", "c2-g7")


@cites("aliens/alien-phase/target", "aliens/alien-phase/no-sharing", "aliens/alien-phase/stop")
def test_with_nobody_to_attack_it_goes_as_near_as_it_can() -> None:
    table = hemmed_in()
    alien = table.alien("C2:A5")
    hunted(table)
    assert trail(table, alien) == ["c2-b5", "c2-c5", "c2-d5", "c2-e5"]
    assert len(table.told("alien-attacks")) == 1


@cites("aliens/alien-phase/target")
def test_with_nobody_to_attack_it_stays_where_nothing_is_nearer() -> None:
    table = hemmed_in()
    table.alien("C2:F4")
    hunted(table)
    assert not table.told("alien-stepped")


@cites("aliens/alien-phase/target", "aliens/alien-phase/stop", "aliens/alien-phase/route")
@pytest.mark.parametrize(("face", "end"), [("4", "C2:F4"), ("5", "C2:E4")])
def test_who_is_behind_a_barricade_is_a_target_and_a_failed_break_stops_the_alien(face: str, end: str) -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:E3")
    table.at("hudson", "C2:F9")
    for doors in (("C2:E4", "C2:F4"), ("C2:D4", "C2:E4"), ("C2:C5", "C2:C6")):
        table.barricade(*doors)
    table.alien("C2:F4")
    table.fate(**{"break": [face], "defense": ["5"] if face == "5" else []})
    hunted(table)
    assert table.aliens() == {end: 1}


# -- the way ------------------------------------------------------------------------------------------------------


@cites("aliens/alien-phase/route", "aliens/alien-phase/no-sharing")
def test_it_goes_around_a_blip_however_long_the_way() -> None:
    table = alone_at("C3:E4")
    table.blip("C3:A7", 1)
    alien = table.alien("C3:A9")
    table.fate(blips=["1"])
    hunted(table)
    assert trail(table, alien) == ["c3-b9", "c3-c9", "c3-d9", "c3-e9", "c3-f9", "c3-f8"]


@cites("aliens/alien-phase/route")
def test_it_does_not_go_around_a_barricaded_door() -> None:
    table = alone_at("C2:A5")
    table.barricade("C2:E4", "C2:F4")
    alien = table.alien("C2:F4")
    table.fate(**{"break": ["5"], "defense": ["5"]})
    hunted(table)
    assert trail(table, alien) == ["c2-e4", "c2-e5", "c2-d5", "c2-c5", "c2-b5"]


@cites("aliens/alien-phase/route")
@pytest.mark.parametrize(("barred", "first"), [("F", "c3-g3"), ("G", "c3-f4")])
def test_of_two_equally_short_ways_it_takes_the_one_without_a_barricade(barred: str, first: str) -> None:
    table = alone_at("C3:K4")
    table.barricade(f"C3:{barred}3", f"C3:{barred}4")
    alien = table.alien("C3:F3")
    table.fate(defense=["5"])
    hunted(table)
    assert trail(table, alien) == [first, "c3-g4", "c3-h4", "c3-i4", "c3-j4"]


@cites("aliens/alien-phase/route")
def test_with_both_ways_barred_it_has_to_break_through() -> None:
    table = alone_at("C3:K4")
    table.barricade("C3:F3", "C3:F4")
    table.barricade("C3:G3", "C3:G4")
    table.alien("C3:F3")
    table.fate(**{"break": ["4"]})
    hunted(table)
    assert table.told("barricade-holds")
    assert not table.told("alien-attacks")


@cites("aliens/alien-phase/route", "aliens/choice/highest-rank")
@pytest.mark.parametrize("end", ["g6", "g7"])
def test_the_highest_rank_is_asked_where_equally_short_ways_end(end: str) -> None:
    table = squad("hicks", "gorman")
    table.at("hicks", "C2:F6")
    table.at("gorman", "C1:C1")
    alien = table.alien("C2:I6")
    table.fate(defense=["5"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-which-way")]
    assert table.options("gorman") == ["way/space:c2-g6", "way/space:c2-g7"]
    table.game.answer(f"way/space:c2-{end}", 1)
    play_on(table)
    assert trail(table, alien)[-1] == f"c2-{end}"


@cites("aliens/alien-phase/route")
def test_nobody_is_asked_when_all_ways_end_in_the_same_space() -> None:
    table = alone_at("C2:E3")
    table.alien("C2:B5")
    table.fate(defense=["5"])
    table.alien_phase()
    assert [ask for _, ask in asked(table)] != ["ask-which-way"]
    assert table.aliens() == {"C2:E4": 1}


@cites("aliens/choice/highest-rank", "aliens/choice/rank-tie", "aliens/alien-phase/target")
@pytest.mark.parametrize("target", ["hicks", "hudson"])
def test_example_equally_close_targets(target: str) -> None:
    table = squad("hudson", "hicks")
    table.at("hicks", "C2:B6")
    table.at("hudson", "C2:H6")
    table.alien("C2:E6")
    table.fate(defense=["5"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-which-target")]
    assert table.options("hicks") == ["target/character:hicks", "target/character:hudson"]
    table.game.answer(f"target/character:{target}", 1)
    play_on(table)
    assert facts(table, "alien-attacks", "who") == [f"character:{target}"]


@cites("aliens/choice/rank-tie", "aliens/choice/highest-rank")
@pytest.mark.parametrize("seat", [0, 1])
def test_players_tied_for_the_highest_rank_are_both_asked_and_either_may_answer(seat: int) -> None:
    table = squad("hudson", "vasquez", "ripley")
    table.at("hudson", "C2:B6")
    table.at("vasquez", "C2:H6")
    table.at("ripley", "C1:A1")
    table.alien("C2:E6")
    table.fate(defense=["3"])
    table.alien_phase()
    assert sorted(asked(table)) == [(0, "ask-which-target"), (1, "ask-which-target")]
    table.game.answer("target/character:vasquez", seat)
    assert (1 - seat, "ask-which-target") not in asked(table)
    play_on(table)
    assert facts(table, "alien-attacks", "who") == ["character:vasquez"]
