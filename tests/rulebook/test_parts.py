"""The parts that bring rules of their own: how many, under whose name, in which ledger, and where people find them."""

from __future__ import annotations

import re

import pytest

from hullbreach.cli import main
from hullbreach.rulebook import Rule, UnknownRule, at, differences, find, games, load, parts_of, same, vocabulary

COUNTS = {"carnomorphs": 103, "void-seeders": 89}
RULES = [rule for game in games() for rule in load(game) if rule.module in parts_of(game)]


def of(part: str) -> list[Rule]:
    return [rule for rule in RULES if rule.module == part]


def test_the_parts_of_nemesis_stand_after_its_own_rules() -> None:
    ledger = load("nemesis")
    assert list(parts_of("nemesis")) == [part.id for part in ledger.parts] == list(COUNTS)
    assert {part: len(of(part)) for part in COUNTS} == COUNTS
    assert [rule.module for rule in ledger][-sum(COUNTS.values()) :] == [rule.module for rule in RULES]
    assert ledger.modules[-2:] == list(COUNTS)


def test_a_part_in_the_making_is_not_finished() -> None:
    assert set(load("nemesis").finished).isdisjoint(COUNTS)


@pytest.mark.parametrize("game", ["lockdown", "aliens"])
def test_other_games_do_not_list_them(game: str) -> None:
    assert parts_of(game) == {}
    assert not [rule for rule in load(game).ids if rule.startswith(tuple(COUNTS))]
    assert load(game).search("metagorger") == load(game).search("despoiler") == []


def test_ids_begin_with_the_part_and_no_part_means_another() -> None:
    ids = [rule.id for rule in RULES]
    assert len(ids) == len(set(ids))
    assert [rule.id for rule in RULES if not re.fullmatch(rf"{rule.module}(/[a-z]+(-[a-z]+)*){{2}}", rule.id)] == []
    for rule in RULES:
        assert find(rule.id) == at("nemesis", rule.id) == at("lockdown", rule.id) == rule
        assert same(rule) == []


def test_an_unknown_rule_of_a_part_has_near_ones() -> None:
    with pytest.raises(UnknownRule) as unknown:
        find("carnomorphs/feeding/eats")
    assert unknown.value.near[0] == "carnomorphs/feeding/eat"


def test_every_rule_named_in_a_ruling_is_there() -> None:
    named = [id for rule in RULES for id in re.findall(r"\b[a-z][a-z-]*(?:/[a-z0-9-]+){2}", rule.ruling())]
    assert len(named) > 20
    assert [find(id).id for id in named] == named


@pytest.mark.parametrize("part", COUNTS)
def test_what_nobody_has_published_is_said_to_be_our_own(part: str) -> None:
    """The names of cards, and what stands for what, are not in the books."""
    for lang, ours in (("en", "this version's own"), ("fr", "propre")):
        assert sum(ours in rule.ruling(lang).lower() for rule in of(part)) >= 3


@pytest.mark.parametrize("part", COUNTS)
def test_a_part_brings_its_words_and_ten_differences(part: str) -> None:
    assert len([word for word in vocabulary("nemesis") if word.rule.startswith(f"{part}/")]) == 10
    told = differences(part)
    assert len(told) == len({each.id for each in told}) == 10
    for each in told:
        assert each.rules
        assert [find(rule).module for rule in each.rules] == [part] * len(each.rules)
        assert each.en.text.endswith(".")
        assert each.fr.text.endswith(".")
        assert not re.search(r"[^\s\u202f][;:!?]|[’“”]", f"{each.fr.title} {each.fr.text}")


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("feeding eat", "carnomorphs/feeding/eat"),
        ("métagorge rouge nid", "carnomorphs/bag/red-metagorger-nest"),
        ("insanity floor", "void-seeders/insanity/floor-three"),
        ("antre carcasse", "void-seeders/lair/carcass"),
    ],
)
def test_a_rule_of_a_part_is_found_in_both_languages(words: str, rule: str) -> None:
    assert rule in [found.id for found in load("nemesis").search(words)[:5]]


@pytest.mark.parametrize(
    ("lang", "arguments", "said"),
    [
        ("en", ("show", "carnomorphs/feeding/eat"), "removed from the room"),
        ("fr", ("show", "carnomorphs/feeding/eat"), "est retiré de la salle"),
        ("en", ("show", "void-seeders/lair/combat"), "in combat"),
        ("en", ("search", "feeding", "--game", "nemesis"), "carnomorphs/feeding/"),
        ("fr", ("search", "nourrit", "--game", "nemesis"), "carnomorphs/feeding/"),
    ],
)
def test_the_command_shows_and_finds_them(
    lang: str, arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *arguments, "--lang", lang])
    assert not ended.value.code
    shown = " ".join(capsys.readouterr().out.split())
    assert said in shown
    assert "rules.toml" not in shown, "a document of the rules carries nothing out"
