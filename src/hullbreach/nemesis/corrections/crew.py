"""Corrections of the crew: where they are, wounds, slime, ammunition, and a card not drawn."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Seat
from .. import box
from ..position import Position
from ..refs import ROOM, SEAT
from ..rules.cards import draw
from ..rules.wounds import distinct_wounds
from .correction import Correction, MarkerCorrection

MOST_LIGHT = 2
"""The most light wounds. One more would become a serious wound, which no correction causes."""


class JudgePlace(Correction, tag="nemesis/judge-place"):
    """A character stands in the room next door: nothing is explored, nothing is heard, no door matters."""

    rule = "nemesis/movement/rooms-only"
    who: Seat
    room: int

    def put_there(self, g: Position) -> None:
        g.room[self.who] = self.room

    def _id(self, g: Position) -> str:
        return f"judge-person-move/{SEAT[self.who]}/{ROOM[self.room]}"


class JudgeLightWound(Correction, tag="nemesis/judge-light-wound"):
    """A character has a light wound more or less."""

    rule = "nemesis/wound/light-first"
    who: Seat
    by: int

    def count(self, g: Position) -> None:
        g.light[self.who] += self.by

    def _id(self, g: Position) -> str:
        who = SEAT[self.who]
        return f"judge-wound-add/{who}" if self.by > 0 else f"judge-wound-remove/{who}"


class JudgeDressed(Correction, tag="nemesis/judge-dressed"):
    """A serious wound is dressed."""

    rule = "nemesis/wound/dress"
    who: Seat
    wound: Back

    def flip(self, g: Position) -> None:
        g.move(self.wound, g.zone(self.who, box.SERIOUS), g.zone(self.who, box.DRESSED))

    def _id(self, g: Position) -> str:
        return f"judge-wound-dress/{SEAT[self.who]}/wound:{g.wound_name(self.wound)}"


class JudgeHealed(Correction, tag="nemesis/judge-healed"):
    """A dressed wound is healed: its card is discarded."""

    rule = "nemesis/wound/heal"
    who: Seat
    wound: Back

    def discard(self, g: Position) -> None:
        g.move(self.wound, g.zone(self.who, box.DRESSED), box.WOUND_DISCARD)

    def _id(self, g: Position) -> str:
        return f"judge-wound-heal/{SEAT[self.who]}/wound:{g.wound_name(self.wound)}"


class JudgeSlime(MarkerCorrection, tag="nemesis/judge-slime"):
    """A slime marker is put on a character or taken away. A character never has two."""

    rule = "nemesis/slime/one-per-character"
    markers = "slimed"

    def _id(self, g: Position) -> str:
        who = SEAT[self.at]
        return f"judge-slime-remove/{who}" if g.is_slimed(self.at) else f"judge-slime-add/{who}"


class JudgeAmmunition(Correction, tag="nemesis/judge-ammunition"):
    """A weapon in hand has one ammunition more or less."""

    rule = "nemesis/item/ammo-capacity"
    who: Seat
    weapon: Back
    by: int

    def count(self, g: Position) -> None:
        g.ammo[self.weapon - g.box.first_item] += self.by

    def _id(self, g: Position) -> str:
        about = f"{SEAT[self.who]}/item:{g.item_name(self.weapon)}"
        return f"judge-ammunition-add/{about}" if self.by > 0 else f"judge-ammunition-remove/{about}"


class JudgeCard(Correction, tag="nemesis/judge-card"):
    """A character draws a card that was forgotten."""

    rule = "nemesis/round/draw-to-five"
    who: Seat

    def draw_it(self, g: Position) -> None:
        draw(g, self.who, 1)

    def _id(self, g: Position) -> str:
        return f"judge-card-draw/{SEAT[self.who]}"


def of_the_crew(g: Position) -> Iterator[Correction]:
    """What can be put right about everyone aboard."""
    for who in g.aboard():
        yield from _of_the_body(g, who)
        yield from _of_weapons(g, who)
        if not g.is_in_pod(who):
            yield from (JudgePlace(who, room) for room in g.board.neighbours[g.room_of(who)] if _is_known(g, room))
        if g.draw_pile(who) or g.discards(who):
            yield JudgeCard(who)


def _is_known(g: Position, room: int) -> bool:
    """Whether a character standing there would reveal nothing new."""
    return g.is_explored(room) and not g.site.has_token(g, room)


def _of_the_body(g: Position, who: Seat) -> Iterator[Correction]:
    if g.light[who] < MOST_LIGHT:
        yield JudgeLightWound(who, 1)
    if g.light[who]:
        yield JudgeLightWound(who, -1)
    yield from (JudgeDressed(who, wound) for _, wound in distinct_wounds(g, g.serious_wounds(who)))
    yield from (JudgeHealed(who, wound) for _, wound in distinct_wounds(g, g.dressed_wounds(who)))
    yield JudgeSlime(who)


def _of_weapons(g: Position, who: Seat) -> Iterator[Correction]:
    """More or less ammunition on each weapon. Of two alike weapons, the one that has room or ammunition is meant."""
    weapons = g.weapons(who)
    filled = {g.item_name(back): back for back in weapons if g.ammo_in(back) < g.capacity(back)}
    emptied = {g.item_name(back): back for back in weapons if g.ammo_in(back)}
    yield from (JudgeAmmunition(who, back, 1) for back in filled.values())
    yield from (JudgeAmmunition(who, back, -1) for back in emptied.values())
