"""The intruders as a species."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from ....kernel import Effect, Effects, Seat
from ...content.functions import Uses
from ...modes.victory import FinalScan
from ...parts import Species
from ...position import Position
from ...rules.analysis import discover_uses
from ...rules.contamination import DieOfLarva, GetLarva, LoseLarva, ScanHand
from ...schedule import Schedule
from .ambush import Ambush
from .attack import AttackSomebody, IntruderAttack, LarvaInfests, Strike
from .creatures import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from .encounter import Encounter, add_token
from .events import GROWN, AttackStep, BagDevelopment, EventStep, FireStep
from .injury import DestroyEggs, Injure, KillIntruder, Retreat, phosphates
from .intruder_movement import IntrudersMove, PlaceIntruder, SurpriseCheck


class Intruders(Species):
    """The original species."""

    name = "intruders"
    leader = QUEEN
    large = frozenset({BREEDER, QUEEN})
    frail = sure = frozenset({LARVA})
    grown = MappingProxyType(GROWN)
    has_player = True
    hit_by = MappingProxyType({"creeper": frozenset({LARVA, CREEPER}), "adult": frozenset({LARVA, CREEPER, ADULT})})

    def __init__(self) -> None:
        super().__init__(self.name)
        self.adjust("surprise-number")(_reaction_to_danger)

    def schedule(self, plan: Schedule) -> None:
        """The intruders' steps of the event phase, after the time track (nemesis/event/step-order)."""
        plan.add("event-phase", "intruder-attacks", AttackStep())
        plan.add("event-phase", "fire-damage", FireStep())
        plan.add("event-phase", "event-card", EventStep())
        plan.add("event-phase", "bag-development", BagDevelopment())

    def fill_the_bag(self, g: Position) -> None:
        """The bag at the start, numbers of adult tokens at random; the rest is the supply (nemesis/setup/supply)."""
        g.pool[:] = bytes(g.box.token_counts)
        for start in g.box.tables.tokens.bag:
            kind = g.box.foe_names.index(start.kind)
            for _ in range(start.tokens + start.per_player * g.players):
                add_token(g, kind, "nemesis/setup/intruder-bag")

    def encounter(self, g: Position, who: Seat) -> list[Effect]:
        """A character's noise has been heard."""
        return [Encounter(who)]

    def appear(
        self, g: Position, kind: int, room: int, who: Seat = -1, number: int = 0, sort: int = -1
    ) -> list[Effect]:
        """A miniature is placed."""
        return [PlaceIntruder(kind, room, who, number, sort)]

    def only_blank_left(self, g: Position) -> None:
        """An adult joins the bag."""
        add_token(g, ADULT, "nemesis/encounter/blank-last-token")

    def surprise_check(self, g: Position, foe: int, who: Seat, number: int, sort: int) -> list[Effect]:
        """The number on the token is compared with the hand."""
        return [SurpriseCheck(who, number, foe)]

    def surprise(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """An intruder that appeared takes the character by surprise (nemesis/attack/target-surprise)."""
        return [IntruderAttack(foe, who, surprise=True)]

    def attack(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """An intruder attacks a character."""
        return [IntruderAttack(foe, who)]

    def ambush(self, g: Position, who: Seat) -> list[Effect]:
        """An adult that nobody sees attacks a character."""
        return [Ambush(who)]

    def struck(self, g: Position, foe: int, who: Seat, card: str) -> Effects:
        """An attack card has its effect on a character."""
        return g.box.attack_effects[card].effect(g, foe, who)

    def sure_attack(self, g: Position, foe: int, who: Seat, surprise: bool) -> list[Effect]:
        """A larva attacks."""
        return [Strike(foe, who, -1, surprise)]

    def struck_without_card(self, g: Position, foe: int, who: Seat) -> Effects:
        """The larva attaches itself to the character."""
        return [LarvaInfests(foe, who)]

    def strike(self, g: Position, foe: int) -> list[Effect]:
        """An intruder attacks somebody in its room."""
        return [AttackSomebody(foe)]

    def move(self, g: Position, moves: Sequence[tuple[int, int]], rule: str = "") -> list[Effect]:
        """Intruders move through these spots at the same time."""
        return [IntrudersMove(tuple(moves), rule or IntrudersMove.rule)]

    def injury(self, g: Position, foe: int, count: int, sort: str = "") -> list[Effect]:
        """An intruder is hurt."""
        return [Injure(foe, count, sort)]

    def retreat(self, g: Position, foe: int) -> list[Effect]:
        """An intruder flees in a random direction from where it is now, unless something else has made it flee."""
        return [Retreat(foe, g.room_of_foe(foe))]

    def foam(self, g: Position, foe: int) -> list[Effect]:
        """Extinguishing foam drives an intruder away, and hurts it first once that weakness is known."""
        injured = [Injure(foe, count)] if (count := phosphates(g)) else []
        return [*injured, *self.retreat(g, foe)]

    def kill(self, g: Position, foe: int, rule: str) -> list[Effect]:
        """An intruder dies."""
        return [KillIntruder(foe, rule)]

    def destroy_eggs(self, g: Position, room: int, count: int) -> list[Effect]:
        """Eggs nobody carries are destroyed."""
        return [DestroyEggs(room, count)]

    def infest(self, g: Position, who: Seat) -> Effects:
        """An infection breaks out: the character gets a larva, or dies if there is one already."""
        return [DieOfLarva(who, g.room_of(who))] if g.is_infested(who) else [GetLarva(who)]

    def hatch(self, g: Position, room: int) -> Effects:
        """A creeper comes out of a dead character."""
        return [PlaceIntruder(CREEPER, room)]

    def can_cure(self, g: Position, who: Seat) -> bool:
        """Whether there is a larva on the character board."""
        return g.is_infested(who)

    def cure(self, g: Position, who: Seat) -> list[Effect]:
        """The larva is removed."""
        return [LoseLarva(who)]

    def contamination_check(self, who: Seat) -> list[Effect]:
        """Every contamination card is scanned, and the infected draw cards for their lives."""
        return [FinalScan(who)]

    def rests(self, g: Position, who: Seat) -> Uses:
        """The contamination cards in hand are scanned."""
        return (("scan-hand", [ScanHand(who)]),)

    def analyses(self, g: Position, who: Seat, room: int) -> Uses:
        """An object reveals the weakness of its slot."""
        return discover_uses(g, who, room)

    def blank_hits(self, g: Position, kind: int) -> bool:
        """Vital Places: a blank against an adult counts as a hit."""
        return kind == ADULT and g.knows_weakness("vital-places")


def _reaction_to_danger(g: Position, number: int, who: Seat) -> int:
    return max(1, number - 1) if g.knows_weakness("reaction-to-danger") else number
