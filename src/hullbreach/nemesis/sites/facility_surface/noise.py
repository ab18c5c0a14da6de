"""Noise on the surface: another die, and areas that carry it from crossroads to buildings."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import INTRUDER_MOVES, NOISE_ROLLED, SILENCE_BROKEN
from ...refs import ROOM, SEAT
from ...rules.lapses import who_is_gone
from ...rules.noise import Danger, NoiseRoll, danger, make_noise, place_noise_around
from ..facility.event_kinds import SURFACE_DANGER
from ..facility.position import FacilityPosition
from .deck import DrawSurfaceCard

DIE = "surface"


def on_the_surface(g: FacilityPosition, roll: NoiseRoll) -> Effects:
    """On crossroads and in buildings the die of the surface is thrown instead of the noise die."""
    return [SurfaceRoll(roll.who)] if g.room[roll.who] in g.site.surface else None


def on_open_ground(g: FacilityPosition, danger: Danger) -> Effects:
    """Danger on a crossroads is heard all over the surface; in a building it works as usual.

    See lockdown/alternative-board/danger-building.
    """
    return [SurfaceDanger(danger.room)] if danger.room in g.site.crossroads else None


class SurfaceRoll(Effect, tag="lockdown/surface-roll"):
    """Throw the die of the surface for the room the character is in."""

    rule = "lockdown/alternative-board/surface-die"
    who: Seat

    def throw_and_listen(self, g: FacilityPosition) -> Effects:
        who, faces = self.who, g.box.dice[DIE]
        room, face = g.room[who], faces[g.roll(DIE, faces)]
        g.tell(NOISE_ROLLED, self.rule, who=SEAT[who], face=face, die=DIE)
        if face == "mars":
            return [DrawSurfaceCard(who)]
        if face.isdigit():
            spot = g.board.spot_by_number[room][int(face)]
            return make_noise(g, who, spot, _heard_by(g, room, spot))
        if face == "silence":
            if not g.is_slimed(who):
                return None
            g.tell(SILENCE_BROKEN, "nemesis/noise/silence-slimed", who=SEAT[who])
        return danger(g, who, Danger(room))

    _lapses = who_is_gone


def _heard_by(g: FacilityPosition, room: int, spot: int) -> str:
    """The rule that puts a marker on this spot."""
    if spot not in g.board.areas:
        return ""
    outdoors = room in g.site.crossroads
    return "lockdown/alternative-board/crossroads-noise" if outdoors else "lockdown/alternative-board/areas"


class SurfaceDanger(Effect, tag="lockdown/surface-danger"):
    """Every intruder on another crossroads that is not in combat comes; if there is none, every area gets noise."""

    rule = "lockdown/alternative-board/danger-crossroads"
    room: int

    def attract(self, g: FacilityPosition) -> Effects:
        g.tell(SURFACE_DANGER, self.rule, room=ROOM[self.room])
        others = sorted(g.site.crossroads - {self.room})
        coming = [foe for room in others if not g.is_manned(room) for foe in g.foes_in(room)]
        if not coming:
            place_noise_around(g, self.room, "lockdown/alternative-board/danger-crossroads-markers")
            return None
        for foe in coming:
            g.foe_room[foe & 31] = self.room
            g.tell(INTRUDER_MOVES, self.rule, foe=g.foe_id(foe), room=ROOM[self.room])
        return g.site.intruder_arrives(g, self.room)
