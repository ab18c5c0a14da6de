"""An answer is stored before it is sent to anybody; whatever happens in between, the table is what the store says."""

from __future__ import annotations

import asyncio
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Game
from hullbreach.nemesis.game import NemesisPlan
from hullbreach.server import wire
from hullbreach.server.live_table import Kept, LiveTable
from hullbreach.server.settings import Settings
from hullbreach.server.store import Clash
from hullbreach.server.table_registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.tables import Witness, answer, begun, seated, with_registry


def _game(table: LiveTable) -> Game:
    assert table.game is not None
    return table.game


def _views(table: LiveTable) -> list[Any]:
    return [_game(table).view(seat) for seat in (None, 0, 1, 2)]


async def _kept(table: LiveTable) -> Kept:
    kept = await table.store.table(table.kept.code)
    assert kept is not None
    return kept


def _asked(witnesses: list[Witness]) -> Witness:
    """Somebody who is asked something."""
    return next(witness for witness in witnesses if witness.prompt)


async def _until_a_person_is_asked(table: LiveTable, witnesses: list[Witness], rng: Random) -> Witness:
    while not any(witness.prompt for witness in witnesses):
        await answer(table, rng)
    return _asked(witnesses)


def test_an_answer_is_stored_before_anybody_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry)
        told_before: list[int] = []
        append = registry.store.append

        async def noting(*args: Any, **values: Any) -> None:
            told_before.append(sum(len(witness.sent) for witness in witnesses))
            await append(*args, **values)
            told_before.append(sum(len(witness.sent) for witness in witnesses))

        monkeypatch.setattr(registry.store, "append", noting)
        who = await _until_a_person_is_asked(table, witnesses, Random(1))
        told_before.clear()
        before = sum(len(witness.sent) for witness in witnesses)
        await table.wish(who, wire.Answer(prompt=who.prompt, option=who.options[0]))
        assert told_before == [before, before]
        assert sum(len(witness.sent) for witness in witnesses) > before
        kept, _, entries = await _kept(table)
        assert kept.position == _game(table).save()
        assert entries[-1].what[:2] == ["answer", who.seat]

    asyncio.run(with_registry(database, act))


def test_an_answer_that_cannot_be_stored_is_refused_and_has_never_happened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry)
        who = await _until_a_person_is_asked(table, witnesses, Random(2))
        screens = [witness.screen for witness in witnesses]
        before = _game(table).save()

        async def failing(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(registry.store, "append", failing)
            await table.wish(who, wire.Answer(prompt=who.prompt, option=who.options[0]))
        assert who.last["reason"] == "not-stored"
        assert [witness.screen for witness in witnesses] == screens
        await table.wish(who, wire.Answer(prompt=who.prompt, option=who.options[0]))
        assert who.last["is"] == "change"
        assert (await _kept(table))[0].position == _game(table).save() != before

    asyncio.run(with_registry(database, act))


def test_of_two_simultaneous_answers_one_wins_and_the_other_is_told(database: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry)
        who = await _until_a_person_is_asked(table, witnesses, Random(3))
        twin = Witness(who.seats[0])
        await table.join(twin)
        wish = wire.Answer(prompt=who.prompt, option=who.options[0])
        seq = table.kept.seq
        await asyncio.gather(table.wish(who, wish), table.wish(twin, wish))
        assert table.kept.seq == seq + 1
        reasons = [reason for each in (who, twin) for reason in _reasons(each)]
        assert reasons == ["stale-prompt"]

    asyncio.run(with_registry(database, act))


def _reasons(witness: Witness) -> list[str]:
    messages = [msgspec.json.decode(each) for each in witness.sent]
    return [message["reason"] for message in messages if message["is"] == "refused"]


def test_of_two_servers_that_answer_at_once_one_wins_and_both_go_on_with_it(database: str) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry)
        who = await _until_a_person_is_asked(table, witnesses, Random(4))
        while len(who.options) < 2:
            await answer(table, Random(5))
            who = await _until_a_person_is_asked(table, witnesses, Random(6))

        async def elsewhere(other: TableRegistry) -> None:
            there = await other.table(table.kept.code)
            twins = await seated(there, 2)
            twin = twins[who.seats[0]]
            seq, options = table.kept.seq, who.options
            assert twin.options == options
            await asyncio.gather(
                table.wish(who, wire.Answer(prompt=who.prompt, option=who.options[0])),
                there.wish(twin, wire.Answer(prompt=twin.prompt, option=twin.options[1])),
            )
            assert [*_reasons(who), *_reasons(twin)] == ["stale-prompt"]
            for each in (table, there):
                await each.catch_up(seq + 1)
            assert table.kept.seq == there.kept.seq == seq + 1
            assert _game(table).digest() == _game(there).digest()
            won = (await _kept(table))[2][-1].what
            assert won in (["answer", who.seat, options[0]], ["answer", who.seat, options[1]])

        await with_registry(database, elsewhere)

    asyncio.run(with_registry(database, act))


