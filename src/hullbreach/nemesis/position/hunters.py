"""The intruders: miniatures on the board, the bag of tokens, discovered weaknesses."""

from __future__ import annotations

from ...kernel import Mask
from .. import box
from .place import Place, bits_of

Foe = int
"""A permanent number: the miniature, plus 32 for every time it has left the board before."""


class Hunters(Place):
    """The intruders. Tables by miniature have its room (0 off the board), its injuries, and how often it has left."""

    foe_room: bytearray
    injuries: bytearray
    times_left: bytearray
    bag: bytearray
    """By token (an index of `Box.tokens`): how many are in the bag."""
    pool: bytearray
    """By token: how many lie outside the bag and can come back."""
    queen_dead: bool
    appeared: int
    """How many intruders have appeared in rooms so far. Rules compare it before and after something."""
    discovered: Mask
    """Weakness slots that are face up."""

    def foe(self, mini: int) -> Foe:
        """The permanent number of a miniature that is on the board now."""
        return mini + 32 * self.times_left[mini]

    def foes_in(self, room: int) -> list[Foe]:
        """Intruders in the room, the largest kind first."""
        rooms, times_left = self.foe_room, self.times_left
        found = []
        mini = rooms.rfind(room)
        while mini >= 0:
            found.append(mini + 32 * times_left[mini])
            mini = rooms.rfind(room, 0, mini)
        return found

    def foe_rooms(self) -> list[int]:
        """Every room with intruders, by number."""
        return sorted(set(self.foe_room) - {0})

    def all_foes(self) -> list[Foe]:
        """Every intruder on the board by room number, the largest kind first within a room."""
        return [foe for room in self.foe_rooms() for foe in self.foes_in(room)]

    def is_here(self, foe: Foe) -> bool:
        """Whether this intruder is still on the board."""
        mini = foe & 31
        return self.times_left[mini] == foe >> 5 and self.foe_room[mini] != 0

    def room_of_foe(self, foe: Foe) -> int:
        """Where the intruder is; 0 once it has left the board."""
        mini = foe & 31
        return self.foe_room[mini] if self.times_left[mini] == foe >> 5 else 0

    def kind_of(self, foe: Foe) -> int:
        """The kind of an intruder, such as larva or queen."""
        return self.box.miniatures[foe & 31]

    def foe_id(self, foe: Foe) -> str:
        """The reference of an intruder: its kind and the number of its miniature."""
        return self.box.intruder_ref[foe & 31]

    def free_miniature(self, kind: int) -> int:
        """A miniature of this kind that is not in use, -1 for none."""
        return self.foe_room.find(0, *self.box.miniatures_of[kind])

    def return_token(self, kind: int, source: str) -> bool:
        """Return a token of this kind to the bag, at random if they differ. False if none lies outside."""
        sorts = self.box.token_sorts_of[kind]
        outside = self.pool[sorts]
        if not any(outside):
            return False
        sort = sorts.start + self.pick(source, outside, self.box.token_names[sorts])
        self.pool[sort] -= 1
        self.bag[sort] += 1
        return True

    def knows_weakness(self, name: str) -> bool:
        """Whether this weakness has been discovered and changes the rules (nemesis/weakness/effect)."""
        return self.weakness_slot(name) >= 0

    def weakness_slot(self, name: str) -> int:
        """The slot in which this weakness lies face up, -1 for none."""
        names = self.box.weaknesses
        if self.discovered and name in names:
            face, slots = self.face, self.zones[box.WEAKNESS_SLOTS]
            for slot in bits_of(self.discovered):
                if names[face[slots[slot]]] == name:
                    return slot
        return -1
