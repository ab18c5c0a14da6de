"""Noise: a roll puts a marker in a corridor, or brings danger; a second marker means an encounter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...kernel import Effect, Effects, Option, Question, Seat
from ..kinds import NOISE_DIE
from ..position import Position
from ..refs import ROOM, SEAT
from .lapses import who_is_gone

SILENCE = NOISE_DIE.index("silence")
DANGER = NOISE_DIE.index("danger")
_RULES = {"silence": "nemesis/noise/silence", "danger": "nemesis/noise/danger-attracts"}


class NoiseRoll(Effect, tag="nemesis/noise-roll"):
    """Throw the noise die for the room the character is in."""

    rule = "nemesis/noise/roll-number"
    who: Seat

    def throw(self, g: Position) -> Effects:
        g.rolled = g.roll("noise", NOISE_DIE)
        face = NOISE_DIE[g.rolled]
        g.tell("noise-rolled", _RULES.get(face, self.rule), who=SEAT[self.who], face=face)
        return g.game.noise_thrown(g, self.who)

    def listen(self, g: Position) -> Effects:
        face = g.rolled
        if face == SILENCE:
            if not g.is_slimed(self.who):
                return None
            g.tell("silence-broken", "nemesis/noise/silence-slimed", who=SEAT[self.who])
            return [Danger(g.room_of(self.who))]
        if face == DANGER:
            return [Danger(g.room_of(self.who))]
        return make_noise(g, self.who, g.board.spot_by_number[g.room[self.who]][int(NOISE_DIE[face])])

    _lapses = who_is_gone


def make_noise(g: Position, who: Seat, spot: int) -> Effects:
    """A corridor never holds a second noise marker: an encounter takes place instead."""
    if g.is_noisy(spot):
        rule = "nemesis/noise/second-marker-encounter"
        g.tell("noise-again", rule, who=SEAT[who], corridor=g.board.spot_id(spot))
        return g.species.encounter(g, who)
    technical = spot >= g.board.technical
    place_noise(g, spot, "nemesis/noise/technical-corridors-space" if technical else "nemesis/noise/roll-number")
    return None


def place_noise(g: Position, spot: int, rule: str) -> None:
    """Put a marker where there is none; doors do not matter (nemesis/door/no-effect-on-noise)."""
    if not g.is_noisy(spot):
        g.noise |= 1 << spot
        g.tell("noise-placed", rule, corridor=g.board.spot_id(spot))


def place_noise_around(g: Position, room: int, rule: str) -> None:
    """A marker in every corridor of the room that has none, technical corridors included."""
    for spot in g.board.spots[room]:
        place_noise(g, spot, rule)


class NoiseAround(Effect, tag="nemesis/noise-around"):
    """Noise in every silent corridor of a room."""

    rule = "nemesis/noise/danger-markers"
    room: int
    because: str = rule

    def mark(self, g: Position) -> None:
        place_noise_around(g, self.room, self.because)


class Danger(Effect, tag="nemesis/danger"):
    """Every intruder next door that is not in combat comes; if there is none, every silent corridor gets noise."""

    rule = "nemesis/noise/danger-attracts"
    markers: ClassVar[str] = "nemesis/noise/danger-markers"
    room: int

    def attract(self, g: Position) -> Effects:
        moves = [
            (foe, corridor)
            for corridor, other in g.board.ways[self.room]
            if not g.crew_in(other)
            for foe in g.foes_in(other)
        ]
        g.tell("danger", self.rule, room=ROOM[self.room])
        if moves:
            return g.species.move(g, moves, self.rule)
        place_noise_around(g, self.room, self.markers)
        return None


class ChooseNoise(Question, tag="nemesis/choose-noise"):
    """Careful movement puts its marker in a silent corridor of the player's choice."""

    rule = "nemesis/action/careful-move"
    ask = "ask-careful-noise"

    def _options(self, g: Position) -> Iterator[Option]:
        for spot in g.board.spots[g.room_of(self.seat)]:
            if not g.is_noisy(spot):
                yield Option(f"noise/{g.board.spot_id(spot)}", (PlaceNoise(spot, self.rule),), self.rule)

    def _lapses(self, g: Position) -> bool:
        room = g.room_of(self.seat)
        return not g.is_aboard(self.seat) or not g.board.spot_mask[room] & ~g.noise


class PlaceNoise(Effect, tag="nemesis/place-noise"):
    """A silent corridor gets a marker."""

    rule = "nemesis/noise/roll-number"
    spot: int
    because: str = rule

    def mark(self, g: Position) -> None:
        place_noise(g, self.spot, self.because)
