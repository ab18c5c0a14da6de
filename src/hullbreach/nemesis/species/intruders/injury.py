"""Injuries of intruders: markers, then one check; an arrow on the card means flight."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import EGG_ADDED, EGGS_DESTROYED, INJURED, INJURY_CHECK, INTRUDER_DIES, NEST_DESTROYED, RETREATS
from ...kinds import CARCASSES, EGGS, GONE, IN_NEST, IN_SUPPLY
from ...position import Position
from ...refs import ROOM
from .attack import draw_attack_card
from .creatures import BREEDER, LARVA, QUEEN
from .event_deck import direction_on, draw_event
from .intruder_movement import foe_is_gone, take_off


def extra_injury(g: Position, sort: str) -> int:
    """One injury more from fire or energy weapons once that weakness is known."""
    if sort == "fire":
        return int(g.knows_weakness("vulnerability-to-fire"))
    return int(sort == "energy" and g.knows_weakness("vulnerability-to-energy"))


def phosphates(g: Position) -> int:
    """Injuries that extinguishing foam adds to an intruder it drives away: one once that weakness is known."""
    return int(g.knows_weakness("susceptibility-to-phosphates"))


class Injure(Effect, tag="nemesis/injure"):
    """Injury markers are placed, then one injury check is made."""

    rule = "nemesis/injury/markers"
    foe: int
    count: int
    sort: str = ""
    """What caused it: `fire`, an `energy` or `classic` weapon, or empty for anything else."""

    def mark(self, g: Position) -> Effects:
        foe, mini = self.foe, self.foe & 31
        if g.kind_of(foe) == LARVA:
            return [KillIntruder(foe, "nemesis/injury/larva-or-egg")]
        count = self.count + extra_injury(g, self.sort)
        g.injuries[mini] += count
        if g.event_sink is not None:
            g.tell(INJURED, self.rule, foe=g.box.intruder_ref[mini], count=count, total=g.injuries[mini])
        return [InjuryCheck(foe)]

    _lapses = foe_is_gone


class InjuryCheck(Effect, tag="nemesis/injury-check"):
    """One card for creepers and adults, two for breeders and the queen: blood values against markers."""

    rule = "nemesis/injury/creeper-or-adult-check"
    foe: int

    def check(self, g: Position) -> Effects:
        foe, mini = self.foe, self.foe & 31
        rule, values = self.rule, [g.box.blood[g.face[draw_attack_card(g)]]]
        if g.kind_of(foe) in (BREEDER, QUEEN):
            rule = "nemesis/injury/breeder-or-queen-check"
            values.append(g.box.blood[g.face[draw_attack_card(g)]])
        if 0 in values:
            g.tell(
                INJURY_CHECK, "nemesis/injury/retreat-arrow", foe=g.box.intruder_ref[mini], result="retreat", blood=0
            )
            return [Retreat(foe)]
        blood = sum(values)
        dies = blood - g.knows_weakness("brink-of-extinction") <= g.injuries[mini]
        g.tell(INJURY_CHECK, rule, foe=g.box.intruder_ref[mini], result="dies" if dies else "lives", blood=blood)
        return [KillIntruder(foe, rule)] if dies else None

    _lapses = foe_is_gone


class KillIntruder(Effect, tag="nemesis/kill-intruder"):
    """The miniature is removed and a carcass is placed; a larva leaves none.

    A queen never returns (nemesis/injury/queen-killed).
    """

    rule = "nemesis/injury/death-carcass"
    foe: int
    because: str

    def remove(self, g: Position) -> None:
        room = g.room_of_foe(self.foe)
        kind = g.kind_of(self.foe)
        g.tell(INTRUDER_DIES, self.because, foe=g.foe_id(self.foe), room=ROOM[room])
        take_off(g, self.foe)
        if kind == QUEEN:
            g.queen_dead = True
            for sort, (of, _) in enumerate(g.box.tokens):
                if of == QUEEN:
                    g.bag[sort] = g.pool[sort] = 0
        if kind != LARVA:
            carcass = g.object_at.find(IN_SUPPLY, CARCASSES.start, CARCASSES.stop)
            if carcass >= 0:
                g.object_at[carcass] = room

    _lapses = foe_is_gone


def draw_direction(g: Position) -> int:
    """Draw an event card only for its corridor number and discard it without effect."""
    return direction_on(g, draw_event(g))


class Retreat(Effect, tag="nemesis/retreat"):
    """The intruder flees through the corridor whose number is on a freshly drawn event card."""

    rule = "nemesis/injury/retreat-move"
    foe: int
    room: int = 0
    """The room it is driven out of, unless it has already fled from there; 0 for wherever it is."""

    def flee(self, g: Position) -> Effects:
        number = draw_direction(g)
        g.tell(RETREATS, self.rule, foe=g.foe_id(self.foe), number=number)
        spot = g.board.spot_by_number[g.room_of_foe(self.foe)][number]
        return g.species.move(g, [(self.foe, spot)], self.rule)

    def _lapses(self, g: Position) -> bool:
        return foe_is_gone(self, g) or self.room not in (0, g.room_of_foe(self.foe))


class DestroyEggs(Effect, tag="nemesis/destroy-eggs"):
    """Every injury destroys one egg nobody carries. With the last egg of the nest, the nest is destroyed."""

    rule = "nemesis/egg/destroy"
    room: int
    count: int

    def destroy(self, g: Position) -> Effects:
        eggs = g.eggs_lying_in(self.room)[: self.count]
        for egg in eggs:
            g.object_at[egg] = GONE
        if eggs:
            g.tell(EGGS_DESTROYED, self.rule, room=ROOM[self.room], count=len(eggs))
        return [NestCheck()]


class NestCheck(Effect, tag="nemesis/nest-check"):
    """When no eggs are left in the nest, the nest is destroyed."""

    rule = "nemesis/room/nest-destroyed"

    def check(self, g: Position) -> None:
        if not g.nest_destroyed and IN_NEST not in g.object_at:
            g.nest_destroyed = True
            g.tell(NEST_DESTROYED, self.rule)


def add_egg(g: Position, rule: str) -> None:
    """One more egg on the intruder board, while the supply lasts."""
    egg = g.object_at.find(IN_SUPPLY, EGGS.start, EGGS.stop)
    if egg >= 0:
        g.object_at[egg] = IN_NEST
        g.tell(EGG_ADDED, rule, count=len(g.eggs_in_nest()))
