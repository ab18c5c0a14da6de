"""What hunts: miniatures on the board, the bag of tokens, eggs' parents, discovered weaknesses."""

from __future__ import annotations

from ...kernel import Mask
from .. import box
from ..kinds import FOE_NAMES, MINIATURES, MINIATURES_OF, TOKENS, WEAKNESSES_BY_NAME
from .place import Place, places_of

INTRUDER = tuple(
    f"intruder:{FOE_NAMES[kind]}-{MINIATURES_OF[kind].index(mini) + 1}" for mini, kind in enumerate(MINIATURES)
)
"""By miniature: its reference."""
Foe = int
"""A permanent number: the miniature, plus 32 for every time it has left the board before."""


class Hunters(Place):
    """By miniature: its room (0 is off the board), its injuries, how often it has left the board."""

    foe_room: bytearray
    injuries: bytearray
    times_left: bytearray
    bag: bytearray
    """By sort of token: how many are in the bag."""
    pool: bytearray
    """By sort of token: how many lie outside and can come back."""
    queen_dead: bool
    appeared: int
    """How many intruders have appeared in rooms so far; compared before and after."""
    discovered: Mask
    """Weakness slots that are face up."""

    def foe(self, mini: int) -> Foe:
        """The permanent number of a miniature that is on the board now."""
        return mini + 32 * self.times_left[mini]

    def foes_in(self, room: int) -> list[Foe]:
        """Intruders in the room, the largest kind first."""
        return [self.foe(mini) for mini in places_of(self.foe_room, room)[::-1]]

    def all_foes(self) -> list[Foe]:
        """Every intruder on the board by room number, the largest kind first within a room."""
        if not any(self.foe_room):
            return []
        rooms = sorted(set(self.foe_room) - {0})
        return [foe for room in rooms for foe in self.foes_in(room)]

    def is_here(self, foe: Foe) -> bool:
        """Whether this intruder is still on the board."""
        mini = foe & 31
        return self.times_left[mini] == foe >> 5 and self.foe_room[mini] != 0

    def room_of_foe(self, foe: Foe) -> int:
        """Where the intruder is; 0 once it has left the board."""
        mini = foe & 31
        return self.foe_room[mini] if self.times_left[mini] == foe >> 5 else 0

    def kind_of(self, foe: Foe) -> int:
        """Larva, creeper, adult, breeder or queen."""
        return MINIATURES[foe & 31]

    def foe_id(self, foe: Foe) -> str:
        """The reference of an intruder: its kind and the number of its miniature."""
        return INTRUDER[foe & 31]

    def free_miniature(self, kind: int) -> int:
        """A miniature of this kind that is not in use, -1 for none."""
        for mini in MINIATURES_OF[kind]:
            if not self.foe_room[mini]:
                return mini
        return -1

    def outside(self, kind: int) -> list[int]:
        """The sorts of tokens of a kind outside the bag, one entry a token."""
        return [sort for sort, (of, _) in enumerate(TOKENS) if of == kind for _ in range(self.pool[sort])]

    def bag_list(self) -> list[int]:
        """The sorts of the tokens in the bag, one entry a token."""
        sorts: list[int] = []
        for sort, count in enumerate(self.bag):
            if count:
                sorts += [sort] * count
        return sorts

    def knows_weakness(self, name: str) -> bool:
        """Whether this weakness has been discovered and changes the rules (nemesis/weakness/effect)."""
        if not self.discovered:
            return False
        face = WEAKNESSES_BY_NAME[name]
        slots = self.zones[box.WEAKNESS_SLOTS]
        return any(self.discovered >> slot & 1 and self.face[back] == face for slot, back in enumerate(slots))
