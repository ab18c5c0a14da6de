"""Corrections at a table: proposed by one, agreed to by all who are there, stored as an answer of the judge."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import JUDGE
from hullbreach.library import replay
from hullbreach.server import wire
from hullbreach.server.live_table import LiveTable
from hullbreach.server.stored import Entry
from hullbreach.server.table_registry import TableRegistry
from tests.server.tables import Witness, answer, begun, seated, with_registry

Act = Callable[[TableRegistry], Awaitable[Any]]


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[[Act], Any]:
    """Do something with a registry of its own; its database lasts from one call to the next."""
    return lambda act: asyncio.run(with_registry(str(tmp_path / "house.sqlite"), act))


async def quiet(table: LiveTable) -> str:
    """Play until the position can be corrected; a correction that shows."""
    rng = Random(2)
    while True:
        assert table.game is not None
        if table.game.asides(JUDGE):
            return next(each.id for each in table.game.asides(JUDGE) if each.verb == "judge-fire-add")
        await answer(table, rng)


async def agree(table: LiveTable, witness: Witness, yes: bool = True) -> None:
    """Somebody says whether what they are shown may be."""
    await table.wish(witness, wire.Consent(to=witness.screen["consent"]["number"], agree=yes))


def is_burning(witness: Witness, option: str) -> bool:
    """Whether the fire that was proposed is on somebody's screen."""
    room = option.partition("/")[2]
    return any(each["fire"] for each in witness.screen["view"]["rooms"] if each["ref"] == room)


def refused(witness: Witness) -> str:
    """Why the last thing was refused."""
    return str(witness.last["reason"]) if witness.last["is"] == "refused" else ""


def judged(table: LiveTable, witness: Witness) -> list[dict[str, Any]]:
    """The lines of the story about corrections."""
    return [line for line in table.story(witness) if line["kind"] == "judged"]


async def entries(table: LiveTable) -> list[Entry]:
    """What is stored."""
    kept = await table.store.table(table.kept.code)
    assert kept is not None
    return kept[2]


def test_a_correction_is_carried_out_when_everybody_who_is_there_agrees(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob, eve) = await begun(registry, people=3, players=4)
        option = await quiet(table)
        await table.wish(ann, wire.Judge(option=option))
        text = bob.screen["consent"]["text"]
        assert text.startswith("Put a fire marker in")
        wanted = {"number": 1, "kind": "judge", "by": 0, "text": text, "agreed": [0], "needed": 3, "seconds": 45}
        assert ann.screen["consent"] == wanted | {"yours": True}
        assert eve.screen["consent"] == wanted | {"yours": False}
        await agree(table, bob)
        assert eve.screen["consent"] == wanted | {"yours": False, "agreed": [0, 1]}
        assert not is_burning(eve, option)
        await agree(table, eve)
        for witness in (ann, bob, eve):
            assert witness.screen["consent"] is None
            assert is_burning(witness, option)
            line = table.story(witness)[-1]
            who = witness.screen["words"]["people"][0]
            assert (line["kind"], line["text"]) == (
                "judged",
                f"Correction, proposed by {who} and agreed on: {text}.",
            )
        last = (await entries(table))[-1]
        assert (last.kind, last.seat, last.what) == ("judge", 0, ["answer", JUDGE, option])

    at_home(act)


