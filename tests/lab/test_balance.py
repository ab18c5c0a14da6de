"""Simulated games beside the bands of a balanced game: all seats, outliers, and endings too rare."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.lab.balance import Judged, judge
from hullbreach.lab.simulate import Row


def rows(count: int, seat: int, survived: bool, won: bool = False, ending: str = "nobody-left") -> list[Row]:
    """So many games of one seat that all went the same way."""
    return [
        Row(number, number, 1, seat, "survivor", "scout", "lone-wolf", survived, won, "", "", 9, ending, 50)
        for number in range(count)
    ]


def told(found: list[Judged]) -> list[tuple[str, str, str, str]]:
    return [(each.kind, each.name, each.fate, each.verdict) for each in found]


def test_all_seats_are_held_against_the_band_of_the_mode() -> None:
    half = rows(100, 0, survived=True, won=True) + rows(100, 0, survived=False)
    assert told(judge(half, "semi-coop")) == [
        ("fate", "survived", "survived", "within"),
        ("fate", "won", "won", "above"),
    ]
    assert told(judge(rows(100, 0, survived=False), "solo")) == [("fate", "won", "won", "below")]
    assert judge(half, "a mode without bands") == []


def test_only_who_surely_fares_unlike_the_others_is_named() -> None:
    uneven = rows(100, 0, survived=True) + rows(100, 1, survived=False) + rows(3, 2, survived=False)
    assert told(judge(uneven, "")) == [("seat", "0", "survived", "above"), ("seat", "1", "survived", "below")]


def test_a_route_by_which_games_end_too_seldom_is_named() -> None:
    games = rows(990, 0, survived=False) + rows(10, 0, survived=False, ending="ship-explodes")
    assert ("ending", "ship-explodes", "", "below") in told(judge(games, ""))
    assert "ending" not in {each.kind for each in judge(rows(20, 0, survived=False), "")}


def test_who_never_chose_an_objective_is_no_group() -> None:
    early = [replace(row, objective="") for row in rows(100, 0, survived=False)]
    found = judge([*rows(100, 0, survived=True), *early], "")
    assert [(each.name, each.verdict) for each in found if each.kind == "objective"] == [("lone-wolf", "above")]


def test_a_seat_counts_for_every_objective_of_its_crew() -> None:
    crew = [
        Row(number, number, 1, 0, "survivor", "scout", "", lives, False, "", "", 9, "", 50, common=f"first {second}")
        for number in range(100)
        for lives, second in ((True, "easy"), (False, "hard"))
    ]
    assert [(each.name, each.verdict) for each in judge(crew, "") if each.kind == "objective"] == [
        ("easy", "above"),
        ("hard", "below"),
    ]
