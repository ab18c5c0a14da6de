"""Mess Call: one room, four doors."""

from __future__ import annotations

from ...position import Position
from ..bug_hunt import BugHunt


class MessCall(BugHunt):
    """One tracker card more is drawn every turn, at every table."""

    def draws(self, g: Position) -> int:
        return self.cards(g) + 1
