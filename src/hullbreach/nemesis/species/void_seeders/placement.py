"""Placing void seeders: the type depends on insanity, and a lower one comes where no miniature is left."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import NO_MINIATURE
from ...refs import ROOM
from ..intruders.encounter import add_token
from ..intruders.intruder_movement import Appeared, SurpriseCheck, hide, take_off
from .creatures import DESPOILER, LAIR, LURKER, SEEDER
from .event_kinds import LAIR_FOUND, SEEDER_DEFEATED
from .madness import Madness

SHORTAGE = "void-seeders/encounter/miniature-shortage"


def met_by(g: Madness, who: Seat) -> int:
    """The type that the insanity track shows at a character's level (void-seeders/encounter/type-by-insanity)."""
    return g.box.met_at[g.insanity[who]]


def next_miniature(g: Madness, kind: int) -> int:
    """A free miniature of this type or else of the next lower one, -1 if there is none down to the lurkers.

    The despoiler never comes back once all lairs are destroyed (void-seeders/lair/all-three-destroyed).
    """
    for lower in range(kind, LURKER - 1, -1):
        mini = -1 if lower == DESPOILER and g.queen_dead else g.free_miniature(lower)
        if mini >= 0:
            return mini
    return -1


class PlaceSeeder(Effect, tag="nemesis/seeder-place-seeder"):
    """A void seeder of a type is placed in a room, or one of the next lower type if no miniature is left.

    If even the lurkers are all on the board, those not in combat leave first.
    """

    rule = "void-seeders/encounter/type-by-insanity"
    kind: int
    room: int
    who: Seat = -1
    """Whom it may take by surprise, -1 for nobody."""
    number: int = 0
    """The number on its token."""

    def make_room(self, g: Madness) -> None:
        if next_miniature(g, self.kind) < 0:
            for mini in range(*g.box.miniatures_of[LURKER]):
                if not g.is_manned(g.foe_room[mini]):
                    hide(g, g.foe(mini), SHORTAGE)

    def place(self, g: Madness) -> Effects:
        mini = next_miniature(g, self.kind)
        if mini < 0:
            g.tell(NO_MINIATURE, SHORTAGE, kind=g.box.species_ref[self.kind])
            return None
        g.foe_room[mini] = self.room
        foe = g.foe(mini)
        surprise = g.species.surprise_check(g, foe, self.who, self.number, -1) if self.who >= 0 else []
        return [Appeared(foe, self.room), *surprise]


class PlaceLair(Effect, tag="nemesis/seeder-place-lair"):
    """A lair is placed in the room that has just been explored, even in the nest.

    It is not the first encounter, and nobody makes noise on this move (void-seeders/lair/token-no-noise).
    """

    rule = "void-seeders/lair/token-places-lair"
    room: int

    def place(self, g: Madness) -> None:
        mini = g.free_miniature(LAIR)
        if mini >= 0:
            g.foe_room[mini] = self.room
            g.tell(LAIR_FOUND, self.rule, foe=g.foe_id(g.foe(mini)), room=ROOM[self.room])


class SeederSurprise(SurpriseCheck, tag="nemesis/seeder-surprise-check"):
    """A void seeder surprises a character with fewer cards than the number on its token, contamination counted."""

    rule = "void-seeders/encounter/surprise"


def defeat(g: Madness, foe: int, rule: str) -> None:
    """A void seeder never dies: its miniature leaves the board, and a random void seeder token joins the bag."""
    g.tell(SEEDER_DEFEATED, rule, foe=g.foe_id(foe), room=ROOM[g.room_of_foe(foe)])
    take_off(g, foe)
    add_token(g, SEEDER, "void-seeders/injury/defeated")
