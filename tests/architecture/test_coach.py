"""The coach explains what really happens: kinds of events and questions that exist, by rules and messages of ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach import library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import phrases_of
from hullbreach.rulebook import games, load, notes, owners

CLIENT = Path(__file__).parents[2] / "client" / "src"
NOTES = "".join(file.read_text(encoding="utf-8") for file in sorted(CLIENT.glob("games/*/notes.ts")))
QUESTION = re.compile(r"^  '(ask-[a-z-]+)': '([a-z-]+)',$", re.MULTILINE)
AROUND = re.compile(r"^  '?([a-z-]+)'?: \(here\) => ", re.MULTILINE)
KINDS = {kind for game in library.games() for kind in library.title(game).catalogue.values() if kind.coach}
LINES = [(kind.name, *kind.coach.split()) for kind in KINDS]
QUESTIONS, SHOWN = QUESTION.findall(NOTES), AROUND.findall(NOTES)
EXPLAINED = {*(id for _, _, id in LINES), *(id for _, id in QUESTIONS), *SHOWN}


def test_every_kind_of_line_and_question_exists() -> None:
    said = phrases_of("en")
    assert len(LINES) > 15
    assert len(QUESTIONS) >= 5
    assert len(SHOWN) >= 10
    assert [ask for ask, *_ in QUESTIONS if ask not in said] == []


def test_a_line_has_the_argument_that_tells_whom_it_concerns() -> None:
    said = phrases_of("en")
    concerned = [(kind, whom) for kind, whom, *_ in LINES if whom != "anybody"]
    assert [each for each in concerned if each[1] not in said.wants(f"event-{each[0]}")[""]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words_and_no_words_are_without_a_note(language: str) -> None:
    written = {id.removeprefix("coach-") for id in phrases_of(language).ids() if id.startswith("coach-")}
    assert written == EXPLAINED


def test_every_note_leads_to_a_rule_of_the_game() -> None:
    assert {note for game in games() for note in notes(game)} == EXPLAINED
    assert [rule for game in games() for rule in notes(game).values() if rule not in load(game)] == []
    assert [game for game in games() if len(notes(game)) < 20] == []
    assert notes("no-such-game") == {}


def test_the_client_names_no_rule_of_a_game() -> None:
    sources = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    assert len(sources) > 50
    rule = re.compile(rf"""['"`]({"|".join(owners())})/""")
    named = {path.name for path in sources if rule.search(path.read_text(encoding="utf-8"))}
    assert named == set()
