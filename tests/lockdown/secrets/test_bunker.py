"""The bunker: with the rover or on foot, once the gate is open."""

from __future__ import annotations

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.secrets.inside import act, at_the_computer, standing_in, told

RULE = "lockdown/end/win-condition"


def at_the_exit(gate: bool = True) -> LockdownTable:
    table = standing_in("repository")
    table.place("hacker", 2)
    table.gate(gate)
    table.turn("hacker")
    return table


@cites("lockdown/end/win-condition", "lockdown/critical/first-death")
def test_with_the_gate_closed_nobody_leaves() -> None:
    table = at_the_exit(gate=False)
    table.give("hacker", "enviro-suit")
    refused = table.refusals("hacker")
    assert (refused["leave-by-rover"], refused["leave-on-foot"]) == (RULE, RULE)
    assert {"leave-by-rover", "leave-on-foot"}.isdisjoint(table.options("hacker"))
    table.gate()
    assert {"leave-by-rover", "leave-on-foot"} <= set(table.options("hacker"))


@cites("lockdown/end/win-condition", "lockdown/end/out-of-play")
def test_the_rover_takes_one_character_to_the_bunker_without_a_noise_roll() -> None:
    table = at_the_exit()
    table.malfunction(2)
    table.place("janitor", 2)
    table.object("egg", "hacker")
    choice = table.choice("hacker")
    assert choice is not None
    assert [option.cost for option in choice.options if option.id == "leave-by-rover"] == [2]
    table.play("hacker", "leave-by-rover")
    person = table.of("hacker")
    assert (person.in_bunker, person.objects) == (True, ["egg"])
    assert not table.told("noise-rolled")
    assert table.state.rover == 0
    assert table.game.view()["crew"][0]["status"] == "in-bunker"
    assert all(choice.seat != 0 for choice in table.game.choices)
    table.turn("janitor")
    assert table.refusals("janitor")["leave-by-rover"] == RULE


@cites("lockdown/end/win-condition")
def test_nobody_leaves_in_combat_or_from_elsewhere() -> None:
    table = at_the_exit()
    table.intruder("adult", 2)
    assert table.refusals("hacker")["leave-by-rover"] == "lockdown/action/out-of-combat-only"
    table = standing_in("repository")
    table.gate()
    assert "leave-by-rover" not in table.options("hacker")
    assert "leave-by-rover" not in table.refusals("hacker")


@cites("lockdown/end/win-condition")
def test_on_foot_it_takes_a_suit_and_silence() -> None:
    table = at_the_exit()
    assert table.refusals("hacker")["leave-on-foot"] == RULE
    table.give("hacker", "enviro-suit")
    table.fate(noise=["silence"])
    table.play("hacker", "leave-on-foot")
    assert table.of("hacker").in_bunker
    assert table.state.rover == 2


@cites("lockdown/end/win-condition")
def test_an_intruder_that_comes_spoils_the_way_on_foot() -> None:
    table = at_the_exit()
    table.give("hacker", "enviro-suit")
    number = table.state.board.numbers[next(c for c, _ in table.state.board.ways[2])][0]
    table.noise(*(table.state.board.spot_ids[spot] for spot in table.state.board.spots[2]))
    table.fate(noise=[str(number)], bag=["creeper-1-2"])
    table.bag(creeper_1_2=1)
    table.play("hacker", "leave-on-foot")
    for name in table.seats:  # it is the first encounter
        table.play(name, table.options(name)[0])
    assert not table.of("hacker").in_bunker
    assert told(table, "attempt-fails", "janitor")["who"] == "seat:0"


@cites("lockdown/computer/choose-action", "lockdown/end/win-condition")
def test_a_computer_sends_the_rover_through_the_open_gate() -> None:
    table = at_the_computer("surveillance", "maintenance")
    table.play("hacker", "use-computer")
    assert "move-the-rover" not in table.options("hacker")
    table = at_the_computer("surveillance", "maintenance")
    table.gate()
    act(table, "hacker", "use-computer", "move-the-rover")
    assert table.game.view()["rover"] is None
    table.computer("surveillance", "maintenance")
    act(table, "hacker", "use-computer", "move-the-rover")
    assert table.game.view()["rover"] == "room:2"


@cites("lockdown/end/last-character")
def test_the_game_ends_when_the_last_one_has_left() -> None:
    table = at_the_exit()
    table.shelter("survivor", "janitor")
    table.turn("hacker")
    table.play("hacker", "leave-by-rover")
    assert table.game.view()["phase"] == "end"
    assert table.game.view()["facility"] == "purged"
    assert table.told("nobody-left")
