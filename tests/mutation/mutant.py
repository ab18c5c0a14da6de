"""A mutant is a source file with one small break in it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import NamedTuple

from tests.mutation.source import Source, Span


class Edit(NamedTuple):
    """A piece of a file's text that gives way to another, and what kind of break this is."""

    start: int
    end: int
    new: str
    kind: str


Breaks = Callable[[Source], Iterable[Edit]]
"""Something that thinks of breaks."""


class Mutant(NamedTuple):
    """One break: where it is, and how the lines it touches read before and after."""

    source: Source
    edit: Edit
    function: str
    line: int
    was: str
    becomes: str

    @property
    def key(self) -> str:
        """The same for the same break of the same text, wherever else something changes."""
        return sha256(repr((self.source.name, self.source.digest, self.edit[:3])).encode()).hexdigest()

    @property
    def text(self) -> str:
        """The whole file with the break."""
        return _applied(self.source.text, self.edit)


def mutants(source: Source, breaks: Iterable[Breaks]) -> Iterator[Mutant]:
    """Every break of a file that is a valid program and says something about a rule, in the order of the text."""
    found: dict[tuple[int, int, str], Edit] = {}
    for think in breaks:
        for edit in think(source):
            found.setdefault(edit[:3], edit)
    for edit in sorted(found.values()):
        span = Span(edit.start, max(edit.end, edit.start))
        if not source.is_exempt(span) and _is_valid(mutated := _applied(source.text, edit)):
            yield _mutant(source, edit, span, mutated)


def _mutant(source: Source, edit: Edit, span: Span, mutated: str) -> Mutant:
    start = source.text.rfind("\n", 0, edit.start) + 1
    end = source.text.find("\n", edit.end)
    longer = len(mutated) - len(source.text)
    function = ".".join(each.name for each in source.around(span))
    was, becomes = source.text[start:end], mutated[start : end + longer]
    return Mutant(source, edit, function, source.line_of(edit.start), _one_line(was), _one_line(becomes))


def _applied(text: str, edit: Edit) -> str:
    return text[: edit.start] + edit.new + text[edit.end :]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _is_valid(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True
