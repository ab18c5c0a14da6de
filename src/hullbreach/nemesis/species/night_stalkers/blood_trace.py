"""Blood Trace: the intruders of a section go all the way to a character who bleeds there."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Seat
from ...event_kinds import INTRUDER_BLOCKED, INTRUDER_MOVES
from ...refs import ROOM
from ...rules.doors import DestroyDoor
from ...sites.facility.position import FacilityPosition
from ..intruders.intruder_movement import breaks_doors

SECTIONS = (1, 2, 3)


class BloodTrace(Effect, tag="lockdown/blood-trace"):
    """In each section, those not in combat go to the room with prey that has the lowest number.

    A closed door stops them and is destroyed. They do not stop for other characters. None goes from below into a
    building or back, for that way leads out of the section.
    """

    rule = "lockdown/event/effect"
    prey: tuple[Seat, ...]

    def follow(self, g: FacilityPosition) -> Effects:
        then: list[Effect] = []
        closed, arrivals = g.closed, set()
        for foe, bait in list(self._hunters(g)):
            room, way = g.room_of_foe(foe), way_to(g, g.room_of_foe(foe), bait)
            for corridor in way:
                if closed >> corridor & 1:
                    at = ROOM[room]
                    g.tell(INTRUDER_BLOCKED, "lockdown/intruder-movement/closed-door", foe=g.foe_id(foe), room=at)
                    if breaks_doors(g, foe) and (wreck := DestroyDoor(corridor)) not in then:
                        then.append(wreck)
                    break
                room = g.board.behind(room, corridor)
            if room != g.room_of_foe(foe):
                g.foe_room[foe & 31] = room
                arrivals.add(room)
                g.tell(INTRUDER_MOVES, self.rule, foe=g.foe_id(foe), room=ROOM[room])
        for room in sorted(arrivals):
            then += g.site.intruder_arrives(g, room)
        return then

    def _hunters(self, g: FacilityPosition) -> Iterator[tuple[int, int]]:
        """Every intruder that smells blood, and the room it goes to."""
        for section in SECTIONS:
            baits = [g.room[who] for who in self.prey if g.section(g.room[who]) == section]
            for room in g.foe_rooms() if baits else ():
                if g.section(room) == section and not g.is_manned(room):
                    within_reach = [bait for bait in baits if way_to(g, room, bait)]
                    yield from ((foe, min(within_reach)) for foe in g.foes_in(room) if within_reach)


def way_to(g: FacilityPosition, room: int, target: int) -> list[int]:
    """The corridors of the shortest way inside a section, whatever doors are closed. Ties go to the lowest rooms."""
    section, steps, edge = g.section(target), {target: 0}, [target]
    while edge:
        reached = [other for at in edge for other in g.board.neighbours[at] if g.section(other) == section]
        fresh = [other for other in dict.fromkeys(reached) if other not in steps]
        steps |= dict.fromkeys(fresh, steps[edge[0]] + 1)
        edge = fresh
    way: list[int] = []
    while room != target and room in steps:
        nearer = min(other for other in g.board.neighbours[room] if steps.get(other, -1) == steps[room] - 1)
        way.append(g.corridor_towards(room, nearer))
        room = nearer
    return way
