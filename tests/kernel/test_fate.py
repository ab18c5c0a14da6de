"""Chance by named source: dice, blind picks and shuffles."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.kernel import Refused, fate

from .toys import five, state_of

NAMES = ("red", "green", "blue")


def test_a_blind_pick_follows_how_many_of_each_sort_there_are() -> None:
    g = state_of(five(1))
    drawn = Counter(g.pick("bag", bytes([1, 0, 3]), NAMES) for _ in range(4000))
    assert set(drawn) == {0, 2}
    assert drawn[2] / 4000 == pytest.approx(0.75, abs=0.03)


def test_a_script_says_what_is_picked_if_it_is_there() -> None:
    g = state_of(five(1))
    g.script = {"bag": ("blue", "green")}
    assert g.pick("bag", bytes([1, 0, 3]), NAMES) == 2
    with pytest.raises(Refused, match="scripted-fate-impossible"):
        g.pick("bag", bytes([1, 0, 3]), NAMES)


def test_a_shuffle_brings_every_order_equally_often() -> None:
    g = state_of(five(1))
    orders = Counter(tuple(fate.shuffled(g, "deck", 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_a_long_shuffle_keeps_everything() -> None:
    g = state_of(five(1))
    assert sorted(fate.shuffled(g, "deck", 100)) == list(range(100))
