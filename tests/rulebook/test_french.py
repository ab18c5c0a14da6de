"""Every rule is there in French, says the same figures, and keeps French typography."""

from __future__ import annotations

import re

import pytest

from hullbreach.rulebook import Rule, games, load, owners

RULES = [rule for game in games() for rule in load(game)]
REFERENCE = re.compile(rf"(?:{'|'.join(owners())})/[a-z-]+/[a-z0-9-]+")


def figures(text: str) -> list[str]:
    return sorted(set(re.findall(r"\d+", REFERENCE.sub("", text))))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_a_rule_says_the_same_in_french(rule: Rule) -> None:
    assert rule.fr
    assert set(figures(rule.en)) <= set(figures(rule.fr))
    assert (rule.note is None) == (rule.note_fr is None)
    if rule.note and rule.note_fr:
        assert set(figures(rule.note)) <= set(figures(rule.note_fr))
        assert REFERENCE.findall(rule.note) == REFERENCE.findall(rule.note_fr)
        assert rule.note.lower().count("ruling:") == rule.note_fr.lower().count("décision :")


def test_french_is_set_as_french_is() -> None:
    for text in [text for rule in RULES for text in (rule.fr, rule.note_fr) if text]:
        assert not re.search(r"[^\s\d](?:[;!?]|:(?=\s))", text.replace("Nemesis:", "")), text
        assert not re.search(r"«\S|\S»|[’“”]", text), text
        assert text.count("«") == text.count("»"), text


@pytest.mark.parametrize("game", games())
def test_the_books_we_follow_are_named_in_french(game: str) -> None:
    edition = load(game).edition
    assert edition.fr is not None
    assert "FAQ" in edition.fr.faq


def test_a_rule_speaks_the_language_asked_for() -> None:
    rule = load("nemesis")["nemesis/terms/player-count"]
    assert rule.text("fr") == rule.fr
    assert rule.text("en") == rule.en
    assert rule.ruling("fr") == rule.note_fr
    untold = Rule("toy/a/b", "base", "rulebook", "Roll.")
    assert (untold.text("fr"), untold.ruling("fr")) == ("Roll.", "")
