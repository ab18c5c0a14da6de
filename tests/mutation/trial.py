"""A trial: whether the tests that cite a game's rules notice one mutant of the code that carries them out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from hullbreach.rulebook import passed_tests
from hullbreach.rulebook.citations import Citation
from hullbreach.rulebook.shared import everywhere
from tests.mutation.mutant import Mutant
from tests.mutation.rule_ids import RuleIds
from tests.mutation.source import Span


class Trial(NamedTuple):
    """A mutant, one game's rules it belongs to, and the tests that cite them (functions, classes or files)."""

    mutant: Mutant
    game: str
    rules: tuple[str, ...]
    tests: tuple[str, ...]
    key: str


class Trials:
    """Puts mutants and citing tests together."""

    def __init__(self, root: Path, ids: RuleIds, citations: Iterable[Citation]) -> None:
        self.ids = ids
        self.citing: dict[str, set[str]] = {}
        for each in citations:
            self.citing.setdefault(each.rule, set()).add(each.test)
        self._root = root
        self._tests, self._proof = cache(self._tests_of), cache(self._proof_of)

    def of(self, mutant: Mutant) -> Iterator[Trial]:
        """One trial for each game that has a rule the mutant belongs to; what games share counts for each of them."""
        span = Span(mutant.edit.start, mutant.edit.end)
        for game, rules in by_game(self.ids.of(mutant.source, span)).items():
            yield self._trial(mutant, game, rules)

    def widely(self, trial: Trial) -> Trial:
        """The same mutant before the tests of all rules of the game."""
        rules = tuple(sorted(rule for rule in self.citing if rule.startswith(f"{trial.game}/")))
        return self._trial(trial.mutant, trial.game, rules)

    def _trial(self, mutant: Mutant, game: str, rules: tuple[str, ...]) -> Trial:
        tests = self._tests(rules)
        return Trial(
            mutant, game, rules, tests, sha256(f"{mutant.key} {game} {self._proof(tests)}".encode()).hexdigest()
        )

    def _tests_of(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted({test for rule in rules for test in self.citing.get(rule, ())}))

    def _proof_of(self, tests: tuple[str, ...]) -> str:
        """Another if one of the tests or a file of theirs is another."""
        files = sorted({test.partition("::")[0] for test in tests})
        return sha256(
            repr([*tests, *(passed_tests.digest_of(self._root, file) for file in files)]).encode()
        ).hexdigest()


def by_game(rules: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The ids that each game has for these rules."""
    found: dict[str, set[str]] = {}
    for rule in rules:
        for game, own in _everywhere(rule).items():
            found.setdefault(game, set()).add(own)
    return {game: tuple(sorted(own)) for game, own in sorted(found.items())}


_everywhere = cache(everywhere)
