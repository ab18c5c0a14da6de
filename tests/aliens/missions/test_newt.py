"""Mission 1: find Newt and carry her home."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OFF
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, play_on, squad, story

CARD = "aliens/setup/mission-card-authority"
INTERACT = "aliens/interact/action"


def before_a_place(kind: str, hero: str = "hicks", **more: str) -> AliensTable:
    """A hero about to act, next to a mission blip of this kind in the med lab."""
    table = squad(hero, **more)
    table.at(hero, "C2:B1")
    table.mission_blip("C2:A1", kind)
    table.acts(hero)
    return table


@cites("aliens/setup/mission-card-authority", "aliens/setup/turn-dial")
@pytest.mark.parametrize(("turn", "enter"), [(8, []), (9, ["space:c1-l3", "space:c2-a7"]), (10, [])])
def test_on_the_way_home_blips_enter_at_points_one_and_three(turn: int, enter: list[str]) -> None:
    table = squad("hicks")
    table.at("hicks", "C3:A1")
    table.turn(turn - 1)
    table.finish_phase()
    assert facts(table, "turn-begins", "turn") == [turn]
    assert facts(table, "blip-placed", "space") == enter


@cites("aliens/setup/mission-card-authority", "aliens/interact/action")
def test_a_mission_blip_is_turned_up_only_from_next_to_it() -> None:
    table = before_a_place("empty")
    assert "turn-up/space:c2-a1" in table.options("hicks")
    table.at("hicks", "C2:C1")
    table.acts("hicks")
    assert "turn-up/space:c2-a1" not in table.options("hicks")


@cites("aliens/setup/mission-card-authority", "aliens/interact/action")
def test_newt_is_carried_by_whoever_finds_her_and_takes_no_slot() -> None:
    table = before_a_place("newt", "ripley")
    table.weapons("ripley", "m41a-pulse-rifle", "hk-vp70-pistol")
    table.gear("ripley", "flare", "flare")
    table.play("ripley", "turn-up")
    ripley = table.of("ripley")
    assert ripley["carries"] == "token:newt"
    assert ripley["speed"] == 4  # she is as fast as five without her
    assert len(ripley["weapons"]) == len(ripley["equipment"]) == 2
    assert not [at for at in table.state.token_at if at != OFF]


@cites("aliens/setup/mission-card-authority", "aliens/facehugger/acts-as-alien")
def test_a_facehugger_comes_out() -> None:
    table = before_a_place("facehugger")
    table.play("hicks", "turn-up")
    assert facts(table, "facehugger-appears", "space") == ["space:c2-a1"]
    assert table.state.alien_kind == [1]


@cites("aliens/blip/spotting-trigger", "aliens/facehugger/acts-as-alien")
def test_a_facehugger_that_comes_out_at_a_door_shows_what_was_behind_it() -> None:
    table = squad("hicks")
    table.at("hicks", "C2:H2")
    table.mission_blip("C2:H3", "facehugger")
    table.blip("C2:F4", 2)  # beyond the closed door
    table.acts("hicks", 3)
    assert table.blips() == ["C2:F4"]
    table.play("hicks", "turn-up")
    assert table.aliens() == {"C2:H3": 1, "C2:F4": 2}


@cites("aliens/setup/mission-card-authority")
def test_from_a_nest_the_aliens_of_a_blip_come_out_and_the_blip_goes_back() -> None:
    table = before_a_place("nest")
    table.pool(4)
    pool = table.game.view()["pool"]
    table.play("hicks", "turn-up")
    assert table.aliens() == {"C2:A1": 4}
    assert table.game.view()["pool"] == pool


@cites("aliens/setup/mission-card-authority")
def test_in_an_empty_place_a_hero_draws_two_and_a_grunt_recycles_three() -> None:
    table = before_a_place("empty")
    table.deck("scrounge", "flare")
    table.play("hicks", "turn-up")
    assert table.hand_of("hicks") == ["scrounge", "flare"]
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C1:A1")
    table.at("hudson", "C2:B1")
    table.mission_blip("C2:A1", "empty")
    table.exhaust_pile("flare", "scrounge", "bolt-gun", "get-up")
    table.acts("hudson")
    table.play("hicks", "turn-up")
    assert len(table.pile("exhaust")) == 1
    assert table.hand_of("hicks") == []


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates", "aliens/tech/test")
@pytest.mark.parametrize(("face", "is_shown"), [("5", True), ("6", False)])
def test_the_computer_shows_one_mission_blip_after_a_tech_test(face: str, is_shown: bool) -> None:
    table = squad("hicks")
    table.at("hicks", "C2:H4")
    for space, kind in (("C2:A1", "nest"), ("C3:A12", "newt")):
        table.mission_blip(space, kind)
    table.acts("hicks")
    table.fate(tech=[face])
    table.play("hicks", "scan/space:c3-a12")
    assert facts(table, "scanned", "token") == ["token:newt"] * is_shown
    options = {option for option in table.options("hicks") if option.startswith("scan")}
    assert options == {"scan/space:c2-a1", *["scan/space:c3-a12"] * (not is_shown)}
    assert len([at for at in table.state.token_at if at != OFF]) == 2


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize("how", ["killed", "captured"])
def test_when_her_bearer_is_lost_she_stays_in_that_space_and_can_be_picked_up(how: str) -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C1:A1")
    table.at("hudson", "C2:F6")
    table.carries("hudson", "newt")
    table.alien("C2:G6")
    if how == "killed":
        table.fate(defense=["10"])
    else:
        table.down("hudson")
    table.alien_phase()
    play_on(table)
    assert facts(table, "left-behind", "space") == ["space:c2-f6"]
    assert not table.game.over
    for alien in table.state.living_aliens():
        table.state.put_alien(alien, OFF)
    table.at("hicks", "C2:E6")
    table.acts("hicks")
    table.play("hicks", "take/token:newt")
    assert table.of("hicks")["carries"] == "token:newt"
    assert table.state.girl == OFF


@cites("aliens/setup/mission-card-authority", "aliens/interact/action")
def test_she_is_passed_on_to_somebody_next_to_her_bearer_whose_arms_are_free() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:E6")
    table.at("hudson", "C2:F6")
    table.carries("hudson", "newt")
    table.acts("hicks")
    table.play("hicks", "take/token:newt/character:hudson")
    assert table.of("hicks")["carries"] == "token:newt"
    assert table.of("hudson")["carries"] is None
    assert not [option for option in table.options("hicks") if option.startswith("take")]


def at_the_exit(*carries: str) -> AliensTable:
    """Hicks and Hudson next to the exit, Gorman far in."""
    table = squad("hicks", "hudson", grunts=["gorman"])
    table.at("hicks", "C1:K8")
    table.at("hudson", "C1:L8")
    table.at("gorman", "C3:A1")
    for who in carries:
        table.carries(who, "newt")
    table.acts("hicks")
    table.play("hicks", "move")
    table.play("hicks", "go/space:c1-l9")
    return table


@cites("aliens/interact/action", "aliens/exit/leaving")
def test_nobody_takes_her_from_a_bearer_who_has_left() -> None:
    table = at_the_exit("hicks")
    table.at("hudson", "C1:L9")
    table.acts("hudson")
    assert not [option for option in table.options("hudson") if option.startswith("take")]


@cites("aliens/setup/mission-card-authority", "aliens/exit/leaving", "aliens/finish/victory")
def test_it_is_won_once_her_bearer_has_left_and_the_players_may_end_it_in_a_finish_phase() -> None:
    table = at_the_exit("hicks")
    assert not table.game.over
    table.finish_phase()
    assert asked(table) == [(0, "ask-call-it")]
    turn = table.state.turn
    table.play("hicks", "go-on")
    assert table.state.turn == turn + 1
    table.finish_phase()
    table.play("hicks", "call-it")
    assert table.game.over
    assert story(table, "mission-won") == ["mission-won"]
    assert facts(table, "character-lost", "how") == ["left-behind"] * 2
    assert {table.of(who)["state"] for who in ("hudson", "gorman")} == {"captured"}


@cites("aliens/setup/mission-card-authority", "aliens/finish/continue")
def test_without_newt_nobody_may_call_it() -> None:
    table = at_the_exit()
    turn = table.state.turn
    table.finish_phase()
    assert "ask-call-it" not in [ask for _, ask in asked(table)]
    assert table.state.turn == turn + 1
