"""How much is shown: everything, a summary, or little; details on demand; what somebody missed."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from hullbreach import library
from hullbreach.cli.event_feed import EventFeed
from hullbreach.cli.terminal import Terminal
from hullbreach.describers import describer_for

from .conftest import Run

ALONE = ("play", "--seed", 4, "--players", 4, "--bots", "survivor")
PAIR = ("play", "--seed", 8, "--players", 2, "--people", "Ann,Bob", "--brief")
TURN = "1\n" * 9


def told(run: Run, level: str, typed: str = TURN) -> str:
    return run(*ALONE, "--verbosity", level, typed=typed).out


def test_full_tells_every_event_and_its_rule(run: Run) -> None:
    out = told(run, "full")
    assert "begins a turn in" in out
    assert "events in short" not in out
    assert "[nemesis/round/two-actions]" in out


def test_normal_tells_much_at_once_in_short_with_rules(run: Run) -> None:
    out = told(run, "normal")
    assert "events summed up; type: details)" in out
    assert "[nemesis/round/two-actions]" in out
    assert len(out) < len(told(run, "full"))


def test_brief_is_shorter_still(run: Run) -> None:
    out = told(run, "brief")
    assert "[nemesis/" not in out
    assert len(out) < len(told(run, "normal"))
    assert out == run(*ALONE, "--brief", typed=TURN).out


def test_an_unknown_level_is_refused(run: Run) -> None:
    ended = run(*ALONE, "--verbosity", "loud")
    assert ended.code == 2
    assert "verbosity" in ended.err


@pytest.mark.parametrize(("lang", "word"), [("en", "details"), ("fr", "détails")])
def test_what_was_told_in_short_is_told_in_full_on_demand(run: Run, lang: str, word: str) -> None:
    short = run(*ALONE, "--lang", lang, typed=TURN).out
    whole = run(*ALONE, "--lang", lang, typed=f"{TURN}{word}\n").out
    more = whole[len(short) - len(short.splitlines()[-1]) - 1 :]
    wanted = int(re.findall(r"\((\d+) (?:events|événements)", short)[-1])
    assert more.count("[nemesis/") > wanted / 2


@pytest.mark.parametrize(
    ("lang", "word", "levels"),
    [("en", "verbosity", ("full", "normal", "brief")), ("fr", "verbosité", ("complet", "normal", "bref"))],
)
def test_the_level_can_be_changed_while_playing(run: Run, lang: str, word: str, levels: tuple[str, ...]) -> None:
    full, normal, brief = (
        run(*ALONE, "--lang", lang, typed=f"{word} {level}\n{TURN}").out.partition("\n> ")[2] for level in levels
    )
    assert len(full) > len(normal) > len(brief)
    assert "[nemesis/" not in brief


def test_without_a_level_the_next_one_is_taken(run: Run) -> None:
    out = " ".join(run(*ALONE, typed="v\nv\nv\n").out.split())
    said = [out.index(words) for words in ("events are summed up, and", "shown in full, with", "long runs of events")]
    assert said == sorted(said)


def test_a_level_that_is_none_is_said(run: Run) -> None:
    assert "There is no level loud; choose from full, normal and brief." in run(*ALONE, typed="v loud\n").out


def test_who_sits_down_again_hears_what_happened_since(run: Run) -> None:
    out = run(*PAIR, typed="\n1\n" * 6).out
    first, *later = re.split(r"Pass the keyboard to .*\n", out)[1:]
    assert "Since you last acted" not in first
    assert any("Since you last acted" in part and "Round" in part for part in later)


def test_who_takes_a_game_up_again_is_told_how_things_stand(run: Run) -> None:
    run(*ALONE, typed=f"{TURN}save here.save\n")
    out = run("play", "--resume", "here.save").out
    assert "Where you left off" in out
    assert "Exits:" in out
    french = run("play", "--resume", "here.save", "--lang", "fr").out
    assert "Là où vous en étiez" in french


def test_details_are_those_of_whoever_sits_there(capsys: pytest.CaptureFixture[str]) -> None:
    game = library.new("nemesis", 2, 8)
    feed = EventFeed(game, Terminal(plain=True), describer_for(game, "en"), "normal")
    feed.tell(0)
    capsys.readouterr()
    feed.details(replace(game.choice, seat=1), "")
    assert capsys.readouterr().out == ""
    feed.details(replace(game.choice, seat=0), "")
    assert "Your objectives are" in capsys.readouterr().out
