"""The command on a toy: one rule, a test that notices some mutants of it, and what happens when things change."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow  # every one runs pytest in processes of its own

CHECKOUT = Path(__file__).parents[2]
RULES = '''
"""Fire."""
RULE = "nemesis/fire/spread"
TABLE = [function for function in ()]

def register(function):
    TABLE.append(function)
    return function

@register
def spread(fire, doors):
    """nemesis/fire/spread"""
    reached = [room for room in (1, 2, 3) if room not in fire and room not in doors]
    while len(reached) > 2:
        reached.pop()
    if len(reached) > 3:
        reached = []
    return reached

def made_at_import(rooms):
    """nemesis/fire/spread"""
    return [room for room in rooms if room != 2]

FIREPROOF = made_at_import((1, 2))

def unused():
    """nemesis/fire/spread"""
    return [room for room in (1, 2) if room == 2]
'''
PLAIN = "def unnamed(fire):\n    return [room for room in fire if room]\n"
TESTS = """
from hullbreach.rulebook.citing import cites
from toy import rules

@cites("nemesis/fire/spread")
def test_fire_spreads_to_rooms_that_do_not_burn():
    assert rules.TABLE[0]({1}, ()) == [2, 3]
    assert rules.FIREPROOF == [1]

def test_that_cites_nothing_is_not_asked():
    assert rules.spread({1}, {2}) == [3]
"""
CLOSED = """
from hullbreach.rulebook.citing import cites
from toy import rules

@cites("nemesis/fire/spread")
def test_fire_does_not_pass_doors():
    assert rules.spread({1}, {2}) == [3]
