"""Corrections of the board, ship or facility: noise, fire, malfunctions, doors, and the time marker."""

from __future__ import annotations

from collections.abc import Iterator

from ..position import Position
from ..refs import ROOM
from ..rules.hazards import may_malfunction
from .correction import Correction, MarkerCorrection

OPEN, CLOSED, DESTROYED = range(3)


class JudgeNoise(MarkerCorrection, tag="nemesis/judge-noise"):
    """A noise marker is put into a corridor or taken away. A corridor never holds two."""

    rule = "nemesis/noise/second-marker-encounter"
    markers = "noise"

    def _id(self, g: Position) -> str:
        spot = g.board.spot_id(self.at)
        return f"judge-noise-remove/{spot}" if g.is_noisy(self.at) else f"judge-noise-add/{spot}"


class JudgeFire(MarkerCorrection, tag="nemesis/judge-fire"):
    """A fire marker is put into a room or taken away. A room never holds two."""

    rule = "nemesis/fire/one-per-room"
    markers = "fire"

    def _id(self, g: Position) -> str:
        room = ROOM[self.at]
        return f"judge-fire-remove/{room}" if g.is_burning(self.at) else f"judge-fire-add/{room}"


class JudgeMalfunction(MarkerCorrection, tag="nemesis/judge-malfunction"):
    """A malfunction marker is put into a room or taken away. A room never holds two."""

    rule = "nemesis/malfunction/one-per-room"
    markers = "malfunction"

    def _id(self, g: Position) -> str:
        room = ROOM[self.at]
        return f"judge-malfunction-remove/{room}" if g.is_malfunctioning(self.at) else f"judge-malfunction-add/{room}"


class JudgeDoor(Correction, tag="nemesis/judge-door"):
    """The door of a corridor becomes open, closed or destroyed. An open door has no token."""

    rule = "nemesis/door/one-per-corridor"
    corridor: int
    door: int

    def set_the_token(self, g: Position) -> None:
        bit = 1 << self.corridor
        g.closed = g.closed | bit if self.door == CLOSED else g.closed & ~bit
        g.wrecked = g.wrecked | bit if self.door == DESTROYED else g.wrecked & ~bit

    def _id(self, g: Position) -> str:
        spot = g.board.spot_id(self.corridor)
        if self.door == OPEN:
            return f"judge-door-open/{spot}"
        return f"judge-door-close/{spot}" if self.door == CLOSED else f"judge-door-destroy/{spot}"


class JudgeTime(Correction, tag="nemesis/judge-time"):
    """The time marker moves one space back or forward. Nothing moves along with it."""

    rule = "nemesis/time/advance"
    by: int

    def set_the_marker(self, g: Position) -> None:
        g.time += self.by

    def _id(self, g: Position) -> str:
        return "judge-time-forward" if self.by < 0 else "judge-time-back"


def of_the_ship(g: Position) -> Iterator[Correction]:
    """The possible corrections of the board, as far as there are markers and tokens for them."""
    yield from (JudgeNoise(spot) for spot in g.board.heard)
    no_fire_left = g.fire.bit_count() >= g.site.fire_markers
    for room in g.board.rooms:
        if g.is_burning(room) or not (no_fire_left or g.site.never_burns(g, room)):
            yield JudgeFire(room)
    none_left = g.malfunction.bit_count() >= g.site.malfunction_markers
    for room in g.board.rooms:
        if g.is_malfunctioning(room) or (may_malfunction(g, room) and not none_left):
            yield JudgeMalfunction(room)
    for corridor in g.board.corridors:
        now = CLOSED if g.is_closed(corridor) else DESTROYED if g.is_wrecked(corridor) else OPEN
        if now != OPEN or g.doors_left() > 0:
            yield from (JudgeDoor(corridor, door) for door in (OPEN, CLOSED, DESTROYED) if door != now)
    if g.time > 1:  # no correction ends the game
        yield JudgeTime(-1)
    if g.time < g.site.start_time:
        yield JudgeTime(1)
