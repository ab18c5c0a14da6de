"""A person with one answer: it is given for them, and its timing reveals nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import EVERYONE, Event
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.server import wire
from hullbreach.server.live_table import LiveTable
from hullbreach.server.settings import Settings
from hullbreach.server.table_registry import TableRegistry
from tests.server.tables import Witness, seated, with_registry

SOON = Settings(pace=3600, moment=0.05, patience=3600)
NEVER = Settings(pace=3600, moment=3600, patience=3600)
POLLS = 4000


def side_by_side(*scouts: str) -> NemesisTable:
    """The captain is about to act beside the scout, who holds these cards."""
    scene = scenario("nemesis", crew=["captain", "scout"], seed=3)
    for name in ("captain", "scout"):
        scene.place(name, 5)
    scene.hand("scout", *scouts)
    scene.hand("captain", "rest", "search", "demolition")
    scene.turn("captain")
    return scene


async def laid(registry: TableRegistry, scene: NemesisTable, people: int = 2) -> tuple[LiveTable, list[Witness]]:
    """A table that begins with a position; the last to look on is a spectator."""
    bots = ["" if seat < people else "random" for seat in range(scene.game.players)]
    code, _ = await registry.make("nemesis", scene.game.players, scene.game.options, "", bots)
    for seat in range(people):
        await registry.sit(code, f"Person {seat + 1}")
    table = await registry.table(code)
    table._epoch = "life"
    position = scene.game.with_another_fate(bytes(32)).save()
    await table.lay(position, Event("continued", {"code": code, "point": 0, "last": 0}, {}, EVERYONE, ""))
    await table.carry_out(table.begin)
    return table, await seated(table, people)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something to happen at the table."""
    for _ in range(POLLS):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not happen")


async def rests(table: LiveTable, captain: Witness) -> None:
    """The captain plays Rest, and the scout may interrupt."""
    await table.wish(captain, wire.Answer(prompt=captain.prompt, option="play/card:rest"))
    assert table.asked == [1]


def at_home(act: Callable[[TableRegistry], Any], folder: Path, settings: Settings) -> Any:
    return asyncio.run(with_registry(str(folder / "tables.sqlite"), act, settings))


def test_an_answer_that_everybody_knows_is_given_for_somebody_who_is_there_and_is_theirs(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        scene = side_by_side("rest", "search")
        scene.lose_items("captain")
        scene.hand("captain")
        scene.turn("captain")
        table, (captain, _) = await laid(registry, scene)
        assert captain.options == ["pass"]
        assert captain.screen["table"]["settling"] == [0]
        await until(lambda: table.asked == [1])
        assert table.game is not None
        assert ("answer", 0, "pass") in table.game.entries

    at_home(act, tmp_path, SOON)


@pytest.mark.parametrize("second", ["search", "interruption"])
def test_a_window_waits_for_a_person_whatever_they_hold(second: str, tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (captain, scout) = await laid(registry, side_by_side("rest", second))
        await rests(table, captain)
        assert len(scout.options) == (2 if second == "interruption" else 1)
        assert scout.screen["table"]["settling"] == []
        (job,) = [table.autoplay._job(choice, is_window=True) for choice in table.played().choices]
        assert job is not None
        assert job.do == "let"
        assert job.at == table.autoplay._since[1][1] + table.window

    at_home(act, tmp_path, SOON)


def test_others_are_sent_the_same_whatever_the_seat_holds(tmp_path: Path) -> None:
    """Byte by byte and in the same order: once the scout lacks the card, once they have it and let things happen."""

    async def world(registry: TableRegistry, cards: tuple[str, ...]) -> list[list[bytes]]:
        table, (captain, scout) = await laid(registry, side_by_side(*cards))
        spectator = Witness()
        await table.join(spectator)
        await rests(table, captain)
        await table.wish(scout, wire.Answer(prompt=scout.prompt, option="let"))
        await until(lambda: table.asked == [0])
        async with table.lock:  # the answer has been sent to everybody
            pass
        return [
            [sent for sent in each.sent if msgspec.json.decode(sent)["is"] == "change"] for each in (captain, spectator)
        ]

    worlds = [
        at_home(partial(world, cards=cards), tmp_path / str(number), SOON)
        for number, cards in enumerate((("rest", "search"), ("rest", "interruption")))
    ]
    assert worlds[0] == worlds[1]
    assert len(worlds[0][1]) == 2


def test_who_plays_alone_with_bots_is_not_kept_waiting_unless_somebody_watches(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        scene = scenario("nemesis", crew=["captain"], seed=3)
        scene.lose_items("captain")
        scene.hand("captain")
        scene.turn("captain")
        table, (captain,) = await laid(registry, scene, people=1)
        assert not captain.prompt, "what is answered at once does not flash up"
        game = table.game
        assert game is not None
        await until(lambda: ("answer", 0, "pass") in game.entries)
        spectator = Witness()
        await table.join(spectator)
        assert not table.is_alone(0)

    at_home(act, tmp_path, NEVER)


def test_taking_back_goes_over_what_was_answered_for_somebody(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        scene = side_by_side("rest", "search")
        scene.lose_items("captain")
        scene.hand("captain", "rest")
        scene.turn("captain")
        table, (captain,) = await laid(registry, scene, people=1)
        await table.wish(captain, wire.Answer(prompt=captain.prompt, option="play/card:rest"))
        game = table.game
        assert game is not None
        if table.asked == [1]:  # a bot that may interrupt, and would take an hour to answer
            game.answer("let", 1)
            table.autoplay.wake()
        await until(lambda: ("answer", 0, "pass") in game.entries)
        await table.wish(captain, wire.Undo())
        assert table.asked == [0]
        assert "play/card:rest" in captain.options

    at_home(act, tmp_path, NEVER)


def test_a_lone_person_takes_back_at_once_what_needs_consent(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (captain,) = await laid(registry, side_by_side("rest", "search"), people=1)
        await table.wish(captain, wire.Answer(prompt=captain.prompt, option="play/card:search"))
        if captain.prompt:
            await table.wish(captain, wire.Answer(prompt=captain.prompt, option=captain.options[0]))
        await table.wish(captain, wire.Undo())
        assert captain.screen["consent"] is None
        assert table.game is not None
        assert any(entry[0] == "undo" for entry in table.game.entries)

    at_home(act, tmp_path, NEVER)


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> None:
    for number in range(2):
        (tmp_path / str(number)).mkdir()
