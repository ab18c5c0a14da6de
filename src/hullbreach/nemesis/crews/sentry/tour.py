"""A tour: one character takes another along to the next room."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...content.functions import Uses
from ...event_kinds import TOUR
from ...position import Position
from ...refs import ROOM, SEAT
from ...rules.movement import LOUD, SILENT, Enter, open_ways

RULE = "lockdown/movement/by-card"


def tour_uses(g: Position, who: Seat, refused: int = 0) -> Uses:
    """Take any other character here who has not refused through any way without a closed door."""
    for other in g.others_with(who):
        if not refused >> other & 1:
            for corridor, room in open_ways(g, g.room_of(who)):
                asked = AgreeToTour(other, who, room, corridor, refused)
                yield f"lead/{SEAT[other]}/{g.board.way_id(room, corridor)}", [asked]


class AgreeToTour(Question, tag="lockdown/agree-to-tour"):
    """The other character must agree. A refusal costs nothing."""

    rule = RULE
    ask = "ask-agree-to-tour"
    leader: Seat
    to: int
    via: int
    refused: int

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("agree", (Tour(self.leader, self.seat, self.to, self.via),), RULE)
        yield Option("refuse", (LeadSomebodyElse(self.leader, self.refused | 1 << self.seat),), RULE)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": SEAT[self.leader], "room": ROOM[self.to]}


class LeadSomebodyElse(Question, tag="lockdown/lead-somebody-else"):
    """After a refusal another character may be asked. Nobody goes on a tour alone."""

    rule = RULE
    ask = "ask-lead"
    refused: int
    """A mask of those who would rather stay."""

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("nobody-else", (), RULE)
        for option_id, effects in tour_uses(g, self.seat, self.refused):
            yield Option(option_id, tuple(effects), RULE)

    def _lapses(self, g: Position) -> bool:
        return next(iter(tour_uses(g, self.seat, self.refused)), None) is None


class Tour(Effect, tag="lockdown/tour"):
    """The leader enters first and makes the noise for both; the other then follows through the same corridor."""

    rule = RULE
    who: Seat
    other: Seat
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        g.tell(TOUR, RULE, who=SEAT[self.who], other=SEAT[self.other], room=ROOM[self.to])
        leader = Enter(self.who, self.to, self.via, LOUD)
        return [leader, Enter(self.other, self.to, self.via, SILENT)]
