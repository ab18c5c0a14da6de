"""The stages of a game's end: what is revealed first, what later, and how to tell where something belongs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Stage(msgspec.Struct, frozen=True):
    """One part of the end, told before the next; whatever no stage claims belongs to the first."""

    id: str
    rules: tuple[str, ...] = ()
    """How the rules begin that decide at this stage, after the name of the game."""
    reveals: tuple[str, ...] = ()
    """Kinds of events of the final check that tell more than the lines of the outcome."""
    by_seat: bool = False
    """Whether people have their turn: all about one is told before the next."""

    def claims(self, kind: str, rule: str) -> bool:
        """Whether an event or a line of the outcome belongs here."""
        return kind in self.reveals or rule.partition("/")[2].startswith(self.rules)


def stage_of(stages: Sequence[Stage], kind: str, rule: str) -> Stage:
    """The stage of an event or a line of the outcome; the first that claims it."""
    return next((stage for stage in stages if stage.claims(kind, rule)), stages[0])