def test_a_clash_is_tried_again_while_the_question_stands(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry)
        who = await _until_a_person_is_asked(table, witnesses, Random(7))
        append, clashes = registry.store.append, [Clash(), Clash()]

        async def clashing(*args: Any, **values: Any) -> None:
            if clashes:
                raise clashes.pop()
            await append(*args, **values)

        monkeypatch.setattr(registry.store, "append", clashing)
        seq = table.kept.seq
        await table.wish(who, wire.Answer(prompt=who.prompt, option=who.options[0]))
        assert (table.kept.seq, _reasons(who)) == (seq + 1, [])

    asyncio.run(with_registry(database, act))


@pytest.mark.parametrize("answers", [0, 1, 120])
def test_a_table_that_is_opened_again_is_the_same(database: str, answers: int) -> None:
    screens: list[Any] = []
    digests: list[str] = []

    async def play(registry: TableRegistry) -> tuple[str, int]:
        table, _ = await begun(registry)
        rng = Random(answers)
        for _ in range(answers):
            await answer(table, rng)
        return table.kept.code, len(_game(table).entries)

    code, given = asyncio.run(with_registry(database, play))

    async def look(registry: TableRegistry) -> None:
        table = await registry.table(code)
        table._epoch = "again"
        witnesses = await seated(table, 2)
        digests.append(_game(table).digest())
        screens.append([witness.sent for witness in witnesses])
        assert len(_game(table).entries) == given  # undo and the record go back to the start

    for _ in range(2):
        asyncio.run(with_registry(database, look))
    assert digests[0] == digests[1]
    assert screens[0] == screens[1]


def test_newer_rules_go_on_from_the_newest_position(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(registry: TableRegistry) -> tuple[str, list[Any]]:
        table, _ = await begun(registry)
        rng = Random(8)
        for _ in range(60):
            await answer(table, rng)
        return table.kept.code, _views(table)

    code, views = asyncio.run(with_registry(database, play))
    monkeypatch.setattr(NemesisPlan, "rules_version", NemesisPlan.rules_version + 1)

    async def go_on(registry: TableRegistry) -> None:
        table = await registry.table(code)
        assert _views(table) == views
        assert not _game(table).entries  # the old answers were not played under the new rules
        (witness, _) = await seated(table, 2)
        story = len(table.story(witness))
        assert story > 10  # earlier events are still in the story
        rng = Random(9)
        while await answer(table, rng):
            pass
        assert witness.screen["outcome"]
        assert len(table.story(witness)) > story

    asyncio.run(with_registry(database, go_on))
    asyncio.run(with_registry(database, lambda registry: _is_over(registry, code)))


async def _is_over(registry: TableRegistry, code: str) -> None:
    table = await registry.table(code)
    assert _game(table).over


def test_after_a_restart_bots_go_on_before_anybody_comes_and_the_table_is_put_away_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hullbreach.server.table_registry.ROUND_EVERY", 0.05)

    async def leave_a_bot_asked(registry: TableRegistry) -> tuple[str, int]:
        table, _ = await begun(registry, people=1, players=2)
        rng = Random(1)
        while [choice.seat for choice in _game(table).choices] != [1]:
            await answer(table, rng)
        return table.kept.code, table.kept.seq

    code, seq = asyncio.run(with_registry(database, leave_a_bot_asked))

    async def come_back(registry: TableRegistry) -> tuple[list[int], bool]:
        assert await registry.store.playing_since(time() + 1) == []
        assert await registry.store.playing_since(time() - 60) == [code]
        registry.start()
        async with asyncio.timeout(PATIENCE):
            while (await registry.store.newest([code]))[code] == seq or registry.open_codes:
                await asyncio.sleep(0.02)
        kept = await registry.store.table(code)
        assert kept is not None
        return [entry.seat for entry in kept[2] if entry.seq > seq], kept[0].phase == "playing"

    by, goes_on = asyncio.run(with_registry(database, come_back, Settings(pace=0, moment=0, patience=0.01, think=0)))
    assert by[0] == 1
    assert 0 not in by
    assert goes_on
