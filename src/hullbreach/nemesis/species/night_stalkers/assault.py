"""Attacks in the dark: the card's effect, then what it does in addition to a target in darkness."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...event_kinds import INTRUDER_TRANSFORMS
from ...position import Position
from ...refs import ROOM
from ...rules.items import DiscardItem
from ...rules.lapses import who_is_gone
from ...rules.wounds import Die
from ..intruders.attack import UNSEEN
from ..intruders.creatures import BREEDER
from ..intruders.darkness import GLOWSTICK, might_glow
from ..intruders.intruder_movement import PlaceIntruder, take_off


class Assault(Effect, tag="lockdown/assault"):
    """First the card's effect, then its darkness effect, if the target is in darkness then and finds no light."""

    rule = "lockdown/attack/card-hit"
    foe: int
    who: Seat
    card: str

    def strike(self, g: Position) -> Effects:
        return g.box.attack_effects[self.card].effect(g, self.foe, self.who)

    def strike_in_the_dark(self, g: Position) -> Effects:
        if not (self.foe == UNSEEN or g.site.in_dark(g, self.who)):
            return None
        strike = StrikeInTheDark(self.foe, self.who, self.card)
        return [MayLightUp(self.who, strike) if might_glow(g, self.who) else strike]

    _lapses = who_is_gone


class StrikeInTheDark(Effect, tag="lockdown/strike-in-the-dark"):
    """What an attack card does in addition to a target in darkness."""

    rule = "lockdown/attack/card-hit"
    foe: int
    who: Seat
    card: str

    def strike(self, g: Position) -> Effects:
        dark = g.box.attack_effects[self.card].dark
        return None if dark is None else dark(g, self.foe, self.who)

    _lapses = who_is_gone


class MayLightUp(Question, tag="lockdown/may-light-up"):
    """A glowstick keeps the darkness effect of an attack away."""

    rule = "lockdown/action/reaction"
    ask = "ask-light-up"
    strike: StrikeInTheDark

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (self.strike,), self.rule)
        back = g.held(self.seat, GLOWSTICK)
        if back >= 0:
            yield Option(f"ignore/item:{GLOWSTICK}", (DiscardItem(self.seat, back),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"card": f"attack:{self.strike.card}"}


class DieOfWounds(Effect, tag="lockdown/die-of-wounds"):
    """A character with at least this many serious wounds, dressed or not, dies."""

    rule = "lockdown/attack/card-hit"
    who: Seat
    count: int

    def count_them(self, g: Position) -> Effects:
        return [Die(self.who, self.rule)] if g.serious_count(self.who) >= self.count else None

    _lapses = who_is_gone


class Evolve(Effect, tag="lockdown/evolve"):
    """The creeper is replaced by a breeder without injuries, if there is one left."""

    rule = "lockdown/attack/card-hit"
    foe: int

    def grow(self, g: Position) -> Effects:
        room = g.room_of_foe(self.foe)
        if g.free_miniature(BREEDER) < 0 or not room:
            return None
        g.tell(INTRUDER_TRANSFORMS, self.rule, foe=g.foe_id(self.foe), room=ROOM[room])
        take_off(g, self.foe)
        return [PlaceIntruder(BREEDER, room)]


def has_evolved(g: Position, foe: int, who: Seat) -> int:
    """The breeder that has just taken a creeper's place with a character, -1 if none has."""
    if g.is_here(foe):
        return -1
    first, end = g.box.miniatures_of[BREEDER]
    return next((g.foe(mini) for mini in range(end - 1, first - 1, -1) if is_fresh(g, mini, who)), -1)


def is_fresh(g: Position, mini: int, who: Seat) -> bool:
    """Whether a miniature stands unhurt with a character."""
    return g.foe_room[mini] == g.room[who] != 0 and not g.injuries[mini]
