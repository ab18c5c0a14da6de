"""Rulings can be read where players look: on the page of rulings, and with `hullbreach rules show`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.cli import main
from hullbreach.rulebook import games, load

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
BUNKER = "lockdown/end/win-condition"
"""It speaks of the ways out; how one gets to the bunker from the basic side is its note."""


@pytest.mark.parametrize("game", games())
def test_the_page_has_the_rulings_of_every_game(game: str) -> None:
    assert f"_generated/rulings-{game}.md" in PAGE.read_text(encoding="utf-8")
    assert any(rule.note for rule in load(game))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("main gate", "rover", "Enviro-Suit", "Ruling: it costs 2 action cards")),
        ("fr", ("Grande porte", "rover", "Combi tout-terrain", "Décision : elle coûte 2 cartes Action")),
    ],
)
def test_the_way_to_the_bunker_is_told_with_its_rule(
    lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", "show", BUNKER, "--lang", lang])
    assert not ended.value.code
    shown = " ".join(capsys.readouterr().out.split())
    assert [word for word in words if word not in shown] == []
    assert "sites/facility/bunker.py" in shown, "where it is carried out"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_rulings_are_listed_with_their_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", "rulings", "--game", "lockdown", "--lang", lang])
    assert not ended.value.code
    listed = " ".join(capsys.readouterr().out.split())
    for rule in load("lockdown"):
        assert (rule.id in listed) >= bool(rule.note)
        assert " ".join(rule.ruling(lang).split()) in listed
    assert "nemesis/noise/roll-number" not in listed


def test_the_page_says_how_to_read_them_without_building_it() -> None:
    assert "hullbreach rules rulings" in PAGE.read_text(encoding="utf-8")


def test_nothing_was_added_to_the_rules() -> None:
    assert len(load("lockdown")) == 387
