"""A server plays with packs: their things have names and drawings at the table, in the gallery and in the replay."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.packs import BadPack
from hullbreach.server.app import make_app
from hullbreach.server.pages import gallery_page
from hullbreach.server.replay_page import shown
from hullbreach.server.settings import Settings
from hullbreach.server.shapes import ScreenShown
from hullbreach.server.stored import Terms
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.timeline_cache import TimelineCache
from tests.packs.folders import VIGIL, copied
from tests.server.tables import STILL, Witness, answer, begun, with_registry

WITH_VIGIL = msgspec.structs.replace(STILL, packs=(str(VIGIL),))
CHAPEL = {"icon": "bell", "colour": "brass", "shape": "shield"}


def played(tmp_path: Path, act: Any, settings: Settings = WITH_VIGIL) -> Any:
    """Something at the tables of a server with the example pack."""
    return asyncio.run(with_registry(str(tmp_path / "house.sqlite"), act, settings))


def test_everybody_at_a_table_is_told_how_its_packs_are_drawn(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (first, second) = await begun(registry)
        watcher = Witness(language="fr")
        await table.join(watcher)
        for witness in (first, second, watcher):
            assert witness.screen["drawn"]["place:chapel"] == CHAPEL
            msgspec.convert(witness.screen, ScreenShown)

    played(tmp_path, act)


def test_it_is_told_once_and_not_with_every_change(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (first, _) = await begun(registry)
        rng, before = Random(1), len(first.sent)
        for _ in range(20):
            await answer(table, rng)
        assert len(first.sent) > before
        assert not any(b'place:chapel":{' in raw for raw in first.sent[before:])

    played(tmp_path, act)


def test_a_replay_shows_it_too(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, _ = await begun(registry)
        rng = Random(2)
        while await answer(table, rng):
            pass
        timeline = await TimelineCache(registry).of(table.kept.code)
        assert shown(timeline, timeline.last, "public", "en")["drawn"]["place:chapel"] == CHAPEL

    played(tmp_path, act)


def test_a_guided_mission_is_played_without_packs(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 2, {}, "", [], Terms(lesson="first-steps"))
        assert (await registry.table(code)).kept.packs == {}

    played(tmp_path, act)


@pytest.mark.parametrize(("language", "name"), [("en", "Chapel"), ("fr", "Chapelle")])
def test_the_gallery_shows_what_packs_bring(language: str, name: str) -> None:
    pieces = {piece["ref"]: piece for piece in gallery_page("nemesis", (str(VIGIL),), language)}
    chapel = pieces["room:chapel"]
    assert name in chapel["name"]
    assert msgspec.to_builtins(chapel["drawn"]) == CHAPEL
    assert pieces["room:cockpit"]["drawn"] is None
    assert "room:chapel" not in {piece["ref"] for piece in gallery_page("nemesis", (), language)}


def test_a_server_does_not_start_with_a_pack_that_is_wrong(tmp_path: Path) -> None:
    bad = copied(tmp_path, tables__rooms_toml=('"bell"', '"gong"'))
    with pytest.raises(BadPack, match="table-drawn-icon"):
        make_app(Settings(packs=(str(bad),)))


def test_odds_are_reckoned_with_the_packs(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, _ = await begun(registry)
        game, rng = table.played(), Random(3)
        while game.choice.ask != "ask-action":
            await answer(table, rng)
        assert await registry.thinkers.odds_for(game.save(), game.choice.seat)

    played(tmp_path, act)
