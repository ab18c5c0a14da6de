"""A replay shows every seat exactly what it could know at each point, and nobody anything before the end."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Refused
from hullbreach.server.film import PUBLIC, TRUTH, Film
from hullbreach.server.films import Films
from hullbreach.server.house import House
from hullbreach.server.replaying import SHOWN, overview, shown
from tests.server.finished import Watched
from tests.server.tables import begun, in_house


def plainly(value: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_seat_is_shown_what_it_was_shown_then(seen: Watched) -> None:
    assert seen.film.last == len(seen.screens) - 1
    for point, screens in enumerate(seen.screens):
        for seat, screen in enumerate(screens):
            again = plainly(shown(seen.film, point, str(seat), "en"))
            assert {part: again[part] for part in SHOWN} == {part: screen[part] for part in SHOWN}
            asked = screen["prompt"]
            assert [each["text"] for each in again["asked"]] == ([asked["text"]] if asked else [])
            assert again["held"] == []


def test_what_was_taken_back_is_a_point_of_its_own(seen: Watched) -> None:
    assert [move[0] for move in seen.film.moves if move[0] != "answer"] in (["undo"], ["take-back"])


def test_the_story_of_a_seat_is_what_it_was_told(seen: Watched) -> None:
    for seat, told in enumerate(seen.stories):
        story = [{key: line[key] for key in line if key != "at"} for line in seen.film.story(str(seat), "en")]
        assert plainly(story) == plainly(told)
    points = [line["at"] for line in seen.film.story(PUBLIC, "en")]
    assert points == sorted(points)


def test_the_answer_is_the_one_that_was_given(seen: Watched) -> None:
    for point, move in enumerate(seen.film.moves):
        if move[0] == "answer" and move[1] >= 0:
            (asked,) = shown(seen.film, point, str(move[1]), "en")["asked"]
            assert asked["answer"] == move[2]


def test_what_a_seat_could_not_know_does_not_show(seen: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    for point in range(5, seen.film.last, 9):
        for whose in (PUBLIC, "0", "1", "2"):
            true = shown(seen.film, point, whose, "en")
            other = seen.film.at(point).resample(seen.film.eyes(whose), seed=point)
            monkeypatch.setattr(Film, "at", lambda film, _, other=other: other)
            dealt_anew = shown(seen.film, point, whose, "en")
            monkeypatch.undo()
            assert plainly(dealt_anew) == plainly(true)


def test_the_truth_hides_nothing(seen: Watched) -> None:
    whole = shown(seen.film, 20, TRUTH, "en")
    public = shown(seen.film, 20, PUBLIC, "en")["view"]
    view = whole["view"]
    assert all(room["kind"] for room in view["rooms"])
    assert not all(room["kind"] for room in public["rooms"])
    assert view["coordinates"]
    assert not public["coordinates"]
    assert all(engine["state"] for engine in view["engines"])
    for seat, person in enumerate(view["crew"]):
        assert len(person["hand"]["known"]) == person["hand"]["count"]
        own = seen.film.sight(20, str(seat)).you
        assert sum(thing["count"] for thing in whole["held"][seat][0]["things"]) == len(own.hand)
    assert {each["seat"] for each in whole["asked"]} == {choice.seat for choice in seen.film.at(20).choices}


def test_the_truth_speaks_of_everybody_by_name(seen: Watched) -> None:
    lines = {whose: " ".join(line["text"] for line in seen.film.story(whose, "en")) for whose in ("0", TRUTH)}
    assert re.search(r"\b[Yy]our?\b", lines["0"])
    assert not re.search(r"\b[Yy]our?\b", lines[TRUTH])


def test_rounds_lead_to_their_first_point(seen: Watched) -> None:
    rounds = overview(seen.film, PUBLIC, "fr")["rounds"]
    assert [each["round"] for each in rounds] == list(range(1, len(rounds) + 1))
    for each in rounds:
        assert seen.film.sight(each["at"], PUBLIC).round == each["round"]


@pytest.mark.parametrize(("point", "whose", "reason"), [(-1, "0", "unknown-point"), (9999, "0", "unknown-point")])
def test_a_point_that_is_not_there_is_refused(seen: Watched, point: int, whose: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        shown(seen.film, point, whose, "en")
    assert refused.value.reason == reason


@pytest.mark.parametrize("whose", ["3", "-1", "everybody", ""])
def test_eyes_that_nobody_has_are_refused(seen: Watched, whose: str) -> None:
    with pytest.raises(Refused) as refused:
        shown(seen.film, 0, whose, "en")
    assert refused.value.reason == "unknown-eyes"


def test_a_table_that_is_being_played_has_no_film(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        table, _ = await begun(house)
        with pytest.raises(Refused) as refused:
            await Films(house).of(table.kept.code)
        assert refused.value.reason == "replay-not-over"

    asyncio.run(in_house(str(tmp_path / "tables.sqlite"), act))


def test_a_game_of_other_rules_cannot_be_shown(seen: Watched) -> None:
    kept = msgspec.structs.replace(seen.film.kept, position=b"another position")
    with pytest.raises(Refused) as refused:
        Film(kept, seen.film.seats, [])
    assert refused.value.reason == "replay-of-other-rules"
