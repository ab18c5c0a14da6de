"""Plain text, for screen readers and pipes; and the words by which one finds one's way without a map."""

from __future__ import annotations

import pytest

from .conftest import Run

ALONE = ("play", "--seed", 4, "--players", 3, "--bots", "random")
FACILITY = ("play", "lockdown", "--seed", 4, "--players", 3, "--bots", "random")


def replies(run: Run, typed: str, *arguments: object) -> list[str]:
    """What every line typed brings."""
    out = run(*arguments, "--plain", typed=typed).out
    return [part.partition("\n")[2] for part in out.split("\n> ")[1:]]


def test_plain_text_is_not_wrapped(run: Run) -> None:
    _, room, *_ = replies(run, "1\nroom\n", *ALONE)
    assert max(map(len, room.splitlines())) > 80
    assert not [line for line in run(*ALONE, "--plain", typed="1\nboard\n").out.splitlines() if line.startswith(" ")][
        1:
    ]


def test_a_plain_question_is_short(run: Run) -> None:
    wide = run(*ALONE, typed="1\n" * 5).out.split("take your")[1].partition("\n> ")[0]
    plain = run(*ALONE, "--plain", typed="1\n" * 5).out.split("take your")[1].partition("\n> ")[0]
    assert "Move (1 card) to: 1 " in plain
    assert len(plain.split()) < 0.7 * len(wide.split())


def test_every_option_of_a_plain_question_can_be_chosen(run: Run) -> None:
    plain, wide = (
        run(*ALONE, *flags, "--save", f"{len(flags)}", typed="1\n2\n1\n5\n1\n").out for flags in ((), ("--plain",))
    )
    assert "Move (1 card) to: 1 " in wide
    assert plain.count("> ") == wide.count("> ")


@pytest.mark.parametrize("arguments", [ALONE, FACILITY], ids=["ship", "facility"])
def test_one_finds_ones_way_by_words(run: Run, arguments: tuple[object, ...]) -> None:
    near, way, nowhere, first, *_ = replies(run, "1\nnear\npath 4\npath 99\nchanged\n", *arguments)[1:]
    assert near.count("Exits") > 2
    assert near.count("\n") < 8, "not the whole board"
    assert way.startswith("To room 4, unexplored: ")
    assert "to room 4, unexplored" in way.splitlines()[-1]
    assert nowhere.strip() == "There is no room 99."
    assert first.startswith("This is your first turn here")
    (later,) = replies(run, "1\n" * 8 + "changed\n", *arguments)[8:9]
    assert "is in " in later


def test_the_same_in_french(run: Run) -> None:
    near, way, first, *_ = replies(run, "1\nvoisines\nchemin 4\nchangé\n", *FACILITY, "--lang", "fr")[1:]
    assert "Sorties" in near
    assert way.startswith("Vers la salle 4")
    assert first.startswith("C'est votre premier tour")


def test_why_names_an_option_that_is_not_there(run: Run) -> None:
    assert "There is no option 99 here; they go from 1 to 2." in run(*ALONE, typed="why 99\n").out
