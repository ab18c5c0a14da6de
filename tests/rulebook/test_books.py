"""The rules of a game are where its title says, and a game need not have written any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach import rulebook, shelf
from hullbreach.rulebook import books
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
CACHED = (
    books.folders,
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
