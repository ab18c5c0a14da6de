"""Our own sides and missions go through the checks that packs go through."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hullbreach.aliens.board import side
from hullbreach.aliens.missions import check
from hullbreach.aliens.packed import our_rows
from hullbreach.aliens.tables import ours
from hullbreach.aliens.titles import MISSIONS

SIDES = side.ours()
ROWS = our_rows(MISSIONS)
NEAR_ON_PURPOSE = {"newt": [("spawn", "mission-spawn-near")]}
"""Where the squad of Newt begins, a spawn point lies two steps away: it comes into its own when they return."""


@pytest.mark.parametrize("key", SIDES)
def test_every_side_of_ours_is_right(key: str) -> None:
    text = (files(side.__package__) / "sides" / f"{key.lower()}.txt").read_text("utf-8")
    assert list(side.everything_wrong(text, key)) == []


@pytest.mark.parametrize("id", MISSIONS)
def test_every_mission_of_ours_is_right(id: str) -> None:
    row = ROWS[id]
    layout, found = check.layout_of(row, SIDES)
    assert layout is not None
    found += check.everything_wrong(row, MISSIONS[id], layout, ours())
    assert [(each.field, each.reason) for each in found] == NEAR_ON_PURPOSE.get(id, [])
    assert all(each.is_advice for each in found)
