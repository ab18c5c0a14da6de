"""A scenario as a TOML file, for people who do not write Python: the rulings lab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ...kernel import Refused
from ...rulebook.near_names import near
from . import table_type
from .arrangement import check
from .expectations import failed
from .head import Head
from .source import BadScenario, Source, fits, read_source
from .table import Table, tables_made

UNWRITTEN = Source()
"""Where a scenario is from that no file holds."""


class Line:
    """One step of a scenario as it went: what it was, what was wrong with it, and what chance decided unscripted."""

    def __init__(self, number: int, text: str, wrong: Sequence[BadScenario] = ()) -> None:
        self.number = number
        self.text = text
        self.wrong = list(wrong)
        self.unscripted: list[str] = []


def read_file(file: Path) -> Head:
    """What a scenario file holds."""
    return understood(read_source(file))


def understood(source: Source) -> Head:
    """What a scenario holds, as its game has it."""
    game = source.game()
    with _told_where(source.name):
        kind = table_type(game).head
    found = source.read(kind)
    found.check(source)
    return found


def carry_out(found: Head, source: Source = UNWRITTEN, folder: Path = Path()) -> Iterator[Line]:
    """Carry a scenario out step by step; its packs are looked for in this folder. All its fate has to be used."""
    table = _opened(found, source, folder)
    for number, _ in enumerate(found.step, 1):
        yield _carried_out(table, found, source, number)
    yield from _unused(table, found, source)


def arranged(found: Head, name: str) -> Table:
    """The table of a scenario after all its steps, with fate that is still to be used."""
    source = Source(name)
    table = _opened(found, source)
    for number, _ in enumerate(found.step, 1):
        _carried_out(table, found, source, number)
    return table


def _opened(found: Head, source: Source, folder: Path = Path()) -> Table:
    with _told_where(source.name), tables_made():  # of its fate the file itself says what was not used
        packs = [beside if (beside := folder / pack).is_dir() else pack for pack in found.packs]
        table = table_type(found.game)(found.game, found.seats, found.seed, found.options, packs)
    table.strict = bool(found.question) if found.strict is None else found.strict
    table._ledger.restating = False
    return table


def _carried_out(table: Table, found: Head, source: Source, number: int) -> Line:
    """One step, with what is said later in mind."""
    table.to_keep = _words(found.step[number:])
    table._ledger.where = source.at_step(number)
    before = len(table.unscripted)
    with _told_where(source.at_step(number)):
        line = _step(table, number, found.step[number - 1])
    line.unscripted = table.unscripted[before:]
    return line


def _words(said: Any) -> set[str]:
    """Everything that is named in steps, whole and in its parts."""
    match said:
        case str():
            return {said, *said.split("/")}
        case dict():
            return _words([*said, *said.values()])
        case list():
            return {word for each in said for word in _words(each)}
    return set()


def _unused(table: Table, found: Head, source: Source) -> Iterator[Line]:
    """Fate that was scripted and not used, at the step that has scripted it last."""
    for name, values in sorted(table.unused.items()):
        steps = [nth for nth, step in enumerate(found.step, 1) if name in _sources(step)]
        wrong = BadScenario("scenario-fate-unused", source.at_step(steps[-1]), source=name, values=list(values))
        yield Line(steps[-1], f"fate {name}", [wrong])


def _sources(step: dict[str, Any]) -> list[str]:
    return [source.replace("_", "-") for source in step.get("fate", {})]


@contextmanager
def _told_where(where: str) -> Iterator[None]:
    """Whatever is refused says where."""
    try:
        yield
    except Refused as refused:
        refused.add_note(where)
        raise


STEP: dict[str, Any] = {
    "set": str, "fate": dict[str, Any], "who": str | int, "play": str, "expect": dict[str, Any],
}  # fmt: skip
"""What the keys hold by which a step is known."""


def _step(table: Table, number: int, step: dict[str, Any]) -> Line:
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
        case {"who": str() | int() as who, "play": str(verb), **rest}:
            about = rest.get("about", [])
            fits("about", about, list[str])
            table.play(who, verb, *about)
            return Line(number, f"{who} {verb} {' '.join(about)}".strip())
        case {"expect": dict(expected)}:
            return Line(number, f"expect {expected}", failed(table, expected))
    raise BadScenario("scenario-step-unknown", keys=list(step))


def _arrange(table: Table, number: int, verb: str, rest: dict[str, Any]) -> Line:
    if verb not in table.words():
        known = table.words()
        raise BadScenario("scenario-arrangement-unknown", verb=verb, verbs=known, near=near(verb, known))
    arguments = rest.get("with", [])
    fits("with", arguments, list[Any])
    named = {key: value for key, value in rest.items() if key != "with"}
    word = getattr(table, verb)
    check(getattr(type(table), verb), arguments, named)
    word(*arguments, **named)
    return Line(number, f"{verb} {' '.join(map(str, arguments))} {named or ''}".strip())
