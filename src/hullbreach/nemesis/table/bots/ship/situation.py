"""A view of the ship, with the names of its repairs and its intruders' attacks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from ....sites.ship.shapes import ShipClocks, ShipView
from ..assessment.intruders import BLOWS
from ..assessment.situation import Blow, Situation


class Aboard(Situation):
    """What one seat sees aboard the ship."""

    repairs: ClassVar[Collection[str]] = ("basic-repairs", "repairs", "quick-repairs", "inventive")
    repair_items: ClassVar[Collection[str]] = ("tools", "duct-tape")
    out_and_alive: ClassVar[Collection[str]] = ("escaped", "hibernating")

    view: ShipView

    @property
    def clocks(self) -> ShipClocks:
        """The tracks."""
        return self.view.clocks

    @cached_property
    def unknown_specimens(self) -> set[str]:
        """Each kind of object holds one weakness."""
        return {slot.slot for slot in self.view.weaknesses if slot.name is None}

    @cached_property
    def blows(self) -> Mapping[str, Sequence[Blow]]:
        """Intruders strike the same everywhere."""
        return BLOWS
