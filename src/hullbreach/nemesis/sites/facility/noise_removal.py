"""The removal of noise: where there is power, markers leave the corridors that nobody is near."""

from __future__ import annotations

from ....kernel import Effect
from ...position.place import bits_of
from .elevator import SECTIONS
from .event_kinds import NOISE_DIES_DOWN
from .position import FacilityPosition


class NoiseRemoval(Effect, tag="lockdown/noise-removal"):
    """In sections with power, corridors that lead to no room with a character lose their noise markers."""

    rule = "lockdown/event/noise-removal"

    def remove(self, g: FacilityPosition) -> None:
        if not g.powered:
            return
        board, gone = g.board, 0
        for section in SECTIONS:
            if g.has_power(section):
                gone |= board.corridors_of[section]
        for room in g.room:
            gone &= ~board.door_mask[room]
        gone &= g.noise
        if gone:
            g.noise &= ~gone
            corridors = [board.spot_ids[corridor] for corridor in bits_of(gone)]
            g.tell(NOISE_DIES_DOWN, self.rule, corridors=corridors)
