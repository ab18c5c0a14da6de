"""What a game says about its chances: which events are worth foretelling, and where to stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

ME = "me"
"""Stands for the acting seat among the arguments of a sign."""


class Sign(NamedTuple):
    """An event that means an outcome, where its arguments and its rule are these; or a question answered unasked."""

    outcome: str
    kind: str
    where: Mapping[str, object] = {}

    def seen_in(self, event: Mapping[str, Any], seat: int) -> bool:
        """Whether this event means it for that seat."""
        if event["kind"] != self.kind:
            return False
        told = {**event["args"], "rule": event["rule"]}
        return all(told.get(name) == (f"seat:{seat}" if value == ME else value) for name, value in self.where.items())


class Signs(NamedTuple):
    """All that is to be known of a game to tell its odds."""

    outcomes: Sequence[Sign]
    """The gravest first."""
    quiet: tuple[str, str, frozenset[str]]
    """An outcome that is the lack of others, and the kind of event that must have been there."""
    ends: frozenset[str]
    """Kinds of events with which something else begins: what follows was not caused by the option."""
    turns: frozenset[str]
    """Questions with which somebody's own acting begins, even if only one answer is left."""
    routine: frozenset[str]
    """Verbs that let things go on: letting happen, keeping a roll. They are answered unasked."""
    any_will_do: frozenset[str]
    """Verbs that are answered unasked where nothing else is offered: what to pay with, where noise goes."""
    untold: frozenset[str]
    """Questions whose options have no odds worth telling: how to pay, what to throw away."""

    def order(self) -> list[str]:
        """Every outcome once, the gravest first."""
        return list(dict.fromkeys((*(sign.outcome for sign in self.outcomes), self.quiet[0])))

    def read(self, events: Sequence[Mapping[str, Any]], seat: int) -> frozenset[str]:
        """The outcomes that these events mean."""
        found = {sign.outcome for event in events for sign in self.outcomes if sign.seen_in(event, seat)}
        name, kind, others = self.quiet
        if any(event["kind"] == kind for event in events) and not found & others:
            found.add(name)
        return frozenset(found)
