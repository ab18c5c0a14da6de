"""Tests that an effect or question has lost its subject, for use as `_lapses`."""

from __future__ import annotations

from typing import Protocol

from ..position import Position
from ..position.crew import ABOARD


class HasWho(Protocol):
    """Something about a character."""

    @property
    def who(self) -> int: ...


class HasSeat(Protocol):
    """Something that a seat is asked."""

    @property
    def seat(self) -> int: ...


def who_is_gone(effect: HasWho, g: Position) -> bool:
    """The character it is about is no longer aboard."""
    return g.status[effect.who] != ABOARD


def seat_is_gone(question: HasSeat, g: Position) -> bool:
    """The character of the seat that is asked is no longer aboard."""
    return g.status[question.seat] != ABOARD
