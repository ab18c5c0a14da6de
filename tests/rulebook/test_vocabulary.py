"""Words that explain themselves: found in what is said, explained in both languages, and tied to a rule."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hullbreach.describers import phrases_of
from hullbreach.rulebook import Word, games, load, vocabulary

WORDS = [(game, word) for game in games() for word in vocabulary(game)]
LANGUAGES = ("en", "fr")


def everything_said(game: str, lang: str) -> str:
    """Every rule, and every message that needs no argument, in one language."""
    said = phrases_of(lang, game)
    messages = [said.say(id) for id in said.ids() if not any(said.wants(id).values())]
    rules = [text for rule in load(game) for text in (rule.text(lang), rule.ruling(lang))]
    return "\n".join(messages + rules).lower()


SAID = {(game, lang): everything_said(game, lang) for game in games() for lang in LANGUAGES}


def test_every_game_has_words() -> None:
    assert [game for game in games() if len(vocabulary(game)) < 45] == []


@pytest.mark.parametrize(("game", "word"), WORDS, ids=[f"{game}-{word.id}" for game, word in WORDS])
def test_a_word_leads_to_a_rule_and_occurs_in_what_is_said(game: str, word: Word) -> None:
    assert word.rule in load(game)
    for lang in LANGUAGES:
        said, meaning = SAID[game, lang], word.meaning(lang)
        assert any(re.search(rf"(?<!\w){re.escape(form.lower())}(?!\w)", said) for form in meaning.forms), lang
        assert meaning.text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_form_belongs_to_one_word(game: str, lang: str) -> None:
    forms = Counter(form.lower() for word in vocabulary(game) for form in word.meaning(lang).forms)
    assert [form for form, count in forms.items() if count > 1] == []


def test_french_is_set_as_french_is() -> None:
    for _, word in WORDS:
        assert not re.search(r"[^\s\u202f][;:!?]|[’“”]", word.fr.text), word.id


def test_a_game_without_words_has_none() -> None:
    assert vocabulary("no-such-game") == ()
