"""The Hacker: power, computers, alarms."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.content.functions import Room
from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/terms/sections")
def test_bypass_swaps_the_power_token_of_one_s_own_section_with_another_or_the_elevator_s() -> None:
    table = holding("hacker", "bypass")
    table.dark("elevator")
    assert uses(table, "hacker", "bypass") == ["bypass/section:1", "bypass/section:3", "bypass/section:elevator"]
    before = bytes(table.state.power_at)
    table.play("hacker", "bypass/section:elevator")
    after = table.state.power_at
    assert (after[2], after[4]) == (before[4], before[2])
    assert (table.has_power(2), table.has_power("elevator")) == (False, True)


@cites("lockdown/room/staircases")
def test_on_a_staircase_there_is_nothing_to_bypass() -> None:
    assert not may_play(holding("hacker", "bypass", room=5), "hacker", "bypass")


@cites("lockdown/room/computer", "lockdown/computer/next-card")
def test_the_back_door_needs_no_power_and_gives_two_actions_of_the_open_card() -> None:
    table = holding("hacker", "backdoor")
    table.dark(2)
    table.computer("research-network", "maintenance")
    table.play("hacker", "play", "card:backdoor")
    table.play("hacker", "gain-knowledge")
    assert table.choice("hacker").ask == "ask-second-computer-action"  # type: ignore[union-attr]
    assert "gain-knowledge" not in table.options("hacker")
    table.play("hacker", "swap-power", "section:1", "section:2")
    assert table.of("hacker").knowledge == 2
    assert table.told("computer-card")[0]["args"]["computer"] == "computer:maintenance"


@cites("lockdown/computer/lock-down-card")
def test_the_hacker_who_reveals_lock_down_breaks_the_computer_here() -> None:
    table = holding("hacker", "backdoor")
    table.computer("research-network", "lock-down")
    table.play("hacker", "play", "card:backdoor")
    table.play("hacker", "gain-knowledge")
    table.play("hacker", "done")
    assert table.room("alert-room").malfunction


@cites("lockdown/room/computer")
def test_a_malfunction_takes_the_computer_away_from_the_back_door_and_from_remote_access() -> None:
    for card in ("backdoor", "remote-access"):
        table = holding("hacker", card)
        table.lay("archive")
        table.malfunction("alert-room")
        assert not may_play(table, "hacker", card)


@cites("lockdown/room/computer")
def test_a_false_alarm_rings_only_where_a_working_computer_has_power() -> None:
    table = holding("hacker", "false-alarm", room=1)
    table.lay("cooling-system")
    table.malfunction("cooling-system")
    assert uses(table, "hacker", "false-alarm") == []
    assert table.told("danger")[0]["args"]["room"] == "room:12"
    table = holding("hacker", "false-alarm", room=1)
    table.dark(2)
    assert not may_play(table, "hacker", "false-alarm")


@cites("lockdown/noise/danger-attracts")
def test_a_false_alarm_draws_intruders_next_door_but_none_in_combat() -> None:
    table = holding("hacker", "false-alarm", room=8)
    fighting, free = table.intruder("adult", 8), table.intruder("creeper", 7)
    uses(table, "hacker", "false-alarm")
    assert table.intruders() == {fighting: "room:8", free: "room:12"}


@cites("lockdown/room/computer")
def test_remote_access_uses_other_rooms_with_a_working_computer_and_power(monkeypatch: pytest.MonkeyPatch) -> None:
    table = holding("hacker", "remote-access")
    archive, cooling = table.lay("archive"), table.lay("cooling-system")
    look = Room(lambda g, who, room: [(f"look-at/room:{room}", [])], "lockdown/room/archive")
    for kind in ("archive", "cooling-system", "alert-room"):
        monkeypatch.setitem(table.state.box.room_uses, kind, look)
    table.malfunction("cooling-system")
    table.play("hacker", "play", "card:remote-access")
    assert [event["args"]["place"] for event in table.told("room-used-free")] == ["place:archive"]
    table = holding("hacker", "remote-access")
    assert {table.lay("archive"), table.lay("cooling-system")} == {archive, cooling}
    table.dark(*{table.state.section(room) for room in (archive, cooling)} - {0})
    assert not may_play(table, "hacker", "remote-access")


@cites("lockdown/room/laboratory")
def test_by_remote_access_the_laboratory_works_on_what_is_there_not_on_what_the_hacker_carries() -> None:
    table = holding("hacker", "remote-access")
    table.lay("laboratory-facility")
    table.object("carcass", "hacker")
    table.turn("hacker")
    assert not may_play(table, "hacker", "remote-access")
    table.object("egg", "laboratory-facility")
    assert may_play(table, "hacker", "remote-access")
    assert uses(table, "hacker", "remote-access") == []
    assert (table.of("hacker").objects, table.room("laboratory-facility").objects) == (["carcass"], [])


@cites("lockdown/room/computer", "lockdown/room/must-be-present")
def test_remote_access_asks_for_power_where_the_room_is_not_where_the_hacker_is() -> None:
    table = holding("hacker", "remote-access")
    cooling = table.lay("cooling-system")
    table.power_token(table.state.section(cooling), 1)
    assert table.state.section(cooling) != 2
    table.dark(2)
    uses(table, "hacker", "remote-access")
    assert table.state.autodestructs()
