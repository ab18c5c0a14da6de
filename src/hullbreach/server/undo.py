"""Undo: a seat takes its last answer back. If that answer revealed anything, everybody who plays must agree."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..kernel import Refused, formality
from . import screen
from .consent import Wanted

if TYPE_CHECKING:
    from .live_table import LiveTable


async def take_back(table: LiveTable, seat: int) -> None:
    """A seat wants its last answer back; the others are asked if that takes their consent."""
    try:
        await _undo(table, seat)
    except Refused as refused:
        if refused.reason != "undo-needs-consent":
            raise
        everybody = range(table.played().players)
        await table.consent.ask(Wanted("undo", seat, lambda: table.people, lambda _: _undo(table, seat, everybody)))


async def _undo(table: LiveTable, seat: int, consent: Collection[int] = ()) -> None:
    """Back to what the seat decided last, over formalities that were answered for it since."""
    game, asked = table.played(), None
    while asked is None or formality(game, asked):
        game.undo(seat, consent)
        await table.keep_game("undo", seat, list(game.entries[-1]))
        asked = screen.choice_of(game, seat)
        if asked is None:
            return
