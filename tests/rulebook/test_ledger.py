"""The ledger: every rule is there, says what it is in clean words, and is found by its id."""

import re

import pytest

from hullbreach.rulebook import UnknownGame, UnknownRule, find, games, load
from hullbreach.rulebook.ledger import read

SMALL = """
[edition]
game = "toy"
finished = ["base"]
[edition.en]
printing = "p"
faq = "f"
components = "c"
rulings = "r"
[[rule]]
id = "toy/noise/roll"
module = "base"
source = "rulebook"
en = "Roll."
"""


def test_nemesis_has_357_rules_of_which_324_are_of_the_base_game() -> None:
    ledger = load("nemesis")
    assert len(ledger) == 357
    assert sum(rule.module == "base" for rule in ledger) == 324
    assert ledger.modules == ["base", "solo", "coop", "intruder-player", "alternative-board"]


@pytest.mark.parametrize("game", games())
def test_texts_are_whole_sentences_without_traces_of_their_making(game: str) -> None:
    for rule in load(game):
        for text in filter(None, (rule.en, rule.fr, rule.note, rule.note_fr)):
            assert text == text.strip(), rule.id
            assert text.endswith("."), rule.id
            assert not re.search(r"\d{3}:\d|\bRB\b|\bFAQ v|Facts|\bseed\b|\s\s|\n", text), rule.id


@pytest.mark.parametrize("game", games())
def test_a_note_names_only_rules_that_exist(game: str) -> None:
    for rule in load(game):
        for named in re.findall(r"\b[a-z]+(?:/[a-z0-9-]+){2}", rule.note or ""):
            find(named)


def test_a_rule_is_found_by_its_id() -> None:
    assert load("nemesis")["nemesis/noise/silence"] is find("nemesis/noise/silence")
    assert "nemesis/noise/silence" in load("nemesis")
    assert "nemesis/noise/nothing" not in load("nemesis")


@pytest.mark.parametrize("wrong", ["nemesis/noise/rol-number", "noise/roll-number", "nemesys/noise/roll-number"])
def test_an_unknown_rule_is_refused_with_near_ids(wrong: str) -> None:
    with pytest.raises(UnknownRule, match=f"no rule '{wrong}', near: nemesis/noise/roll-number"):
        find(wrong)


def test_an_unknown_game_is_refused_with_near_names() -> None:
    with pytest.raises(UnknownGame, match=r"no rules of a game 'nemsis'"):
        load("nemsis")
    with pytest.raises(UnknownGame, match=r"there are .*nemesis"):
        load("chess")


def test_french_may_be_there() -> None:
    french = SMALL + 'fr = "Lancez."\nnote_fr = "Oui."\n'
    assert read(french.encode())["toy/noise/roll"].fr == "Lancez."
    assert read(SMALL.encode())["toy/noise/roll"].fr is None


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("toy/noise", "other/noise"), "other/noise/roll is not an id of toy"),
        (('["base"]', '["coop"]'), "coop is finished but is no module of toy"),
        (("en = ", "english = "), "english"),
        (('"rulebook"', '"hearsay"'), "hearsay"),
    ],
)
def test_a_ledger_that_contradicts_itself_is_refused(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read(SMALL.replace(*change).encode())


def test_two_rules_with_one_id_are_refused() -> None:
    rule = SMALL[SMALL.index("[[rule]]") :]
    with pytest.raises(ValueError, match="two rules of toy have one id"):
        read((SMALL + rule).encode())
