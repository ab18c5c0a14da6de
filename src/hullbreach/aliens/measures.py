"""What `hullbreach bench` times on boards: where somebody gets to, and what somebody sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from .board.board import Board
from .board.layout import bits

STEPS, TARGETS, PEOPLE = 5, 20, 6


def measures(board: Board) -> Mapping[str, Callable[[], object]]:
    """Where nothing was worked out before: reach as a flood, sight by the table, and lines past those who stand."""
    draw = Random(1)
    floor = list(bits(board.floor))
    middle = max(floor, key=lambda space: board.within(space, STEPS).bit_count())
    lookout = max(floor, key=lambda space: board.field(space, 0).bit_count())
    in_view = list(bits(board.field(lookout, 0) & ~(1 << lookout)))
    anywhere = sum(1 << space for space in draw.sample(floor, TARGETS))
    targets = sum(1 << space for space in draw.sample(in_view, TARGETS))
    people = sum(1 << space for space in draw.sample(in_view, PEOPLE))

    def reach() -> int:
        return sum(ring for _, ring in zip(range(STEPS), board.rings(1 << middle, board.floor), strict=False))

    return {
        "reach_us": reach,
        "targets_us": lambda: board.seen_from(lookout, anywhere, 0, 0),
        "targets_past_people_us": lambda: board.seen_from(lookout, targets, people, 0),
    }
