"""What each carnomorph attack card does to a character it strikes. The rest is as with intruders.

See carnomorphs/attack/otherwise-unchanged.
"""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Functions
from ...event_kinds import INTRUDER_HEALS
from ...position import Position
from ...rules.contamination import Contaminate
from ...rules.movement import GetSlimed
from ...rules.wounds import Die, LightWound, SeriousWound
from ..intruders.intruder_movement import foe_is_gone
from .arrival import PlaceCarnomorph
from .creatures import BUTCHER, METAGORGER
from .food import leave_carcass

content = Functions()
RULE = "nemesis/attack/card-hit"


def _maul(g: Position, who: Seat, deadly_at: int) -> Effect:
    """Kill a character with at least this many serious wounds, dressed or not; wound any other seriously."""
    return Die(who, RULE) if g.serious_count(who) >= deadly_at else SeriousWound(who)


class Recover(Effect, tag="nemesis/carnomorph-recover"):
    """The butcher that devours loses all injuries."""

    rule = RULE
    foe: int

    def heal(self, g: Position) -> None:
        mini = self.foe & 31
        count, g.injuries[mini] = g.injuries[mini], 0
        if count:
            g.tell(INTRUDER_HEALS, self.rule, foe=g.foe_id(self.foe), count=count, total=0)

    _lapses = foe_is_gone


class LeaveCarcass(Effect, tag="nemesis/carnomorph-leave-carcass"):
    """A carcass token of the supply is put in the room."""

    rule = RULE
    room: int

    def put(self, g: Position) -> None:
        leave_carcass(g, self.room)


@content.attack_card("devour")
def devour(g: Position, foe: int, who: Seat) -> Effects:
    healed = [Recover(foe)] if g.kind_of(foe) == BUTCHER else []
    return [*healed, _maul(g, who, 1)]


@content.attack_card("spawn")
def spawn(g: Position, foe: int, who: Seat) -> Effects:
    return [PlaceCarnomorph(METAGORGER, g.room_of(who)), GetSlimed(who)]


@content.attack_card("bash")
def bash(g: Position, foe: int, who: Seat) -> Effects:
    return [SeriousWound(who), Contaminate(who)]


@content.attack_card("regurgitate")
def regurgitate(g: Position, foe: int, who: Seat) -> Effects:
    return [GetSlimed(who), Contaminate(who), LeaveCarcass(g.room_of(who))]


@content.attack_card("slash")
def slash(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), Contaminate(who)]


@content.attack_card("carnomorph-bite")
def bite(g: Position, foe: int, who: Seat) -> Effects:
    return [_maul(g, who, 2)]


@content.attack_card("whiplash")
def whiplash(g: Position, foe: int, who: Seat) -> Effects:
    return [LightWound(who), LightWound(who), Contaminate(who)]
