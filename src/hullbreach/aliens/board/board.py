"""A layout made ready to play on: who is next to whom, how far it is, what is seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from .layout import Door, Layout, Space, bits
from .sight_cache import sight_table
from .sight_line import SightLines
from .steps import Steps, steps_of
from .ways import Ways

MOST_REMEMBERED = 20_000
"""How many answers are kept before they are forgotten and worked out again."""
MOST_WAYS = 64
"""The ways of a few aliens: only questions in a row are about the same ones."""
MOST_BARRED = 300
FAR = 255
"""The distance of what cannot be reached."""


def reference(name: str) -> str:
    """The reference of a space such as `C1:K5`."""
    return f"space:{name.lower().replace(':', '-')}"


class Board:
    """What never changes on the boards of a mission. Sets of spaces and of doors are ints with a bit for each."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.width = layout.width
        self.floor = layout.floor
        self.door_count = len(layout.doors)
        self.lines = SightLines(layout)
        self.doors_at: dict[Space, int] = {}
        """By space: the doors that touch it."""
        for door, pair in enumerate(layout.doors):
            for space in pair:
                self.doors_at[space] = self.doors_at.get(space, 0) | 1 << door
        self.at_doors = sum(1 << space for space in self.doors_at)
        self.side_keys = tuple(side.key for side in layout.placed.values())
        self.side_masks = [0] * len(self.side_keys)
        """By number of a side: its spaces."""
        for space in bits(layout.floor):
            self.side_masks[self.side_keys.index(layout.side_of[space])] |= 1 << space
        self.refs = {space: reference(layout.name(space)) for space in bits(layout.floor)}
        """By space: the reference that views, options and events name it by."""
        self.rooms: dict[str, int] = {}
        """By room: its spaces."""
        for space in bits(layout.floor):
            room = layout.room(space)
            self.rooms[room] = self.rooms.get(room, 0) | 1 << space
        self._steps: dict[int, Steps] = {0: steps_of(layout)}
        self._next_to: dict[int, dict[Space, int]] = {0: layout.next_to}
        self._fields: dict[tuple[Space, int], int] = {}
        self._fields_of: dict[tuple[int, int], int] = {}
        self._walks: dict[Space, bytes] = {}
        self._layers: dict[Space, Sequence[int]] = {}
        self._ways: dict[tuple[Space, int, int], Ways] = {}
        self._straight: dict[tuple[Space, Space], tuple[Sequence[int], int]] = {}
        self._opened: dict[int, int] = {}
        self._around: dict[tuple[int, int], int] = {}
        self._within: dict[tuple[Space, int, int], int] = {}
        self._squares: dict[tuple[Space, int], int] = {}

    @cached_property
    def _sight(self) -> tuple[dict[Space, int], dict[Space, tuple[tuple[int, int], ...]], dict[Space, int]]:
        table = sight_table(self.layout)
        relevant = {}
        for space, through in table.through.items():
            relevant[space] = 0
            for doors, _ in through:
                relevant[space] |= doors
        return table.always, table.through, relevant

    # -- steps ------------------------------------------------------------------------------------------------

    def _barred_steps(self, barred: int) -> Steps:
        if len(self._steps) > MOST_BARRED:
            self._steps = {0: self._steps[0]}
        known = self._steps[barred] = steps_of(self.layout, bits(barred))
        return known

    def next_to(self, space: Space, barred: int = 0) -> int:
        """The spaces next to this one, while these doors are barred (aliens/board/next-to)."""
        near = self._next_to.get(barred)
        if near is None:
            if len(self._next_to) > MOST_BARRED:
                self._next_to = {0: self.layout.next_to}
            near = self._next_to[barred] = {
                at: self._without_barred(at, mask, barred) for at, mask in self.layout.next_to.items()
            }
        return near[space]

    def _without_barred(self, space: Space, near: int, barred: int) -> int:
        for door in bits(self.doors_at.get(space, 0) & barred):
            one, other = self.layout.doors[door]
            near &= ~(1 << (other if one == space else one))
        return near

    def around(self, spaces: int, barred: int = 0) -> int:
        """The spaces next to any of these. The same sets are asked about again and again."""
        known = self._around.get((spaces, barred))
        if known is None:
            if len(self._around) > MOST_REMEMBERED:
                self._around.clear()
            known = self._around[spaces, barred] = self._beside(spaces, barred)
        return known

    def _beside(self, spaces: int, barred: int) -> int:
        to_east, to_west, to_north, to_south, ne, nw, se, sw, width = self._steps.get(barred) or self._barred_steps(
            barred
        )
        east, west = (spaces & to_east) << 1, (spaces & to_west) >> 1
        north = (spaces & to_north | east & ne | west & nw) >> width
        return east | west | north | (spaces & to_south | east & se | west & sw) << width

    def rings(self, start: int, over: int, barred: int = 0) -> Iterator[int]:
        """The spaces at one step from these over free spaces, then at two, and so on while there are any."""
        to_east, to_west, to_north, to_south, ne, nw, se, sw, width = self._steps.get(barred) or self._barred_steps(
            barred
        )
        front, free = start, over & ~start
        while free:
            east, west = (front & to_east) << 1, (front & to_west) >> 1
            north = (front & to_north | east & ne | west & nw) >> width
            front = (east | west | north | (front & to_south | east & se | west & sw) << width) & free
            if not front:
                return
            free ^= front
            yield front

    # -- ways -------------------------------------------------------------------------------------------------

    def ways(self, space: Space, free: int, barred: int = 0) -> Ways:
        """The shortest ways from a space over free ones. Several questions in a row are about the same ways."""
        known = self._ways.get((space, free, barred))
        if known is None:
            if len(self._ways) > MOST_WAYS:
                self._ways.clear()
            known = self._ways[space, free, barred] = Ways(self, space, free, barred)
        return known

    def straight(self, one: Space, other: Space) -> tuple[Sequence[int], int]:
        """By steps, the spaces between two on shortest ways on bare boards, and all of them together."""
        known = self._straight.get((one, other))
        if known is None:
            if len(self._straight) > MOST_REMEMBERED:
                self._straight.clear()
            steps = self.walk(one)[other]
            ahead, behind = self.layers(one), self.layers(other)
            rings = [ahead[step] & behind[steps - step] for step in range(1, steps)] if steps < FAR else []
            known = self._straight[one, other] = rings, sum(rings)
        return known

    # -- distances --------------------------------------------------------------------------------------------

    def walk(self, space: Space) -> bytes:
        """By space: how many steps away it is, ignoring who stands where and barricades (aliens/board/distance)."""
        known = self._walks.get(space)
        if known is None:
            far = bytearray([FAR]) * (self.width * self.layout.height)
            for steps, ring in enumerate(self.layers(space)):
                for at in bits(ring):
                    far[at] = steps
            known = self._walks[space] = bytes(far)
        return known

    def layers(self, space: Space) -> Sequence[int]:
        """By number of steps: the spaces so far away, ignoring who stands where and barricades."""
        known = self._layers.get(space)
        if known is None:
            known = self._layers[space] = (1 << space, *self.rings(1 << space, self.floor))
        return known

    def within(self, space: Space, steps: int, barred: int = 0) -> int:
        """The spaces that so few steps lead to, this one among them."""
        known = self._within.get((space, steps, barred))
        if known is None:
            if len(self._within) > MOST_REMEMBERED:
                self._within.clear()
            known = 1 << space
            for _, ring in zip(range(steps), self.rings(known, self.floor, barred), strict=False):
                known |= ring
            self._within[space, steps, barred] = known
        return known

    def square(self, space: Space, far: int) -> int:
        """The floor at most so far away by plain grid distance (aliens/board/distance)."""
        known = self._squares.get((space, far))
        if known is None:
            known = self._squares[space, far] = self._square(space, far)
        return known

    def _square(self, space: Space, far: int) -> int:
        x, y = space % self.width, space // self.width
        line = sum(1 << at for at in range(max(x - far, 0), min(x + far + 1, self.width)))
        rows = range(max(y - far, 0), min(y + far + 1, self.layout.height))
        return sum(line << at * self.width for at in rows) & self.floor

    # -- sight ------------------------------------------------------------------------------------------------

    def field(self, space: Space, open_doors: int) -> int:
        """The spaces seen from one past walls and doors, whoever stands between."""
        always, through, relevant = self._sight
        key = space, open_doors & relevant[space]
        known = self._fields.get(key)
        if known is None:
            if len(self._fields) > MOST_REMEMBERED:
                self._fields.clear()
            known = always[space]
            for doors, more in through[space]:
                if not doors & ~open_doors:
                    known |= more
            self._fields[key] = known
        return known

    def _field_of(self, people: int, open_doors: int) -> int:
        """The spaces that any of these people see past walls and doors."""
        known = self._fields_of.get((people, open_doors))
        if known is None:
            if len(self._fields_of) > MOST_REMEMBERED:
                self._fields_of.clear()
            known = 0
            for one in bits(people):
                known |= self.field(one, open_doors)
            self._fields_of[people, open_doors] = known
        return known

    def sees(self, one: Space, other: Space, blockers: int, open_doors: int) -> bool:
        """Whether somebody in one space sees another past these characters (aliens/los/definition)."""
        if not self.field(one, open_doors) >> other & 1:
            return False
        between = blockers & self.lines.between(one, other)
        return not between or self.lines.is_clear(one, other, between, open_doors)

    def seen_from(self, one: Space, spaces: int, blockers: int, open_doors: int) -> int:
        """Those of some spaces that somebody in one space sees past the characters who block."""
        found = spaces & self.field(one, open_doors)
        if blockers:
            for space in bits(found):
                between = blockers & self.lines.between(one, space)
                if between and not self.lines.is_clear(one, space, between, open_doors):
                    found ^= 1 << space
        return found

    def seen_by(self, people: int, spaces: int, blockers: int, open_doors: int) -> int:
        """Those of some spaces that somebody in one of these sees past the characters who block."""
        found, near = 0, spaces & self._field_of(people, open_doors)
        if not near:
            return 0  # mostly
        for space in bits(near):
            for one in bits(self.field(space, open_doors) & people):
                between = blockers & self.lines.between(one, space)
                if not between or self.lines.is_clear(one, space, between, open_doors):
                    found |= 1 << space
                    break
        return found

    # -- doors ------------------------------------------------------------------------------------------------

    def open_doors(self, occupied: int, barricades: int) -> int:
        """The doors held open by whoever stands at them (aliens/door/opens-automatically)."""
        near = occupied & self.at_doors
        found = self._opened.get(near)
        if found is None:
            if len(self._opened) > MOST_REMEMBERED:
                self._opened.clear()
            found = 0
            for space in bits(near):
                found |= self.doors_at[space]
            self._opened[near] = found
        return found & ~barricades

    @cached_property
    def doors_beside(self) -> Mapping[Space, Sequence[Door]]:
        """By space: the doors that touch it."""
        return {space: tuple(bits(self.doors_at.get(space, 0))) for space in bits(self.floor)}

    @cached_property
    def ways_to_go(self) -> Mapping[Space, str]:
        """By space: the id of the option to go there."""
        return {space: f"go/{ref}" for space, ref in self.refs.items()}
