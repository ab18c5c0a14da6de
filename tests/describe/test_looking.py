"""What a player may look at: how to win, what everybody could remember, a compact map."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.nemesis.position.crew import DEAD
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.nemesis import NemesisTable
from tests.describe.looks import looked_at

SAY = describer_of({}, "en", "nemesis")


def ship() -> NemesisTable:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", 7)
    table.fire(7)
    table.turn("captain")
    return table


def test_how_to_win_names_what_is_known_and_what_is_not() -> None:
    table = ship()
    lines = looked_at(SAY, "win", table.game.sight(0))
    assert lines[0].startswith("Get out alive")
    assert sum(line.startswith("On offer") for line in lines) == 2
    assert any("1 unknown, 2 unknown, 3 unknown" in line for line in lines)
    assert any("you do not know where that leads" in line for line in lines)
    assert lines[-1] == "You have no contamination cards."


def test_whoever_has_yet_to_choose_a_character_is_not_dead() -> None:
    game = hullbreach.new("nemesis", players=2, seed=1)
    assert game.view(0)["crew"][0]["status"] == "choosing"
    assert looked_at(SAY, "win", game.sight(0))[0].startswith("Get out alive")


@pytest.mark.parametrize(("mode", "told"), [("semi-coop", "cannot win"), ("coop", "you win if the crew does")])
def test_whoever_is_dead_wins_with_the_crew_or_not_at_all(mode: str, told: str) -> None:
    for table in (
        scenario("nemesis", crew=["captain", "scout"], mode=mode),
        scenario("lockdown", crew=["hacker", "janitor"], mode=mode),
    ):
        table.state.status[1] = DEAD
        assert told in looked_at(describer_of({}, "en", table.game.title), "win", table.game.sight(1))[0]


def test_what_is_public_is_remembered() -> None:
    lines = looked_at(SAY, "memory", ship().game.sight())
    assert lines[-1] == "Nobody has sent the signal."
    assert any(line.startswith("20 events to come") for line in lines)


def test_the_map_shows_rooms_where_they_lie() -> None:
    *rows, marks = looked_at(SAY, "map", ship().game.sight(0))
    assert max(map(len, rows)) <= 80
    assert ">[7]@^" in "".join(rows), "the captain in a burning room"
    assert "(8)" in "".join(rows)
    assert "@ crew" in marks
    others = "".join(looked_at(SAY, "map", ship().game.sight(1)))
    assert ">[7]" not in others
    assert "[7]@^" in others


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_said_in_every_language(lang: str) -> None:
    say, view = describer_of({}, lang, "nemesis"), ship().game.sight(0)
    lines = [*looked_at(say, "win", view), *looked_at(say, "memory", view), *looked_at(say, "map", view)]
    assert not [line for line in lines if "{" in line or line.startswith(("win ", "memory "))]
