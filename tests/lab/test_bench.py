"""The bench measures what it says; how fast this machine is, no test asks."""

from __future__ import annotations

import pytest

from hullbreach.lab import bench


def test_a_whole_game_is_played_and_its_decisions_are_counted() -> None:
    spent: dict[int, list[float]] = {}
    decisions, seconds = bench.play_game("nemesis", 2, 3, spent)
    assert decisions == sum(map(len, spent.values())) > 20
    assert 0 < sum(map(sum, spent.values())) <= seconds
    assert bench.play_game("nemesis", 2, 3)[0] == decisions, "the same seed is the same game"


def test_positions_are_measured_in_the_middle_of_a_game() -> None:
    game = bench.middle_position("nemesis")
    assert not game.over
    assert game.view()["round"] > 1


def test_microseconds_of_a_call_are_the_best_of_five_rounds() -> None:
    calls: list[int] = []
    assert bench.timed(lambda: calls.append(1), repeat=7) > 0
    assert len(calls) == 35


def test_peers_that_are_not_installed_are_left_out_and_others_give_a_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(seconds: float) -> bench.Figures:
        raise ImportError

    peers = {"missing": missing, "there": lambda seconds: {"decisions_per_s": 2.0}}
    monkeypatch.setattr(bench, "PEERS", peers)
    monkeypatch.setattr(bench, "our_game", lambda name, seconds: {"decisions_per_s": 8.0})
    named: list[str] = []
    assert bench.bench(0.1, named.append) == {
        "nemesis": {"decisions_per_s": 8.0, "x_there": 4.0},
        "peers": {"there": {"decisions_per_s": 2.0}},
    }
    assert named == ["nemesis", "there"]
