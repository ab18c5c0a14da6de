"""The bench measures what it says; how fast this machine is, no test asks."""

from __future__ import annotations

import pytest

from hullbreach.aliens.measures import measures
from hullbreach.describers import describer_of
from hullbreach.kernel import Refused
from hullbreach.lab import bench
from hullbreach.lab.bench import ours
from hullbreach.lab.bench.engine import Engine, Played, timed
from hullbreach.library import games, title

BOTH = pytest.mark.parametrize("name", ["nemesis", "lockdown"])


@BOTH
def test_a_whole_game_is_played_and_its_decisions_are_counted(name: str) -> None:
    spent: dict[int, list[float]] = {}
    ours.watched_game(name, 2, 3, spent)
    played = ours.play_game(name, 2, 3)
    assert played.decisions > played.choices > 20, "some have no alternative"
    assert played.seconds > 0
    assert sum(map(len, spent.values())) > 20
    assert ours.play_game(name, 2, 3)[:2] == played[:2], "the same seed is the same game"


@BOTH
def test_positions_are_measured_in_the_middle_of_a_game(name: str) -> None:
    game = ours.middle_position(name)
    assert not game.over
    assert game.view()["round"] > 1


@pytest.mark.parametrize("name", games())
def test_a_game_measures_what_only_it_has_and_names_it_in_both_languages(name: str) -> None:
    for figure, work in title(name).measured.items():
        assert work() == work(), "the same every time"
        for language in ("en", "fr"):
            assert describer_of({}, language, name).message(f"bench-{figure}").endswith(", µs")


def test_aliens_measures_reach_and_sight() -> None:
    measured = measures(title("aliens").missions[0].board)  # type: ignore[attr-defined]
    assert list(measured) == ["reach_us", "targets_us", "targets_past_people_us"]
    assert measured["reach_us"]().bit_count() > 60  # type: ignore[attr-defined]


def test_microseconds_of_a_call_are_the_best_of_five_rounds() -> None:
    calls: list[int] = []
    assert timed(lambda: calls.append(1), repeat=7) > 0
    assert len(calls) == 35


def test_the_last_rounds_are_compared_with_the_first_two(monkeypatch: pytest.MonkeyPatch) -> None:
    def watched(name: str, players: int, seed: int, spent: dict[int, list[float]]) -> None:
        for at, took, times in ((1, 2.0, 90), (2, 2.0, 90), (5, 9.0, 900), (8, 3.0, 400), (9, 3.0, 200)):
            spent.setdefault(at, []).extend([took] * times)

    monkeypatch.setattr(ours, "watched_game", watched)
    assert ours.late_to_early("nemesis", played=1) == 1.5


def test_peers_that_are_not_installed_are_left_out_and_others_give_a_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Engine:
        raise ImportError

    there, mine = Engine(lambda: Played(4, 1, 1.0), lambda: 5.0), Engine(lambda: Played(8, 6, 1.0))
    monkeypatch.setattr(bench, "PEERS", {"missing": missing, "there": lambda: there})
    monkeypatch.setattr(bench, "our_engine", lambda name: mine)
    monkeypatch.setattr(bench, "figures_of", lambda name: {"decisions_per_game": 4.0})
    named: list[str] = []
    result = bench.bench(0.1, named.append)
    assert result["nemesis"] == {
        "compiled": False,
        "decisions_per_s": 8.0,
        "choices_per_s": 6.0,
        "decisions_per_game": 4.0,
        "games_per_s": 2.0,
        "x_there": 2.0,
        "x_there_choices": 6.0,
    }
    assert result["peers"] == {"there": {"decisions_per_s": 4.0, "choices_per_s": 1.0, "copy_us": 5.0}}
    taking_turns = [*games(), "there"]
    assert named[: 2 * len(taking_turns)] == 2 * taking_turns, "they take turns"


def test_games_can_be_named_and_one_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS", {})
    monkeypatch.setattr(bench, "our_engine", lambda name: Engine(lambda: Played(8, 6, 1.0)))
    monkeypatch.setattr(bench, "figures_of", lambda name: {"decisions_per_game": 4.0})
    assert list(bench.bench(0.1, lambda name: None, ["lockdown", "nemesis"])) == ["lockdown", "nemesis", "peers"]
    with pytest.raises(Refused) as refused:
        bench.bench(0.1, lambda name: None, ["lokdown"])
    assert refused.value.about == {"game": "lokdown", "near": ["lockdown"]}
