"""The serious wounds that only the facility has: knee, eyes, nerves and head."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.hunters.below import DARK, LIT, crew
from tests.lockdown.printed import lockdown


def cost(table: LockdownTable, verb: str) -> int:
    choice = table.choice("sentry")
    assert choice
    return next(option.cost for option in choice.options if option.verb == verb)


def wounded(*wounds: str, room: int = DARK) -> LockdownTable:
    table = crew("sentry", "hacker", room=room)
    table.place("hacker", 1)
    table.wound("sentry", *wounds)
    table.turn("sentry")
    return table


def test_there_are_so_many_of_each() -> None:
    assert sum(wound.count for wound in lockdown().wounds.wound) == 25


@cites("lockdown/wound/serious-card")
def test_a_wounded_knee_makes_the_first_movement_of_the_first_turn_dearer() -> None:
    table = wounded("knee", "knee")
    assert (cost(table, "move"), cost(table, "careful-move")) == (2, 3)
    table.fate(noise=["1"])
    table.play("sentry", "move/room:14")
    assert (cost(table, "move"), cost(table, "careful-move")) == (1, 2)


@cites("lockdown/wound/serious-card")
def test_whoever_does_something_else_in_the_first_turn_avoids_it() -> None:
    table = wounded("knee")
    table.state.turns[0] = 2
    table.turn("sentry")
    table.state.turns[0] = 2
    assert cost(table, "move") == 1


@cites("lockdown/wound/serious-card")
def test_knee_and_leg_add_up() -> None:
    table = wounded("knee", "leg")
    table.intruder("adult", DARK)
    table.turn("sentry")
    assert cost(table, "move") == 3


@cites("lockdown/power/darkness")
def test_hurt_eyes_are_in_darkness_everywhere() -> None:
    g = wounded("eyes", room=LIT).state
    assert (g.site.in_dark(g, 0), g.site.is_dark(g, LIT)) == (True, False)


@pytest.mark.parametrize(("room", "kept"), [(DARK, 0), (LIT, 5)])
@cites("lockdown/wound/serious-card")
def test_nerves_fail_whoever_passes_in_darkness(room: int, kept: int) -> None:
    table = wounded("nerves", room=room)
    table.hand("sentry", "rest", "search", "search", "stun", "contamination")
    table.turn("sentry")
    table.by_hand()
    table.play("sentry", "pass")
    assert (table.options("sentry") != []) == bool(kept)
    assert len(table.of("sentry").hand) == kept


@cites("lockdown/wound/serious-card")
def test_a_wounded_head_makes_rooms_and_computers_dearer() -> None:
    g = wounded("head").state
    assert [g.adjusted(what, 2, 0) for what in ("room-cost", "computer-cost", "item-cost")] == [3, 3, 2]
    assert g.adjusted("room-cost", 2, 1) == 2
