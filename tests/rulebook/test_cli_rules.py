"""`hullbreach rules`: clear answers on stdout, one clear line on stderr when something is wrong."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hullbreach.cli import main, rules
from hullbreach.rulebook import load
from hullbreach.rulebook.sources import PACKAGE

Run = Callable[..., tuple[int, str, str]]

CITING = """from hullbreach.rulebook.citing import cites

@cites("nemesis/noise/silence")
def test_passes(): ...

@cites("nemesis/noise/roll-number")
def test_fails(): assert False
"""


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("HULLBREACH_LANG", "en")

    def call(*arguments: str) -> tuple[int, str, str]:
        code = 0
        try:
            main(["rules", *arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
        out, err = capfd.readouterr()
        return code, out, err

    return call


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two citing tests, one of which fails."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text(CITING)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p hullbreach.rulebook.pytest_citations\n")
    monkeypatch.setattr(rules, "checkout", lambda: tmp_path)
    return tmp_path


def test_a_rule_is_shown_in_french(run: Run) -> None:
    code, out, _ = run("show", "nemesis/terms/player-count", "--lang", "fr")
    assert code == 0
    assert "Une partie se joue de 1 à 5 joueurs." in out
    assert "Décision :" in out
    assert "Carried out by" not in out


def test_search_finds_french_words_and_answers_in_french(run: Run) -> None:
    code, out, _ = run("search", "capsule", "sauvetage", "--lang", "fr")
    assert code == 0
    assert "capsule" in out


def test_search_shows_ids_and_texts_in_80_columns(run: Run) -> None:
    code, out, err = run("search", "noise", "silence", "--game", "nemesis")
    assert (code, err) == (0, "")
    assert out.startswith("nemesis/noise/silence\n  A noise roll of SILENCE")
    assert all(len(line) <= 80 and line == line.rstrip() for line in out.splitlines())


def test_search_says_how_many_more_there_are(run: Run) -> None:
    number = len(load("nemesis").search("intruder"))
    _, out, _ = run("search", "intruder", "--game", "nemesis", "--limit", "3")
    assert out.endswith(f"{number - 3} more: --limit {number}\n")


def test_show_gives_text_ruling_source_code_and_tests(run: Run, toy: Path) -> None:
    code, out, _ = run("show", "nemesis/noise/silence")
    assert code == 0
    assert out.startswith("nemesis/noise/silence  base, rulebook\n\n  A noise roll of SILENCE")
    assert "\nCarried out by\n" in out
    assert out.endswith("\nCited by\n  tests/test_toy.py::test_passes\n")
    _, out, _ = run("show", "nemesis/pod/launch")
    assert "  The rulebook speaks of your miniature only." in out
    assert out.endswith("\nCited by\n  no test yet\n")


def test_coverage_runs_the_citing_tests_when_it_has_to_and_prints_json_only(run: Run, toy: Path) -> None:
    code, out, err = run("coverage", "--game", "nemesis", "--json")
    own = [rule for rule in load("nemesis").ids if rule.startswith("nemesis/")]
    missing = [rule for rule in own if rule != "nemesis/noise/silence"]
    assert code == 0
    counted = json.loads(out)
    assert counted.pop("nemesis") == {"rules": 357, "cited": 1, "missing": missing}
    assert {part: (each["rules"], each["cited"]) for part, each in counted.items()} == {
        "carnomorphs": (103, 0),
        "void-seeders": (89, 0),
    }
    assert "tests/test_toy.py: running the citing tests" in err
    assert "1 failed, 1 passed" in err


def test_coverage_runs_nothing_when_the_record_is_up_to_date(run: Run, toy: Path) -> None:
    good = CITING[: CITING.index('@cites("nemesis/noise/roll-number")')]
    (toy / "tests" / "test_toy.py").write_text(good)
    assert "running" in run("coverage")[2]
    code, out, err = run("coverage", "--game", "nemesis", "--module", "base")
    assert (code, err) == (0, "")
    assert out.startswith("nemesis  1 of 324 rules are cited by a passing test (0%)\n")
    assert "  silence-slimed" in out or ", silence-slimed" in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_coverage_without_citing_tests_runs_nothing(run: Run, toy: Path) -> None:
    (toy / "tests" / "test_toy.py").unlink()
    code, out, err = run("coverage", "--module", "coop", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["nemesis"]["cited"] == 0
    _, out, _ = run("coverage", "--module", "carnomorphs", "--json")
    counted = json.loads(out)
    assert list(counted) == ["carnomorphs"]
    assert counted["carnomorphs"]["rules"] == 103


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["show", "nemesis/noise/silense"],
            "hullbreach: There is no rule nemesis/noise/silense. Did you mean nemesis/noise/silence",
        ),
        (["show", "zzz"], "hullbreach: There is no rule zzz."),
        (
            ["search", "noise", "--game", "nemsis"],
            "hullbreach: There are no rules for a game called nemsis. Did you mean nemesis?",
        ),
        (["search"], "hullbreach: To search, give at least one word."),
        (["coverage", "--game", "chess"], "hullbreach: There are no rules for a game called chess; choose from"),
        (["coverage", "--module", "bas"], "hullbreach: There is no module bas. Did you mean base?"),
        (
            ["coverage", "--game", "nemesis", "--module", "zzz"],
            "hullbreach: There is no module zzz; choose from base, solo, coop,",
        ),
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(complaint)
    assert err.count("\n") == 1


def test_words_of_no_rule_are_no_error_but_no_success_either(run: Run) -> None:
    assert run("search", "bicycle") == (1, "", "no rule mentions: bicycle\n")


def test_an_unreadable_citation_is_refused(run: Run, toy: Path) -> None:
    (toy / "tests" / "test_toy.py").write_text("@cites(RULE)\ndef test(): ...\n")
    code, out, err = run("coverage", "--json")
    assert (code, out) == (2, "")
    assert err.startswith("hullbreach: tests/test_toy.py:1: ")


def test_without_a_checkout_coverage_says_that_it_needs_one(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "site" / "hullbreach", ignore=shutil.ignore_patterns("__pycache__"))
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    program = "from hullbreach.cli import main; main()"

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-c", program, "rules", *arguments]
        return subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    ended = command("coverage", "--json")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("hullbreach: The tests are not part of the installed package")
    assert command("show", "nemesis/noise/silence").stdout.endswith("unknown: no checkout with tests here\n")


def test_a_rule_that_another_game_has_too_names_it_and_the_code_they_share(run: Run, toy: Path) -> None:
    code, out, _ = run("show", "lockdown/noise/silence")
    assert code == 0
    assert "\nThe same rule in other games\n  nemesis/noise/silence\n" in out
    assert "hullbreach/nemesis/rules/noise.py" in out
    assert "  lockdown/noise/silence\n" in run("show", "nemesis/noise/silence")[1]


def test_a_search_in_one_game_finds_its_own_rules_and_in_all_games_each_rule_once(run: Run) -> None:
    assert run("search", "noise", "silence", "--game", "lockdown")[1].startswith("lockdown/noise/silence\n")
    _, out, _ = run("search", "noise", "silence")
    assert out.startswith("nemesis/noise/silence\n")
    assert "lockdown/noise/silence\n" not in out


def test_coverage_counts_the_rules_of_one_game(run: Run, toy: Path) -> None:
    (toy / "tests" / "test_toy.py").unlink()
    code, out, _ = run("coverage", "--game", "lockdown", "--json")
    assert code == 0
    assert json.loads(out)["lockdown"]["rules"] == 387
