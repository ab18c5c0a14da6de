"""Two games on one server: each in its own words, with its own box, its own rules and its list of differences."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hullbreach import lessons, library
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import phrases_of
from hullbreach.kernel import Refused
from hullbreach.rulebook import differences, find, parts_of
from hullbreach.server.pages import differences_page, found_rules, gallery_page, games_page

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", library.games())
def test_everything_a_host_chooses_from_has_words(game: str, language: str) -> None:
    said = phrases_of(language, game)
    facts = next(each for each in games_page(language) if each["id"] == game)
    assert f"game-{game}-facts" in said
    assert {facts["title"], facts["text"], facts["facts"]} == {
        said.say(id) for id in (f"game-{game}", f"game-{game}-text", f"game-{game}-facts")
    }
    for option in facts["options"]:
        assert f"ui-option-{option['id']}" in said
        assert [each["id"] for each in option["values"] if f"ui-option-{option['id']}-{each['id']}" not in said] == []


def test_a_game_says_in_its_own_words_what_is_chosen() -> None:
    titles = {each["id"]: {option["id"]: option["title"] for option in each["options"]} for each in games_page("en")}
    assert (titles["nemesis"]["site"], titles["lockdown"]["site"]) == ("Ship", "Board")


def test_a_lesson_is_offered_only_where_there_is_one() -> None:
    taught = {each["id"]: each["lesson"] for each in games_page("en")}
    assert taught["nemesis"] == "first-steps"
    for game, lesson in taught.items():
        assert (lesson == "") == all(each.game != game for each in lessons.lessons().values())
        assert lesson == "" or lessons.find(lesson).game == game


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_differences_are_told_each_with_its_rules(language: str) -> None:
    told = differences_page("lockdown", language)
    assert len(told) == len({each["title"] for each in told}) == 10
    for each in told:
        assert each["rules"]
        assert all(rule["id"].startswith("lockdown/") for rule in each["rules"])
        assert [rule["text"] for rule in each["rules"]] == [find(rule["id"]).text(language) for rule in each["rules"]]
    assert differences_page("nemesis", language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", parts_of("nemesis"))
def test_ten_differences_are_told_of_a_part_that_its_game_lists(part: str, language: str) -> None:
    told = differences_page(part, language)
    assert [len(each["rules"]) > 0 for each in told] == [True] * 10
    assert all(rule["id"].startswith(f"{part}/") for each in told for rule in each["rules"])
    parts = {facts["id"]: facts["parts"] for facts in games_page(language)}
    assert {"id": part, "title": phrases_of(language).say(f"rules-part-{part}"), "differences": 10} in parts["nemesis"]
    assert parts["lockdown"] == []


def test_the_page_of_the_expansions_in_the_documentation_tells_the_same() -> None:
    page = (DOCS / "with-an-expansion.md").read_text(encoding="utf-8")
    for part in parts_of("nemesis"):
        for number, each in enumerate(differences(part), 1):
            for told in (each.en, each.fr):
                assert f"{number}. **{told.title}.** {told.text}" in page
            assert all(f"`{rule}`" in page for rule in each.rules)


def test_the_page_in_the_documentation_tells_the_same() -> None:
    page = (DOCS / "if-you-know-nemesis.md").read_text(encoding="utf-8")
    for number, each in enumerate(differences("lockdown"), 1):
        for told in (each.en, each.fr):
            assert f"{number}. **{told.title}.** {told.text}" in page
        assert all(f"`{rule}`" in page for rule in each.rules)


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(Refused, match="unknown-game"):
        differences_page("ludo", "en")
    with pytest.raises(Refused, match="unknown-game"):
        gallery_page("ludo", (), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_of_the_facility_is_whole(language: str) -> None:
    pieces = gallery_page("lockdown", (), language)
    count: Counter[str] = Counter()
    for piece in pieces:
        count[piece["family"]] += piece["count"]
    own = ("contingencies", "css", "power", "computers", "surface", "surface-exploration", "weaknesses")
    assert [count[family] for family in own] == [7, 7, 4, 6, 8, 10, 6]
    said = phrases_of(language, "lockdown")
    assert all(f"ui-family-{family}" in said for family in count)
    assert [piece["ref"] for piece in pieces if piece["family"] in own and not piece["text"]] == []
    assert all(piece["source"] for piece in pieces)


def test_a_night_stalker_has_a_number_for_the_light_and_one_for_the_dark() -> None:
    breeder = next(piece for piece in gallery_page("lockdown", (), "en") if piece["ref"] == "species:breeder")
    assert breeder["facts"] == ["surprise numbers in the light / in darkness: 2/4 3/4"]


@pytest.mark.parametrize(
    ("item", "facts"),
    [
        ("blood-bag", ["using it costs 1 card", "only in combat", "one use only", "green deck: 2"]),
        ("uv-lamp", ["using it costs 1 card", "not in combat", "green deck: 2", "component: battery"]),
        ("tracking-carbine", ["in combat or not", "heavy: in the hands", "comes with 2 ammunition", "red deck: 1"]),
        ("enviro-suit", ["not in combat", "crafted: 3", "crafted from cloth, battery"]),
    ],
)
def test_an_item_says_its_cost_whether_it_is_used_up_and_what_is_crafted_from_it(item: str, facts: list[str]) -> None:
    piece = next(piece for piece in gallery_page("lockdown", (), "en") if piece["ref"] == f"item:{item}")
    assert piece["facts"] == facts


def test_an_event_with_two_numbers_lists_both() -> None:
    event = next(piece for piece in gallery_page("lockdown", (), "en") if piece["ref"] == "event-card:kickstopper")
    assert event["facts"] == ["moves along corridors 2, 4"]


@pytest.mark.parametrize("game", library.games())
def test_rules_are_searched_for_in_one_game(game: str) -> None:
    found = found_rules(game, "barricade" if game == "aliens" else "noise", "en")
    assert found
    assert all(rule["id"].partition("/")[0] in (game, *parts_of(game)) for rule in found)
