"""The insanity level of a character: it rises with fear, falls with rest, and kills past the end of its track."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ...rules.wounds import Die
from .event_kinds import INSANITY_FALLS, INSANITY_RISES
from .madness import FLOOR, MADDEST, Madness


class LoseMind(Effect, tag="nemesis/seeder-lose-mind"):
    """The level rises by one. At level 5 the character dies instead."""

    rule = "void-seeders/insanity/death"
    who: Seat
    because: str = "void-seeders/panic/level-too-low"

    def rise(self, g: Madness) -> Effects:
        if g.insanity[self.who] == MADDEST:
            return [Die(self.who, self.rule)]
        set_level(g, self.who, g.insanity[self.who] + 1, self.because)
        return None

    _lapses = who_is_gone


class BreakDown(Effect, tag="nemesis/seeder-break-down"):
    """An infection sets the level to 5, whatever it was. At level 5 nothing happens, and nobody dies.

    The infected card stays with its owner. See void-seeders/rest/infected-at-five.
    """

    rule = "void-seeders/rest/infected"
    who: Seat

    def lose_it_all(self, g: Madness) -> None:
        set_level(g, self.who, MADDEST, self.rule)

    _lapses = who_is_gone


class CalmDown(Effect, tag="nemesis/seeder-calm-down"):
    """The level falls by one, but never from 3 to 2."""

    rule = "void-seeders/rest/reduce-insanity"
    who: Seat

    def fall(self, g: Madness) -> None:
        if g.can_calm_down(self.who):
            set_level(g, self.who, g.insanity[self.who] - 1, self.rule)

    _lapses = who_is_gone


class SettleDown(Effect, tag="nemesis/seeder-settle-down"):
    """A cure brings the level down to 3. A level of 3 or less does not change."""

    rule = "void-seeders/room/surgery"
    who: Seat
    because: str = rule

    def fall(self, g: Madness) -> None:
        set_level(g, self.who, min(FLOOR, g.insanity[self.who]), self.because)

    _lapses = who_is_gone


def set_level(g: Madness, who: Seat, level: int, rule: str) -> None:
    """Move the status marker on the track and report it."""
    before, g.insanity[who] = g.insanity[who], level
    if level != before:
        g.tell(INSANITY_RISES if level > before else INSANITY_FALLS, rule, who=SEAT[who], level=level)
