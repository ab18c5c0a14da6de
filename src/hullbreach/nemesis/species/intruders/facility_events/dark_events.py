"""Events of the original intruders that the darkness of a room makes worse."""

from __future__ import annotations

from .....kernel import Effect, Effects, Seat
from ....event_kinds import INTRUDER_HEALS
from ....position import Position
from ....rules.lapses import who_is_gone
from ....rules.noise import NoiseRoll
from ..creatures import ADULT
from ..event_effects import Hunt
from ..intruder_movement import IntrudersMove

RULE = "lockdown/event/effect"


class RegenerateInTheDark(Effect, tag="lockdown/regenerate-in-the-dark"):
    """Every intruder loses one injury, those in dark rooms all of them."""

    rule = RULE

    def heal(self, g: Position) -> None:
        for foe in g.all_foes():
            mini = foe & 31
            healed = g.injuries[mini] if g.site.is_dark(g, g.room_of_foe(foe)) else min(1, g.injuries[mini])
            if healed:
                g.injuries[mini] -= healed
                g.tell(INTRUDER_HEALS, self.rule, foe=g.foe_id(foe), count=healed, total=g.injuries[mini])


class HuntInTheDark(Hunt, tag="lockdown/hunt-in-the-dark"):
    """Adults not in combat hunt, and in dark rooms so do all the others."""

    rule = RULE

    def move(self, g: Position) -> Effects:
        moves: list[tuple[int, int]] = []
        for room in g.foe_rooms():
            if not g.is_manned(room) and (corridor := self._scent(g, room)) >= 0:
                dark = g.site.is_dark(g, room)
                moves += [(foe, corridor) for foe in g.foes_in(room) if dark or g.kind_of(foe) == ADULT]
        return [IntrudersMove(tuple(moves), self.rule)] if moves else None


class StartUp(Effect, tag="lockdown/start-up"):
    """A character not in combat makes a noise roll."""

    rule = RULE
    who: Seat

    def roll(self, g: Position) -> Effects:
        return None if g.in_combat(self.who) else [NoiseRoll(self.who)]

    _lapses = who_is_gone
