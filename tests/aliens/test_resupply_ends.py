"""Resupply ends with its tenth turn whatever was carried out, and draws the same cards at every table."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario


def raid(*heroes: str) -> AliensTable:
    """A Resupply mission of its own."""
    return scenario(list(heroes), mission="resupply")


def test_with_somebody_out_and_too_few_crates_the_last_turn_ends_the_raid() -> None:
    table = raid("hicks")
    table.only("hicks", "vasquez")
    table.away("vasquez", state="out")
    table.turn(10)
    table.finish_phase()
    assert table.game.over
    assert [event["args"]["why"] for event in table.told("mission-lost")] == ["nobody-left"]


@pytest.mark.parametrize(
    ("heroes", "draws"),
    [(("hicks",), [0, 2, 1, 2, 1]), (("hicks", "hudson"), [0, 2, 2, 2, 2])],
)
def test_the_cards_drawn_are_those_of_the_mission_card(heroes: tuple[str, ...], draws: list[int]) -> None:
    g = raid(*heroes).state
    found = []
    for turn in range(1, 6):
        g.turn = turn
        found.append(g.mission.draws(g))
    assert found == draws
