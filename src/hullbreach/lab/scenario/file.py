"""A scenario as a TOML file, for people who do not write Python: the rulings lab."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path
from typing import Any

import msgspec

from ...kernel import Refused
from ...rulebook import find
from . import scenario
from .family import FamilyTable


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario file holds: a table, what is asked of it and the ruling in words, and the steps."""

    game: str
    crew: list[str]
    step: list[dict[str, Any]]
    seed: int = 1
    options: dict[str, str] = {}
    packs: list[str] = []
    """Folders beside the file, or names of installed packs."""
    question: str = ""
    question_fr: str = ""
    answer: str = ""
    answer_fr: str = ""
    rules: list[str] = []

    def asked(self, language: str) -> str:
        """The question in a language, or else in English; empty if the scenario asks none."""
        return (self.question_fr if language == "fr" else "") or self.question

    def answered(self, language: str) -> str:
        """The answer in a language, or else in English; empty if the scenario gives none."""
        return (self.answer_fr if language == "fr" else "") or self.answer


class BadScenario(Refused):
    """A scenario that cannot be understood, and why. As with every refusal here, a note says where: file and step."""


class Line:
    """One step of a scenario as it went: what it was, and what was wrong with it, if anything."""

    def __init__(self, number: int, text: str, wrong: str = "") -> None:
        self.number = number
        self.text = text
        self.wrong = wrong


def run_file(file: Path) -> Iterator[Line]:
    """Carry a scenario file out step by step."""
    return carry_out(read_file(file), str(file), file.parent)


def run_text(text: str, name: str = "scenario") -> Iterator[Line]:
    """Carry a scenario out step by step."""
    return carry_out(_understood(text, name), name)


def read_file(file: Path) -> Scenario:
    """What a scenario file holds; the rules it names are rules of ours."""
    return _understood(_read(file), str(file))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario("file-not-readable", file=str(file), because=errorcode.get(error.errno or 0, "EIO")) from None
    except UnicodeDecodeError:
        raise BadScenario("file-not-readable", file=str(file), because="not-text") from None


def _understood(text: str, name: str) -> Scenario:
    with _told_where(name):
        found = msgspec.convert(tomllib.loads(text), Scenario)
        for rule in found.rules:
            find(rule)
    return found


def carry_out(found: Scenario, name: str = "scenario", folder: Path = Path()) -> Iterator[Line]:
    """Carry a scenario out step by step; its packs are looked for in this folder."""
    table = _opened(found, name, folder)
    for number, step in enumerate(found.step, 1):
        with _told_where(f"{name}, step {number}"):
            line = _step(table, number, step)
        yield line


def arranged(found: Scenario, name: str = "scenario") -> FamilyTable:
    """The table of a scenario after all its steps."""
    table = _opened(found, name)
    for number, step in enumerate(found.step, 1):
        with _told_where(f"{name}, step {number}"):
            _step(table, number, step)
    return table


def _opened(found: Scenario, name: str, folder: Path = Path()) -> FamilyTable:
    with _told_where(name):
        packs = [beside if (beside := folder / pack).is_dir() else pack for pack in found.packs]
        table = scenario(found.game, found.crew, found.seed, packs, **found.options)
    assert isinstance(table, FamilyTable)
    return table


@contextmanager
def _told_where(where: str) -> Iterator[None]:
    """Whatever is refused or not understood says where."""
    try:
        yield
    except Refused as refused:
        refused.add_note(where)
        raise
    except (LookupError, TypeError, AttributeError, ValueError, StopIteration, msgspec.ValidationError) as error:
        bad = BadScenario("bad-scenario", because=str(error))
        bad.add_note(where)
        raise bad from None


def _step(table: FamilyTable, number: int, step: dict[str, Any]) -> Line:
    match step:
        case {"set": str(verb), **rest}:
            return _arrange(table, number, verb, rest)
        case {"fate": dict(results)}:
            table.fate(**results)
            return Line(number, f"fate {results}")
        case {"who": str(who), "play": str(verb), **rest}:
            about = [str(ref) for ref in rest.get("about", ())]
            table.play(who, verb, *about)
            return Line(number, f"{who} {verb} {' '.join(about)}".strip())
        case {"expect": dict(expected)}:
            found = [wrong for key, value in _claims(expected) if (wrong := _check(table, expected, key, value))]
            return Line(number, f"expect {expected}", "; ".join(found))
    raise ValueError(f"a step has `set`, `fate`, `who` with `play`, or `expect`: {sorted(step)}")


def _arrange(table: FamilyTable, number: int, verb: str, rest: dict[str, Any]) -> Line:
    if verb not in table.arrangements:
        raise ValueError(f"unknown arrangement {verb}; known: {', '.join(table.arrangements)}")
    arguments = list(rest.get("with", ()))
    named = {key: value for key, value in rest.items() if key != "with"}
    getattr(table, verb)(*arguments, **named)
    return Line(number, f"{verb} {' '.join(map(str, arguments))} {named or ''}".strip())


_SUBJECTS = ("event", "of", "room", "corridor", "who")
"""What an expectation can be about; the first that is named is it, so the `room` of a character is a claim."""


def _claims(expected: dict[str, Any]) -> list[tuple[str, Any]]:
    subject = next((key for key in _SUBJECTS if key in expected), None)
    return [(key, value) for key, value in expected.items() if key != subject]


def _check(table: FamilyTable, expected: dict[str, Any], key: str, value: Any) -> str:
    """What is wrong with one claim, or nothing."""
    if "event" not in expected and (answered := _answered(table, expected, key, value)) is not None:
        return answered
    found = _fact(table, expected, key)
    return "" if found == value else f"{key} is {found!r}, not {value!r}"


def _answered(table: FamilyTable, expected: dict[str, Any], key: str, value: Any) -> str | None:
    """What is wrong with a claim about options, refusals and rules; None if it is about something else."""
    if key in ("option", "no_option"):
        offered = table.options(expected["who"])
        there = any(option == value or option.split("/")[0] == value for option in offered)
        return "" if there == (key == "option") else f"{key} {value}: offered are {offered}"
    if key == "refused":
        rule = table.refusals(expected["who"]).get(value)
        return "" if rule is not None and rule == expected.get("rule", rule) else f"{value} is refused by {rule}"
    if key == "rule":
        told = table.rules_told() | set(table.refusals(expected["who"]).values() if "who" in expected else ())
        return "" if value in told else f"rule {value} was not at work"
    return None


def _fact(table: FamilyTable, expected: dict[str, Any], key: str) -> Any:
    if "event" in expected:
        events = table.told(expected["event"])
        return len(events) if key == "times" else [event["args"].get(key) for event in events]
    if "of" in expected:
        return getattr(table.of(expected["of"]), key)
    if "room" in expected:
        return getattr(table.room(expected["room"]), key)
    if "corridor" in expected:
        return table.has_noise(expected["corridor"]) if key == "noise" else table.door_at(expected["corridor"])
    if key == "ask":
        choice = table.choice(expected["who"])
        return choice.ask if choice else ""
    if key == "told":
        return next((event["kind"] for event in table.told()), None)
    facts = table.facts()
    if key not in facts:
        raise ValueError(f"nobody can say what {key} is; known: told, {', '.join(facts)}, or name a subject")
    return facts[key]
