"""The rules of a game are where its title says, and a game need not have written any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach import rulebook, shelf
from hullbreach.rulebook import books, ledger
from hullbreach.server.pages import found_rules
from hullbreach.server.rule_pages import contents_page
from tests.five_cards import FiveCardsTitle

RULES = """
[edition]
game = "five"
finished = []

[edition.en]
printing = "none"
faq = "none"
components = "five cards"
rulings = "none"

[[rule]]
id = "five/turn/one-act"
module = "base"
source = "house"
en = "Each turn is one act."
"""
PART = """
[part]
id = "jokers"
finished = true

[part.en]
printing = "none"
faq = "none"
components = "two cards"
rulings = "none"

[[rule]]
id = "jokers/turn/one-act"
module = "jokers"
source = "house"
en = "A joker is a wild act."
note = "See five/turn/one-act."
"""
PART_WORDS = """
[[word]]
id = "joker"
rule = "jokers/turn/one-act"
en = { forms = ["joker"], text = "A card." }
fr = { forms = ["joker"], text = "Une carte." }
"""
PART_DIFFERENCES = """
[[difference]]
id = "wild"
rules = ["jokers/turn/one-act"]
en = { title = "Wild", text = "It is wild." }
fr = { title = "Fou", text = "Il est fou." }
"""
CACHED = (
    books.folders,
    books.parts_of,
    books.owners,
    ledger.part_rules,
    rulebook.games,
    rulebook.load,
    rulebook.notes,
    rulebook.differences,
    rulebook.vocabulary,
)


@pytest.fixture
def title(monkeypatch: pytest.MonkeyPatch) -> Iterator[FiveCardsTitle]:
    """A game besides ours that has no rulebook until somebody writes one."""
    title = FiveCardsTitle()
    titles = {**shelf.titles(), title.id: title}
    monkeypatch.setattr(shelf, "titles", lambda: titles)
    _forget()
    yield title
    _forget()


def _forget() -> None:
    for cached in CACHED:
        cached.cache_clear()


def test_a_game_without_a_rulebook_has_no_rules_to_look_up(title: FiveCardsTitle) -> None:
    assert rulebook.games() == ["aliens", "lockdown", "nemesis"]
    assert (len(rulebook.load("five")), rulebook.load("five").search("act")) == (0, [])
    with pytest.raises(rulebook.UnknownGame):
        rulebook.load("six")
    assert (rulebook.vocabulary("five"), dict(rulebook.notes("five")), rulebook.differences("five")) == ((), {}, ())
    assert (found_rules("five", "act", "en"), contents_page("five", "en")) == ([], [])
    assert rulebook.at("five", "nemesis/noise/silence").id == "nemesis/noise/silence"


def test_the_rules_of_a_game_are_where_its_title_says(
    title: FiveCardsTitle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.toml").write_text(RULES)
    (tmp_path / "notes.toml").write_text('act = "five/turn/one-act"\n')
    monkeypatch.setattr(FiveCardsTitle, "rulebook", tmp_path)
    assert rulebook.games() == ["aliens", "five", "lockdown", "nemesis"]
    assert rulebook.find("five/turn/one-act").en == "Each turn is one act."
    assert dict(rulebook.notes("five")) == {"act": "five/turn/one-act"}
    assert rulebook.vocabulary("five") == ()


@pytest.fixture
def with_part(title: FiveCardsTitle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game with a rulebook of one rule, and a part that brings another."""
    for folder, rules in (("five", RULES), ("jokers", PART)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rules.toml").write_text(rules)
    monkeypatch.setattr(FiveCardsTitle, "rulebook", tmp_path / "five")
    unruled = tmp_path / "unruled"
    monkeypatch.setattr(FiveCardsTitle, "part_rulebooks", {"unruled": unruled, "jokers": tmp_path / "jokers"})
    return tmp_path / "jokers"


def test_a_part_brings_its_rules_to_the_ledger_of_its_game(with_part: Path) -> None:
    found = rulebook.load("five")
    assert found.ids == ["five/turn/one-act", "jokers/turn/one-act"]
    assert (found.modules, found.finished) == (["base", "jokers"], ["jokers"])
    assert [part.id for part in found.parts] == list(rulebook.parts_of("five")) == ["jokers"]
    assert [rule.id for rule in found.search("wild act")] == ["jokers/turn/one-act"]
    assert rulebook.games() == ["aliens", "five", "lockdown", "nemesis"]


def test_a_rule_of_a_part_is_found_by_its_own_id_and_never_means_another(with_part: Path) -> None:
    assert rulebook.find("jokers/turn/one-act").module == "jokers"
    assert rulebook.at("five", "jokers/turn/one-act").id == "jokers/turn/one-act"
    assert rulebook.at("nemesis", "jokers/turn/one-act").id == "jokers/turn/one-act"
    assert rulebook.load("nemesis").own("jokers/turn/one-act") is None
    assert [rulebook.game_of(f"{name}/turn/one-act") for name in ("jokers", "five", "six")] == ["five", "five", ""]
    with pytest.raises(rulebook.UnknownRule) as unknown:
        rulebook.find("jokers/turn/two-act")
    assert unknown.value.near[0] == "jokers/turn/one-act"


def test_a_part_without_a_file_of_rules_brings_none(with_part: Path) -> None:
    assert "unruled" not in rulebook.owners()
    with pytest.raises(rulebook.UnknownGame):
        rulebook.load("jokers")


def test_a_part_brings_words_notes_and_differences(with_part: Path) -> None:
    (with_part / "words.toml").write_text(PART_WORDS)
    (with_part / "notes.toml").write_text('wild = "jokers/turn/one-act"\n')
    (with_part / "differences.toml").write_text(PART_DIFFERENCES)
    assert [word.id for word in rulebook.vocabulary("five")] == ["joker"]
    assert dict(rulebook.notes("five")) == {"wild": "jokers/turn/one-act"}
    assert [each.id for each in rulebook.differences("jokers")] == ["wild"]
    assert rulebook.differences("five") == ()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('"jokers/turn', '"five/turn'), "five/turn/one-act is not an id of jokers"),
        (('module = "jokers"', 'module = "base"'), "jokers/turn/one-act is not in the module jokers"),
        (("jokers", "clowns"), "the rules of jokers say that they are of clowns"),
    ],
)
def test_rules_of_a_part_that_contradict_themselves_are_refused(
    with_part: Path, change: tuple[str, str], complaint: str
) -> None:
    (with_part / "rules.toml").write_text(PART.replace(*change))
    with pytest.raises(ValueError, match=complaint):
        rulebook.load("five")
