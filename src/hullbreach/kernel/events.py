"""An event is something that happened. Everyone gets its public part, and its audience the secret part too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .errors import Refused

SPECTATOR = 7
"""The viewer number of somebody who only watches, and so knows least."""
EVERYONE = 0xFF
"""The mask of all viewers."""
MOST_SEATS = SPECTATOR
"""The most seats a game can have: who has seen a face is one byte, with a bit for each seat and one for spectators."""


def check_seats(players: int) -> None:
    """Refuse a game for more players than the kernel has seats."""
    if players > MOST_SEATS:
        raise Refused("too-many-seats", players=players, most=MOST_SEATS)


class Event(msgspec.Struct, frozen=True):
    """`kind` is a message id; `public` and `secret` are its arguments; `audience` is a mask of viewers."""

    kind: str
    public: Mapping[str, Any]
    secret: Mapping[str, Any]
    audience: int
    rule: str

    def shown_to(self, viewer: int) -> dict[str, Any] | None:
        """The event as one viewer gets it, or None if that viewer does not get it at all."""
        insider = self.audience >> viewer & 1
        if not insider and not self.public:
            return None
        return self.whole() if insider else {"kind": self.kind, "rule": self.rule, "args": dict(self.public)}

    def whole(self) -> dict[str, Any]:
        """The event with its secrets."""
        return {"kind": self.kind, "rule": self.rule, "args": {**self.public, **self.secret}}
