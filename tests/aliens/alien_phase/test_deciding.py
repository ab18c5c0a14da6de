"""Who decides for the aliens: the highest rank among the players' heroes."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, squad


@cites("aliens/choice/highest-rank")
@pytest.mark.parametrize("state", ["standing", "down", "out", "killed", "captured"])
def test_a_hero_who_lies_or_has_left_still_decides_and_a_lost_one_does_not(state: str) -> None:
    table = squad("hudson", "gorman", "hicks", mission="survive")
    table.at("hudson", "C2:B6")
    table.at("hicks", "C2:H6")
    table.at("gorman", "C1:A1")
    if state == "down":
        table.down("gorman")
    elif state in ("killed", "captured"):
        table.away("gorman", state=state)
    if state == "out":
        table.away("gorman", state="out")
    table.alien("C2:E6")
    table.alien_phase()
    decider = 2 if state in ("killed", "captured") else 1
    assert asked(table) == [(decider, "ask-which-target")]


@cites("aliens/choice/highest-rank")
def test_the_rank_of_a_grunt_does_not_count() -> None:
    table = squad("hudson", "ripley", grunts=["gorman"])
    table.at("hudson", "C2:B6")
    table.at("gorman", "C2:H6")
    table.at("ripley", "C1:A1")
    table.alien("C2:E6")
    table.alien_phase()
    assert asked(table) == [(0, "ask-which-target")]


@cites("aliens/choice/highest-rank")
def test_without_a_marine_hero_the_players_decide_together() -> None:
    table = squad("ripley", grunts=["gorman", "newt"], mission="survive")
    table.at("ripley", "C2:B6")
    table.at("gorman", "C2:H6")
    table.at("newt", "C1:A1")
    table.alien("C2:E6")
    table.alien_phase()
    assert asked(table) == [(0, "ask-which-target")]


@cites("aliens/choice/rank-tie")
@pytest.mark.parametrize(("token", "decides"), [(0, 0), (1, 2), (2, 2)])
def test_where_one_alone_has_to_decide_it_is_the_next_tied_one_after_the_token(token: int, decides: int) -> None:
    table = squad("hudson", "ripley", "vasquez")
    table.state.token = token
    assert table.state.choosers()[0] == decides
    assert set(table.state.choosers()) == {0, 2}