def test_everybody_is_told_in_their_language(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        spectator = Witness(language="fr")
        await table.join(spectator)
        await table.wish(ann, wire.Judge(option=await quiet(table)))
        assert spectator.screen["consent"]["text"].startswith("Placer un marqueur Feu dans")
        assert not spectator.screen["consent"]["yours"]
        await table.wish(spectator, wire.Consent(to=1))
        assert refused(spectator) == "only-watching"
        assert bob.screen["consent"] is not None

    at_home(act)


@pytest.mark.parametrize(("who", "told"), [(1, "consent-refused"), (0, "consent-withdrawn")])
def test_one_refusal_ends_it(at_home: Callable[[Act], Any], who: int, told: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, people=3, players=4)
        option = await quiet(table)
        await table.wish(witnesses[0], wire.Judge(option=option))
        await agree(table, witnesses[2])
        await agree(table, witnesses[who], yes=False)
        for witness in witnesses:
            assert witness.screen["consent"] is None
            assert not is_burning(witness, option)
            assert table.story(witness)[-1]["kind"] == told
        await table.wish(witnesses[2], wire.Consent(to=1))
        assert refused(witnesses[2]) == "nothing-wanted"

    at_home(act)


def test_it_lapses_when_the_position_changes(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        option = await quiet(table)
        await table.wish(ann, wire.Judge(option=option))
        await answer(table, Random(5))
        assert bob.screen["consent"] is None
        await table.wish(bob, wire.Consent(to=1))
        assert refused(bob) == "nothing-wanted"
        assert not is_burning(bob, option)

    at_home(act)


def test_nobody_agrees_to_another_wish_than_the_one_they_saw(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        first = await quiet(table)
        await table.wish(ann, wire.Judge(option=first))
        seen = bob.screen["consent"]["number"]
        await table.wish(bob, wire.Judge(option=first))
        assert refused(bob) == "another-wish"
        await agree(table, ann, yes=False)
        await table.wish(ann, wire.Judge(option="judge-time-forward"))
        await table.wish(bob, wire.Consent(to=seen))
        assert refused(bob) == "nothing-wanted"
        assert bob.screen["consent"]["text"] == "Move the time marker one space forward"

    at_home(act)


def test_who_plays_with_bots_alone_agrees_with_themself_at_once(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann,) = await begun(registry, people=1)
        option = await quiet(table)
        await table.wish(ann, wire.Judge(option=option))
        assert ann.screen["consent"] is None
        assert is_burning(ann, option)
        assert "without" not in judged(table, ann)[-1]["args"]

    at_home(act)


@pytest.mark.parametrize(("people", "here"), [(2, 1), (3, 1), (4, 2)])
def test_half_of_the_people_or_fewer_correct_nothing_while_the_others_are_away(
    at_home: Callable[[Act], Any], people: int, here: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, people=people, players=4)
        option = await quiet(table)
        for away in witnesses[here:]:
            await table.leave(away)
        ann = witnesses[0]
        await table.wish(ann, wire.Judge(option=option))
        for other in witnesses[1:here]:
            await agree(table, other)
        wanted = ann.screen["consent"]
        assert (len(wanted["agreed"]), wanted["needed"], wanted["seconds"]) == (here, people // 2 + 1, 45)
        await table.carry_out(table.consent.lapse)
        assert ann.screen["consent"] is None
        assert not is_burning(ann, option)
        assert table.story(ann)[-1]["kind"] == "consent-lapsed"

    at_home(act)


def test_what_most_have_corrected_is_told_first_to_who_was_away(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> str:
        table, (ann, bob, eve) = await begun(registry, people=3, players=4)
        option = await quiet(table)
        await table.leave(eve)
        await table.wish(ann, wire.Judge(option=option))
        await agree(table, bob)
        assert is_burning(ann, option)
        assert judged(table, ann)[-1]["args"]["without"] == ["seat:2"]
        assert [each.screen["consent"] for each in (ann, bob)] == [None, None]
        await answer(table, Random(1))
        return table.kept.code

    async def back(registry: TableRegistry) -> None:
        table = await registry.table(code)
        ann, _, eve = await seated(table, 3)
        missed = eve.screen["consent"]
        assert (missed["kind"], missed["by"]) == ("missed", 0)
        assert missed["text"].startswith("Put a fire marker in")
        assert ann.screen["consent"] is None
        await table.wish(eve, wire.Look(what="digest", about="0"))
        assert "without" in eve.last["lines"][0]["text"]
        assert missed["text"] in eve.last["lines"][0]["text"]

    code = at_home(act)
    at_home(back)


def test_who_was_away_takes_a_correction_back_alone(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob, eve) = await begun(registry, people=3, players=4)
        option = await quiet(table)
        assert table.game is not None
        before, answered = table.game.view()["rooms"], table.game.answered
        await table.leave(eve)
        await table.wish(ann, wire.Judge(option=option))
        await agree(table, bob)
        await answer(table, Random(1))
        await table.join(eve)
        await agree(table, eve, yes=False)
        assert (table.game.view()["rooms"], table.game.answered) == (before, answered)
        for witness in (ann, bob, eve):
            assert witness.screen["consent"] is None
            assert not is_burning(witness, option)
            assert table.story(witness)[-1]["kind"] == "correction-taken-back"
        record = msgspec.json.decode(msgspec.json.encode(table.game.record()))
        assert replay(record).digest() == table.game.digest()

    at_home(act)


@pytest.mark.parametrize("by", ["consent", "answer"])
def test_who_lets_it_stand_or_plays_on_cannot_take_it_back_later(at_home: Callable[[Act], Any], by: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob, eve) = await begun(registry, people=3, players=4)
        option = await quiet(table)
        await table.leave(eve)
        await table.wish(ann, wire.Judge(option=option))
        await agree(table, bob)
        await table.join(eve)
        number = eve.screen["consent"]["number"]
        if by == "consent":
            await agree(table, eve)
        else:
            rng = Random(3)
            while not eve.prompt:
                await answer(table, rng)
                assert eve.screen["consent"] is not None
            await table.wish(eve, wire.Answer(prompt=eve.prompt, option=eve.options[0]))
        assert eve.screen["consent"] is None
        await table.wish(eve, wire.Consent(to=number, agree=False))
        assert refused(eve) == "nothing-wanted"
        assert is_burning(eve, option)

    at_home(act)


def test_where_nothing_is_taken_back_everybody_who_plays_must_agree(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob, eve) = await begun(registry, people=3, players=4, undo="never")
        option = await quiet(table)
        await table.leave(eve)
        await table.wish(ann, wire.Judge(option=option))
        await agree(table, bob)
        assert not is_burning(ann, option)
        assert ann.screen["consent"]["needed"] == 3

    at_home(act)


@pytest.mark.parametrize("option", ["", "judge-time-sideways", "pass", "judge-fire-remove/room:1", "\0" * 300])
def test_what_cannot_be_corrected_is_refused_and_changes_nothing(at_home: Callable[[Act], Any], option: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        await quiet(table)
        before = len(await entries(table))
        await table.wish(ann, wire.Judge(option=option))
        assert refused(ann) == "unknown-correction"
        assert bob.screen["consent"] is None
        assert len(await entries(table)) == before

    at_home(act)


def test_before_the_game_and_while_it_is_paused_nothing_is_corrected(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 2, {}, "", ["", ""])
        lobby = await registry.table(code)
        early = Witness(0)
        await lobby.join(early)
        await lobby.wish(early, wire.Judge(option="judge-time-forward"))
        assert refused(early) == "table-not-begun"

        table, (ann, bob) = await begun(registry)
        option = await quiet(table)
        await table.wish(bob, wire.Judge(option=option))
        await table.wish(ann, wire.Host(act="pause"))
        await agree(table, ann)
        assert refused(ann) == "table-paused"
        assert not is_burning(ann, option)

    at_home(act)


def test_a_correction_is_still_there_after_a_restart_and_in_the_record(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> tuple[str, str, Any, list[Any]]:
        table, (ann, bob) = await begun(registry)
        option = await quiet(table)
        await table.wish(ann, wire.Judge(option=option))
        await agree(table, bob)
        await answer(table, Random(1))
        assert table.game is not None
        record = msgspec.json.decode(msgspec.json.encode(table.game.record()))
        assert ["answer", JUDGE, option] in record["entries"]
        assert replay(record).digest() == table.game.digest()
        return table.kept.code, option, table.game.view(0), judged(table, ann)

    async def again(registry: TableRegistry) -> None:
        table = await registry.table(code)
        (ann,) = await seated(table, 1)
        assert table.game is not None
        assert table.game.view(0) == view
        assert table.game.answered > 1, "it was played again, and not just loaded"
        assert len(story) == 1
        assert judged(table, ann) == story
        assert is_burning(ann, option)

    code, option, view, story = at_home(act)
    at_home(again)


def test_what_can_be_corrected_is_listed_in_words_by_kind(at_home: Callable[[Act], Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, _) = await begun(registry)
        option = await quiet(table)
        await table.wish(ann, wire.Look(what="corrections"))
        lines = {line["id"]: line for line in ann.last["lines"]}
        assert table.game is not None
        assert list(lines) == [each.id for each in table.game.asides(JUDGE)]
        assert lines[option]["group"] == "judge-fire"
        await table.wish(ann, wire.Judge(option=option))
        assert lines[option]["text"] == ann.screen["consent"]["text"]
        assert lines[option]["rule"] == "nemesis/fire/one-per-room"

    at_home(act)
