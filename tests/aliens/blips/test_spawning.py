"""Blips that enter the boards: where, how many, and what happens when the pool is empty."""

from __future__ import annotations

import pytest

from hullbreach.aliens.board.layout import bits
from hullbreach.aliens.box import POOL, TRACKER_OUT
from hullbreach.aliens.position import OFF
from hullbreach.aliens.rules.barricades import TUNNEL
from hullbreach.aliens.rules.spawn import SpawnBlips
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, carried_out, facts, hunted, squad, story, trail

ONE, TWO, THREE, FOUR = range(4)
"""Spawn points 1 to 4 of the first mission: in the yard, and C3:F12, C2:A7 and C4:L7."""


def far_away() -> AliensTable:
    """Hicks in the flats, far from every spawn point and out of sight of them."""
    return alone_at("C1:A1")


def enter(table: AliensTable, point: int, count: int) -> list[str]:
    """Blips enter; of several spaces the first is chosen. Where they came to lie, in their order."""
    carried_out(table, SpawnBlips(point, count))
    return [space.removeprefix("space:") for space in facts(table, "blip-placed", "space")]


@cites("aliens/spawn/draw-and-place", "aliens/spawn/no-stacking", "aliens/motion-tracker/card-fields")
@pytest.mark.parametrize("count", [1, 2])
def test_a_card_places_its_number_of_blips_number_down_at_the_point_it_names(count: int) -> None:
    table = far_away()
    table.turn(6)
    card, where = {1: ("lone-contact-4", "C4:L7"), 2: ("pair-4", "C4:L7")}[count]
    table.tracker(card, "slow-sweep-2")
    pool = table.game.view()["pool"]
    hunted(table)
    assert table.game.view()["pool"] == pool - count
    assert len(table.blips()) == count
    spaces = facts(table, "blip-placed", "space")
    assert spaces[0] == table.ref(where)
    assert len(set(spaces)) == count
    assert {blip["number"] for blip in table.game.view()["blips"]} == {None}


@cites("aliens/spawn/nearest-space", "aliens/spawn/no-stacking", "aliens/spawn/choice", "aliens/choice/highest-rank")
@pytest.mark.parametrize("chosen", ["c3-f11", "c3-g11", "c3-g12"])
def test_when_the_point_is_taken_the_highest_rank_picks_one_of_the_closest_empty_spaces(chosen: str) -> None:
    table = squad("hudson", "gorman")
    table.at("hudson", "C1:A1")
    table.at("gorman", "C1:B1")
    table.blip("C3:F12", 1)
    table.happens(SpawnBlips(TWO, 1))
    assert asked(table) == [(1, "ask-where-it-enters")]
    near = table.options("gorman")
    assert f"enter/space:{chosen}" in near
    board = table.state.board
    beside = board.next_to(table.space("C3:F12"))
    assert len(near) == beside.bit_count()
    table.game.answer(f"enter/space:{chosen}", 1)
    assert sorted(table.blips()) == sorted(["C3:F12", chosen.replace("c3-", "C3:").upper()])


@cites("aliens/spawn/nearest-space")
def test_the_next_ring_is_used_when_the_first_is_full() -> None:
    table = far_away()
    board, start = table.state.board, table.space("C3:F12")
    for space in (start, *bits(board.next_to(start))):
        table.blip(board.layout.name(space), 1)
    (placed,) = enter(table, TWO, 1)
    assert board.walk(start)[table.space(placed.replace("c3-", "C3:").upper())] == 2


@cites("aliens/spawn/nearest-space")
def test_the_point_itself_does_not_fill_its_space_but_a_character_on_it_does() -> None:
    assert enter(far_away(), TWO, 1) == ["c3-f12"]
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C1:A1")
    table.at("hudson", "C3:F12")
    table.happens(SpawnBlips(TWO, 1))
    assert "enter/space:c3-f12" not in table.options("hicks")
    assert asked(table) == [(0, "ask-where-it-enters")]


