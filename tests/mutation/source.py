"""A source file as the breaks see it: its text, its functions and classes, and what in it is not for breaking."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
TELLING_METHODS = {"_args", "_seen_as"}
"""What a question or an open effect looks like to those who watch: words for people, not a rule."""
TELLING_CALLS = {"tell", "tell_some"}


class Span(NamedTuple):
    """From one offset of the text up to another."""

    start: int
    end: int

    def holds(self, other: Span) -> bool:
        """Whether another is within this one."""
        return self.start <= other.start and other.end <= self.end


class Source:
    """One file below a root folder."""

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(root).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.digest = sha256(self.text.encode()).hexdigest()

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def _lines(self) -> list[int]:
        starts = [0]
        for line in self.text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return starts

    @cached_property
    def _bytes_are_characters(self) -> bool:
        return self.text.isascii()

    def offset(self, line: int, column: int) -> int:
        """Where a place of the syntax tree is in the text; its columns count bytes."""
        start = self._lines[line - 1]
        if self._bytes_are_characters:
            return start + column
        row = self.text[start : self._lines[line]]
        return start + len(row.encode()[:column].decode())

    def line_of(self, offset: int) -> int:
        """The number of the line an offset is in, from 1 on."""
        return self.text.count("\n", 0, offset) + 1

    def span(self, node: ast.expr | ast.stmt | ast.arg) -> Span:
        """The part of the text a node stands for."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return Span(
            self.offset(node.lineno, node.col_offset),
            self.offset(node.end_lineno, node.end_col_offset),
        )

    def whole(self, node: ast.stmt) -> Span:
        """A statement up to the end of its last line, decorators and a comment there included."""
        decorators = node.decorator_list if isinstance(node, Definition) else []
        first = min([node.lineno, *(each.lineno for each in decorators)])
        assert node.end_lineno is not None
        return Span(self._lines[first - 1], self._lines[node.end_lineno])

    def of(self, span: Span) -> str:
        """The text of a span."""
        return self.text[span.start : span.end]

    @cached_property
    def definitions(self) -> list[tuple[Span, tuple[Definition, ...]]]:
        """Every function and class with those around it, outermost first."""
        return list(self._definitions(self.tree.body, ()))

    def _definitions(
        self, body: list[ast.stmt], around: tuple[Definition, ...]
    ) -> Iterator[tuple[Span, tuple[Definition, ...]]]:
        for statement in body:
            if isinstance(statement, Definition):
                inside = (*around, statement)
                yield self.whole(statement), inside
                yield from self._definitions(statement.body, inside)

    def around(self, span: Span) -> tuple[Definition, ...]:
        """The functions and classes that a span is in, outermost first."""
        return max((chain for whole, chain in self.definitions if whole.holds(span)), key=len, default=())

    def statement(self, span: Span) -> ast.stmt | None:
        """The statement of the module, outside any function or class, that a span is in."""
        return next((each for each in self.tree.body if self.whole(each).holds(span)), None)

    def is_exempt(self, span: Span) -> bool:
        """Whether this is annotation, telling or plumbing, where a break would say nothing about a rule."""
        return any(each.holds(span) for each in self._exempt)

    @cached_property
    def _exempt(self) -> list[Span]:
        return [self.span(node) for tree in ast.walk(self.tree) for node in _exempt_in(tree)]


def _exempt_in(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            if node.name in TELLING_METHODS:
                yield node
            if node.returns:
                yield node.returns
            yield from (each for each in node.decorator_list if _called(each) == "lru_cache")
        case ast.arg(annotation=ast.expr() as annotation):
            yield annotation
        case ast.AnnAssign():
            yield node.annotation
        case ast.Call() if _called(node) in TELLING_CALLS:
            yield node
        case ast.If() | ast.IfExp():
            if "told is" in (condition := ast.unparse(node.test)):
                yield node.test
            elif condition == "TYPE_CHECKING" and isinstance(node, ast.If):
                yield node
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise():
            yield node


def _called(node: ast.expr) -> str:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
    return ""
