"""Mission 2: a trapped group and a carrier group, and one way out."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import FROST, GORMAN, HICKS, HUDSON, NEWT, RIPLEY, VASQUEZ
from hullbreach.aliens.missions.mission import spaces_named
from hullbreach.aliens.position import OFF, Position
from hullbreach.aliens.rules.set_up import SetUpMission
from hullbreach.aliens.scenario import AliensTable
from hullbreach.kernel import Game, workbench
from hullbreach.library import new
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import facts, hunted, squad, story
from tests.aliens.missions.laid_out import begun, names, position_of, through_set_up

CARD = "aliens/setup/mission-card-authority"


def begun_with(gone: tuple[int, ...], hero: str = "hicks") -> Position:
    """Escape after its set-up, some characters having been lost before."""
    game: Game = new("aliens", 1, 1, {"mission": "escape"})
    g = position_of(game)
    g.facts["killed"] = sum(1 << who for who in gone)
    with workbench.changing(game):
        g.stack[:] = [(SetUpMission(), 0)]
    through_set_up(game, (hero,))
    return position_of(game)


@cites("aliens/setup/mission-card-authority", "aliens/setup/starting-spaces")
def test_four_marines_are_trapped_and_the_others_wait_in_the_carrier() -> None:
    g = position_of(begun("escape", "hicks"))
    inside = {*names(g, spaces_named(g.board.layout, "P1:A9,B9,A10,B10,C10,B11"))}
    carrier = {*names(g, spaces_named(g.board.layout, "P4:G7-J8"))}
    for who in (HICKS, HUDSON, VASQUEZ, FROST):
        assert g.board.layout.name(g.at[who]) in inside
    for who in (GORMAN, RIPLEY, NEWT):
        assert g.board.layout.name(g.at[who]) in carrier
    assert names(g, [at for at in g.blip_at if at != OFF]) == names(
        g, spaces_named(g.board.layout, "P1:J8,K4 P2:F8,E11 P3:F5,K9")
    )


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize(
    ("gone", "trapped", "blips"),
    [
        ((VASQUEZ,), {HICKS, HUDSON, FROST}, ["P1:J8", "P1:K4", "P2:E11", "P2:F8", "P3:F5"]),
        ((VASQUEZ, FROST), {HICKS, HUDSON}, ["P1:J8", "P1:K4", "P2:F8", "P3:F5"]),
        ((VASQUEZ, FROST, HUDSON), {HICKS, GORMAN}, ["P1:J8", "P1:K4", "P2:F8", "P3:F5"]),
    ],
)
def test_at_least_two_are_trapped_and_there_are_two_blips_more_than_trapped(
    gone: tuple[int, ...], trapped: set[int], blips: list[str]
) -> None:
    g = begun_with(gone)
    inside = [who for who, at in enumerate(g.at) if at != OFF and g.board.layout.side_of[at] == "P1"]
    assert set(inside) == trapped
    assert names(g, [at for at in g.blip_at if at != OFF]) == blips


def corridors() -> AliensTable:
    """Hicks, who is trapped, and Ripley of the carrier group."""
    table = squad("hicks", "ripley", mission="escape")
    table.at("hicks", "P1:A9")
    table.at("ripley", "P4:K9")
    return table


@cites("aliens/setup/mission-card-authority", "aliens/setup/turn-dial")
@pytest.mark.parametrize(("turn", "count"), [(2, 2), (3, 0)])
def test_both_facehuggers_appear_at_the_start_of_the_second_turn(turn: int, count: int) -> None:
    table = corridors()
    table.turn(turn - 1)
    table.finish_phase()
    assert facts(table, "facehugger-appears", "space") == ["space:p1-c3", "space:p1-e3"][:count]


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
@pytest.mark.parametrize(("faces", "speed"), [(["5", "2"], 2), (["2", "5"], 2)])
def test_a_scan_shows_the_blips_of_a_side_and_the_lower_of_two_rolls_is_their_speed(
    faces: list[str], speed: int
) -> None:
    table = corridors()
    table.blip("P1:K2", 4)
    table.blip("P1:L4", 2)
    table.blip("P2:A1", 5)
    table.acts("ripley")
    table.fate(tech=["6"])
    table.play("ripley", "scan/side:p1")
    assert sorted(facts(table, "scanned", "number")) == [2, 4]
    assert sorted(blip["number"] or 0 for blip in table.game.view()["blips"]) == [0, 2, 4]
    table.turn(1)
    table.tracker("duct-0")
    table.fate(blips=[*faces, "3"])
    hunted(table, "blips/side:p1")
    assert facts(table, "blips-move", "side")[0] == "side:p1"
    assert facts(table, "blips-move", "speed") == [speed, 3]


@cites("aliens/setup/mission-card-authority")
def test_a_scan_holds_for_the_next_blip_step_only() -> None:
    table = corridors()
    table.blip("P1:K2", 4)
    table.acts("ripley")
    table.fate(tech=["6"])
    table.play("ripley", "scan/side:p1")
    table.clear()  # nothing is left there to move in the next step
    table.finish_phase()
    table.blip("P1:K2", 4)
    table.fate(blips=["5"])
    hunted(table)
    assert facts(table, "blips-move", "speed") == [5]


@cites("aliens/setup/mission-card-authority")
def test_a_failed_test_scans_nothing() -> None:
    table = corridors()
    table.blip("P1:K2", 4)
    table.acts("ripley")
    table.fate(tech=["7"])
    table.play("ripley", "scan/side:p1")
    assert not table.told("scanned")
    assert table.game.view()["blips"][0]["number"] is None


def leaves(who: str) -> AliensTable:
    """One of the two has left by the exit, the other is far from it."""
    table = corridors()
    table.state.facts["trapped"] = 1 << HICKS
    table.away(who, state="out")
    table.finish_phase()
    return table


@cites("aliens/setup/mission-card-authority", "aliens/finish/victory")
@pytest.mark.parametrize(("who", "is_won"), [("hicks", True), ("ripley", False)])
def test_a_trapped_character_has_to_leave(who: str, is_won: bool) -> None:
    table = leaves(who)
    assert ([choice.ask for choice in table.game.choices] == ["ask-call-it"]) == is_won
    assert not table.game.over


@cites("aliens/setup/mission-card-authority", "aliens/finish/defeat")
@pytest.mark.parametrize(("state", "is_lost"), [("killed", True), ("captured", True), ("out", False)])
def test_it_is_lost_when_no_trapped_character_is_left(state: str, is_lost: bool) -> None:
    table = corridors()
    table.state.facts["trapped"] = 1 << HICKS
    table.away("hicks", state=state)
    table.finish_phase()
    assert table.game.over == is_lost
    assert facts(table, "mission-lost", "why") == ["nobody-trapped-left"] * is_lost
    assert bool(story(table, "mission-lost")) == is_lost
