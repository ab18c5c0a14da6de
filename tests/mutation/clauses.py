"""Breaks that leave out one clause of a rule: a condition, a consequence, one thing of several."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tests.mutation.mutant import Edit
from tests.mutation.source import Source


def clause_breaks(source: Source) -> Iterator[Edit]:
    """Every clause of a file that can be left out, one at a time."""
    for node in ast.walk(source.tree):
        yield from _left_out(source, node)


def _left_out(source: Source, node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.If():
            yield _replaced(source, node.test, "False", "an if never holds")
        case ast.comprehension():
            for condition in node.ifs:
                yield _replaced(source, condition, "True", "a condition is left out")
        case ast.BoolOp():
            yield from _one_dropped(source, node.values, "one of several conditions is left out")
        case ast.Compare(ops=[ast.In() | ast.NotIn() as op], left=left, comparators=[right]):
            between = source.text[source.span(left).end : source.span(right).start]
            other = between.replace("not in", "in") if isinstance(op, ast.NotIn) else between.replace("in", "not in")
            yield Edit(source.span(left).end, source.span(right).start, other, "in and not in")
        case ast.Tuple() | ast.List() if isinstance(node.ctx, ast.Load):
            if not any(isinstance(each, ast.Name | ast.Constant) for each in node.elts):  # then each has its place
                yield from _one_dropped(source, node.elts, "one of several things does not happen")
        case ast.Expr(value=ast.Call()):
            yield _replaced(source, node, "pass", "a statement is left out")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield _replaced(source, node, "pass", "a statement is left out")
        case ast.AugAssign(target=ast.Attribute() | ast.Subscript()):
            yield _replaced(source, node, "pass", "a statement is left out")


def _replaced(source: Source, node: ast.expr | ast.stmt, new: str, kind: str) -> Edit:
    span = source.span(node)
    return Edit(*span, new + _line_ends(source.of(span)), kind)


def _one_dropped(source: Source, nodes: Sequence[ast.expr], kind: str) -> Iterator[Edit]:
    """Each of two or more things left out, with what stands between it and its neighbour."""
    spans = [source.span(node) for node in nodes]
    for before, it in pairwise([None, *spans] if len(spans) > 1 else []):
        assert it
        start, end = (before.end, it.end) if before else (it.start, spans[1].start)
        yield Edit(start, end, _line_ends(source.text[start:end]), kind)


def _line_ends(text: str) -> str:
    """As many line ends as a text has, so that all other lines keep their numbers."""
    return "\\\n" * text.count("\n")