@cites("aliens/spawn/nearest-space", "aliens/spawn/choice")
def test_blips_enter_beyond_characters_if_that_is_the_closest_empty_space() -> None:
    table = alone_at("C3:A5")
    table.tunnel("C3:A4")
    for space in ("C3:A4", "C3:B4"):
        table.alien(space)
    table.happens(SpawnBlips(TUNNEL, 1))
    assert table.options("hicks") == ["enter/space:c3-b3", "enter/space:c3-c4", "enter/space:c3-a6"]


@cites("aliens/spawn/no-more-blips", "aliens/spawn/no-more-blips-refill")
def test_with_the_pool_empty_every_blip_moves_three_spaces_for_each_blip_that_is_missing() -> None:
    table = far_away()
    table.empty_pool()
    assert len(table.blips()) == 21
    carried_out(table, SpawnBlips(TWO, 1))
    assert len(table.told("blips-hurry")) == 1
    assert not table.told("blip-placed")  # none was spotted, so none can be placed
    assert len(table.blips()) == 21
    assert 21 <= len(table.told("alien-stepped")) <= 3 * 21


def last_blip(space: str, number: int = 1) -> AliensTable:
    """One blip on the boards, and no other in the game."""
    table = alone_at("C2:F3")
    g = table.state
    table.blip(space, number)
    g.zones[TRACKER_OUT] += g.zones[POOL]
    g.zones[POOL] = []
    return table


@cites("aliens/spawn/no-more-blips")
def test_the_extra_movement_is_three_spaces_towards_the_closest_character() -> None:
    table = last_blip("C2:L1")
    carried_out(table, SpawnBlips(FOUR, 1))
    assert len(table.told("alien-stepped")) == 3
    assert len(table.told("blips-hurry")) == 1


@cites("aliens/spawn/no-more-blips", "aliens/spawn/no-more-blips-refill")
def test_a_blip_spotted_on_the_way_is_drawn_again_and_placed_but_its_alien_does_not_attack() -> None:
    table = last_blip("C2:I4")  # two steps to the door of the operations centre, and one more next to Hicks
    table.happens(SpawnBlips(FOUR, 1))
    assert trail(table, "alien:0") == ["c2-g3"]  # it completes its three spaces
    assert not table.told("alien-attacks")
    assert not table.told("draws-fire")
    assert facts(table, "blip-placed", "space") == ["space:c4-l7"]
    assert table.blips() == ["C4:L7"]


@cites("aliens/spawn/no-more-blips")
def test_two_missing_blips_move_the_others_twice() -> None:
    table = last_blip("C2:L12")
    carried_out(table, SpawnBlips(FOUR, 2))
    assert len(table.told("blips-hurry")) == 2
    assert len(table.told("alien-stepped")) == 6


@cites("aliens/spawn/spotted-at-once", "aliens/blip/spotting-trigger")
def test_a_blip_placed_in_sight_is_spotted_at_once_and_waits_for_the_next_alien_phase() -> None:
    table = alone_at("C2:F6")
    table.turn(6)
    table.tracker("gathering-3", "slow-sweep-3")
    table.pool(2)  # spawn point 3 lies at the end of the corridor
    hunted(table)
    assert facts(table, "blip-spotted", "number") == [2]
    order = story(table, "tracker-drawn", "blip-placed", "blip-spotted")
    assert order == ["tracker-drawn", "blip-placed", "blip-spotted", "tracker-drawn"]
    assert table.aliens() == {"C2:A7": 2}
    assert not table.told("alien-stepped")
    assert not table.told("alien-attacks")
    table.turn(1)
    table.fate(defense=["4"])
    hunted(table)
    assert table.told("alien-attacks")


@cites("aliens/spawn/draw-and-place")
def test_the_blips_that_are_drawn_leave_the_pool() -> None:
    table = far_away()
    table.pool(5)
    enter(table, TWO, 1)
    g = table.state
    (blip,) = [n for n, at in enumerate(g.blip_at) if at != OFF]
    assert g.box.blip_numbers[g.face[g.box.first_blip + blip]] == 5
