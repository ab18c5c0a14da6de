"""Mission 3: call the ship, and be at an exit when it is there."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OFF
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, play_on, squad, story

CARD = "aliens/setup/mission-card-authority"
COMPUTER = "aliens/mission-token/computers-and-crates"


def at_the_radio(turn: int, hero: str = "hicks", space: str = "C2:J9") -> AliensTable:
    """A hero next to a computer, about to act."""
    table = squad(hero, mission="survive")
    table.at(hero, space)
    table.turn(turn)
    table.acts(hero)
    return table


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
@pytest.mark.parametrize(("turn", "offered"), [(3, False), (4, True), (9, True)])
def test_the_ship_can_be_called_from_the_fourth_turn_on(turn: int, offered: bool) -> None:
    assert ("call-ship" in at_the_radio(turn).options("hicks")) == offered


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates", "aliens/tech/test")
@pytest.mark.parametrize(("face", "called"), [("5", 5), ("6", 0)])
def test_the_call_needs_a_tech_test_and_is_made_once(face: str, called: int) -> None:
    table = at_the_radio(5)
    table.fate(tech=[face])
    table.play("hicks", "call-ship")
    assert table.state.facts.get("called", 0) == called
    assert ("call-ship" in table.options("hicks")) == (not called)


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
def test_only_the_computer_of_the_comms_room_calls_and_only_the_other_turns_the_dish() -> None:
    assert "turn-dish" not in at_the_radio(5).options("hicks")
    table = at_the_radio(5, space="C4:J1")
    assert "call-ship" not in table.options("hicks")
    table.fate(tech=["5"])
    table.play("hicks", "turn-dish")
    assert table.state.facts["dish"] == 1
    assert "turn-dish" not in table.options("hicks")


def open_turns(called: int, dish: int) -> dict[str, list[int]]:
    """The turns in which each exit is one."""
    g = squad("hicks", mission="survive").state
    g.facts.update(called=called, dish=dish)
    found: dict[str, list[int]] = {"C1:L9": [], "C4:A6": []}
    for turn in range(1, 20):
        g.turn = turn
        for name, turns in found.items():
            if g.mission.exits(g) >> g.board.layout.space(name) & 1:
                turns.append(turn)
    return found


@cites("aliens/setup/mission-card-authority", "aliens/setup/exit-tokens")
@pytest.mark.parametrize(
    ("dish", "a", "b"), [(0, [9, 10], [12, 13]), (1, [8, 9, 10], [12, 13, 14])], ids=["as-printed", "with-the-dish"]
)
def test_the_ship_stands_at_exit_a_and_then_at_exit_b(dish: int, a: list[int], b: list[int]) -> None:
    assert open_turns(4, dish) == {"C1:L9": a, "C4:A6": b}
    assert open_turns(0, dish) == {"C1:L9": [], "C4:A6": []}


@cites("aliens/setup/mission-card-authority", "aliens/exit/leaving")
@pytest.mark.parametrize(("turn", "is_out"), [(8, False), (9, True), (10, True), (11, False)])
def test_only_then_can_anybody_leave_there(turn: int, is_out: bool) -> None:
    table = at_the_radio(turn, space="C1:K8")
    table.state.facts["called"] = 4
    table.play("hicks", "move")
    table.play("hicks", "go/space:c1-l9")
    assert (table.where("hicks") is None) == is_out


@cites("aliens/setup/mission-card-authority", "aliens/tunnel/placement")
@pytest.mark.parametrize(("turn", "count"), [(5, 0), (6, 1), (7, 0)])
def test_at_the_start_of_turn_six_a_tunnel_with_a_blip_opens_beside_the_hero_of_the_rank_chooser(
    turn: int, count: int
) -> None:
    table = squad("hudson", "gorman", mission="survive")
    table.at("hudson", "C1:A1")
    table.at("gorman", "C2:F6")
    table.pool(1)
    table.turn(turn - 1)
    table.finish_phase()
    if count:
        assert asked(table) == [(1, "ask-where-it-opens")]
        table.game.answer("tunnel/space:c2-g6", 1)
    tunnels = [at for at in table.state.tunnels if at != OFF]
    assert len(tunnels) == len(facts(table, "blip-placed", "space")) == count
    assert facts(table, "blip-placed", "space") == ["space:c2-g6"] * count


@cites("aliens/setup/mission-card-authority", "aliens/finish/victory")
def test_it_is_won_once_a_character_has_left() -> None:
    table = squad("hicks", "hudson", mission="survive")
    table.at("hudson", "C2:F6")
    table.away("hicks", state="out")
    table.finish_phase()
    assert asked(table) == [(0, "ask-call-it")]


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize(("dish", "turn", "ends"), [(0, 12, False), (0, 13, True), (1, 13, False), (1, 14, True)])
@pytest.mark.parametrize("somebody_out", [True, False])
def test_when_exit_b_has_closed_the_mission_ends_and_who_is_left_is_captured(
    dish: int, turn: int, ends: bool, somebody_out: bool
) -> None:
    table = squad("hicks", "hudson", mission="survive")
    table.at("hudson", "C2:F6")
    table.at("hicks", "C2:A1")
    table.state.facts.update(called=4, dish=dish)
    if somebody_out:
        table.away("hicks", state="out")
    table.turn(turn)
    table.finish_phase()
    assert table.game.over == ends
    if ends:
        assert table.of("hudson")["state"] == "captured"
        assert story(table, "mission-won", "mission-lost") == ["mission-won" if somebody_out else "mission-lost"]


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
def test_who_calls_it_leaves_the_others_behind() -> None:
    table = squad("hicks", "hudson", mission="survive")
    table.at("hudson", "C2:F6")
    table.away("hicks", state="out")
    table.finish_phase()
    table.play("hicks", "call-it")
    assert table.of("hudson")["state"] == "captured"
    assert facts(table, "mission-won", "why") == ["called"]
    play_on(table)
