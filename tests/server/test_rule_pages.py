"""The rules as pages: every rule is in one section, every section has a title, and a rule shows what is about it."""

from __future__ import annotations

import pytest

from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import phrases_of
from hullbreach.kernel import Refused
from hullbreach.rulebook import games, load
from hullbreach.server.pages import named_rules, notes_page, vocabulary_page, words_of
from hullbreach.server.rule_pages import contents_page, rule_page, section_page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_contents_lead_to_every_rule_once(game: str, language: str) -> None:
    contents = contents_page(game, language)
    rules = [rule["id"] for section in contents for rule in section_page(section["id"], language)]
    assert sorted(rules) == sorted(load(game).ids)
    assert sum(section["count"] for section in contents) == len(rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_every_source_has_a_name(language: str) -> None:
    said = phrases_of(language)
    sections = {rule.id.split("/")[1] for game in games() for rule in load(game)}
    sources = {rule.source for game in games() for rule in load(game)}
    wanted = [*(f"section-{section}" for section in sections), *(f"rule-source-{source}" for source in sources)]
    assert [id for id in wanted if id not in said] == []


def test_a_rule_shows_what_was_tried_out_and_what_stands_beside_it() -> None:
    page = rule_page("nemesis/action/interruption-scope", "en")
    assert [each["question"] for each in page["tried"]] == [
        "May a player who has passed interrupt an action of another player?"
    ]
    beside = [each["id"] for each in page["neighbours"]]
    assert "nemesis/action/interruption" in beside
    assert page["id"] not in beside
    assert page["section"]["title"] == "Actions"
    assert page["ruling"]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Carnomorphs: Setting up"), ("fr", "Les Carnomorphes\u202f: Mise en place")]
)
def test_a_section_of_a_part_is_named_with_the_part(language: str, title: str) -> None:
    contents = {section["id"]: section["title"] for section in contents_page("nemesis", language)}
    assert contents["carnomorphs/setup"] == title
    assert contents["nemesis/setup"] == title.rpartition(": ")[2]
    page = rule_page("carnomorphs/setup/eggs", language)
    assert page["section"]["title"] == title
    assert page["neighbours"][0]["id"] == "carnomorphs/setup/base-setup"


def test_a_rule_is_shown_in_french() -> None:
    page = rule_page("nemesis/action/interruption-scope", "fr")
    assert page["section"]["title"] == "Les actions"
    assert page["tried"][0]["question"] != rule_page(page["id"], "en")["tried"][0]["question"]
    assert page["text"] == load("nemesis")[page["id"]].fr


def test_a_rule_nobody_tried_out_has_nothing_of_the_kind() -> None:
    assert rule_page("nemesis/terms/player-count", "en")["tried"] == []


@pytest.mark.parametrize("id", ["nemesis/noise/nonsense", "nemesis", "", "chess/noise/roll-number"])
def test_what_is_no_rule_and_no_section_is_refused(id: str) -> None:
    for page in (rule_page, section_page):
        with pytest.raises(Refused) as refused:
            page(id, "en")
        assert refused.value.reason == "unknown-rule"


def test_the_rules_of_an_unknown_game_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        contents_page("chess", "en")
    assert refused.value.reason == "unknown-game"


@pytest.mark.parametrize("game", ["chess", "", "../nemesis", "../words/nemesis"])
def test_what_is_no_game_has_no_notes_and_no_words(game: str) -> None:
    for page in (notes_page, lambda game: vocabulary_page(game, "en")):
        with pytest.raises(Refused) as refused:
            page(game)
        assert refused.value.reason == "unknown-game"
    assert notes_page("nemesis")["noise"] == "nemesis/noise/roll-number"


def test_a_rule_names_the_same_rule_of_other_games() -> None:
    assert [rule["id"] for rule in rule_page("lockdown/noise/silence", "en")["same"]] == ["nemesis/noise/silence"]
    assert [rule["id"] for rule in rule_page("nemesis/noise/silence", "fr")["same"]] == ["lockdown/noise/silence"]
    assert rule_page("lockdown/power/darkness", "en")["same"] == []


def test_a_table_asks_for_a_rule_by_the_id_of_shared_code_and_gets_its_own() -> None:
    (found,) = named_rules("lockdown", "nemesis/noise/silence", "en")
    assert found["id"] == "lockdown/noise/silence"


def test_of_a_game_the_page_gets_only_the_words_that_it_says_differently() -> None:
    assert not [id for id in words_of("en", "nemesis") if id in words_of("en")]
    own = words_of("fr", "lockdown")
    assert own["ui-top-board"] == "Base"
    assert "ui-table" not in own
    assert words_of("fr")["ui-top-board"] == "Vaisseau"


def test_what_one_game_words_differently_is_not_said_of_the_others() -> None:
    assert words_of("en", "aliens")["ui-free"] == "no cards"
    assert words_of("en")["ui-free"] == "free"
    assert "ui-free" not in words_of("en", "lockdown")


def test_what_an_expansion_calls_its_things_comes_with_its_game() -> None:
    assert words_of("en", "nemesis")["species-butcher"] == "Butcher"
    for id in ("species-butcher", "panic-sabotage", "mutation-mimicry"):
        assert id not in words_of("en") | words_of("en", "lockdown")
    assert "ui-option-species-carnomorphs" in words_of("en"), "a host chooses it on another page"


def test_notes_of_the_coach_come_with_the_words_of_their_game() -> None:
    assert "coach-full-auto" in words_of("en", "aliens")
    assert "coach-full-auto" not in words_of("en")
    assert "ui-preset-bug-hunt" in words_of("en")
