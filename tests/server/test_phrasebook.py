"""The quick phrases: a closed list with words for everything, and nothing in them that reveals what is true."""

from __future__ import annotations

import asyncio
import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.kernel import Event, Game, Refused
from hullbreach.lab.properties import random_answers
from hullbreach.library import new
from hullbreach.nemesis.table.talk import ShipTalk
from hullbreach.server import phrasebook, talk, wire
from hullbreach.server.table_registry import TableRegistry
from tests.server.tables import Witness, begun, seated, with_registry

PLAYERS = 3


ELSEWHERE = {"nemesis": {"css", "not-active"}, "lockdown": {"engine-works", "engine-broken", "course"}}
"""By game: what nobody can speak of there."""


@pytest.fixture(scope="module")
def game() -> Game:
    """A game that has gone on for a while, everybody with cards in hand."""
    return played("nemesis")


def played(title: str) -> Game:
    """So is this, of any game."""
    game = new(title, PLAYERS, seed=4)
    for option, seat in islice(random_answers(game, Random(4)), 40):
        game.answer(option, seat)
    return game


def whole(about: str, language: str, game: Game) -> list[str]:
    """Every whole sentence that can be reached from here."""
    lines = phrasebook.offered(about, phrasebook.speaking(game, 0, language)) or []
    return [
        each for line in lines for each in ([line["say"]] if "say" in line else whole(line["next"], language, game))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_words(language: str) -> None:
    said = describer_of({}, language).phrases
    wanted = [f"{prefix}-{phrase}" for phrase in ShipTalk().phrases for prefix in ("claim", "phrase")]
    wanted += [f"phrases-{group}" for group in ShipTalk.groups]
    assert [id for id in wanted if id not in said] == []


@pytest.mark.parametrize("title", ELSEWHERE)
def test_every_sentence_that_is_offered_can_be_said(title: str) -> None:
    game = played(title)
    offered = whole("", "en", game)
    assert {sentence.split()[0] for sentence in offered} == set(ShipTalk().phrases) - ELSEWHERE[title]
    for sentence in offered[::7]:
        what, *about = sentence.split()
        event = talk.claimed(0, wire.Claim(what=what, about=about), game)
        line = talk.told(event.kind, event.public, describer_of({}, "fr"), game.sight(1))
        assert line["claim"]
        assert "{" not in line["text"]


def test_what_can_be_said_about_a_look_does_not_depend_on_what_was_seen(game: Game) -> None:
    for seed in range(5):
        other = game.resample(None, seed)
        for about in ("engine:2", "room:5", "letter", "event", "seat:1"):
            here, there = (phrasebook.offered(about, phrasebook.speaking(each, 0, "en")) for each in (game, other))
            assert here
            assert [line["say"] for line in here] == [line["say"] for line in there or []]


def test_what_can_be_said_about_a_contingency_or_a_css_token_does_not_depend_on_it_either() -> None:
    game = played("lockdown")
    here = phrasebook.speaking(game, 0, "en")
    for about in ("contingency", "number:8"):
        lines = phrasebook.offered(about, here)
        assert lines
        for seed in range(5):
            assert phrasebook.offered(about, phrasebook.speaking(game.resample(None, seed), 0, "en")) == lines
    assert phrasebook.offered("number:8", here) == [
        {"text": f"The CSS token at 8 is this: {what}.", "say": f"css number:8 css:{id}"}
        for id, what in (("a", "pod A"), ("b", "pod B"), ("c", "pod C"), ("all", "all pods"), ("none", "no pod"))
    ]


def test_nobody_speaks_of_what_only_another_game_has() -> None:
    ours, theirs = (phrasebook.speaking(played(title), 0, "en") for title in ELSEWHERE)
    for sort in ("place", "item", "card", "objective", "event"):
        one, other = ({*here.fitting((sort,))} for here in (ours, theirs))
        assert one - other
        assert other - one
    assert "place:archive" not in ours.fitting(("place",))
    assert "place:cockpit" not in theirs.fitting(("place",))


def test_both_sides_of_an_engine_are_offered_alike(game: Game) -> None:
    lines = phrasebook.offered("engine:2", phrasebook.speaking(game, 0, "en"))
    assert lines is not None
    assert [line["text"] for line in lines] == ["Engine 2 works.", "Engine 2 is broken."]


@pytest.mark.parametrize("about", ["nonsense", "go room:99", "go room:1 room:2", "room:99", "seat:0", "seen go"])
def test_nothing_is_offered_about_nothing(about: str, game: Game) -> None:
    assert phrasebook.offered(about, phrasebook.speaking(game, 0, "en")) is None


KINDS = {**library.title("nemesis").catalogue, **library.title("lockdown").catalogue}


def test_the_subject_of_a_look_is_what_everybody_knows_of_it() -> None:
    assert phrasebook.subject(KINDS["engine-checked"], {"who": "seat:1", "engine": "engine:3"}) == "engine:3"
    assert phrasebook.subject(KINDS["objective-seen"], {"who": "seat:0", "other": "seat:2"}) == "seat:2"
    assert phrasebook.subject(KINDS["coordinates-checked"], {"who": "seat:1"}) == "letter"
    assert phrasebook.subject(KINDS["css-seen"], {"who": "seat:1", "number": 8}) == "number:8"
    assert phrasebook.subject(KINDS["pool-seen"], {"who": "seat:1"}) == "contingency"
    assert phrasebook.subject(KINDS["drew"], {"who": "seat:1", "count": 5}) == ""


def test_only_who_has_looked_is_offered_to_speak_of_it(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        look = Event("engine-checked", {"who": "seat:0", "engine": "engine:2"}, {"status": "token:damaged"}, 1, "")
        await table.carry_out(lambda: table.keep("talk", look))
        assert table.story(ann)[-1]["speak"] == "engine:2"
        assert all("speak" not in line for line in table.story(bob))

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_a_look_at_a_contingency_is_drawn_and_can_be_spoken_of(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("lockdown", 2, {}, "", [])
        for name in ("Ann", "Bob"):
            await registry.sit(code, name)
        table = await registry.table(code)
        await table.carry_out(table.begin)
        ann, bob = await seated(table, 2)
        look = Event("pool-seen", {"who": "seat:0"}, {"contingency": "contingency:code-gray"}, 1, "")
        await table.carry_out(lambda: table.keep("talk", look))
        line = table.story(ann)[-1]
        assert (line["private"], line["speak"]) == (True, "contingency")
        assert [thing["name"] for thing in line["things"]] == ["Code Gray"]
        assert "gray" not in json.dumps(table.story(bob)[-1])

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))


def test_only_what_is_held_can_be_shown(game: Game) -> None:
    hand = game.sight(0).you.hand
    shown = talk.claimed(0, wire.Claim(what="show", about=[f"card:{hand[0]}"], to=1), game)
    assert shown.public == {"seat": 0, "to": 1}
    assert talk.told(shown.kind, shown.public, describer_of({}, "en"), game.sight(2))["text"].endswith("something.")
    objective = game.sight(0).you.objectives[0]
    for about in (["card:no-such-card"], [f"objective:{objective}"], [], ["card:rest", "card:rest"]):
        with pytest.raises(Refused, match="nothing-to-show"):
            talk.claimed(0, wire.Claim(what="show", about=about), game)


def test_a_spectator_is_offered_no_phrases(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        table, _ = await begun(registry)
        spectator = Witness()
        await table.join(spectator)
        await table.wish(spectator, wire.Look(what="phrases"))
        assert spectator.last["reason"] == "nothing-to-look-at"

    asyncio.run(with_registry(str(tmp_path / "tables.sqlite"), act))