"""
ENTRY = """
[[mutant]]
module = "rules.py"
function = "spread"
was = "{was}"
becomes = "if False:"
why = "a toy"
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for name, text in {
        "src/toy/__init__.py": "",
        "src/toy/rules.py": RULES,
        "src/toy/plain.py": PLAIN,
        "tests/test_fire.py": TESTS,
        "equivalent.toml": "",
        "pytest.ini": "[pytest]\naddopts = -p hullbreach.rulebook.pytest_citations --import-mode=importlib\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def command(toy: Path, *options: str, code: int = 0) -> str:
    """Run the command and see that it ends so; what it said."""
    places = ["--root", str(toy), "--package", "src/toy", "--equivalent", str(toy / "equivalent.toml")]
    run = [sys.executable, "-m", "tests.mutation", "--breaks", "clauses", "--seconds", "1", *places, *options]
    path = {"PYTHONPATH": f"{toy / 'src'}:{CHECKOUT / 'src'}", "PATH": "/usr/bin:/bin"}
    ended = subprocess.run(run, cwd=CHECKOUT, env=path, capture_output=True, text=True, check=False)
    assert ended.returncode == code, ended.stdout + ended.stderr
    return ended.stdout


def mutate(toy: Path, *options: str, code: int = 0) -> dict[str, Any]:
    """Run the command and read its report."""
    command(toy, *options, code=code)
    report: dict[str, Any] = json.loads((toy / ".mutation" / "report.json").read_text())
    return report


def outcomes(report: dict[str, Any]) -> dict[str, str]:
    return {f"{each['function']}: {each['becomes']}": each["outcome"] for each in report["mutants"]}


def tried(toy: Path) -> int:
    return len((toy / ".mutation" / "results.jsonl").read_text().splitlines())


def test_citing_tests_notice_some_mutants_and_miss_others(toy: Path) -> None:
    report = mutate(toy)
    found = outcomes(report)
    whole = "reached = [room for room in (1, 2, 3) if "
    assert found[f"spread: {whole}room not in doors]"] == "noticed"
    assert found[f"spread: {whole}room not in fire]"] == "missed"
    assert found["made_at_import: return [room for room in rooms if True]"] == "noticed", "a mutant of what import runs"
    assert found["unused: return [room for room in (1, 2) if True]"] == "unreached"
    assert found["register: pass"] == "noticed", "the mutant cannot be imported"
    assert [each["name"] for each in report["games"]] == ["lockdown", "nemesis"], "the rule is shared"
    assert report["ruleless"] == {"plain.py": 1}
    rules = {each["name"]: each for each in report["rules"]}
    assert rules["nemesis/fire/spread"]["unreached"] == 1
    assert not (toy / ".citations.json").exists()


def test_a_mutant_put_in_ends_as_one_in_a_fresh_interpreter_does(toy: Path) -> None:
    (toy / "tests/test_doors.py").write_text(CLOSED)
    swapped = mutate(toy, "--sample", "4")
    (toy / ".mutation/results.jsonl").unlink()
    fresh = mutate(toy, "--sample", "4", "--fresh")
    noticed = [[each["outcome"] == "noticed" for each in report["mutants"]] for report in (swapped, fresh)]
    assert noticed[0] == noticed[1]


def test_an_endless_mutant_is_noticed(toy: Path) -> None:
    (toy / "tests/test_doors.py").write_text(CLOSED.replace("{1}, {2}) == [3]", "(), ()) == [1, 2]"))
    report = mutate(toy, "--rules", "nemesis/fire")
    endless = [each["by"] for each in report["mutants"] if each["becomes"] == "pass" and each["line"] == 15]
    assert endless == ["it runs without end"]


def test_a_second_run_goes_on_where_the_first_stopped(toy: Path) -> None:
    first = mutate(toy, "--sample", "2", "--seed", "1")
    assert tried(toy) == len(first["mutants"])
    with (toy / ".mutation" / "results.jsonl").open("a") as file:
        file.write('{"key": "cut')
    whole = mutate(toy)
    assert tried(toy) == len(whole["mutants"]) > len(first["mutants"])
    assert mutate(toy) == whole
    assert tried(toy) == len(whole["mutants"])


def test_a_changed_file_is_tried_again_and_no_other(toy: Path) -> None:
    (toy / "src/toy/other.py").write_text('RULE = "nemesis/fire/spread"\ndef other(fire): fire.clear()\n')
    whole = mutate(toy)
    (toy / "src/toy/other.py").write_text('RULE = "nemesis/fire/spread"\n\ndef other(fire): fire.clear()\n')
    changed = [each for each in whole["mutants"] if each["module"] == "other.py"]
    mutate(toy)
    assert tried(toy) == len(whole["mutants"]) + len(changed)


def test_another_citing_test_notices_what_was_missed(toy: Path) -> None:
    mutate(toy)
    (toy / "tests/test_doors.py").write_text(CLOSED)
    found = outcomes(mutate(toy))
    assert found["spread: reached = [room for room in (1, 2, 3) if room not in fire]"] == "noticed"


def test_what_only_the_test_of_another_rule_notices_is_told_apart(toy: Path) -> None:
    (toy / "tests/test_doors.py").write_text(CLOSED.replace("nemesis/fire/spread", "nemesis/door/open"))
    report = mutate(toy, "--rules", "nemesis/fire", "--elsewhere")
    becomes = "reached = [room for room in (1, 2, 3) if room not in fire]"
    (missed,) = (each for each in report["mutants"] if each["becomes"] == becomes)
    assert missed["outcome"] == "missed"
    assert missed["elsewhere"] == "tests/test_doors.py::test_fire_does_not_pass_doors"
    (unused,) = (each for each in report["mutants"] if each["function"] == "unused")
    assert unused["elsewhere"] == ""
    assert report["rules"][0]["elsewhere"] == 1


def test_a_harmless_mutant_is_listed_and_a_stale_entry_reported(toy: Path) -> None:
    (toy / "equivalent.toml").write_text(ENTRY.format(was="if len(reached) > 3:"))
    report = mutate(toy)
    assert report["equivalent"] == 1
    assert "spread: if False:" not in outcomes(report)
    (toy / "equivalent.toml").write_text(ENTRY.format(was="if len(reached) > 4:"))
    assert mutate(toy, code=1)["stale"] == ["rules.py spread: if len(reached) > 4: → if False:"]


def test_a_citing_test_that_fails_anyway_is_named(toy: Path) -> None:
    (toy / "tests/test_doors.py").write_text(CLOSED.replace("[3]", "[4]"))
    assert mutate(toy, code=1)["failing"] == ["tests/test_doors.py::test_fire_does_not_pass_doors"]


def test_tests_that_cannot_be_imported_are_named(toy: Path) -> None:
    (toy / "tests/test_doors.py").write_text(CLOSED + "import nowhere\n")
    assert command(toy, code=2) == "pytest cannot import tests/test_doors.py\n"
