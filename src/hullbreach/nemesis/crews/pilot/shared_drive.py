"""Driving to the bunker together: one character takes along another who agrees."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...content.functions import Uses
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ...sites.facility.bunker import ReachBunker
from ...sites.facility.position import AT_BUNKER, FacilityPosition
from ...sites.facility.rover import MoveRover

RULE = "lockdown/end/win-condition"


def drive_uses(g: FacilityPosition, who: Seat, refused: int = 0) -> Uses:
    """Take any other character here who has not refused, if the rover is here and the main gate is open."""
    if g.gate_open and g.rover == g.room[who]:
        for other in g.others_with(who):
            if not refused >> other & 1:
                yield f"drive-to-bunker/{SEAT[other]}", [AgreeToDrive(other, who, refused)]


class AgreeToDrive(Question, tag="lockdown/agree-to-drive"):
    """The passenger must agree. A refusal costs nothing."""

    rule = RULE
    ask = "ask-agree-to-drive"
    driver: Seat
    refused: int

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("agree", (DriveTogether(self.driver, self.seat),), RULE)
        yield Option("refuse", (DriveSomebodyElse(self.driver, self.refused | 1 << self.seat),), RULE)

    def _args(self, g: FacilityPosition) -> dict[str, object]:
        return {"who": SEAT[self.driver]}


class DriveSomebodyElse(Question, tag="lockdown/drive-somebody-else"):
    """After a refusal another character may be asked. With this card nobody drives alone."""

    rule = RULE
    ask = "ask-lead"
    refused: int

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("nobody-else", (), RULE)
        for option_id, effects in drive_uses(g, self.seat, self.refused):
            yield Option(option_id, tuple(effects), RULE)

    def _lapses(self, g: FacilityPosition) -> bool:
        return next(iter(drive_uses(g, self.seat, self.refused)), None) is None


class DriveTogether(Effect, tag="lockdown/drive-together"):
    """The rover goes to the bunker with two characters in it; nobody rolls for noise."""

    rule = RULE
    who: Seat
    other: Seat

    def drive(self, g: FacilityPosition) -> Effects:
        return [MoveRover(AT_BUNKER, RULE), ReachBunker(self.other), ReachBunker(self.who)]

    _lapses = who_is_gone
