"""The time track and the self-destruct track move together."""

from __future__ import annotations

from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.sites.ship.position import NOT_RUNNING
from hullbreach.rulebook.citing import cites


@cites("nemesis/time/advance")
def test_the_time_marker_moves_one_space_a_round() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.turn("captain")
    assert table.state.time == 15
    table.event_phase("nest")
    assert table.state.time == 14
    table.event_phase("regeneration")
    assert table.state.time == 13


@cites("nemesis/time/advance", "nemesis/time/advance-self-destruct")
def test_a_running_self_destruct_marker_moves_along() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.turn("captain")
    table.event_phase("nest")
    assert table.state.destruct == NOT_RUNNING
    table.clock(destruct=6)
    table.event_phase("regeneration")
    assert (table.state.time, table.state.destruct) == (13, 5)


@cites("nemesis/time/advance-self-destruct")
def test_the_self_destruct_marker_goes_on_from_the_yellow_spaces() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.turn("captain")
    yellow = table.state.box.tables.tracks.self_destruct.first_yellow
    table.clock(destruct=yellow + 1)
    table.event_phase("nest")
    assert (table.state.destruct, table.state.destruct_locked) == (yellow, True)
    table.event_phase("regeneration")
    assert table.state.destruct == yellow - 1
