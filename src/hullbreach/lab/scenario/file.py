"""A scenario as a TOML file, for people who do not write Python: the rulings lab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import signature
from pathlib import Path
from typing import Any

import msgspec

from ...kernel import Refused
from ...rulebook import UnknownRule, find
from ...rulebook.near import near
from . import scenario
from .expecting import failed
from .family import FamilyTable
from .source import BadScenario, Source, fits, read_source, written


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


UNWRITTEN = Source()
"""Where a scenario is from that no file holds."""


class Line:
    """One step of a scenario as it went: what it was, and what was wrong with it, if anything."""

    def __init__(self, number: int, text: str, wrong: Sequence[BadScenario] = ()) -> None:
        self.number = number
        self.text = text
        self.wrong = list(wrong)


def run_file(file: Path) -> Iterator[Line]:
    """Carry a scenario file out step by step."""
    source = read_source(file)
    return carry_out(understood(source), source, file.parent)


def run_text(text: str) -> Iterator[Line]:
    """Carry a scenario out step by step."""
    source = Source(text=text)
    return carry_out(understood(source), source)


def read_file(file: Path) -> Scenario:
    """What a scenario file holds."""
    return understood(read_source(file))


def understood(source: Source) -> Scenario:
    """What a scenario holds; the rules it names are rules of ours."""
    found = source.read(Scenario)
    for name in found.crew:
        if found.crew.count(name) > 1:
            raise BadScenario("scenario-crew-twice", source.at_key("crew"), character=name)
    for rule in found.rules:
        try:
            find(rule)
        except UnknownRule as unknown:
            raise BadScenario("scenario-rule-unknown", source.at_key("rules"), rule=rule, near=unknown.near) from None
    return found


def carry_out(found: Scenario, source: Source = UNWRITTEN, folder: Path = Path()) -> Iterator[Line]:
    """Carry a scenario out step by step; its packs are looked for in this folder."""
    table = _opened(found, source, folder)
    for number, step in enumerate(found.step, 1):
        with _told_where(source.at_step(number)):
            line = _step(table, number, step)
        yield line


def arranged(found: Scenario, name: str) -> FamilyTable:
    """The table of a scenario after all its steps."""
    source = Source(name)
    table = _opened(found, source)
    for number, step in enumerate(found.step, 1):
        with _told_where(source.at_step(number)):
            _step(table, number, step)
    return table


def _opened(found: Scenario, source: Source, folder: Path = Path()) -> FamilyTable:
    with _told_where(source.name):
        packs = [beside if (beside := folder / pack).is_dir() else pack for pack in found.packs]
        table = scenario(found.game, found.crew, found.seed, packs, **found.options)
    assert isinstance(table, FamilyTable)
    return table


@contextmanager
def _told_where(where: str) -> Iterator[None]:
    """Whatever is refused says where."""
    try:
        yield
    except Refused as refused:
        refused.add_note(where)
        raise


STEP: dict[str, Any] = {"set": str, "fate": dict[str, Any], "who": str, "play": str, "expect": dict[str, Any]}
"""What the keys hold by which a step is known."""


def _step(table: FamilyTable, number: int, step: dict[str, Any]) -> Line:
    for key, shape in STEP.items():
        if key in step:
            fits(key, step[key], shape)
    match step:
        case {"set": str(verb), **rest}:
            return _arrange(table, number, verb, rest)
        case {"fate": dict(results)}:
            for source, values in results.items():
                fits(source, values, list[str])
            table.fate(**results)
            return Line(number, f"fate {results}")
        case {"who": str(who), "play": str(verb), **rest}:
            about = rest.get("about", [])
            fits("about", about, list[str])
            table.play(who, verb, *about)
            return Line(number, f"{who} {verb} {' '.join(about)}".strip())
        case {"expect": dict(expected)}:
            return Line(number, f"expect {expected}", failed(table, expected))
    raise BadScenario("scenario-step-unknown", keys=list(step))


def _arrange(table: FamilyTable, number: int, verb: str, rest: dict[str, Any]) -> Line:
    if verb not in table.arrangements:
        known = table.arrangements
        raise BadScenario("scenario-arrangement-unknown", verb=verb, verbs=known, near=near(verb, known))
    arguments = rest.get("with", [])
    named = {key: value for key, value in rest.items() if key != "with"}
    arrange = getattr(table, verb)
    try:
        arrange(*arguments, **named)
    except (LookupError, TypeError, AttributeError, ValueError, StopIteration):
        wanted = [str(parameter).partition(":")[0] for parameter in signature(arrange).parameters.values()]
        raise BadScenario("scenario-arrangement-takes", verb=verb, given=written(rest), wanted=wanted) from None
    return Line(number, f"{verb} {' '.join(map(str, arguments))} {named or ''}".strip())
