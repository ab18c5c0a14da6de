"""A replay shows every seat exactly what it could know at each point, and nobody anything before the end."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Refused
from hullbreach.server.replay_page import SHOWN, overview, shown
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.timeline import PUBLIC, TRUTH, GameTimeline
from hullbreach.server.timeline_cache import TimelineCache
from tests.server.finished import Watched
from tests.server.tables import begun, with_registry


def plainly(value: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_seat_is_shown_what_it_was_shown_then(seen: Watched) -> None:
    assert seen.timeline.last == len(seen.screens) - 1
    for point, screens in enumerate(seen.screens):
        for seat, screen in enumerate(screens):
            again = plainly(shown(seen.timeline, point, str(seat), "en"))
            assert {part: again[part] for part in SHOWN} == {part: screen[part] for part in SHOWN}
            asked = screen["prompt"]
            assert [each["text"] for each in again["asked"]] == ([asked["text"]] if asked else [])
            assert again["held"] == []


def test_what_was_taken_back_is_a_point_of_its_own(seen: Watched) -> None:
    assert [move[0] for move in seen.timeline.moves if move[0] != "answer"] in (["undo"], ["take-back"])


def test_the_story_of_a_seat_is_what_it_was_told(seen: Watched) -> None:
    for seat, told in enumerate(seen.stories):
        story = [{key: line[key] for key in line if key != "at"} for line in seen.timeline.story(str(seat), "en")]
        assert plainly(story) == plainly(told)
    points = [line["at"] for line in seen.timeline.story(PUBLIC, "en")]
    assert points == sorted(points)


def test_the_answer_is_the_one_that_was_given(seen: Watched) -> None:
    for point, move in enumerate(seen.timeline.moves):
        if move[0] == "answer" and move[1] >= 0:
            (asked,) = shown(seen.timeline, point, str(move[1]), "en")["asked"]
            assert asked["answer"] == move[2]


def test_what_a_seat_could_not_know_does_not_show(seen: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    for point in range(5, seen.timeline.last, 9):
        for whose in (PUBLIC, "0", "1", "2"):
            true = shown(seen.timeline, point, whose, "en")
            other = seen.timeline.at(point).resample(seen.timeline.eyes(whose), seed=point)
            monkeypatch.setattr(GameTimeline, "at", lambda timeline, _, other=other: other)
            dealt_anew = shown(seen.timeline, point, whose, "en")
            monkeypatch.undo()
            assert plainly(dealt_anew) == plainly(true)


def test_the_truth_hides_nothing(seen: Watched) -> None:
    whole = shown(seen.timeline, 20, TRUTH, "en")
    public = shown(seen.timeline, 20, PUBLIC, "en")["view"]
    view = whole["view"]
    assert all(room["kind"] for room in view["rooms"])
    assert not all(room["kind"] for room in public["rooms"])
    assert view["coordinates"]
    assert not public["coordinates"]
    assert all(engine["state"] for engine in view["engines"])
    for seat, person in enumerate(view["crew"]):
        assert len(person["hand"]["known"]) == person["hand"]["count"]
        own = seen.timeline.sight(20, str(seat)).you
        assert sum(thing["count"] for thing in whole["held"][seat][0]["things"]) == len(own.hand)
    assert {each["seat"] for each in whole["asked"]} == {choice.seat for choice in seen.timeline.at(20).choices}


def test_the_truth_speaks_of_everybody_by_name(seen: Watched) -> None:
    lines = {whose: " ".join(line["text"] for line in seen.timeline.story(whose, "en")) for whose in ("0", TRUTH)}
    assert re.search(r"\b[Yy]our?\b", lines["0"])
    assert not re.search(r"\b[Yy]our?\b", lines[TRUTH])


def test_rounds_lead_to_their_first_point(seen: Watched) -> None:
    rounds = overview(seen.timeline, PUBLIC, "fr")["rounds"]
    assert [each["round"] for each in rounds] == list(range(len(rounds)))
    for each in rounds:
        assert seen.timeline.sight(each["at"], PUBLIC).round == each["round"]


@pytest.mark.parametrize(("point", "whose", "reason"), [(-1, "0", "unknown-point"), (9999, "0", "unknown-point")])
def test_a_point_that_is_not_there_is_refused(seen: Watched, point: int, whose: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        shown(seen.timeline, point, whose, "en")
    assert refused.value.reason == reason


@pytest.mark.parametrize("whose", ["3", "-1", "everybody", ""])
def test_eyes_that_nobody_has_are_refused(seen: Watched, whose: str) -> None:
    with pytest.raises(Refused) as refused:
        shown(seen.timeline, 0, whose, "en")
    assert refused.value.reason == "unknown-eyes"


def test_a_table_that_is_being_played_has_no_timeline(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, _ = await begun(registry)
        with pytest.raises(Refused) as refused:
            await TimelineCache(registry).of(table.kept.code)
        assert refused.value.reason == "replay-not-over"

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_a_game_of_other_rules_cannot_be_shown(seen: Watched) -> None:
    kept = msgspec.structs.replace(seen.timeline.kept, position=b"another position")
    with pytest.raises(Refused) as refused:
        GameTimeline(kept, seen.timeline.seats, [])
    assert refused.value.reason == "replay-of-other-rules"
