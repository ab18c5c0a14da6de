"""Judgements: a correction of the position that somebody proposes and everybody who is here agrees to.

Bots and people who are away agree; the answer is the judge's, and the story says who proposed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ..kernel import JUDGE, Event, Refused
from ..telling import describer_for
from . import screen
from .consent import Wanted

if TYPE_CHECKING:
    from .live import LiveTable

KIND = "judge"
"""Of the wish, and of the entry that is kept."""


async def propose(table: LiveTable, seat: int, option: str) -> None:
    """A seat proposes one of the corrections that are possible now."""
    if all(option != correction.id for correction in table.played().asides(JUDGE)):
        raise Refused("unknown-correction", option=option)
    await table.consent.ask(
        Wanted(KIND, seat, lambda: table.people & table.present, lambda: _judge(table, seat, option), option)
    )


async def _judge(table: LiveTable, by: int, option: str) -> None:
    table.played().answer(option, JUDGE)
    await table.keep_game(KIND, by, ["answer", JUDGE, option])


def in_words(table: LiveTable, language: str, option: str) -> str:
    """A correction as the list of them tells it."""
    game = table.game
    assert game is not None
    return screen.correction(game, describer_for(game, language), option)


def signed(events: Sequence[Event], by: int) -> list[Event]:
    """The events of a judgement as this table tells them: with the seat that proposed it."""
    return [
        msgspec.structs.replace(event, public={**event.public, "who": f"seat:{by}"})
        if event.kind == "judged"
        else event
        for event in events
    ]
