"""The bands a balanced game lies in: only a whole interval outside is surely outside."""

from __future__ import annotations

import pytest

from hullbreach.lab.bands import FAIR, Band
from hullbreach.lab.wilson import share
from hullbreach.nemesis.table.results.bands import SURVIVED, WON


@pytest.mark.parametrize(("hits", "misses"), [(10, True), (20, False), (40, False), (60, False), (80, True)])
def test_a_share_misses_a_band_if_its_interval_does(hits: int, misses: bool) -> None:
    assert SURVIVED["semi-coop"].surely_misses(share(hits, 100)) is misses


def test_a_few_games_prove_nothing() -> None:
    assert not WON["solo"].surely_misses(share(0, 5))


def test_a_fair_share_lies_around_the_mean() -> None:
    assert FAIR.times(0.5) == Band(0.3, 0.8)
    assert FAIR.times(0.9).high == 1
