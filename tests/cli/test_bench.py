"""`hullbreach bench --json` prints JSON and nothing else."""

from __future__ import annotations

import json

import pytest

from hullbreach.lab import bench

from .conftest import Run

FIGURES = {
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "copy_us",
    "options_us",
    "view_us",
    "save_us",
    "load_us",
    "resample_us",
    "late_to_early",
}


@pytest.fixture(autouse=True)
def _without_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS", {})


def test_figures_are_printed_as_json_only(run: Run) -> None:
    ended = run("bench", "--json", "--seconds", 0.2)
    assert ended.code == 0
    printed = json.loads(ended.out)
    assert set(printed) == {"nemesis", "peers"}
    assert set(printed["nemesis"]) >= FIGURES
    assert all(figure > 0 for figure in printed["nemesis"].values())


def test_figures_are_printed_for_people(run: Run) -> None:
    ended = run("bench", "--seconds", 0.05)
    assert ended.code == 0
    assert all(figure in ended.out for figure in FIGURES)
    assert "No peer is installed here" in ended.out
