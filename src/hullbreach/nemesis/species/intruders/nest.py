"""The nest: eggs can be carried off, one at a time and with noise."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...position import Position
from ...rules.items import TakeObject
from ...rules.lapses import who_is_gone
from ...rules.noise import NoiseRoll
from .injury import NestCheck


class TakeEgg(Effect, tag="nemesis/take-egg"):
    """An egg of the intruder board becomes a heavy object one carries; then there is noise."""

    rule = "nemesis/room/nest-take-egg"
    who: Seat

    def take(self, g: Position) -> Effects:
        eggs = g.eggs_in_nest()
        return [TakeObject(self.who, eggs[-1]), NestCheck()] if eggs else None

    def make_noise(self, g: Position) -> Effects:
        return [NoiseRoll(self.who)] if g.species.hears_eggs(g, self.who) else None

    _lapses = who_is_gone
