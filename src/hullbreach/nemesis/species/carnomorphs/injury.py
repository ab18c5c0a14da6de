"""Injuries of carnomorphs: one card with two values, and what the dead leave behind."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import INJURED, INJURY_CHECK, INTRUDER_DIES
from ...position import Position
from ...refs import ROOM
from ..intruders.attack import draw_attack_card
from ..intruders.injury import Retreat
from ..intruders.intruder_movement import foe_is_gone, take_off
from .arrival import PlaceCarnomorph
from .creatures import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from .food import leave_carcass

DEATHS = {
    METAGORGER: "carnomorphs/injury/metagorger-death",
    SHAMBLER: "carnomorphs/injury/shambler-death",
    FLESHBEAST: "carnomorphs/injury/fleshbeast-death",
    BUTCHER: "carnomorphs/injury/butcher-death",
}
LEFT_BEHIND = {METAGORGER: (1, 0), SHAMBLER: (1, 0), FLESHBEAST: (1, 1), BUTCHER: (0, 2)}
"""By type: how many carcasses and how many shamblers its death leaves."""
DECOMPRESSION = "nemesis/room/airlock-kill"
"""The rule by which everything in a room dies together."""


class InjureCarnomorph(Effect, tag="nemesis/carnomorph-injure"):
    """Injury markers are placed, then exactly one card is drawn for the check, whatever the type.

    With Scorched Hide fire does one injury less, but at least one.
    """

    rule = "nemesis/injury/markers"
    foe: int
    count: int
    sort: str = ""

    def mark(self, g: Position) -> Effects:
        foe, mini, count = self.foe, self.foe & 31, self.count
        if self.sort == "fire" and g.knows_weakness("scorched-hide"):
            count = max(1, count - 1)
        g.injuries[mini] += count
        g.tell(INJURED, self.rule, foe=g.foe_id(foe), count=count, total=g.injuries[mini])
        return [CarnomorphCheck(foe)]

    _lapses = foe_is_gone


class CarnomorphCheck(Effect, tag="nemesis/carnomorph-injury-check"):
    """It dies if the value for its type is not higher than its markers. Metagorgers have a value of their own.

    An arrow counts only in the place of the value for the injured type. See carnomorphs/injury/two-values and
    carnomorphs/injury/killed.
    """

    rule = "carnomorphs/injury/one-card"
    foe: int

    def check(self, g: Position) -> Effects:
        foe, face = self.foe, g.face[draw_attack_card(g)]
        small = g.kind_of(foe) == METAGORGER
        value = g.box.second_blood[face] if small else g.box.blood[face]
        if not value:
            g.tell(INJURY_CHECK, "nemesis/injury/retreat-arrow", foe=g.foe_id(foe), result="retreat", blood=0)
            return [Retreat(foe)]
        if not small:
            value += g.knows_weakness("thick-hide")
        dies = value <= g.injuries[foe & 31]
        g.tell(INJURY_CHECK, self.rule, foe=g.foe_id(foe), result="dies" if dies else "lives", blood=value)
        return [KillCarnomorph(foe, "carnomorphs/injury/killed")] if dies else None

    _lapses = foe_is_gone


class KillCarnomorph(Effect, tag="nemesis/carnomorph-kill"):
    """The miniature is removed. It leaves a carcass, a fleshbeast a shambler too, the butcher only two shamblers.

    A killed butcher never returns, nor does its token (carnomorphs/injury/butcher-never-returns). The shamblers come
    from the stock, not from the bag, and surprise nobody (carnomorphs/injury/spawned-shamblers).
    """

    rule = "carnomorphs/injury/killed"
    foe: int
    because: str

    def die(self, g: Position) -> Effects:
        room, kind = g.room_of_foe(self.foe), g.kind_of(self.foe)
        rule = DEATHS[kind] if self.because == self.rule else self.because
        g.tell(INTRUDER_DIES, rule, foe=g.foe_id(self.foe), room=ROOM[room])
        take_off(g, self.foe)
        if kind == BUTCHER:
            g.queen_dead = True
            for sort in range(*g.box.token_sorts_of[BUTCHER].indices(len(g.box.tokens))):
                g.bag[sort] = g.pool[sort] = 0
        carcasses, shamblers = LEFT_BEHIND[kind]
        if carcasses:
            leave_carcass(g, room)
        if self.because == DECOMPRESSION:
            return None
        return [PlaceCarnomorph(SHAMBLER, room) for _ in range(shamblers)]

    _lapses = foe_is_gone
