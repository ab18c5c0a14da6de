"""Vasquez: a weapon turned up steadies her aim. Her Smart Gun costs a card less (see `rules.attack`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel import Back, Effect, Effects, Option, Question
from ..box import EXHAUST, HANDS, VASQUEZ, WEAPON
from ..position import Position
from ..rules.actions import Aim
from ..rules.choices import of_hand
from ..rules.endurance import Draw, RecycleChosen, Reveal
from .ability import Abilities


class Vasquez(Abilities):
    """Hero: on activation she reveals a card."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        return [VasquezReveals(VASQUEZ)] if is_hero else ()


class VasquezReveals(Reveal, tag="aliens/vasquez-reveal"):
    """On a weapon she aims for free; on anything else she may recycle one card and draw one."""

    rule = "aliens/ability/vasquez-hero"

    def _found(self, g: Position, type: int, card: Back) -> Effects:
        if type == WEAPON:
            return None if g.down >> VASQUEZ & 1 else [Aim(VASQUEZ)]
        seat = g.hero[VASQUEZ] - 1
        return [MaySwap(seat)] if seat >= 0 else None


class MaySwap(Question, tag="aliens/vasquez-may-swap"):
    """Recycle a card from hand or from the exhaust pile and draw one, or do neither."""

    rule = "aliens/ability/vasquez-hero"
    ask = "ask-swap"

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("leave-it")
        draw = Draw(VASQUEZ, 1)
        if g.zones[EXHAUST]:
            yield Option("recycle/pile:exhaust", (RecycleChosen(self.seat, (), 1), draw))
        for card, back in of_hand(g, self.seat):
            yield Option(f"recycle/card:{card}", (RecycleChosen(self.seat, (back,), 0), draw))

    def _lapses(self, g: Position) -> bool:
        return not g.zones[EXHAUST] and not g.zones[HANDS + self.seat]
