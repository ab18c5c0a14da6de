"""Revival: a dead character whose corpse is in a working emergency room returns at the start of the next round."""

from __future__ import annotations

from ...kernel import Effect, Effects, Seat
from ..event_kinds import REVIVAL_BLOCKED, REVIVED
from ..kinds import CARRIED, CORPSES, IN_SUPPLY
from ..position import Position
from ..position.crew import ABOARD, DEAD
from ..refs import ROOM, SEAT
from ..rules.outcome import verdict
from ..rules.wounds import DressWound, HealLight


def bring_back_the_dead(g: Position) -> Effects:
    """Before anybody draws cards, all who have been carried to the emergency room return, unless it is blocked."""
    if DEAD not in g.status:
        return None
    room = g.find_room(g.box.room_kind["emergency-room"])
    back = [who for who in g.turn_order() if g.is_dead(who) and is_in(g, CORPSES[1 + who], room)]
    if room in g.foe_room or g.is_malfunctioning(room):
        for who in back:
            g.tell(REVIVAL_BLOCKED, "nemesis/coop/revive-blocked", who=SEAT[who], room=ROOM[room])
        return None
    return [Revive(who, room) for who in back]


def is_in(g: Position, thing: int, room: int) -> bool:
    """Whether an object lies in the room or is carried by somebody there."""
    return room != 0 and g.object_at[thing] in (room, *(CARRIED + who for who in g.crew_in(room)))


class Revive(Effect, tag="nemesis/revive"):
    """The corpse token is removed and the miniature put back; cards and items are what they were."""

    rule = "nemesis/coop/revive-return"
    who: Seat
    room: int

    def return_to_the_board(self, g: Position) -> None:
        g.object_at[CORPSES[1 + self.who]] = IN_SUPPLY
        g.status[self.who] = ABOARD
        g.room[self.who] = self.room
        g.tell(REVIVED, self.rule, who=SEAT[self.who], room=ROOM[self.room])
        verdict(g, "revived", self.who, self.rule)

    def all_wounds_are_tended(self, g: Position) -> Effects:
        """No light wounds are left and every serious one is dressed (nemesis/coop/revive-wounds)."""
        return [HealLight(self.who), *(DressWound(self.who, back) for back in g.serious_wounds(self.who))]
