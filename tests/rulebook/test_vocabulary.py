"""Words that explain themselves: found in what is said, explained in both languages, and tied to a rule."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hullbreach.describe.phrases import phrases
from hullbreach.rulebook import Word, find, load, vocabulary

WORDS = vocabulary("nemesis")
LANGUAGES = ("en", "fr")


def everything_said(lang: str) -> str:
    """Every rule, and every message that needs no argument, in one language."""
    said = phrases(lang)
    messages = [said.say(id) for id in said.ids() if not any(said.wants(id).values())]
    rules = [text for rule in load("nemesis") for text in (rule.text(lang), rule.ruling(lang))]
    return "\n".join(messages + rules).lower()


SAID = {lang: everything_said(lang) for lang in LANGUAGES}


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.id)
def test_a_word_leads_to_a_rule_and_occurs_in_what_is_said(word: Word) -> None:
    assert find(word.rule).id == word.rule
    for lang in LANGUAGES:
        meaning = word.meaning(lang)
        assert any(re.search(rf"(?<!\w){re.escape(form.lower())}(?!\w)", SAID[lang]) for form in meaning.forms), lang
        assert meaning.text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_belongs_to_one_word(lang: str) -> None:
    forms = Counter(form.lower() for word in WORDS for form in word.meaning(lang).forms)
    assert [form for form, count in forms.items() if count > 1] == []


def test_french_is_set_as_french_is() -> None:
    for word in WORDS:
        assert not re.search(r"[^\s\u202f][;:!?]|[’“”]", word.fr.text), word.id


def test_a_game_without_words_has_none() -> None:
    assert vocabulary("no-such-game") == ()
