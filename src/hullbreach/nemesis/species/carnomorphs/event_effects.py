"""What event cards do to carnomorphs, mutants, rooms and pods."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import DREW, INTRUDER_MOVES, ITEMS_BURNT
from ...kinds import IN_SUPPLY, is_carcass
from ...position import Position
from ...refs import POD, ROOM, SEAT
from ...rules.cards import DiscardCard, draw_cards
from ...rules.contamination import Infection, scan
from ...rules.lapses import who_is_gone
from ...sites.ship.pods import LeavePod
from ...sites.ship.position import ShipPosition
from ..intruders.intruder_movement import hide
from .arrival import PlaceCarnomorph, is_available
from .creatures import METAGORGER, SHAMBLER
from .event_kinds import POD_REMOVED

RULE = "carnomorphs/event/event-card"


class ScanDrawnForMutation(Effect, tag="nemesis/carnomorph-scan-drawn"):
    """Draw cards, scan the contamination among them, get a marker if any is infected, and discard what was drawn."""

    rule = RULE
    who: Seat
    count: int

    def draw_and_scan(self, g: Position) -> Effects:
        drawn = draw_cards(g, self.who, self.count)
        g.tell(DREW, self.rule, who=SEAT[self.who], count=len(drawn))
        infected = scan(g, self.who, g.contaminations(drawn))
        discarded = [DiscardCard(self.who, back) for back in drawn]
        return [*discarded, Infection(self.who)] if infected else discarded

    _lapses = who_is_gone


class Reawaken(Effect, tag="nemesis/carnomorph-reawaken"):
    """A carcass that nobody carries becomes a shambler. If a character is in the room, it attacks."""

    rule = RULE
    room: int

    def rise(self, g: Position) -> Effects:
        lying = [thing for thing in g.objects_in(self.room) if is_carcass(thing)]
        if not lying or not is_available(g, SHAMBLER):
            return None
        g.object_at[lying[0]] = IN_SUPPLY
        mini = g.free_miniature(SHAMBLER)
        return [PlaceCarnomorph(SHAMBLER, self.room), *g.species.strike(g, g.foe(mini))]


class LurkAgain(Effect, tag="nemesis/carnomorph-lurk"):
    """All but metagorgers that share their room with no character leave the board, and their tokens go into the bag."""

    rule = RULE

    def hide(self, g: Position) -> None:
        for foe in g.all_foes():
            if g.kind_of(foe) != METAGORGER and not g.is_manned(g.room_of_foe(foe)):
                hide(g, foe, self.rule)


class GoNextDoor(Effect, tag="nemesis/carnomorph-go-next-door"):
    """Carnomorphs of these types that are not in combat go to the lowest of these rooms next to theirs."""

    rule = RULE
    kinds: tuple[int, ...]
    rooms: tuple[int, ...]

    def move(self, g: Position) -> Effects:
        moves: list[tuple[int, int]] = []
        for room in g.foe_rooms():
            goals = [other for other in g.board.neighbours[room] if other in self.rooms]
            if goals and not g.is_manned(room):
                way = g.corridor_towards(room, min(goals))
                moves += [(foe, way) for foe in g.foes_in(room) if g.kind_of(foe) in self.kinds]
        return g.species.move(g, moves, self.rule) if moves else None


class Prowl(Effect, tag="nemesis/carnomorph-prowl"):
    """The butcher goes straight to a character, whatever is between."""

    rule = RULE
    foe: int
    who: Seat

    def go(self, g: Position) -> Effects:
        room = g.room_of(self.who)
        g.foe_room[self.foe & 31] = room
        g.tell(INTRUDER_MOVES, self.rule, foe=g.foe_id(self.foe), room=ROOM[room])
        return g.site.intruder_arrives(g, room)

    _lapses = who_is_gone


class EmptyItems(Effect, tag="nemesis/carnomorph-empty-items"):
    """Nothing can be found in a room any more."""

    rule = RULE
    room: int

    def burn(self, g: Position) -> None:
        if g.items[self.room]:
            g.items[self.room] = 0
            g.tell(ITEMS_BURNT, self.rule, room=ROOM[self.room])


class RemovePod(Effect, tag="nemesis/carnomorph-remove-pod"):
    """A pod leaves the game. Characters who wait in it step out first."""

    rule = RULE
    pod: int

    def everybody_out(self, g: ShipPosition) -> Effects:
        return [LeavePod(who, self.rule) for who in g.seats_in_pod(self.pod)]

    def remove(self, g: ShipPosition) -> None:
        g.pod_section[self.pod] = 0
        g.unlocked &= ~(1 << self.pod)
        g.tell(POD_REMOVED, self.rule, pod=POD[self.pod])
