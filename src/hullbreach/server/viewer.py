"""Somebody who watches a table through one connection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import wire

Send = Callable[[wire.Told], None]
"""Hands something over to be sent; it never waits and never fails, whatever has become of the connection."""


class Viewer:
    """One connection: the seats whose links its browser holds, and the one of them it is shown.

    A viewer with several seats is shown none at first: nobody knows who sits before the screen.
    """

    def __init__(self, seats: Sequence[int], language: str, send: Send, is_host: bool = False) -> None:
        self.seats = list(seats)
        self.seat: int | None = self.seats[0] if len(self.seats) == 1 else None
        self.language = language
        self.send = send
        self.is_host = is_host
        self.about: dict[str, Any] | None = None
        """What it was last told about the table itself; None before it has been told anything."""
