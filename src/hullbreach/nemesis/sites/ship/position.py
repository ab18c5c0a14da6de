"""A position aboard the ship: its tracks, pods, engines and course."""

from __future__ import annotations

from ....kernel import Back, Mask, Seat
from ...box import ENGINE_STACK_1
from ...position import Position
from ...position.crew import HIBERNATING
from .box import ShipBox

NOT_RUNNING = 255
JUMPED, EXPLODED = 1, 2
"""How the ship's story ended; 0 while it goes on."""


class ShipPosition(Position):
    """The fields that only a ship has."""

    box: ShipBox
    destruct: int
    """The self-destruct track counts down; NOT_RUNNING while the marker is off it."""
    destruct_locked: bool
    """A yellow space was reached: no way back."""
    destination: int
    pod_section: bytearray
    """By pod number: 0 not in play, 1 section A, 2 section B, 3 launched."""
    unlocked: Mask
    """Pods that are unlocked."""
    ship: int
    """0 while it flies, then JUMPED or EXPLODED."""

    # -- clocks ----------------------------------------------------------------------------------------------

    def is_blue(self) -> bool:
        """Whether the time marker is on a blue space: hibernation is open."""
        return 0 < self.time <= self.box.tables.tracks.time.first_blue

    def destruct_runs(self) -> bool:
        """Whether the self-destruct sequence is active."""
        return self.destruct != NOT_RUNNING

    def anyone_hibernates(self) -> bool:
        """Whether a character is hibernating."""
        return HIBERNATING in self.status

    # -- pods ------------------------------------------------------------------------------------------------

    def pods_of(self, section: int) -> list[int]:
        """Pods still docked at section A (1) or B (2), by number."""
        return [pod for pod, at in enumerate(self.pod_section) if at == section]

    def is_unlocked(self, pod: int) -> bool:
        """Whether a pod can be entered and launched."""
        return bool(self.unlocked >> pod & 1)

    def seats_in_pod(self, pod: int) -> list[Seat]:
        """Who waits in a pod."""
        return [who for who, at in enumerate(self.pod) if at == pod]

    def free_pods(self, section: int) -> list[int]:
        """Unlocked pods of a section with a free space."""
        return [pod for pod in self.pods_of(section) if self.is_unlocked(pod) and len(self.seats_in_pod(pod)) < 2]

    # -- engines ---------------------------------------------------------------------------------------------

    def engine_stack(self, engine: int) -> list[Back]:
        """The two tokens of engine 1, 2 or 3; the last is on top."""
        return self.zones[ENGINE_STACK_1 + engine - 1]
