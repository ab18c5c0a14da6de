"""Wilson intervals against values worked out by hand."""

from __future__ import annotations

import pytest

from hullbreach.lab.wilson import share


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),  # of Newcombe's article of 1998, as are the next two
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_known_intervals(hits: int, of: int, low: float, high: float) -> None:
    found = share(hits, of)
    assert (found.hits, found.of, found.share) == (hits, of, hits / of)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_never_and_always_stop_at_the_end_of_the_scale() -> None:
    never, always = share(0, 20), share(20, 20)
    assert (never.low, round(never.high, 4)) == (0.0, 0.1611)
    assert (round(always.low, 4), always.high) == (0.8389, 1.0)


def test_of_nothing_anything_may_be_true() -> None:
    nothing = share(0, 0)
    assert (nothing.low, nothing.high) == (0.0, 1.0)


def test_more_games_are_surer() -> None:
    few, many = share(10, 100), share(100, 1000)
    assert few.low < many.low < 0.1 < many.high < few.high
