"""Noise: a roll puts a marker in a corridor, or brings danger; a second marker means an encounter."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from ...kernel import Effect, Effects, Option, Question, Seat
from ..event_kinds import DANGER, NOISE_AGAIN, NOISE_PLACED, NOISE_ROLLED, NOISE_TAKEN_AWAY, SILENCE_BROKEN
from ..position import Position
from ..position.crew import ABOARD
from ..position.place import bits_of
from ..refs import ROOM, SEAT
from .lapses import who_is_gone

_RULES = {"silence": "nemesis/noise/silence", "danger": "nemesis/noise/danger-attracts"}


class NoiseRoll(Effect, tag="nemesis/noise-roll"):
    """Throw the noise die for the room the character is in."""

    rule = "nemesis/noise/roll-number"
    who: Seat

    def throw(self, g: Position) -> Effects:
        who = self.who
        g.rolled = face = g.roll("noise", g.box.noise_die)
        if g.event_sink is not None:
            name = g.box.noise_die[face]
            g.tell(NOISE_ROLLED, _RULES.get(name, self.rule), who=SEAT[who], face=name)
        return g.game.noise_thrown(g, who)

    def listen(self, g: Position) -> Effects:
        who, face = self.who, g.box.noise_die[g.rolled]
        room = g.room[who]
        if face not in _RULES:
            return make_noise(g, who, g.board.spot_by_number[room][int(face)])
        if face == "danger":
            return danger(g, who, Danger(room))
        if not g.species.breaks_silence(g, who):
            return None
        g.tell(SILENCE_BROKEN, "nemesis/noise/silence-slimed", who=SEAT[who])
        return danger(g, who, Danger(room))

    _lapses = who_is_gone


def make_noise(g: Position, who: Seat, spot: int, because: str = "") -> Effects:
    """A corridor never holds a second noise marker: an encounter takes place instead."""
    board, noise = g.board, g.noise
    if noise >> spot & 1:
        if g.event_sink is not None:
            g.tell(NOISE_AGAIN, "nemesis/noise/second-marker-encounter", who=SEAT[who], corridor=board.spot_ids[spot])
        return g.species.encounter(g, who)
    g.noise = noise | 1 << spot
    if g.event_sink is not None:
        rule = "nemesis/noise/roll-number" if spot < board.technical else "nemesis/noise/technical-corridors-space"
        g.tell(NOISE_PLACED, because or rule, corridor=board.spot_ids[spot])
    return None


def place_noise(g: Position, spots: int, rule: str) -> None:
    """Put markers on all silent spots of a mask. Doors do not matter (nemesis/door/no-effect-on-noise)."""
    silent = spots & ~g.noise
    g.noise |= silent
    for spot in bits_of(silent) if g.event_sink is not None else ():
        g.tell(NOISE_PLACED, rule, corridor=g.board.spot_ids[spot])


def place_noise_around(g: Position, room: int, rule: str) -> None:
    """A marker in every corridor of the room that has none, technical corridors included."""
    place_noise(g, g.board.spot_mask[room], rule)


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
        room, foe_room = self.room, g.foe_room
        g.tell(DANGER, self.rule, room=ROOM[room])
        moves = [
            (foe, g.corridor_towards(other, room))
            for other in g.board.neighbours[room]
            if other in foe_room and not g.is_manned(other)
            for foe in g.foes_in(other)
            if g.species.can_move(g, foe)
        ]
        if moves:
            return g.species.move(g, moves, self.rule)
        place_noise_around(g, room, self.markers)
        return None


def danger(g: Position, who: Seat, what: Danger) -> list[Effect]:
    """Danger that a character brings about. If nothing hears it, it only leaves noise."""
    return [what] if g.species.hears_danger(g, who) else [NoiseAround(what.room, what.markers)]


class ChooseNoise(Question, tag="nemesis/choose-noise"):
    """Careful movement puts its marker in a silent corridor of the player's choice."""

    rule = "nemesis/action/careful-move"
    ask = "ask-careful-noise"

    def _options(self, g: Position) -> list[Option]:
        silent = g.board.spot_mask[g.room[self.seat]] & ~g.noise
        return [to_mark(spot, g.board.spot_ids[spot]) for spot in bits_of(silent)]

    def _lapses(self, g: Position) -> bool:
        return g.status[self.seat] != ABOARD or not g.board.spot_mask[g.room[self.seat]] & ~g.noise


@cache
def to_mark(spot: int, spot_id: str) -> Option:
    """The option to put the marker there."""
    return Option(f"noise/{spot_id}", (PlaceNoise(spot, ChooseNoise.rule),), ChooseNoise.rule)


class PlaceNoise(Effect, tag="nemesis/place-noise"):
    """A silent corridor gets a marker."""

    rule = "nemesis/noise/roll-number"
    spot: int
    because: str = rule

    def mark(self, g: Position) -> None:
        place_noise(g, 1 << self.spot, self.because)


class RemoveNoise(Effect, tag="lockdown/remove-noise"):
    """The noise markers of a mask of corridors are taken away."""

    rule = "lockdown/action/card-play"
    spots: int
    because: str = rule

    def take_away(self, g: Position) -> None:
        gone = g.noise & self.spots
        if gone:
            g.noise &= ~gone
            g.tell(NOISE_TAKEN_AWAY, self.because, corridors=[g.board.spot_ids[spot] for spot in bits_of(gone)])
