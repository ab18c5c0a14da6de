"""Scenario files: carried out step by step, with errors that name the step."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.lab.scenario.file import BadScenario, run_file, run_text

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "scenarios").glob("*.toml"))
HEAD = 'game = "nemesis"\ncrew = ["captain", "scout"]\n'


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_holds(file: Path) -> None:
    lines = list(run_file(file))
    assert lines
    assert [line.wrong for line in lines if line.wrong] == []


def test_an_expectation_that_fails_says_what_was_found() -> None:
    text = HEAD + '[[step]]\nexpect = { of = "captain", light_wounds = 2 }\n'
    (line,) = run_text(text)
    assert line.wrong == "light_wounds is 0, not 2"


MOVED = """
[[step]]
set = "place"
with = ["captain", "room:1"]
[[step]]
set = "explore"
with = ["room:2"]
[[step]]
set = "turn"
with = ["captain"]
[[step]]
fate = { noise = ["silence"] }
[[step]]
who = "captain"
play = "move"
about = ["room:2"]
[[step]]
"""


@pytest.mark.parametrize(
    ("expected", "wrong"),
    [
        ('of = "captain", room = "room:2"', ""),
        ('of = "captain", room = "room:1"', "room is 'room:2', not 'room:1'"),
        ('event = "moved", who = ["seat:0"], room = ["room:2"]', ""),
        ('event = "moved", room = ["room:1"]', "room is ['room:2'], not ['room:1']"),
        ('event = "moved", colour = [3]', "colour is [None], not [3]"),
        ('event = "noise-rolled", times = 1', ""),
        ('event = "encounter", times = 1', "times is 0, not 1"),
        ('who = "captain", ask = "ask-action"', ""),
        ('who = "scout", ask = "ask-action"', "ask is '', not 'ask-action'"),
        ("eggs = 5", ""),
    ],
)
def test_what_an_expectation_is_about_and_what_it_claims(expected: str, wrong: str) -> None:
    assert list(run_text(f"{HEAD}{MOVED}expect = {{ {expected} }}\n"))[-1].wrong == wrong


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("game = ", "Invalid value"),
        ('crew = ["captain"]\nstep = []\n', "missing required field `game`"),
        (HEAD + "colour = 3\nstep = []\n", "unknown field `colour`"),
        (HEAD + 'rules = ["nemesis/noise/rol-number"]\nstep = []\n', "nemesis/noise/roll-number"),
        (HEAD + '[[step]]\nset = "explode"\n', "unknown arrangement explode"),
        (HEAD + '[[step]]\nset = "place"\n', "place()"),
        (HEAD + "[[step]]\nwait = 1\n", "a step has"),
        (HEAD + '[[step]]\nexpect = { of = "captain", luck = 1 }\n', "luck"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_the_step_and_the_reason(text: str, because: str) -> None:
    with pytest.raises(BadScenario) as refused:
        list(run_text(text))
    assert because in str(refused.value.about["because"])


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as refused:
        list(run_file(tmp_path / "none.toml"))
    assert refused.value.reason == "file-not-readable"
