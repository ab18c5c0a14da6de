"""The messages in a .ftl text with their lines and arguments, and the text that is not a valid message."""

from __future__ import annotations

from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from .phrases import variables


class Written(NamedTuple):
    """One message as it is written."""

    line: int
    arguments: frozenset[str]


class Junk(NamedTuple):
    """Lines that cannot be understood."""

    line: int
    because: str


def written(text: str) -> tuple[dict[str, Written], list[Junk]]:
    """The messages of a text by id, and its junk."""
    messages: dict[str, Written] = {}
    junk: list[Junk] = []
    for entry in FluentParser().parse(text).body:
        span = entry.span
        line = text.count("\n", 0, span.start) + 1 if span else 0
        if isinstance(entry, ast.Junk):
            junk.append(Junk(line, "; ".join(note.message or note.code for note in entry.annotations)))
        elif isinstance(entry, ast.Message):
            messages[entry.id.name] = Written(line, variables(entry))
    return messages, junk
