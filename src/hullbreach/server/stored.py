"""What is stored of a table, as values: the table itself, its seats, and what has happened at it."""

from __future__ import annotations

from typing import Any

import msgspec


class Terms(msgspec.Struct, frozen=True):
    """What a table has agreed besides the rules."""

    clock: int = 0
    """Seconds for a decision, after which a bot decides for the seat; 0 means no limit."""
    leave: int = 0
    """Minutes a seat may be asked with nobody there before a bot takes it over; 0 means never."""
    window: int = 30
    """Seconds somebody who is here may take to react while other people play too; 0 means no limit."""
    paused: bool = False
    coach: bool = False
    """Whether the coach explains things when they first happen."""
    lesson: str = ""
    """The lesson this table is laid out for; empty at most tables."""


class StoredTable(msgspec.Struct):
    """A table."""

    code: str
    name: str
    game: str
    options: dict[str, str]
    packs: dict[str, str]
    players: int
    phase: str
    """`lobby`, `playing` or `over`."""
    seed: str
    rules: int
    seq: int
    position: bytes | None
    host: str
    created: float
    touched: float
    terms: Terms = Terms()


class StoredSeat(msgspec.Struct):
    """A seat. Somebody who holds the link of a seat with a bot is resting and may come back."""

    seat: int
    name: str
    bot: str
    token: str

    @property
    def free(self) -> bool:
        """Whether anybody may sit down on it."""
        return not self.token and not self.bot


class SeatChange(msgspec.Struct, frozen=True):
    """A seat gets a name, a bot, another link; `only_free` if nobody else may have it by then."""

    seat: int
    values: dict[str, str]
    only_free: bool = False


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table: `what` in the words of the record, and the events it caused."""

    seq: int
    kind: str
    seat: int
    what: list[Any]
    events: list[dict[str, Any]]
    rules: int
    at: float
