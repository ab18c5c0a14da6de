"""The code that runs: which of it ran when tests were imported, and how a function becomes its mutant.

A mutant is put in by giving the live function another `__code__`. So everything that holds the function (a class,
a table of content, a list of steps, a cache) now holds the mutant. That is true only while nothing has been made
with the function yet: what ran during import or collection is tried in a fresh interpreter.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

from tests.mutation.mutant import Mutant


class Place(NamedTuple):
    """Where a piece of code stands."""

    file: str
    name: str
    line: int


def place_of(code: CodeType) -> Place:
    """The place of a code object."""
    return Place(code.co_filename, code.co_qualname, code.co_firstlineno)


@contextmanager
def watched(folder: str, ran: set[Place]) -> Iterator[None]:
    """Add the places of the code below a folder that runs meanwhile."""
    seen: set[CodeType] = set()

    def watch(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(folder) and code not in seen:
            seen.add(code)
            ran.add(place_of(code))

    sys.setprofile(watch)
    try:
        yield
    finally:
        sys.setprofile(None)


class Swap(NamedTuple):
    """What must change for a mutant: the live functions with their new code, and where the difference is."""

    functions: list[tuple[FunctionType, CodeType]]
    places: frozenset[Place]

    def put_in(self) -> None:
        """From now on the mutant runs."""
        for function, code in self.functions:
            function.__code__ = code


class Live:
    """The live functions of a package once its tests are imported, and what of it ran until then."""

    def __init__(self, folder: str, ran: set[Place]) -> None:
        self._ran = ran
        self._functions: dict[Place, list[FunctionType]] = {}
        gc.collect()
        for it in gc.get_objects():
            if isinstance(it, FunctionType) and it.__code__.co_filename.startswith(folder):
                self._functions.setdefault(place_of(it.__code__), []).append(it)

    def swap(self, mutant: Mutant) -> Swap | None:
        """How a mutant is put in; None if it is too late for that."""
        functions: list[tuple[FunctionType, CodeType]] = []
        places: set[Place] = set()
        old = _original(str(mutant.source.path), mutant.source.text)
        for was, now in _different(old, compiled(str(mutant.source.path), mutant.text)):
            place = place_of(was)
            if not _alike(was, now):
                places.add(place)
            for function in self._functions.get(place, ()):
                if len(was.co_freevars) != len(now.co_freevars):
                    return None
                functions.append((function, now))
        if not functions or places & self._ran:
            return None
        return Swap(functions, frozenset(places))


def compiled(path: str, text: str) -> CodeType:
    """A module's code."""
    return compile(text, path, "exec", dont_inherit=True)


_original = cache(compiled)


def _different(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Pairs of code objects at the same place that are not the same, or have something in them that is not."""
    if old == new:
        return
    yield old, new
    yield from (pair for both in zip(_inner(old), _inner(new), strict=False) for pair in _different(*both))


def _inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def _alike(old: CodeType, new: CodeType) -> bool:
    """Whether two code objects do the same but for the functions inside them."""
    look: Callable[[CodeType], object] = lambda code: (  # noqa: E731
        code.co_code,
        code.co_names,
        code.co_varnames,
        [it if not isinstance(it, CodeType) else it.co_qualname for it in code.co_consts],
    )
    return look(old) == look(new)
