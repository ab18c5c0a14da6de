"""The example rulings: each proves its answer, and would not if the answer were another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.lab.scenario.file import carry_out, read_file
from hullbreach.lab.scenario.head import Head, PlainHead
from hullbreach.rulebook.citing import cites

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "rulings"
FILES = sorted(FOLDER.glob("*.toml"))
RULINGS = [
    pytest.param("alcohol-infected", marks=cites("nemesis/contamination/scan-infected", "nemesis/contamination/scan")),
    pytest.param("careful-move-tokens", marks=cites("nemesis/action/careful-move")),
    pytest.param(
        "danger-everywhere-noisy",
        marks=cites("nemesis/noise/danger-markers", "nemesis/noise/second-marker-encounter"),
    ),
    pytest.param("escape-order", marks=cites("nemesis/escape/attacks-first", "nemesis/attack/target-escape")),
    pytest.param("fire-in-the-nest", marks=cites("nemesis/room/nest-fire", "nemesis/room/nest-destroyed")),
    pytest.param(
        "interruption-after-passing",
        marks=cites(
            "nemesis/action/interruption-scope",
            "nemesis/action/interruption",
            "nemesis/action/cost-when-interrupted",
        ),
    ),
    pytest.param("light-wounds", marks=cites("nemesis/wound/light-third")),
    pytest.param("nest-before-first-encounter", marks=cites("nemesis/critical/first-encounter")),
    pytest.param(
        "retreat-closed-door",
        marks=cites("nemesis/injury/retreat-move", "nemesis/intruder-movement/closed-door"),
    ),
    pytest.param("second-larva", marks=cites("nemesis/attack/larva-already-infested")),
]


def wrong(ruling: Head) -> list[int]:
    """The steps that do not come out as expected."""
    return [line.number for line in carry_out(ruling) if line.wrong]


@pytest.mark.parametrize("name", RULINGS)
def test_a_ruling_holds_by_the_rules_it_names(name: str, request: pytest.FixtureRequest) -> None:
    ruling = read_file(FOLDER / f"{name}.toml")
    assert wrong(ruling) == []
    assert [rule for mark in request.node.iter_markers("cites") for rule in mark.args] == ruling.rules


def test_every_ruling_is_tried_here_and_listed_on_the_page() -> None:
    assert [case.values[0] for case in RULINGS] == [file.stem for file in FILES]
    page = (ROOT / "docs" / "scenario.md").read_text(encoding="utf-8")
    rows = {row[1]: row[0] for row in re.findall(r"^(\| `([a-z-]+)\.toml` .*)$", page, re.MULTILINE)}
    assert list(rows) == [file.stem for file in FILES]
    for file in FILES:
        assert all(f"`{rule}`" in rows[file.stem] for rule in read_file(file).rules)


# -- the proof ------------------------------------------------------------------------------------------------


def other(value: Any) -> Any:
    """Anything but this value, of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"not {value}"
        case list():
            return [*reversed(value), *([] if len(value) > 1 and value != value[::-1] else ["more"])]
        case dict():
            return {**value, "more": "more"}
    raise TypeError(value)


def turned_round(expected: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The expectation with one claim at a time turned round."""
    subject = next((key for key in ("event", "of", "room", "corridor", "who") if key in expected), None)
    for key, value in expected.items():
        if key in ("option", "no_option"):
            yield {"who": expected["who"], "no_option" if key == "option" else "option": value}
        elif key == "refused":
            yield {**expected, key: "pass"}
        elif key != subject:
            yield {**expected, key: other(value)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_expectation_fails_when_it_is_turned_round(file: Path) -> None:
    ruling = read_file(file)
    tried = 0
    for index, step in enumerate(ruling.step):
        for expected in turned_round(step.get("expect", {})):
            steps = [*ruling.step[:index], {"expect": expected}, *ruling.step[index + 1 :]]
            assert wrong(msgspec.structs.replace(ruling, step=steps)) == [index + 1], expected
            tried += 1
    assert tried >= 4


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_is_proven_by_a_table_on_which_nothing_is_played(file: Path) -> None:
    ruling = read_file(file)
    steps = [step for step in ruling.step if "play" not in step and step.get("set") != "end_round"]
    assert len(steps) < len(ruling.step)
    found = carry_out(msgspec.structs.replace(ruling, step=steps))
    reasons = {each.reason for line in found for each in line.wrong}
    assert reasons - {"scenario-fate-unused"}, "an expectation fails, not only fate that nothing has used"


# -- the words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_ruling_asks_and_answers_in_both_languages(file: Path) -> None:
    ruling = read_file(file)
    for language in ("en", "fr"):
        assert ruling.asked(language).endswith("?")
        assert ruling.answered(language).endswith(".")
    french = ruling.asked("fr") + ruling.answered("fr")
    assert french != ruling.asked("en") + ruling.answered("en")
    assert "’" not in french
    assert re.findall(r"\S[:;!?]", french) == []
    assert re.findall(r"[0-9]+", ruling.answer) == re.findall(r"[0-9]+", ruling.answer_fr)


def test_what_is_not_said_in_french_is_said_in_english() -> None:
    ruling = PlainHead(game="anything", players=1, step=[], question="Why?", answer="So.")
    assert (ruling.asked("fr"), ruling.answered("fr")) == ("Why?", "So.")
