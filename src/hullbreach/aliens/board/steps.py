"""Steps from many spaces at once: a handful of operations on sets of bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .layout import DIRECTIONS, EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, Door, Layout


class Steps(NamedTuple):
    """The spaces from which one can step in each of four directions, and those at which a diagonal step turns.

    Nothing but open border ends in a corner that is crossed, so a diagonal step is the same as one to the east or west
    and then one to the north or south. Whoever comes from the west turns north in the spaces of `ne`, and so on.
    """

    east: int
    west: int
    north: int
    south: int
    ne: int
    nw: int
    se: int
    sw: int
    width: int


def steps_of(layout: Layout, barred: Iterable[Door] = ()) -> Steps:
    """The steps of a layout while these doors are barred. No diagonal step leads through a door."""
    masks = list(layout.steps)
    for door in barred:
        one, other = layout.doors[door]
        for direction in DIRECTIONS:
            shift = layout.shifts[direction]
            if one + shift == other:
                masks[direction] &= ~(1 << one)
            elif other + shift == one:
                masks[direction] &= ~(1 << other)
    return Steps(
        east=masks[EAST],
        west=masks[WEST],
        north=masks[NORTH],
        south=masks[SOUTH],
        ne=masks[NORTH_EAST] << 1,
        nw=masks[NORTH_WEST] >> 1,
        se=masks[SOUTH_EAST] << 1,
        sw=masks[SOUTH_WEST] >> 1,
        width=layout.width,
    )
