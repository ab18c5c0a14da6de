"""The ledger: every rule is there, says what it is in clean words, and is found by its id."""

import re

import pytest

from hullbreach.rulebook import UnknownGame, UnknownRule, at, find, games, load, same, search
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


def test_nemesis_has_357_rules_of_its_own_of_which_324_are_of_the_base_game() -> None:
    ledger = load("nemesis")
    own = [rule for rule in ledger if rule.id.startswith("nemesis/")]
    assert len(own) == 357
    assert sum(rule.module == "base" for rule in own) == 324
    assert list(ledger.edition.finished) == list(dict.fromkeys(rule.module for rule in own))
    assert ledger.modules[:5] == ["base", "solo", "coop", "intruder-player", "alternative-board"]


def test_lockdown_has_387_rules_of_which_220_are_those_of_nemesis() -> None:
    ledger = load("lockdown")
    assert len(ledger) == 387
    assert sum(rule.same_as is not None for rule in ledger) == 220
    assert ledger.modules == ["base", "solo", "coop", "original-crew", "original-intruders", "alternative-board"]


@pytest.mark.parametrize("game", games())
def test_no_two_rules_are_the_same_as_one(game: str) -> None:
    twins = [rule.same_as for rule in load(game) if rule.same_as]
    assert len(twins) == len(set(twins))
    assert [twin for twin in twins if find(twin).same_as or twin.startswith(f"{game}/")] == []


@pytest.mark.parametrize("game", games())
def test_a_rule_stands_for_rules_of_others_that_have_no_counterpart(game: str) -> None:
    ledger = load(game)
    replaced = [other for rule in ledger for other in rule.stands_for]
    assert len(replaced) == len(set(replaced))
    assert [other for other in replaced if find(other).id.startswith(f"{game}/")] == []
    assert {rule.same_as for rule in ledger}.isdisjoint(replaced)


@pytest.mark.parametrize(
    ("rule", "means"),
    [
        ("lockdown/noise/silence", "lockdown/noise/silence"),
        ("nemesis/noise/silence", "lockdown/noise/silence"),
        ("nemesis/fire/supply-exhausted", "lockdown/fire/supply-exhausted"),
        ("nemesis/room/action-cost", "lockdown/room/must-be-present"),
        ("nemesis/contamination/hidden", "nemesis/contamination/hidden"),
    ],
)
def test_an_id_of_another_game_means_the_games_own_rule_where_it_has_one(rule: str, means: str) -> None:
    assert at("lockdown", rule).id == means
    assert at("nemesis", "nemesis/noise/silence").id == "nemesis/noise/silence"
    assert at("no-such-game", rule).id == rule
    with pytest.raises(UnknownRule):
        at("lockdown", "nemesis/noise/nothing")


def test_rules_with_the_same_mechanics_know_each_other() -> None:
    assert [rule.id for rule in same(find("nemesis/noise/silence"))] == ["lockdown/noise/silence"]
    assert [rule.id for rule in same(find("lockdown/noise/silence"))] == ["nemesis/noise/silence"]
    assert same(find("lockdown/power/darkness")) == []


def test_what_games_share_is_found_once() -> None:
    found = [rule.id for rule in search("noise silence", [load(game) for game in games()])]
    assert found[0] == "nemesis/noise/silence"
    assert "lockdown/noise/silence" not in found
    assert "lockdown/power/darkness" in [rule.id for rule in search("darkness power", map(load, games()))]


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
        for named in re.findall(r"\b[a-z][a-z-]*(?:/[a-z0-9-]+){2}", rule.note or ""):
            find(named)


def test_a_rule_is_found_by_its_id() -> None:
    assert load("nemesis")["nemesis/noise/silence"] is find("nemesis/noise/silence")
    assert "nemesis/noise/silence" in load("nemesis")
    assert "nemesis/noise/nothing" not in load("nemesis")


@pytest.mark.parametrize("wrong", ["nemesis/noise/rol-number", "noise/roll-number", "nemesys/noise/roll-number"])
def test_an_unknown_rule_is_refused_with_near_ids(wrong: str) -> None:
    with pytest.raises(UnknownRule, match=f"no rule '{wrong}', near: .*nemesis/noise/roll-number"):
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
        (('["base"]', '["coop"]'), "coop is finished but is not a module of toy"),
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
