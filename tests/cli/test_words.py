"""Commands as words, in both languages; rules looked up; saving in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from hullbreach import library

from .conftest import Run

ALONE = ("play", "--seed", 4, "--players", 3, "--bots", "random")


def test_commands_are_words_in_the_language_of_the_game(run: Run) -> None:
    english, french = run(*ALONE, typed="help\n").out, run(*ALONE, "--lang", "fr", typed="aide\n").out
    assert "What you can type" in english
    assert "Ce que vous pouvez taper" in french
    assert "annuler" in french
    assert "undo" not in french


def test_a_whole_game_can_be_played_in_french(run: Run) -> None:
    out = run(*ALONE, "--lang", "fr", typed="1\n" * 400).out
    assert "commence son tour" in out
    assert "Player" not in out
    assert "turn" not in out.replace("nemesis/round/turn-order", "")


def test_every_part_of_the_situation_has_a_word_of_its_own(run: Run) -> None:
    out = run(*ALONE, typed="1\n" + "prompt\nclocks\ncrew\nbody\nobjectives\n").out
    before, *said = out.split("\n> ")[1:]
    prompt, clocks, crew, body, objectives = (part.partition("\n")[2] for part in said[:5])
    assert before.rstrip().endswith(prompt.strip().splitlines()[-1].strip())
    assert "Round 1" in clocks
    assert "Mechanic (player 1)" in crew
    assert objectives.startswith("Objectives (2)")
    assert body.startswith("Pilot (player 3) is in Hibernatorium (11).")
    assert "Pilot" not in crew


def test_the_rule_of_an_option_is_shown_by_its_number(run: Run) -> None:
    out = run(*ALONE, typed="why 1\n").out
    assert out.count("[nemesis/setup/character-draft]") > 2


def test_rules_are_found_by_words(run: Run) -> None:
    assert "nemesis/noise/" in run(*ALONE, typed="rules noise marker\n").out
    assert "No rule mentions: zebra" in run(*ALONE, typed="rules zebra\n").out


def test_a_game_is_saved_when_one_says_so(run: Run, tmp_path: Path) -> None:
    out = run(*ALONE, typed="save\nsave here.save\nsave no/such/folder.save\n").out
    assert "Where to?" in out
    assert library.load((tmp_path / "here.save").read_bytes()).players == 3
    assert "no/such/folder.save cannot be written" in out


def test_the_last_game_is_kept_by_itself_until_it_is_over(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "state" / "hullbreach" / "autosaves"
    run(*ALONE, typed="1\n")
    assert list(kept.iterdir())
    assert "Type the number" in run("play", "--resume", "last", typed="").out
    run("play", "--resume", "last", "--bots", "random", "--seed", 4, typed="1\n" * 3000)
    assert not list(kept.iterdir()), "that game was played to its end"
    ended = run("play", "--resume", "last")
    assert ended.code == 2
    assert "no games are kept here" in ended.err


def test_an_unknown_language_is_refused(run: Run) -> None:
    ended = run(*ALONE, "--lang", "tlh")
    assert ended.code == 2
    assert ended.err == "hullbreach: Unknown language: tlh. Choose from: en and fr.\n"


def test_plain_is_told_without_drawing(run: Run) -> None:
    out = run(*ALONE, "--plain", typed="1\nmap\n").out
    assert "\x1b" not in out
    assert "unexplored  > you" not in out, "no map is drawn"
    assert "Hibernatorium" in out


def test_brief_names_a_rule_only_when_asked(run: Run) -> None:
    out = run(*ALONE, "--brief", typed="1\nr 1\n").out
    assert "[nemesis/" not in out
    assert "begins" in out


def test_a_plain_curtain_is_made_of_empty_lines(run: Run) -> None:
    out = run("play", "--seed", 8, "--players", 2, "--people", "Ann,Bob", "--plain", typed="\n1\n").out
    assert "\n" * 40 in out
