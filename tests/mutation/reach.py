"""What each citing test does when nothing is broken: whether it passes, how long it takes, which code it runs."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec

from hullbreach.rulebook import passed_tests
from tests.mutation.live import Place
from tests.mutation.source import Source


class Reach(msgspec.Struct, frozen=True):
    """What one test does."""

    passed: bool
    seconds: float
    places: frozenset[Place] = frozenset()


class _Line(msgspec.Struct, frozen=True):
    key: str
    reach: Reach


class Reaches:
    """What is known of tests, in a file that only grows; it holds while their files and the package stay the same."""

    def __init__(self, root: Path, sources: Iterable[Source], folder: Path) -> None:
        self._root = root
        package = sha256("".join(f"{each.path} {each.digest}" for each in sources).encode()).hexdigest()
        self._file = folder / f"reach-{package[:16]}.jsonl"
        for old in folder.glob("reach-*.jsonl"):
            if old != self._file:
                old.unlink()
        self._places: dict[Place, Place] = {}
        self._known: dict[str, Reach] = {}
        if self._file.exists():
            whole, end, rest = self._file.read_bytes().rpartition(b"\n")
            for line in msgspec.json.Decoder(_Line).decode_lines(whole):
                self._known[line.key] = self._once(line.reach)
            if rest:  # a run that was killed may have left half a line
                self._file.write_bytes(whole + end)

    def get(self, test: str) -> Reach | None:
        """What is known of a test, by its node id."""
        return self._known.get(self._key(test))

    def add(self, test: str, reach: Reach) -> Reach:
        """Keep what was seen of a test."""
        line = _Line(self._key(test), reach)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self._known[line.key] = found = self._once(reach)
        return found

    def _key(self, test: str) -> str:
        return f"{test} {passed_tests.digest_of(self._root, test)[:16]}"

    def _once(self, reach: Reach) -> Reach:
        """The same with places that all tests share, which saves memory that every fork would carry."""
        places = frozenset(self._places.setdefault(place, place) for place in reach.places)
        return Reach(reach.passed, reach.seconds, places)
