"""A lesson at a table: its steps are shown to the learner, kept with the table, and completed by public events only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Refused
from hullbreach.lessons import Lesson, find, lessons
from hullbreach.library import replay
from hullbreach.server import wire
from hullbreach.server.lesson_progress import LessonProgress
from hullbreach.server.live_table import LiveTable
from hullbreach.server.shapes import ScreenShown
from hullbreach.server.stored import Entry, Terms
from hullbreach.server.table_registry import TableRegistry
from tests.lessons.walkthrough import WALKS, chosen
from tests.server.running import Running
from tests.server.tables import Witness, answer, with_registry

Act = Callable[[TableRegistry], Awaitable[Any]]
LESSON = find("first-steps")


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[[Act], Any]:
    """Do something with a registry of its own; its database lasts from one call to the next."""
    return lambda act: asyncio.run(with_registry(str(tmp_path / "house.sqlite"), act))


async def learning(registry: TableRegistry, lesson: Lesson = LESSON) -> tuple[LiveTable, Witness]:
    """A learner at the beginning of a lesson."""
    code, _ = await registry.make(lesson.game, 1, lesson.options, "", [], Terms(lesson=lesson.id))
    await registry.sit(code, "Ann")
    table = await registry.table(code)
    await table.carry_out(table.begin)
    learner = Witness(0)
    await table.join(learner)
    return table, learner


async def play(table: LiveTable, learner: Witness, *answers: str) -> None:
    """Answer with the options that begin like this."""
    for start in answers:
        await table.wish(learner, wire.Answer(prompt=learner.prompt, option=chosen(learner.options, start)))


def step(witness: Witness) -> int:
    """Where the learner is."""
    return int(witness.screen["lesson"]["step"])


def test_a_table_without_a_lesson_shows_none(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 1, {"mode": "solo"}, "", [])
        await registry.sit(code, "Ann")
        table = await registry.table(code)
        learner = Witness(0)
        await table.join(learner)
        assert learner.screen["lesson"] is None
        await table.wish(learner, wire.Onward(step=0))
        assert learner.last["reason"] == "no-such-step"

    at_home(act)


def test_a_step_goes_on_when_what_is_asked_about_it_has_been_answered(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        await play(table, learner, "move/room:7", "pay/card:order")
        await table.wish(learner, wire.Onward(step=2))
        await play(table, learner, "play/card:search")
        assert learner.screen["prompt"]["ask"] == "ask-keep-item"
        assert (step(learner), learner.screen["lesson"]["waits"]) == (3, True)
        await play(table, learner, "keep")
        assert (step(learner), learner.screen["lesson"]["waits"]) == (4, False)
        await play(table, learner, "careful-move/room:6", "pay", "pay")
        assert (learner.screen["prompt"]["ask"], step(learner)) == ("ask-careful-noise", 4)
        await play(table, learner, "noise", "pass")
        assert (learner.screen["prompt"]["ask"], step(learner)) == ("ask-discard-any", 5)
        assert "keep-rest" in learner.screen["lesson"]["points"]

    at_home(act)


def test_a_step_that_is_passed_over_is_gone_whatever_is_asked(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        await play(table, learner, "move/room:7")
        await table.wish(learner, wire.Onward(step=0))
        assert (learner.screen["prompt"]["ask"], step(learner)) == ("ask-pay", 1)
        await table.wish(learner, wire.Onward(step=1))
        assert (step(learner), learner.screen["lesson"]["waits"]) == (2, False)

    at_home(act)


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_a_whole_lesson_is_learnt_at_a_table(lesson: Lesson, at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry, lesson)
        for nth, answers in enumerate(WALKS[lesson.id].values()):
            assert step(learner) == nth - learner.screen["lesson"]["waits"]
            assert learner.screen["lesson"]["waits"] or learner.screen["lesson"]["reads"] == (not answers)
            msgspec.convert(learner.screen, ScreenShown)
            await play(table, learner, *answers)
            if not answers:
                await table.wish(learner, wire.Onward(step=nth))
        assert step(learner) == learner.screen["lesson"]["count"] == len(lesson.teach)
        assert learner.screen["outcome"]["winners"] == [0]
        assert table.game is not None
        assert replay(table.game.record()).outcome == table.game.outcome

    at_home(act)


def test_the_story_begins_with_the_lesson(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        assert [line["kind"] for line in table.story(learner)] == ["seat-taken"]
        await play(table, learner, "move/room:7", "pay/card:order")
        assert [line["kind"] for line in table.story(learner)][1:4] == ["acts", "discarded", "moved"]

    at_home(act)


def test_it_is_told_in_the_language_of_the_learner(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        assert learner.screen["lesson"]["title"] == "Waking up"
        await table.wish(learner, wire.Speak(language="fr"))
        assert learner.screen["lesson"]["title"] == "Le réveil"

    at_home(act)


def test_a_step_can_be_skipped_once(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        await table.wish(learner, wire.Onward(step=0))
        await table.wish(learner, wire.Onward(step=0))
        assert learner.last["reason"] == "no-such-step"
        assert step(learner) == 1
        await table.wish(learner, wire.Onward(step=1))
        assert step(learner) == 2

    at_home(act)


def test_whoever_goes_astray_is_told_so_in_the_end(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        rng = Random(1)
        while await answer(table, rng):
            pass
        shown = learner.screen["lesson"]
        assert shown["title"] == "The mission is over"
        assert shown["step"] == shown["count"]
        assert (shown["points"], shown["reads"]) == ([], False)

    at_home(act)


def test_progress_and_undo_outlive_the_server(at_home: Callable[[Act], Any]) -> None:
    async def first(registry: TableRegistry) -> str:
        table, learner = await learning(registry)
        await table.wish(learner, wire.Onward(step=0))
        await play(table, learner, "move/room:7", "pay/card:order", "play/card:search", "keep", "careful-move/room:6")
        return table.kept.code

    async def second(registry: TableRegistry) -> None:
        table = await registry.table(code)
        learner = Witness(0)
        await table.join(learner)
        assert LESSON.teach[step(learner)].id == "careful"
        assert learner.screen["prompt"]["ask"] == "ask-pay"
        await table.wish(learner, wire.Undo())
        assert learner.screen["prompt"]["ask"] == "ask-action"

    code = at_home(first)
    at_home(second)


def test_a_lesson_that_is_no_longer_taught_is_played_on(
    at_home: Callable[[Act], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(registry: TableRegistry) -> str:
        table, learner = await learning(registry)
        await play(table, learner, "move/room:7", "pay/card:order")
        return table.kept.code

    async def second(registry: TableRegistry) -> None:
        table = await registry.table(code)
        learner = Witness(0)
        await table.join(learner)
        assert learner.screen["lesson"] is None
        assert learner.screen["view"]["crew"][0]["room"] == "room:7"

    code = at_home(first)
    monkeypatch.setattr("hullbreach.lessons.lessons", dict)
    at_home(second)


def test_whoever_watches_is_taught_nothing_and_cannot_go_on(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, learner = await learning(registry)
        watching = Witness()
        await table.join(watching)
        assert watching.screen["lesson"] is None
        await table.wish(watching, wire.Onward(step=0))
        assert watching.last["reason"] == "only-watching"
        assert step(learner) == 0

    at_home(act)


def test_progress_depends_on_what_everybody_was_told() -> None:
    def entry(seq: int, secret: dict[str, Any], public: dict[str, Any]) -> Entry:
        event = {"kind": "moved", "public": public, "secret": secret, "audience": 1, "rule": ""}
        return Entry(seq, "answer", 0, ["answer", 0, "move/room:7"], [event], 1, 0.0)

    in_secret = LessonProgress("first-steps", [entry(1, {"room": "room:7"}, {"who": "seat:0"})])
    in_public = LessonProgress("first-steps", [entry(1, {}, {"who": "seat:0", "room": "room:7"})])
    shown = [guide.shown("en") for guide in (in_secret, in_public)]
    assert [each["step"] for each in shown if each] == [0, 2]


def test_an_unknown_lesson_makes_no_table(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        with pytest.raises(Refused) as refused:
            await registry.make("nemesis", 1, {"mode": "solo"}, "", [], Terms(lesson="dancing"))
        assert refused.value.reason == "unknown-lesson"
        assert await registry.store.all_tables() == []

    at_home(act)


def test_a_browser_asks_for_a_lesson_and_is_in_the_middle_of_it(open_server: Running) -> None:
    server = open_server

    async def act() -> None:
        async with server.browser() as browser:
            unknown = await browser.post("/api/tables", json={"lesson": "dancing", "you": "Ann"})
            assert (unknown.status_code, unknown.json()["reason"]) == (404, "unknown-lesson")
            made = await browser.post("/api/tables", json={"lesson": "first-steps", "you": "Ann", "players": 4})
            table = (await browser.get(f"/api/tables/{made.json()['code']}")).json()
            assert table["phase"] == "playing"
            assert [seat["name"] for seat in table["seats"]] == ["Ann"]
            assert table["options"]["mode"] == "solo"

    asyncio.run(act())


def test_the_list_of_games_says_which_lesson_teaches_each(open_server: Running) -> None:
    server = open_server

    async def act() -> None:
        async with server.browser() as browser:
            listed = (await browser.get("/api/games")).json()
            assert {game["id"]: game["lesson"] for game in listed}["nemesis"] == "first-steps"
            assert [game["id"] for game in listed if game["lesson"] and find(game["lesson"]).game != game["id"]] == []
            made = await browser.post("/api/tables", json={"lesson": "lights-out", "you": "Ann"})
            table = (await browser.get(f"/api/tables/{made.json()['code']}")).json()
            assert (table["game"], table["phase"]) == ("lockdown", "playing")

    asyncio.run(act())


def test_the_rules_are_asked_for_page_by_page(open_server: Running) -> None:
    server = open_server

    async def act() -> None:
        async with server.browser() as browser:
            contents = (await browser.get("/api/rules/contents?lang=fr")).json()
            section = (await browser.get(f"/api/rules/section?id={contents[0]['id']}&lang=fr")).json()
            page = (await browser.get(f"/api/rules/page?id={section[0]['id']}&lang=fr")).json()
            assert (page["id"], page["section"]) == (section[0]["id"], contents[0])
            assert (await browser.get("/api/rules/page?id=nonsense")).status_code == 404

    asyncio.run(act())
