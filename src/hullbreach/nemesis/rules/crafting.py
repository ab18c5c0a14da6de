"""Stub."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Seat
from ..position import Position
from .actions import Action


def crafting_actions(g: Position, who: Seat) -> Iterator[Action]:
    """Stub."""
    yield from ()
