"""Hicks: he may draw a card, and rolls a failed shot again (see `rules.attack`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel import Effect, Option, Question
from ..box import DECK, HICKS
from ..position import Position
from ..refs import CHARACTER
from ..rules.endurance import Draw
from .ability import Abilities


class Hicks(Abilities):
    """Hero: on activation he may draw one."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        return [MayDrawOne(g.hero[HICKS] - 1)] if is_hero else ()


class MayDrawOne(Question, tag="aliens/hicks-may-draw"):
    """Draw a card, or not."""

    rule = "aliens/ability/on-activation"
    ask = "ask-draw"

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("draw/count:1", (Draw(HICKS, 1),))
        yield Option("draw-none")

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[HICKS]}

    def _lapses(self, g: Position) -> bool:
        return not g.zones[DECK]
