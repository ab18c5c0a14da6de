"""`hullbreach bench --json` prints JSON and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from hullbreach.describe import Describer
from hullbreach.lab import bench
from hullbreach.library import games

from .conftest import Run

FIGURES = {
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "copy_us",
    "options_us",
    "sight_us",
    "view_us",
    "save_us",
    "load_us",
    "resample_us",
    "late_to_early",
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if everything had been measured, and no peer were there."""
    figures = dict.fromkeys(FIGURES, 1234.5)

    def measure(seconds: float, progress: object, wanted: object) -> dict[str, Any]:
        return {**{game: {"compiled": False, **figures} for game in games()}, "peers": {}}

    monkeypatch.setattr(bench, "bench", measure)


@pytest.mark.slow
def test_figures_are_measured_and_printed_as_json_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS", {})
    ended = run("bench", "--json", "--seconds", 0.2)
    assert ended.code == 0
    printed = json.loads(ended.out)
    assert set(printed) == {*games(), "peers"}
    assert set(printed["nemesis"]) >= FIGURES
    assert printed["nemesis"].pop("compiled") is False
    assert all(figure > 0 for figure in printed["nemesis"].values())


@pytest.mark.usefixtures("measured")
def test_figures_are_printed_for_people(run: Run) -> None:
    ended = run("bench")
    assert ended.code == 0
    assert all(Describer("en").message(f"bench-{figure}") in ended.out for figure in FIGURES)
    assert "No peer is installed here" in ended.out
    assert "_" not in ended.out, "every figure is told in words"


@pytest.mark.usefixtures("measured")
def test_figures_are_told_in_french(run: Run) -> None:
    ended = run("bench", "--lang", "fr")
    assert "décisions par seconde" in ended.out
    assert "Aucun moteur voisin n'est installé ici" in ended.out
    assert not re.search(r"\b(a second|decisions|peer)\b", ended.out)


def test_peers_stand_beside_each_other(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {"compiled": True, "decisions_per_s": 2000.0, "x_catan": 3.25, "x_catan_choices": 1.5}
    peers = {"catan": {"decisions_per_s": 615.0, "choices_per_s": 200.0, "copy_us": 12.5}}
    monkeypatch.setattr(bench, "bench", lambda seconds, progress, wanted: {"nemesis": ours, "peers": peers})
    out = run("bench").out
    assert "The engine compiled." in out
    assert re.search(r"catan = 1, decisions +3\.25", out)
    assert re.search(r"catan = 1, decisions with a choice +1\.50", out)
    assert re.search(r"catan +615 +200 +12\.50", out)
