"""The breaks that Cosmic Ray makes: https://cosmic-ray.readthedocs.io

Of its operators those are taken that break a rule in the small. Others break it so bluntly that any test notices
(a shift for a union), or make what cannot be told apart (`+` for `|` between masks that share nothing).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from tests.mutation.mutant import Breaks, Edit
from tests.mutation.source import Source

COMPARISONS = (
    *("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is"),
    *("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"),
)
SUMS = ("Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "BitOr_BitAnd", "BitAnd_BitOr")
OPERATORS = (
    *(f"ReplaceComparisonOperator_{each}" for each in COMPARISONS),
    *(f"ReplaceBinaryOperator_{each}" for each in SUMS),
    *("NumberReplacer", "AddNot", "ReplaceUnaryOperator_Delete_Not"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
    "ZeroIterationForLoop",
)


def is_installed() -> bool:
    """Whether Cosmic Ray is there; only `make mutate` needs it."""
    return find_spec("cosmic_ray") is not None


@cache
def _operators() -> list[tuple[str, Any]]:
    from cosmic_ray.plugins import get_operator

    return [(name, get_operator(f"core/{name}")()) for name in OPERATORS]


def cosmic_breaks(source: Source) -> Iterator[Edit]:
    """Every break of these operators, made statement by statement because parsing is what takes time."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code

    for statement in source.tree.body:
        span = source.whole(statement)
        text = source.of(span)
        nodes = list(ast_nodes(get_ast(text)))
        for name, operator in _operators():
            count = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            for occurrence in range(count):
                mutated = mutate_code(text, operator, occurrence)
                if mutated is not None and mutated != text:
                    yield _difference(span.start, text, mutated, name)


def _difference(offset: int, old: str, new: str, kind: str) -> Edit:
    """The smallest piece in which two texts differ."""
    start = _shared(old, new)
    end = _shared(old[start:][::-1], new[start:][::-1])
    return Edit(offset + start, offset + len(old) - end, new[start : len(new) - end], kind)


def _shared(one: str, other: str) -> int:
    """How many characters two texts have in common at their beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def kept(breaks: Breaks, folder: Path) -> Breaks:
    """The same breaks, kept by the text of the file they are of: making them takes longer than most trials."""
    shelf = folder / "breaks"
    shelf.mkdir(parents=True, exist_ok=True)

    def look_up(source: Source) -> Iterable[Edit]:
        sort = sha256(repr((source.digest, OPERATORS, version("cosmic_ray"))).encode()).hexdigest()
        file = shelf / f"{sort}.json"
        if file.exists():
            return msgspec.json.decode(file.read_bytes(), type=list[Edit])
        made = list(breaks(source))
        file.write_bytes(msgspec.json.encode(made))
        return made

    return look_up
