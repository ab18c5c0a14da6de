"""The elevator rooms: a call, a ride, and who comes along."""

from __future__ import annotations

from hullbreach.lab.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import refusal, standing_in, use


def _at_the_elevator(*together: str) -> LockdownTable:
    """The hacker is in elevator room 1, the elevator too."""
    table = standing_in("elevator-1", *together)
    table.elevator(1)
    return table


@cites("lockdown/room/elevator-call")
def test_the_elevator_is_called_for_one_card_if_it_has_power() -> None:
    table = _at_the_elevator()
    table.elevator(3)
    table.hand("hacker", "bypass")
    use(table)
    assert table.state.elevator == 1
    assert table.of("hacker").hand == []
    table = _at_the_elevator()
    table.elevator(3)
    table.dark("elevator")
    assert refusal(table) == "lockdown/room/elevator-call"
    table.power("elevator")
    table.dark(1)
    assert refusal(table) is None


@cites("lockdown/room/elevator-use", "lockdown/room/elevator-no-noise")
def test_a_ride_takes_character_and_elevator_to_another_section_unheard() -> None:
    table = _at_the_elevator()
    table.play("hacker", "room-action")
    assert table.options("hacker") == ["ride/room:10", "ride/room:22"]
    table.play("hacker", "ride/room:22")
    assert (table.of("hacker").room, table.state.elevator) == ("room:22", 3)
    assert table.told("noise-rolled") == []
    assert table.told("elevator-rides")[0]["args"]["others"] == []


@cites("lockdown/room/elevator-passengers")
def test_only_those_who_agree_come_along() -> None:
    table = _at_the_elevator("janitor", "lab-rat")
    use(table, "ride/room:10", "invite/seat:1")
    table.play("janitor", "agree")
    assert table.options("hacker") == ["ride-now", "invite/seat:2"]
    table.play("hacker", "invite/seat:2")
    table.play("lab-rat", "refuse")
    assert [table.of(name).room for name in ("hacker", "janitor", "lab-rat")] == ["room:10", "room:10", "room:1"]


@cites("lockdown/room/elevator-passengers")
def test_nobody_has_to_be_taken_along() -> None:
    table = _at_the_elevator("janitor")
    use(table, "ride/room:10")
    assert table.options("hacker") == ["ride-now", "invite/seat:1"]  # the lab rat is somewhere else
    table.play("hacker", "ride-now")
    assert [table.of(name).room for name in ("hacker", "janitor")] == ["room:10", "room:1"]


@cites("lockdown/room/elevator-use")
def test_a_malfunction_here_forbids_it_one_there_does_not() -> None:
    table = _at_the_elevator()
    table.malfunction("elevator-3")
    table.intruder("adult", "elevator-3")
    use(table, "ride/room:22")
    assert table.of("hacker").room == "room:22"
    assert table.told("encounter") == []
    table = _at_the_elevator()
    table.malfunction("elevator-1")
    assert refusal(table) == "lockdown/malfunction/blocks-room-action"


@cites("lockdown/room/staircases")
def test_the_staircases_are_always_dark_and_have_nothing_to_offer() -> None:
    table = standing_in("elevator-1")
    table.place("hacker", "room:6")
    table.hand("hacker", "search", "bypass", "rest")
    table.turn("hacker")
    g = table.state
    assert [room for room in g.board.rooms if g.room_name(room) == "staircase"] == [5, 6, 16, 17]
    assert g.site.in_dark(g, 0)
    assert not any(option.startswith(("room-action", "play/card:search")) for option in table.options("hacker"))
    table.malfunction("room:6")
    assert table.room("room:6").malfunction
