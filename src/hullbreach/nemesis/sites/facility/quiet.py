"""Where there is power, noise dies down: markers leave the corridors that nobody is near."""

from __future__ import annotations

from ....kernel import Effect
from ...position.place import bits_of
from .position import FacilityPosition


class NoiseRemoval(Effect, tag="lockdown/noise-removal"):
    """In sections with power, corridors that lead to no room with a character lose their noise markers."""

    rule = "lockdown/event/noise-removal"

    def remove(self, g: FacilityPosition) -> None:
        gone = 0
        for corridor in bits_of(g.noise & ((1 << g.board.technical) - 1)):
            one, other = g.board.ends[corridor]
            section = g.section(one) or g.section(other)
            if section and g.has_power(section) and not g.is_manned(one) and not g.is_manned(other):
                gone |= 1 << corridor
        if gone:
            g.noise &= ~gone
            corridors = [g.board.spot_ids[corridor] for corridor in bits_of(gone)]
            g.tell("noise-dies-down", self.rule, corridors=corridors)
