"""The boards of a mission as a bot knows them: spaces by reference, and how far it is to where it wants to be."""

from __future__ import annotations

from ...board.board import FAR, Board
from ...board.layout import DELTAS, Space, bits

FACINGS = ("north", "east", "south", "west")
BREAKING_THROUGH = 5
"""How many steps a barricaded door counts for: somebody has to take it down first."""
UNDER_FIRE = 8
"""How many steps a space counts for that a sentry gun of our own looks at."""
KEPT = 4000
"""How many distance maps are kept before all are made again."""


class Ground:
    """A board, and the distances that were asked for on it. It is the same for every game of a mission."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.space_of = {ref: space for space, ref in board.refs.items()}
        self._far: dict[tuple[int, int, int], bytes] = {}
        self._fronts: dict[tuple[Space, str], int] = {}
        self._lanes: dict[tuple[Space, str], int] = {}

    def far(self, targets: int, barred: int = 0, deadly: int = 0) -> bytes:
        """By space: the steps to the nearest of these targets, round barricades and whatever is deadly."""
        key = targets, barred, deadly
        known = self._far.get(key)
        if known is None:
            if len(self._far) >= KEPT:
                self._far.clear()
            known = self._far[key] = self._flood(targets, barred, deadly)
        return known

    def _flood(self, targets: int, barred: int, deadly: int) -> bytes:
        board, doors = self.board, self.board.layout.doors
        far = bytearray([FAR]) * (board.width * board.layout.height)
        closed = [doors[door] for door in bits(barred)]
        later: dict[int, int] = {}
        front, free, steps = targets & board.floor, board.floor, 0
        while front or later:
            front = (front | later.pop(steps, 0)) & free
            free &= ~front
            for space in bits(front):
                far[space] = min(steps, FAR - 1)
            for one, other in closed:
                beyond = (front >> one & 1) << other | (front >> other & 1) << one
                if beyond:
                    later[steps + BREAKING_THROUGH] = later.get(steps + BREAKING_THROUGH, 0) | beyond
            front = board.around(front, barred) & free
            if front & deadly:
                later[steps + UNDER_FIRE] = later.get(steps + UNDER_FIRE, 0) | front & deadly
                front &= ~deadly
            steps += 1
        return bytes(far)

    def front(self, gun: Space, facing: str) -> int:
        """The spaces at least one row ahead of a sentry gun."""
        known = self._fronts.get((gun, facing))
        if known is None:
            dx, dy = DELTAS[FACINGS.index(facing)]
            width, known = self.board.width, 0
            for space in bits(self.board.floor):
                if (space % width - gun % width) * dx > 0 or (space // width - gun // width) * dy > 0:
                    known |= 1 << space
            self._fronts[gun, facing] = known
        return known

    def lane(self, gun: Space, facing: str) -> int:
        """The spaces in which a sentry gun sees whoever steps there, with the doors that open for one alone."""
        known = self._lanes.get((gun, facing))
        if known is None:
            board, known = self.board, 0
            for space in bits(self.front(gun, facing)):
                known |= board.field(gun, board.doors_at.get(space, 0)) & 1 << space
            self._lanes[gun, facing] = known
        return known
