"""How carnomorphs come onto the board: a miniature is placed, and the first of a type reveals its adaptation."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import NO_MINIATURE
from ...kinds import SLOT_NAMES
from ...position import Position
from ..intruders.intruder_movement import Appeared, hide
from .creatures import BLUE_METAGORGER, BUTCHER, METAGORGER, SHAMBLER
from .event_kinds import ADAPTATION_REVEALED
from .metamorphosis import Metamorphosis

NO_TOKEN = -1


def is_available(g: Position, kind: int) -> bool:
    """Whether a miniature of this type can be placed; a killed butcher never.

    See carnomorphs/injury/butcher-never-returns.
    """
    return g.free_miniature(kind) >= 0 and not (kind == BUTCHER and g.queen_dead)


def slot_of(g: Position, kind: int) -> int:
    """The slot of the adaptation that belongs to a type, -1 for none."""
    on_slot = g.box.tables.tokens.intruder[kind].on_slot
    return SLOT_NAMES.index(on_slot) if on_slot else -1


class PlaceCarnomorph(Effect, tag="nemesis/carnomorph-place"):
    """A miniature is placed in a room. One drawn from the bag may surprise a character.

    If there is no miniature left, lone shamblers leave the board first for a shambler that was drawn; for any other
    type nothing is placed and the token goes back into the bag.
    """

    rule = "carnomorphs/terms/carnomorph-is-intruder"
    kind: int
    room: int
    who: Seat = -1
    """Whom it may take by surprise, -1 for nobody."""
    number: int = 0
    sort: int = NO_TOKEN
    """The token it came with."""

    def make_room(self, g: Position) -> None:
        if self.kind == SHAMBLER and self.sort != NO_TOKEN and g.free_miniature(SHAMBLER) < 0:
            for mini in range(*g.box.miniatures_of[SHAMBLER]):
                if not g.is_manned(g.foe_room[mini]):
                    hide(g, g.foe(mini), "nemesis/intruder-movement/adult-limit")

    def place(self, g: Position) -> Effects:
        kind = METAGORGER if self.kind == BLUE_METAGORGER else self.kind
        if not is_available(g, kind):
            if self.sort != NO_TOKEN:
                g.pool[self.sort] -= 1
                g.bag[self.sort] += 1
            g.tell(NO_MINIATURE, "nemesis/intruder-movement/adult-limit", kind=g.box.species_ref[kind])
            return None
        mini = g.free_miniature(kind)
        g.foe_room[mini] = self.room
        foe = g.foe(mini)
        seen: list[Effect] = [RevealAdaptation(kind), Appeared(foe, self.room)]
        return seen if self.who < 0 else [*seen, *g.species.surprise_check(g, foe, self.who, self.number, self.sort)]


class RevealAdaptation(Effect, tag="nemesis/carnomorph-reveal-adaptation"):
    """The first of its type is taken from the carnomorph board, and the adaptation under it is turned up.

    However it appears: the miniature that stood on the card is the first of its type to be used.
    """

    rule = "carnomorphs/adaptation/reveal"
    kind: int

    def turn_up(self, g: Metamorphosis) -> None:
        slot = slot_of(g, self.kind)
        if slot < 0 or g.discovered >> slot & 1:
            return
        back = g.adaptations()[slot]
        g.discovered |= 1 << slot
        g.show(back)
        name = f"weakness:{g.box.weaknesses[g.face[back]]}"
        g.tell(ADAPTATION_REVEALED, self.rule, kind=g.box.species_ref[self.kind], weakness=name)
