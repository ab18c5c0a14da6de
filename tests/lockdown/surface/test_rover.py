"""The rover between the exit rooms, and both ways to the bunker."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.surface.outside import noisy, offered, out_at

RULES = "lockdown/alternative-board"
EXITS = (4, 8, 9, 16, 23)


def at_the_rover(room: int = 8, *others: int) -> LockdownTable:
    """The hacker is where the rover stands."""
    table = out_at(room, *others)
    table.rover(room)
    table.turn("hacker")
    return table


@cites(
    "lockdown/alternative-board/rover-condition",
    "lockdown/alternative-board/rover-travel",
    "lockdown/alternative-board/buildings",
)
@pytest.mark.parametrize("room", EXITS)
def test_from_every_exit_room_with_the_rover_one_drives_to_every_other(room: int) -> None:
    table = at_the_rover(room)
    assert offered(table, "drive") == [f"room:{to}" for to in EXITS if to != room]
    table.rover(next(to for to in EXITS if to != room))
    assert offered(table, "drive") == []
    refused = {id: rule for id, rule in table.refusals("hacker").items() if id.startswith("drive/")}
    assert set(refused.values()) == {f"{RULES}/rover-condition"}


@cites("lockdown/alternative-board/rover-condition")
def test_nobody_drives_in_combat_or_from_anywhere_else_but_a_malfunction_does_not_matter() -> None:
    table = at_the_rover()
    table.malfunction(8)
    assert offered(table, "drive")
    table.intruder("adult", 8)
    table.turn("hacker")
    assert offered(table, "drive") == []
    assert table.refusals("hacker")["drive/room:4"] == "lockdown/action/out-of-combat-only"
    table.gate()
    table.turn("hacker")
    assert "leave-by-rover" not in table.options("hacker")
    assert table.refusals("hacker")["leave-by-rover"] == "lockdown/action/out-of-combat-only"
    table = out_at(28)
    assert not any(id.startswith("drive/") for id in table.refusals("hacker"))


@cites("lockdown/alternative-board/rover-travel")
def test_one_card_takes_character_and_rover_there_unheard_and_nobody_else() -> None:
    table = at_the_rover(8, 8)
    table.object("carcass", "hacker")
    table.explore(16)
    table.hand("hacker", "rest")
    table.turn("hacker")
    table.play("hacker", "drive/room:16")
    assert (table.of("hacker").room, table.state.rover) == ("room:16", 16)
    assert (table.of("hacker").hand, table.of("hacker").objects) == ([], ["carcass"])
    assert table.of("janitor").room == "room:8"
    assert table.told("noise-rolled") == []
    assert table.told("rover-drives")[0]["rule"] == f"{RULES}/rover-travel"
    table.hand("hacker")
    table.turn("hacker")
    assert table.refusals("hacker")["drive/room:4"] == "lockdown/action/cost"


@cites("lockdown/alternative-board/rover-travel")
def test_a_new_room_is_explored_on_arrival_still_without_a_noise_roll() -> None:
    table = at_the_rover(8)
    table.token(23, "slime-4")
    table.play("hacker", "drive/room:23")
    assert table.room(23).explored
    assert table.of("hacker").slimed
    assert table.told("noise-rolled") == []
    table = at_the_rover(8)
    table.token(23, "danger-3")
    table.play("hacker", "drive/room:23")
    assert "corridor:23-24" in noisy(table)
    table = at_the_rover(8)
    table.token(23, "doors-3")
    table.play("hacker", "drive/room:23")
    assert not table.state.closed


@cites("lockdown/alternative-board/rover-bunker")
def test_through_the_open_gate_the_rover_takes_one_character_to_the_bunker() -> None:
    table = at_the_rover(23, 23)
    assert "leave-by-rover" not in table.options("hacker")
    assert table.refusals("hacker")["leave-by-rover"] == f"{RULES}/rover-bunker"
    table.gate()
    table.turn("hacker")
    table.play("hacker", "leave-by-rover")
    assert table.of("hacker").in_bunker
    assert len(table.of("hacker").discards) == 2
    assert table.told("noise-rolled") == []
    assert table.state.rover == 0
    assert not table.of("janitor").in_bunker
    table.hand("janitor", "rest", "search")
    table.turn("janitor")
    assert not offered(table, "drive", "janitor")
    assert "leave-by-rover" not in table.options("janitor")


def ready_to_walk(room: int = 28, suit: str = "enviro-suit") -> LockdownTable:
    """The hacker is out there in a suit, and the main gate is open."""
    table = out_at(room)
    if suit:
        table.give("hacker", suit)
    table.gate()
    table.turn("hacker")
    return table


@cites("lockdown/alternative-board/escape-condition")
def test_on_foot_one_needs_a_suit_an_open_gate_and_the_crossroads_by_the_bunker() -> None:
    for suit in ("enviro-suit", "battle-suit"):
        assert "leave-on-foot" in ready_to_walk(suit=suit).options("hacker")
    for table in (ready_to_walk(29), ready_to_walk(30), ready_to_walk(9), ready_to_walk(4)):
        assert "leave-on-foot" not in table.options("hacker")
    table = ready_to_walk(suit="")
    assert table.refusals("hacker")["leave-on-foot"] == f"{RULES}/escape-condition"
    table = ready_to_walk()
    table.gate(open=False)
    assert table.refusals("hacker")["leave-on-foot"] == f"{RULES}/escape-condition"
    table = ready_to_walk()
    table.intruder("adult", 28)
    table.turn("hacker")
    assert table.refusals("hacker")["leave-on-foot"] == "lockdown/action/out-of-combat-only"


@cites("lockdown/alternative-board/escape-attempt", "lockdown/alternative-board/escape-condition")
@pytest.mark.parametrize("face", ["2", "silence", "danger"])
def test_with_two_cards_and_a_roll_of_the_surface_that_brings_nobody_one_gets_there(face: str) -> None:
    table = ready_to_walk()
    table.fate(surface=[face])
    table.play("hacker", "leave-on-foot")
    assert table.of("hacker").in_bunker
    assert len(table.of("hacker").discards) == 2
    assert len(table.told("noise-rolled")) == 1


@cites("lockdown/alternative-board/escape-condition")
def test_whoever_drops_the_suit_while_paying_does_not_set_out() -> None:
    table = ready_to_walk()
    table.by_hand()
    table.play("hacker", "leave-on-foot")
    table.play("hacker", "drop/item:enviro-suit")
    for _ in range(2):
        table.play("hacker", table.options("hacker")[0])
    assert len(table.of("hacker").discards) == 2
    assert not table.of("hacker").in_bunker
    assert table.told("noise-rolled") == []


@cites("lockdown/alternative-board/escape-attempt")
def test_an_intruder_that_comes_spoils_the_attempt() -> None:
    table = ready_to_walk()
    table.noise("area:2")
    table.bag(adult_1_3=1)
    table.fate(surface=["2"])
    table.play("hacker", "leave-on-foot")
    assert not table.of("hacker").in_bunker
    assert table.told("attempt-fails")[0]["rule"] == f"{RULES}/escape-attempt"
    table = ready_to_walk()
    table.intruder("adult", 30)
    table.turn("hacker")
    table.fate(surface=["danger"])
    table.play("hacker", "leave-on-foot")
    assert not table.of("hacker").in_bunker


@cites("lockdown/alternative-board/escape-attempt")
def test_an_intruder_that_came_and_is_gone_spoils_it_too() -> None:
    table = ready_to_walk()
    table.hand("hacker", "rest", "search")
    table.noise("area:2")
    table.bag(larva_1_2=1)
    table.turn("hacker")
    table.fate(surface=["2"])
    table.play("hacker", "leave-on-foot")
    assert table.intruders() == {}
    assert table.state.is_infested(0)
    assert not table.of("hacker").in_bunker


@cites("lockdown/alternative-board/escape-attempt", "lockdown/alternative-board/surface-symbol")
def test_mars_itself_spoils_no_attempt_unless_it_brings_somebody() -> None:
    table = ready_to_walk()
    table.fate(surface=["mars"], surface_card=["tracks-in-the-sand"])
    table.play("hacker", "leave-on-foot")
    assert table.of("hacker").in_bunker
    assert noisy(table) == {"area:1", "area:2", "area:3", "area:4"}
