"""The elevator: it can be called, carries characters who agree, and makes no noise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ....kernel import Effect, Effects, Option, Question, Seat
from ...content.functions import Uses
from ...refs import ROOM, SEAT
from ...rules.lapses import seat_is_gone, who_is_gone
from .event_kinds import ELEVATOR_COMES, ELEVATOR_RIDES
from .position import ELEVATOR, FacilityPosition

SECTIONS = (1, 2, 3)
LANDINGS = tuple(f"elevator-{section}" for section in SECTIONS)
PASSENGERS = "lockdown/room/elevator-passengers"


def elevator_is_at(g: FacilityPosition, room: int) -> bool:
    """Whether the elevator token lies at this room."""
    return g.site.landings[g.elevator - 1] == room


def elevator_uses(g: FacilityPosition, who: Seat, room: int) -> Uses:
    """While the elevator has power: call it, or ride it if it is here."""
    if not g.has_power(ELEVATOR):
        return
    if elevator_is_at(g, room):
        yield from ride_uses(g, who, room)
    else:
        yield "call-elevator", [CallElevator(room)]


def ride_uses(g: FacilityPosition, who: Seat, room: int) -> Uses:
    """Go to either of the other elevator rooms, with others who are invited and agree."""
    for to in g.site.landings:
        if to != room:
            yield f"ride/{ROOM[to]}", [riding(g, who, to)]


def riding(g: FacilityPosition, who: Seat, room: int) -> Effect:
    """Ride to another elevator room, alone or with others who agree."""
    return AskPassengers(who, room) if g.others_with(who) else Ride(who, (), room)


class CallElevator(Effect, tag="lockdown/call-elevator"):
    """The elevator token is brought to an elevator room."""

    rule = "lockdown/room/elevator-call"
    room: int

    def come(self, g: FacilityPosition) -> None:
        if g.elevator != g.section(self.room):
            g.elevator = g.section(self.room)
            g.tell(ELEVATOR_COMES, self.rule, room=ROOM[self.room])


class AskPassengers(Question, tag="lockdown/ask-passengers"):
    """Which others from the room to take along, if they agree. It is asked only if somebody is there."""

    rule = PASSENGERS
    ask = "ask-passengers"
    room: int
    others: tuple[Seat, ...] = ()
    refused: int = 0
    """A mask of those who would rather stay."""

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("ride-now", (self._ride(),), PASSENGERS)
        for other in self._candidates(g):
            yield Option(f"invite/{SEAT[other]}", (AgreeToRide(other, self),), PASSENGERS)

    def _candidates(self, g: FacilityPosition) -> list[Seat]:
        return [who for who in g.others_with(self.seat) if who not in self.others and not self.refused >> who & 1]

    def _ride(self) -> Effect:
        return Ride(self.seat, self.others, self.room)

    def _asks(self, g: FacilityPosition) -> Sequence[Question]:
        return (self,) if self._candidates(g) else ()

    def _unasked(self, g: FacilityPosition) -> Effects:
        return (self._ride(),)

    _lapses = seat_is_gone


class AgreeToRide(Question, tag="lockdown/agree-to-ride"):
    """Nobody is taken along against their will."""

    rule = PASSENGERS
    ask = "ask-agree-to-ride"
    plan: AskPassengers

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        plan = self.plan
        yield Option("agree", (replace(plan, others=(*plan.others, self.seat)),), PASSENGERS)
        yield Option("refuse", (replace(plan, refused=plan.refused | 1 << self.seat),), PASSENGERS)

    def _args(self, g: FacilityPosition) -> dict[str, object]:
        return {"who": SEAT[self.plan.seat], "room": ROOM[self.plan.room]}


class Ride(Effect, tag="lockdown/ride"):
    """A character, those who come along and the elevator token go to another elevator room.

    There is no noise roll (lockdown/room/elevator-no-noise).
    """

    rule = "lockdown/room/elevator-use"
    who: Seat
    others: tuple[Seat, ...]
    room: int

    def go(self, g: FacilityPosition) -> None:
        here = g.others_with(self.who)
        others = [other for other in self.others if other in here]
        for who in (self.who, *others):
            g.room[who] = self.room
        g.elevator = g.section(self.room)
        along = [SEAT[other] for other in others]
        g.tell(ELEVATOR_RIDES, self.rule, who=SEAT[self.who], room=ROOM[self.room], count=len(along), others=along)

    _lapses = who_is_gone
