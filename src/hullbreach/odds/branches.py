"""Everything that may follow from an option, the likeliest first, as far as there is time for it.

Where chance or something hidden decides, each result is gone through with its weight: the sides of a die, the tokens in
the bag, the faces a component may have. What there is no time for is tried out in worlds that differ. The same worlds
are used in the same order for every option, so options that are alike have the same odds.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from heapq import heappop, heappush
from itertools import accumulate
from typing import NamedTuple

from ..kernel import Refused
from .course import UNDECIDED, Course, Decided, Face, Point, course_of
from .signs import Signs
from .worlds import WORLDS, Worlds

COURSES = WORLDS
"""Most games played out for one option."""
BASES = (2, 3, 5, 7)
"""Primes: what is tried out in turn for one thing goes evenly with what is tried out for another."""


class Branch(NamedTuple):
    """What is decided so far, how likely that is, and the courses tried out from there."""

    rank: tuple[Fraction, int]
    """The likeliest comes first, and of two the earlier."""
    share: Fraction
    decided: Decided
    courses: tuple[Course, ...]
    world: int
    """The world of the first of them."""

    @property
    def points(self) -> Sequence[Point]:
        """What is open in the first of them."""
        return self.courses[0].points


class Branches:
    """All that may follow from one option."""

    def __init__(self, worlds: Worlds, option: str, seat: int, signs: Signs) -> None:
        self._worlds = worlds
        self._asked = option, seat, signs
        self._played = 0

    def _play(
        self, decided: Decided, open_points: Sequence[Point] = (), world: int | None = None
    ) -> tuple[Course, int]:
        """Play it out in the next world or in this one; hidden things that were open before lie there in turn."""
        number = self._played % WORLDS if world is None else world
        self._played += 1
        lying = tuple(_in_turn(open_points, number)) if world is None else ()
        return course_of(self._worlds[number], *self._asked, self._worlds.alone, decided, lying), number

    def courses(self) -> list[tuple[Fraction, Course]]:
        """Courses, each with its share of all that may happen."""
        course, world = self._play(UNDECIDED)
        ahead = [Branch((Fraction(-1), 0), Fraction(1), UNDECIDED, (course,), world)]
        ended: list[Branch] = []
        while ahead:
            branch = heappop(ahead)
            point = _next_point(branch, COURSES - self._played)
            if point is None:
                ended.append(branch)
            else:
                for onward in self._each_result(branch, point):
                    heappush(ahead, onward)
        self._try_again(ended)
        return [(branch.share / len(branch.courses), course) for branch in ended for course in branch.courses]

    def _each_result(self, branch: Branch, point: Point) -> Iterator[Branch]:
        ways = sum(point.results.values())
        others = [each for each in branch.points if each is not point]
        for result in _sorted(point.results):
            share = branch.share * Fraction(point.results[result], ways)
            decided = branch.decided.with_result(point.what, result)
            try:
                course, world = self._play(decided, others)
            except Refused:  # in that world it cannot come to this
                course, world = self._play(decided, (), branch.world)
            yield Branch((-share, self._played), share, decided, (course,), world)

    def _try_again(self, ended: list[Branch]) -> None:
        """Where something is open still, use what is left of the time, most where the share of a course is largest."""
        open_ones = sorted((-branch.share, nth, 1) for nth, branch in enumerate(ended) if branch.points)
        while open_ones and self._played < COURSES:
            _, nth, tried = heappop(open_ones)
            branch = ended[nth]
            with suppress(Refused):
                course, _ = self._play(branch.decided, branch.points)
                ended[nth] = branch._replace(courses=(*branch.courses, course))
            heappush(open_ones, (-branch.share / (tried + 1), nth, tried + 1))


def _next_point(branch: Branch, left: int) -> Point | None:
    """Of the points that can be gone through now, within this number of games, the one with the fewest results."""
    ready = [point for nth, point in enumerate(branch.points) if not nth or point.steady]
    return min((point for point in ready if 0 < len(point.results) <= left), key=_results, default=None)


def _results(point: Point) -> int:
    return len(point.results)


def _sorted(results: Iterable[Hashable]) -> list[Hashable]:
    """In an order that does not hang on how they lay."""
    return sorted(results, key=str)


def _in_turn(points: Sequence[Point], number: int) -> Iterator[Face]:
    """What lies on hidden components in the world of this number: all that may, as often as is its due."""
    hidden = [point for point in points if isinstance(point.what, int) and point.results]
    for point, base in zip(hidden, BASES, strict=False):
        sorts = _sorted(point.results)
        upto = list(accumulate(point.results[sort] for sort in sorts))
        assert isinstance(point.what, int)
        yield point.what, sorts[bisect(upto, _evenly(number, base) * upto[-1])]


def _evenly(number: int, base: int) -> Fraction:
    """Numbers in turn, spread over all from 0 to 1: the digits read backwards."""
    found, part = Fraction(), Fraction(1)
    while number:
        number, digit = divmod(number, base)
        part /= base
        found += digit * part
    return found
