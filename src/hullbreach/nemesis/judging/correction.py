"""A correction: what the whole table agrees to put right, told as a judgement; no rule follows from it."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Effect
from ..event_kinds import JUDGED
from ..position import Position


class Correction(Effect):
    """Something on the table is put as it should be; `rule` is the rule of components that it keeps to."""

    def be_told(self, g: Position) -> None:
        g.tell(JUDGED, self.rule, action=self._id(g))

    def _id(self, g: Position) -> str:
        """`judge-KIND-DEED/…`, by what can be seen before it happens."""
        raise NotImplementedError


class MarkerCorrection(Correction):
    """A marker is put down where none lies, or taken away."""

    markers: ClassVar[str]
    """The field of the position that says where such markers lie."""

    at: int

    def put_or_take(self, g: Position) -> None:
        setattr(g, self.markers, getattr(g, self.markers) ^ 1 << self.at)
