"""The elevator rooms: a call, a ride, and who comes along."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import offered, refusal, standing_in, use


def _at_the_elevator(*together: str) -> LockdownTable:
    """The hacker is in elevator room 1, the elevator too."""
    table = standing_in("elevator-1", *together)
    table.elevator(1)
    return table


@cites("lockdown/room/elevator-call", "lockdown/terms/sections")
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


@cites("lockdown/room/elevator-use")
def test_a_ride_costs_one_card_and_needs_power_and_the_elevator_here() -> None:
    table = _at_the_elevator()
    table.hand("hacker", "bypass")
    table.dark("elevator")
    assert not offered(table)
    assert refusal(table) == "lockdown/room/elevator-call"
    table.power("elevator")
    table.dark(1)
    use(table, "ride/room:10")
    assert (table.of("hacker").room, table.of("hacker").hand) == ("room:10", [])
    table = _at_the_elevator()
    table.elevator(2)
    use(table)  # all that can be done is to call it
    assert (table.of("hacker").room, table.state.elevator) == ("room:1", 1)


@cites("lockdown/room/elevator-call", "lockdown/room/elevator-use")
@pytest.mark.parametrize("elevator", [1, 3])
def test_in_combat_the_elevator_is_neither_called_nor_used(elevator: int) -> None:
    table = _at_the_elevator()
    table.elevator(elevator)
    assert offered(table)
    table.intruder("larva", "elevator-1")
    table.turn("hacker")
    assert not offered(table)
    assert refusal(table) == "lockdown/action/out-of-combat-only"


@cites("lockdown/room/elevator-call", "lockdown/room/elevator-use")
@pytest.mark.parametrize(
    ("section", "others"), [(2, ["ride/room:1", "ride/room:22"]), (3, ["ride/room:1", "ride/room:10"])]
)
def test_every_elevator_room_calls_it_to_its_own_section_and_leads_to_the_other_two(
    section: int, others: list[str]
) -> None:
    table = standing_in(f"elevator-{section}")
    table.elevator(1)
    table.hand("hacker", "bypass", "backdoor")
    use(table)
    assert table.state.elevator == section
    use(table)
    assert table.options("hacker") == others
    table.play("hacker", others[0])
    assert (table.of("hacker").room, table.state.elevator, table.of("hacker").hand) == ("room:1", 1, [])


@cites("lockdown/room/elevator-passengers")
def test_only_those_who_agree_come_along() -> None:
    table = _at_the_elevator("janitor", "lab-rat")
    table.passed("janitor")  # no matter
    table.turn("hacker")
    use(table, "ride/room:10", "invite/seat:1")
    table.play("janitor", "agree")
    assert table.options("hacker") == ["ride-now", "invite/seat:2"]
    table.play("hacker", "invite/seat:2")
    table.play("lab-rat", "refuse")
    assert [table.of(name).room for name in ("hacker", "janitor", "lab-rat")] == ["room:10", "room:10", "room:1"]


@cites("lockdown/room/elevator-passengers")
def test_nobody_has_to_be_taken_along() -> None:
    table = _at_the_elevator("janitor")
    table.passed("janitor")
    table.turn("hacker")
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


@cites("lockdown/room/staircases", "lockdown/terms/sections")
def test_the_staircases_are_always_dark_and_have_nothing_to_offer() -> None:
    table = standing_in("elevator-1")
    table.place("hacker", "room:6")
    table.hand("hacker", "search", "bypass", "rest")
    table.turn("hacker")
    g = table.state
    assert [room for room in g.board.rooms if g.room_name(room) == "staircase"] == [5, 6, 16, 17]
    for stairs in (5, 6, 16, 17):
        assert g.section(stairs) == 0
        table.items_in(stairs, 2)
        table.place("hacker", stairs)
        table.turn("hacker")
        assert g.site.in_dark(g, 0)
        assert not any(option.startswith(("room-action", "play/card:search")) for option in table.options("hacker"))
        table.hand("hacker", "demolition", "rest")
        table.turn("hacker")
        table.play("hacker", "play/card:demolition")
        assert table.room(stairs).malfunction
        table.hand("hacker", "search", "bypass", "rest")
