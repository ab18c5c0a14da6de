"""Simulated games beside the bands of a balanced game: all seats, outliers, and endings too rare."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.aliens.table.results import AliensResults
from hullbreach.aliens.table.results.row import AliensRow
from hullbreach.lab.balance import Judged, judge
from hullbreach.nemesis.table.results import FamilyResults
from hullbreach.nemesis.table.results.row import FamilyRow

ROW = FamilyRow(
    game=0, seed=0, players=1, seat=0, bot="survivor", character="scout", objective="lone-wolf", survived=False,
    won=False, way_out="", cause="", rounds=9, ending="nobody-left", decisions=50,
)  # fmt: skip


def rows(count: int, seat: int, survived: bool, won: bool = False, ending: str = "nobody-left") -> list[FamilyRow]:
    """Rows of this many games of one seat that all went the same way."""
    return [
        replace(ROW, game=number, seed=number, seat=seat, survived=survived, won=won, ending=ending)
        for number in range(count)
    ]


def judged(rows: list[FamilyRow], mode: str = "") -> list[Judged]:
    return judge(rows, FamilyResults(), {"mode": mode})


def told(found: list[Judged]) -> list[tuple[str, str, str, str]]:
    return [(each.kind, each.name, each.fate, each.verdict) for each in found]


def test_all_seats_are_held_against_the_band_of_the_mode() -> None:
    half = rows(100, 0, survived=True, won=True) + rows(100, 0, survived=False)
    assert told(judged(half, "semi-coop")) == [
        ("fate", "survived", "survived", "within"),
        ("fate", "won", "won", "above"),
    ]
    assert told(judged(rows(100, 0, survived=False), "solo")) == [("fate", "won", "won", "below")]
    assert judged(half, "a mode without bands") == []


def test_what_a_squad_shares_is_counted_once_a_game() -> None:
    def played(won: int) -> list[AliensRow]:
        return [
            AliensRow(
                game=game, seed=game, players=4, seat=seat, bot="trooper", won=game < won, rounds=9, ending="all-down",
                decisions=50, mission="newt", character="hicks", survived=False, cause="", survivors=0, kills=0,
                cards=9, lowest=3, score=0,
            )
            for game in range(30)
            for seat in range(4)
        ]  # fmt: skip

    (found,) = [each for each in judge(played(20), AliensResults(), {"mission": "newt"}) if each.kind == "fate"]
    assert found.part.of == 30
    assert found.verdict == "within", "of 120 seats 80 would surely be too many"


def test_only_who_surely_fares_unlike_the_others_is_named() -> None:
    uneven = rows(100, 0, survived=True) + rows(100, 1, survived=False) + rows(3, 2, survived=False)
    assert told(judged(uneven)) == [("seat", "0", "survived", "above"), ("seat", "1", "survived", "below")]


def test_a_route_by_which_games_end_too_seldom_is_named() -> None:
    games = rows(990, 0, survived=False) + rows(10, 0, survived=False, ending="ship-explodes")
    assert ("ending", "ship-explodes", "", "below") in told(judged(games))
    assert "ending" not in {each.kind for each in judged(rows(20, 0, survived=False))}


def test_who_never_chose_an_objective_is_no_group() -> None:
    early = [replace(row, objective="") for row in rows(100, 0, survived=False)]
    found = judged([*rows(100, 0, survived=True), *early])
    assert [(each.name, each.verdict) for each in found if each.kind == "objective"] == [("lone-wolf", "above")]


def test_a_seat_counts_for_every_objective_of_its_crew() -> None:
    crew = [
        replace(ROW, game=number, survived=lives, objective="", common=f"first {second}")
        for number in range(100)
        for lives, second in ((True, "easy"), (False, "hard"))
    ]
    assert [(each.name, each.verdict) for each in judged(crew) if each.kind == "objective"] == [
        ("easy", "above"),
        ("hard", "below"),
    ]
