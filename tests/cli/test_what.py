"""`what NAME`: everything that is printed on a component can be read, and nothing more."""

from __future__ import annotations

import pytest

from hullbreach import library
from hullbreach.cli.encyclopedia import Encyclopedia
from hullbreach.describers import describer_for
from tests.describe.test_messages import NAMED

from .conftest import Run

SHIP = ("play", "--seed", 4, "--players", 3)
FACILITY = ("play", "lockdown", "--seed", 4, "--players", 3)


def told(run: Run, typed: str, *arguments: object) -> str:
    """The answer to one typed line, joined into one line."""
    out = run(*(arguments or SHIP), typed=f"{typed}\n").out
    return " ".join(out.partition("\n> ")[2].partition("\n> ")[0].split()).removeprefix(f"{typed} ")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_every_text_in_the_box_is_found_by_its_name(game: str, lang: str) -> None:
    played = library.new(game, 3, 4)
    describer = describer_for(played, lang)
    book = Encyclopedia(played, describer)
    for kind, ids in NAMED[game].items():
        for id in ids:
            message = f"{kind.partition(' ')[0]}-{id}"
            found = book.find(describer.message("ui-title", name=describer.message(message)))
            assert describer.message(f"{message}-text") in [entry.text for entry in found], message


def test_all_sorts_of_things_have_a_word() -> None:
    for game in ("nemesis", "lockdown"):
        for lang in ("en", "fr"):
            played = library.new(game, 3, 4)
            describer = describer_for(played, lang)
            families = {piece["family"] for piece in library.gallery(game)}
            assert [family for family in families if f"what-sort-{family}" not in describer.phrases] == []


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        (SHIP, "what rifle", "Rifle (item): "),
        (SHIP, "what security key", "Security Key (quest item): "),
        (SHIP, "what BLEEDING", "bleeding wound (serious wound): "),
        (SHIP, "what eclosion", "Eclosion (event card): "),
        (SHIP, "what surprise attack", "surprise attack (rules term): "),
        (SHIP, "what the great hunt", "The Great Hunt (objective): "),
        (SHIP, "what pursuit", "Pursuit"),
        (FACILITY, "what code green", "Code Green (contingency): "),
        (FACILITY, "what surveillance", "Surveillance (computer card): "),
        (FACILITY, "what knee", "(serious wound): "),
        ((*SHIP, "--lang", "fr"), "quoi fusyl", "Vouliez-vous dire Fusil"),
        ((*SHIP, "--lang", "fr"), "quoi eclosion", "Éclosion (carte Événement)"),
        ((*SHIP, "--lang", "fr"), "quoi fusil d'assaut", "Fusil d'assaut (objet)"),
    ],
)
def test_a_thing_is_told_by_its_name(run: Run, arguments: tuple[object, ...], typed: str, said: str) -> None:
    assert said in told(run, typed, *arguments)


def test_part_of_a_name_lists_everything_it_may_be(run: Run) -> None:
    out = told(run, "what fire")
    assert "fire (rules term): " in out, "the very name is told first"
    out = told(run, "what pro")
    assert out.startswith("Several things have that name:")
    assert "Prototype" in out
    assert "(objective)" in out


def test_one_name_of_several_things_tells_them_all(run: Run) -> None:
    out = told(run, "what nest")
    assert "Nest (room): " in out
    assert "Nest (event card): " in out


def test_a_name_that_nothing_has_brings_the_nearest(run: Run) -> None:
    assert "called “shotgan”. Did you mean Shotgun" in told(run, "what shotgan")
    assert told(run, "what zzzzzz").startswith("Nothing in this game is called “zzzzzz”.")
    assert told(run, "what ???").startswith("Nothing in this game is called “???”.")


def test_the_words_of_the_question_and_of_an_option_are_explained(run: Run) -> None:
    out = told(run, "what")
    assert "In this question" in out
    assert "(character)" in out
    assert "(character): " in told(run, "what 1")
    assert "There is no option 99 here; they go from 1 to 2." in told(run, "what 99")


def test_what_is_in_play_is_not_told() -> None:
    """The answer is the same for another deal of the same box."""
    one, other = (
        Encyclopedia(game, describer_for(game, "en")) for game in (library.new("nemesis", 3, s) for s in (1, 2))
    )
    assert one.entries == other.entries
