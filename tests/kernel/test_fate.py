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


def test_whoever_watches_is_told_of_chance_that_no_script_has_decided() -> None:
    g = state_of(five(1))
    told: list[tuple[str, tuple[int, ...], dict[str, int]]] = []
    g.watch = lambda source, backs, results: told.append((source, tuple(backs), dict(results)))
    pile = next(zone for zone, backs in enumerate(g.zones) if len(backs) > 2)
    g.script = {"die": ("red",), "deck": (str(g.plan.name_of(g, g.zones[pile][0])),)}
    for _ in range(2):
        g.roll("die", NAMES)
        g.top(pile, "deck")
    g.pick("bag", bytes([1, 0, 3]), NAMES)
    g.pick("bag", bytes([0, 0, 3]), NAMES)
    g.mix(g.zones[pile][:2], "mix")
    top = g.zones[pile][-1]
    sides = dict.fromkeys(NAMES, 1)
    mixed = tuple(g.zones[pile][:2])
    assert told == [("die", (), sides), ("deck", (top,), {}), ("bag", (), {"red": 1, "blue": 3}), ("mix", mixed, {})]


def test_nobody_watches_a_copy() -> None:
    g = state_of(five(1))
    g.watch = lambda source, backs, results: None
    assert g.clone().watch is None
    assert g.clone().same_as(g)
