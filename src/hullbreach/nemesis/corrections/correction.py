"""A correction is a change that the whole table agrees on. No other rule reacts to it."""

from __future__ import annotations

from typing import ClassVar

from ...kernel import Effect
from ..event_kinds import JUDGED
from ..position import Position


class Correction(Effect):
    """Something on the table is put right. `rule` is the rule of components that the correction obeys."""

    def be_told(self, g: Position) -> None:
        g.tell(JUDGED, self.rule, action=self._id(g))

    def _id(self, g: Position) -> str:
        """The option id, `judge-KIND-DEED/…`, made from public facts before the correction."""
        raise NotImplementedError


class MarkerCorrection(Correction):
    """A marker is put down where none lies, or taken away."""

    markers: ClassVar[str]
    """The field of the position that says where such markers lie."""

    at: int

    def put_or_take(self, g: Position) -> None:
        setattr(g, self.markers, getattr(g, self.markers) ^ 1 << self.at)
