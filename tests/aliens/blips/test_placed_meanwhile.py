"""Blips that cards place or move while aliens and blips are still being activated."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OFF
from hullbreach.aliens.rules.spawn import SpawnBlips, move_blips
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, hunted, play_on, squad, trail

THREE, FOUR = 2, 3
"""Spawn points: C2:A7, in sight of C2:F6, and C4:L7, which nobody sees."""


def waiting(step: str, **options: str) -> AliensTable:
    """Hicks, in the first or second step of an alien phase, before anything has been activated."""
    table = squad("hicks", **options)
    table.at("hicks", "C2:F6")
    if step == "aliens":
        table.alien("C2:B6")
        table.alien("C2:J6")
    else:
        table.blip("C3:A12", 1)
        table.blip("C4:L12", 1)
    table.alien_phase()
    assert asked(table) == [(0, "ask-which-alien" if step == "aliens" else "ask-which-side")]
    return table


def appear(table: AliensTable, number: int) -> list[str]:
    """A card places a blip of this number where Hicks sees it; the aliens that appear."""
    before = len(table.state.alien_at)
    table.pool(number)
    table.happens(SpawnBlips(THREE, 1))
    while asked(table) not in ([(0, "ask-which-alien")], [(0, "ask-which-side")]):
        table.game.answer(table.options(0)[0], 0)
    assert table.told("blip-spotted")
    return [f"alien:{alien}" for alien in range(before, len(table.state.alien_at))]


@cites("aliens/spawn/spotted-at-once")
@pytest.mark.parametrize("swarms", ["tokens", "models"])
@pytest.mark.parametrize("step", ["aliens", "blips"])
def test_aliens_of_a_blip_placed_in_sight_wait_for_the_next_alien_phase(step: str, swarms: str) -> None:
    table = waiting(step, swarms=swarms)
    newcomers = appear(table, 2)
    assert len(newcomers) == (2 if swarms == "models" else 1)
    play_on(table)
    assert table.told("alien-stepped")
    assert {*facts(table, "alien-stepped", "mover")}.isdisjoint(newcomers)
    assert {*facts(table, "alien-attacks", "alien")}.isdisjoint(newcomers)
    hunted(table)
    assert {*facts(table, "alien-stepped", "mover")}.issuperset(newcomers)


@cites("aliens/blip/board-by-board")
def test_a_blip_placed_out_of_sight_in_the_first_step_is_activated_in_the_second() -> None:
    table = waiting("aliens")
    table.happens(SpawnBlips(FOUR, 1))
    assert table.blips() == ["C4:L7"]
    play_on(table)
    assert "blip:c4-l7" in facts(table, "alien-stepped", "mover")


@cites("aliens/alien-phase/newly-spotted-in-step-1")
def test_an_alien_of_a_blip_that_a_card_moves_into_sight_in_the_first_step_is_still_activated_in_it() -> None:
    table = waiting("aliens")
    table.blip("C2:L1", 1)
    blip = next(number for number, at in enumerate(table.state.blip_at) if at != OFF)
    table.happens(*(move_blips(table.state, [-1 - blip], 6) or ()))
    assert trail(table, "alien:2") == ["c2-g3"], "the last of its six spaces"
    assert not table.told("alien-attacks")
    play_on(table)
    assert facts(table, "alien-attacks", "alien")[0] == "alien:2"


@cites("aliens/blip/spotted-alien-continues")
def test_an_alien_of_a_blip_that_a_card_moves_into_sight_in_the_second_step_moves_in_its_place() -> None:
    table = waiting("blips")
    table.blip("C2:L1", 1)
    blip = next(number for number, at in enumerate(table.state.blip_at) if at == table.space("C2:L1"))
    table.fate(blips=["1"])
    table.happens(*(move_blips(table.state, [-1 - blip], 5) or ()))
    assert table.aliens() == {"C2:H3": 1}
    table.game.answer("blips/side:c2", 0)
    assert trail(table, "alien:0") == ["c2-g3"], "with the speed of its board"
