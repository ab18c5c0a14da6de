"""How many tracker cards a mission card says are drawn, turn by turn and by number of players."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class DrawRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change to the number of tracker cards, from some turn on and for some numbers of players."""

    turn: int = 1
    """The first turn it is for."""
    players: tuple[int, ...] = ()
    """The numbers of players it is for; if there are none, it is for all."""
    more: int = 0
    """How many cards are drawn above the usual number. Rows add up."""
    cards: tuple[int, ...] = ()
    """How many cards are drawn in place of the usual number: turn by turn, then from the first again. The last row
    counts.
    """


def cards_in(turn: int, players: int, usual: int, rows: Iterable[DrawRow]) -> int:
    """Tracker cards in a turn under these rows, where this many are usual."""
    more = 0
    for row in rows:
        if turn >= row.turn and (not row.players or players in row.players):
            more += row.more
            if row.cards:
                usual = row.cards[(turn - row.turn) % len(row.cards)]
    return usual + more
