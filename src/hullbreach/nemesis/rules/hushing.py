"""Taking noise away: markers leave the corridors and nothing comes of it."""

from __future__ import annotations

from ...kernel import Effect
from ..event_kinds import NOISE_TAKEN_AWAY
from ..position import Position
from ..position.place import bits_of


class RemoveNoise(Effect, tag="lockdown/remove-noise"):
    """The noise markers of a mask of corridors are taken away."""

    rule = "lockdown/action/card-play"
    spots: int
    because: str = rule

    def take_away(self, g: Position) -> None:
        gone = g.noise & self.spots
        if gone:
            g.noise &= ~gone
            g.tell(NOISE_TAKEN_AWAY, self.because, corridors=[g.board.spot_ids[spot] for spot in bits_of(gone)])
