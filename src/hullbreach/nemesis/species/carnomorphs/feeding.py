"""Feeding: carnomorphs heal, evolve and eat, before or after the attacks."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import INTRUDER_HEALS, INTRUDER_TRANSFORMS
from ...kinds import BLUE_CORPSE, GONE, IN_SUPPLY
from ...refs import ROOM
from ..intruders.events import AttackStep
from ..intruders.injury import NestCheck
from ..intruders.intruder_movement import foe_is_gone, take_off
from .arrival import PlaceCarnomorph, is_available
from .creatures import BUTCHER, FLESHBEAST, GROWN, METAGORGER, SHAMBLER
from .event_kinds import EATS, EATS_ANOTHER
from .food import NOTHING, feeding_order, food_for
from .metamorphosis import Metamorphosis

VORACIOUS = "voracious"
EVOLVING = {
    METAGORGER: "carnomorphs/feeding/evolve-metagorger",
    SHAMBLER: "carnomorphs/feeding/evolve-shambler",
    FLESHBEAST: "carnomorphs/feeding/evolve-fleshbeast",
}


class AttacksAndFeeding(Effect, tag="nemesis/carnomorph-attacks-and-feeding"):
    """First all carnomorphs attack that share a room with a character, then all feed; the voracious feed first.

    See carnomorphs/event/attacks. Which comes first is settled when the step begins.
    """

    rule = "carnomorphs/event/step-order"

    def attack_and_feed(self, g: Metamorphosis) -> Effects:
        if g.knows_weakness(VORACIOUS):
            return [Feeding(), AttackStep()]
        return [AttackStep(), Feeding()]


class Feeding(Effect, tag="nemesis/carnomorph-feeding"):
    """Every carnomorph that is not in combat feeds once, by room number; the voracious feed in combat too.

    One that evolves does not feed again. See carnomorphs/feeding/voracious.
    """

    rule = "carnomorphs/feeding/condition"

    def feed(self, g: Metamorphosis) -> Effects:
        voracious = g.knows_weakness(VORACIOUS)
        return [
            MayFeed(foe)
            for room in g.foe_rooms()
            if voracious or not g.is_manned(room)
            for foe in feeding_order(g, room)
        ]


class MayFeed(Effect, tag="nemesis/carnomorph-may-feed"):
    """A carnomorph feeds if its room holds food now; several feed in the order of their levels, so it can run out."""

    rule = "carnomorphs/feeding/feeder-priority"
    foe: int

    def look_for_food(self, g: Metamorphosis) -> Effects:
        food = food_for(g, self.foe)
        return [Feed(self.foe, g.room_of_foe(self.foe), *food)] if food else None

    _lapses = foe_is_gone


class MayFeedAnyway(Effect, tag="nemesis/carnomorph-may-feed-anyway"):
    """The intruder player makes a carnomorph feed as if there were food in its room."""

    rule = "nemesis/intruder-player/effect"
    foe: int

    def feed(self, g: Metamorphosis) -> Effects:
        food = food_for(g, self.foe)
        return [Feed(self.foe, g.room_of_foe(self.foe), *(food or ()))]

    _lapses = foe_is_gone


class Feed(Effect, tag="nemesis/carnomorph-feed"):
    """A carnomorph heals, evolves and eats."""

    rule = "carnomorphs/feeding/sequence"
    foe: int
    room: int
    thing: int = NOTHING
    """The object it eats."""
    prey: int = NOTHING
    """The metagorger it eats."""

    def heal(self, g: Metamorphosis) -> None:
        mini = self.foe & 31
        healed, g.injuries[mini] = g.injuries[mini], 0
        if healed:
            g.tell(INTRUDER_HEALS, "carnomorphs/feeding/heal", foe=g.foe_id(self.foe), count=healed, total=0)

    def evolve(self, g: Metamorphosis) -> Effects:
        kind = g.kind_of(self.foe)
        if not may_evolve(g, kind):
            return None
        g.tell(INTRUDER_TRANSFORMS, EVOLVING[kind], foe=g.foe_id(self.foe), room=ROOM[self.room])
        take_off(g, self.foe)  # no token moves: carnomorphs/feeding/evolve
        return [PlaceCarnomorph(GROWN[kind], self.room)]

    def eat(self, g: Metamorphosis) -> Effects:
        name, rule = g.foe_id(self.foe), "carnomorphs/feeding/eat"  # named as it was before it evolved
        if self.prey != NOTHING:
            g.tell(EATS_ANOTHER, rule, foe=name, other=g.foe_id(self.prey))
            take_off(g, self.prey)  # neither carcass nor token is left
        elif self.thing != NOTHING:
            g.tell(EATS, rule, foe=name, object=g.object_id(self.thing), room=ROOM[self.room])
            g.object_at[self.thing] = GONE if self.thing == BLUE_CORPSE else IN_SUPPLY
            return [NestCheck()]
        return None


def may_evolve(g: Metamorphosis, kind: int) -> bool:
    """Whether a feeding carnomorph of this type becomes the next higher one.

    The butcher has none (carnomorphs/feeding/butcher-only-heals), and there may be no miniature
    (carnomorphs/feeding/no-miniature) or a butcher that has been killed
    (carnomorphs/feeding/fleshbeast-after-butcher-death). Such a carnomorph only heals and eats.
    """
    return kind != BUTCHER and is_available(g, GROWN[kind])
