"""Judgements: a correction of the position that somebody proposes and everybody who is here agrees to.

People who are away are not asked if more than half are here; the story says who proposed it and who was not asked,
and they may take it back. Where nothing that was revealed can be taken back, everybody who plays must agree.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ..describers import describer_for
from ..kernel import JUDGE, Event, Refused
from . import screen
from .consent import Wanted

if TYPE_CHECKING:
    from .live_table import LiveTable

KIND = "judge"
"""Of the wish, and of the entry that is kept."""


async def propose(table: LiveTable, seat: int, option: str) -> None:
    """A seat proposes one of the corrections that are possible now."""
    if all(option != correction.id for correction in table.played().asides(JUDGE)):
        raise Refused("unknown-correction", option=option)
    can_go_back = table.played().options.get("undo") != "never"

    def needed() -> set[int]:
        return table.people & table.present if can_go_back else table.people

    await table.consent.ask(Wanted(KIND, seat, needed, lambda without: _judge(table, seat, option, without), option))


async def _judge(table: LiveTable, by: int, option: str, without: set[int]) -> None:
    table.played().answer(option, JUDGE)
    await table.keep_game(KIND, by, ["answer", JUDGE, option], without)


def in_words(table: LiveTable, language: str, option: str) -> str:
    """A correction in the words of the list."""
    game = table.game
    assert game is not None
    return screen.correction(game, describer_for(game, language), option)


def signed(events: Sequence[Event], by: int, without: Collection[int]) -> list[Event]:
    """The events of a judgement as this table stores them: with the seat that proposed it and those not asked."""
    told: dict[str, Any] = {"who": f"seat:{by}"}
    if without:
        told["without"] = [f"seat:{seat}" for seat in sorted(without)]
    return [
        msgspec.structs.replace(event, public={**event.public, **told}) if event.kind == "judged" else event
        for event in events
    ]
