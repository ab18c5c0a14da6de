"""Mutants that no test can notice, because they are the same rule in other words: listed with the reason."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from tests.mutation.mutant import Mutant

FILE = Path(__file__).with_name("equivalent.toml")


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant by its module, its function and its text, which stay true when lines move; and why it is harmless."""

    module: str
    function: str
    was: str
    becomes: str
    why: str

    def __str__(self) -> str:
        return f"{self.module} {self.function}: {self.was} → {self.becomes}"


class _Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mutant: tuple[Equivalent, ...] = ()


class Equivalents:
    """The list."""

    def __init__(self, file: Path = FILE) -> None:
        listed = msgspec.toml.decode(file.read_bytes(), type=_Listed).mutant if file.exists() else ()
        self._by_text = {(each.module, each.function, each.was, each.becomes): each for each in listed}

    def __contains__(self, mutant: object) -> bool:
        return isinstance(mutant, Mutant) and _look(mutant) in self._by_text

    def stale(self, mutants: Iterable[Mutant], modules: Iterable[str]) -> list[Equivalent]:
        """The entries for these modules that no mutant of theirs looks like any more."""
        there, concerned = {_look(mutant) for mutant in mutants}, set(modules)
        return [each for look, each in self._by_text.items() if each.module in concerned and look not in there]


def _look(mutant: Mutant) -> tuple[str, str, str, str]:
    return mutant.source.name, mutant.function, mutant.was, mutant.becomes
