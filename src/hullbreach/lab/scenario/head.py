"""What a scenario file holds: a table, what is asked of it and the ruling in words, and the steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...rulebook import UnknownRule, find
from .source import BadScenario, Source


class Head(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every scenario has, no matter who sits at the table."""

    game: str
    step: list[dict[str, Any]]
    seed: int = 1
    options: dict[str, str] = {}
    packs: list[str] = []
    """Folders beside the file, or names of installed packs."""
    question: str = ""
    question_fr: str = ""
    answer: str = ""
    answer_fr: str = ""
    rules: list[str] = []
    strict: bool | None = None
    """Whether chance that is not scripted is an error; if nothing is said, it is in a scenario that asks a question."""

    @property
    def seats(self) -> Sequence[str]:
        """By which names those at the table go, in the order of their seats."""
        raise NotImplementedError

    def check(self, source: Source) -> None:
        """The rules it names are in a rule book."""
        for rule in self.rules:
            try:
                find(rule)
            except UnknownRule as unknown:
                near = unknown.near
                raise BadScenario("scenario-rule-unknown", source.at_key("rules"), rule=rule, near=near) from None

    def asked(self, language: str) -> str:
        """The question in a language, or else in English; empty if the scenario asks none."""
        return (self.question_fr if language == "fr" else "") or self.question

    def answered(self, language: str) -> str:
        """The answer in a language, or else in English; empty if the scenario gives none."""
        return (self.answer_fr if language == "fr" else "") or self.answer


class PlainHead(Head, kw_only=True):
    """The scenario of a game that knows its seats by number only."""

    players: int

    @property
    def seats(self) -> Sequence[str]:
        """`0`, `1`, `2` …"""
        return [str(seat) for seat in range(self.players)]
