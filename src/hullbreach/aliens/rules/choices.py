"""Who is asked when several may decide, and what a hand holds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ...kernel import Back, Effects, Option, Question, Seat, Waiting
from ..box import HANDS
from ..position import Position


class AnyOf(Waiting, tag="aliens/any-of"):
    """Several players decide together: the first answer counts (aliens/choice/rank-tie)."""

    rule = "aliens/choice/rank-tie"
    asks: tuple[Question, ...]

    def _asks(self, g: Any) -> Sequence[Question]:
        return self.asks

    def _answered(self, g: Any, seat: Seat, option: Option) -> tuple[bool, Effects]:
        return False, option.then

    def _lapses(self, g: Any) -> bool:
        return self.asks[0]._lapses(g)

    def _ends(self, g: Any) -> Effects:
        ends = getattr(self.asks[0], "_ends", None)
        return ends(g) if ends else None


def chosen_by_rank(g: Position, ask: type[Question], *about: Any) -> Waiting:
    """A question to the player with the highest rank, or to all who share it (aliens/choice/highest-rank)."""
    seats = g.choosers()
    if len(seats) == 1:
        return ask(seats[0], *about)
    return AnyOf(tuple(ask(seat, *about) for seat in seats))


def of_hand(g: Position, seat: Seat, but: Collection[Back] = ()) -> Iterator[tuple[str, Back]]:
    """The cards of a hand by name, one of each sort."""
    names, kinds, face = g.box.names[0], g.box.kinds, g.face
    seen = set()
    for back in g.zones[HANDS + seat]:
        card = face[back]
        if kinds[card] not in seen and back not in but:
            seen.add(kinds[card])
            yield names[card], back
