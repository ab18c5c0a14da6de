"""The cave entrance: a way through the technical corridors, and what strikes there."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import standing_in, use


def _at_the_caves() -> LockdownTable:
    table = standing_in("repository")
    table.tile("room:3", "cave-entrance")
    table.place("hacker", "room:3")
    table.turn("hacker")
    return table


@cites("lockdown/room/cave-entrance")
def test_it_leads_to_every_other_explored_room_with_an_entrance() -> None:
    table = _at_the_caves()
    table.play("hacker", "room-action")
    rooms = (5, 14, 16, 27)
    assert table.options("hacker") == [f"crawl/room:{room}" for room in rooms]


@cites("lockdown/room/cave-entrance")
def test_an_adult_strikes_after_arrival_and_none_is_placed_then_there_is_noise() -> None:
    table = _at_the_caves()
    table.attack_cards("perched-in-the-dark-2")
    table.fate(noise=["1"])
    use(table, "crawl/room:27")
    assert table.of("hacker").room == "room:27"
    assert table.intruders() == {}
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("moved") < kinds.index("attack-card") < kinds.index("noise-rolled")
    assert table.told("attack-card")[0]["args"]["hits"]


@cites("lockdown/room/cave-entrance")
def test_the_attack_is_one_in_darkness_even_where_there_is_power() -> None:
    table = _at_the_caves()
    table.attack_cards("cut-2")
    use(table, "crawl/room:14")
    assert not table.state.is_dark(14)
    assert table.of("hacker").light_wounds == 2


@cites("lockdown/room/cave-entrance")
@pytest.mark.parametrize("card", ["piercing-the-heart-3", "blood-rage-3", "evolve-4"])
def test_a_card_without_the_adult_symbol_misses_and_company_makes_no_noise(card: str) -> None:
    table = _at_the_caves()
    table.attack_cards(card)
    use(table, "crawl/room:14")
    assert not table.told("attack-card")[0]["args"]["hits"]
    assert (table.of("hacker").light_wounds, table.of("hacker").serious_wounds) == (0, [])
    assert table.told("noise-rolled") == []
