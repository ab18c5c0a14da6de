"""Simulated games of the squad: a row for each seat, and names in both languages for all that is counted."""

from __future__ import annotations

import pytest

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.lab import balance, simulate
from hullbreach.lab.coverage import sort_of
from hullbreach.lab.labels import Labels
from hullbreach.lab.results import results_of

TITLE = library.title("aliens")
MISSIONS = TITLE.options["mission"]


@pytest.fixture(scope="module")
def games() -> list[simulate.Played]:
    return [simulate.play(task) for task in simulate.tasks("aliens", 4, 2, 3, "trooper", {"mission": "resupply"})]


def test_a_row_a_seat_says_how_the_mission_went(games: list[simulate.Played]) -> None:
    for game in games:
        first, second = game.rows
        assert (first.mission, first.won, first.ending) == (second.mission, second.won, second.ending)
        assert first.mission == "resupply"
        assert first.ending
        assert {first.character, second.character} <= {"gorman", "hicks", "hudson", "vasquez", "frost", "ripley"}
        assert first.character != second.character
        for row in game.rows:
            assert bool(row.cause) != row.survived
            assert 0 <= row.lowest <= 60
            assert 0 <= row.cards <= 60
            assert 0 <= row.survivors <= 4
            assert row.kills >= 0


def test_sections_count_games_and_seats(games: list[simulate.Played]) -> None:
    rows = [row for game in games for row in game.rows]
    results = results_of("aliens")
    sections = {section.title: section.lines for section in results.sections(rows)}
    assert sum(part.hits for _, part in sections["ending"]) == len(games)
    assert sum(part.hits for _, part in sections["survivors"]) == len(games)
    assert sum(part.hits for _, part in sections["cause"]) == sum(not row.survived for row in rows)


def test_every_mission_has_a_band(games: list[simulate.Played]) -> None:
    results = results_of("aliens")
    assert [mission for mission in MISSIONS if not results.hoped({"mission": mission})] == []
    rows = [row for game in games for row in game.rows]
    assert balance.judge(rows, results, {"mission": "resupply"})[0].fate == "won"


@pytest.mark.parametrize("mission", MISSIONS)
def test_all_that_can_happen_has_a_sort(mission: str) -> None:
    expected = list(library.assembled("aliens", {"mission": mission}).expected())
    assert [thing for thing in expected if sort_of("aliens", thing) == "other"] == []
    sorts = {sort_of("aliens", thing) for thing in expected}
    assert {"characters", "cards", "weapons", "gear", "hazards", "tracker", "abilities", "endings"} <= sorts


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_a_name(language: str) -> None:
    describer = describer_of({}, language, "aliens")
    labels = Labels(describer, results_of("aliens").references)
    known = describer.phrases
    ends = ("requirements-met", "called", "nobody-left", "all-down", "endurance-run-out", "nobody-trapped-left")
    assert [end for end in (*ends, "final-score") if f"ending-{end}" not in known] == []
    assert [sort for sort in results_of("aliens").headings if f"sort-{sort}" not in known] == []
    for thing in library.assembled("aliens", {"mission": "campaign"}).expected():
        kind, _, about = thing.partition(":")
        if not about:
            assert f"happening-{kind}" in known, thing
        elif about.count(":"):
            assert labels.happening(thing)
