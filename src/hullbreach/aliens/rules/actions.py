"""The actions of an activation: move, attack, barricade, aim, interact, card actions, rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Effect, Effects, Option, Question, Seat
from ..box import NEWT, Character
from ..event_kinds import ACTS, AIMS, CLEARS_JAM, RESTS
from ..position import ABOARD, SECOND_WEAPON, Position
from ..refs import CHARACTER
from .attack import IN_ACTION, attack_options, usable_weapons
from .barricades import barricade_options
from .endurance import Draw, RecycleMix, recycle
from .events import AS_ACTION, AS_FREE_ACTION, playable
from .movement import Move, can_move

HIGHEST_DIAL = 10


class ChooseAction(Question, tag="aliens/choose-action"):
    """Take an action, or leave it. Free actions use none up (aliens/action/free-action-extra)."""

    rule = "aliens/action/two-per-activation"
    ask = "ask-action"
    who: Character
    left: int

    def _options(self, g: Position) -> Iterable[Option]:
        options: list[Option] = []
        if self.left:
            again = ChooseAction(self.seat, self.who, self.left - 1)
            options += [Option(it.id, (*it.then, again), it.rule, it.cost) for it in actions(g, self.seat, self.who)]
        options += [Option(it.id, (*it.then, self), it.rule, it.cost) for it in free_actions(g, self.seat, self.who)]
        options.append(Option("done"))
        return options

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "nth": 3 - self.left, "count": self.left}

    def _lapses(self, g: Position) -> bool:
        """Knocked down or gone, nobody acts; with no action left only free actions are offered."""
        if g.status[self.who] != ABOARD or g.down >> self.who & 1:
            return True
        return not self.left and next(free_actions(g, self.seat, self.who), None) is None


def actions(g: Position, seat: Seat, who: Character) -> list[Option]:
    """Every action somebody could take now (aliens/action/list)."""
    found = [Option("move", (Move(who),), Move.rule)] if can_move(g, who) else []
    found += attack_options(g, who, mode=IN_ACTION, weapons=usable_weapons(g, who))
    if g.jammed and (g.is_jammed(who) or g.is_jammed(who, slot=1)):
        found.append(Option("clear-jam", (ClearJam(who),), ClearJam.rule))
    found += barricade_options(g, who)
    if g.dial[who] < HIGHEST_DIAL:
        found.append(Option("aim", (Aim(who),), Aim.rule))
    found += g.mission.interactions(g, who)
    found += g.game.card_actions(g, who)
    found += playable(g, seat, AS_ACTION, who)
    found.append(Option("rest", (Rest(who),), Rest.rule))
    return found


# aliens/action/free-action-own-activation
def free_actions(g: Position, seat: Seat, who: Character) -> Iterator[Option]:
    """Every free action somebody could take now, in their own activation only."""
    if who == g.active:
        yield from g.game.free_actions(g, who)
        yield from playable(g, seat, AS_FREE_ACTION, who)


class Aim(Effect, tag="aliens/aim"):
    """The aim dial goes up by one, even above the number on the card (aliens/aim/above-card-number)."""

    rule = "aliens/aim/action"
    who: Character

    def turn_the_dial(self, g: Position) -> None:
        g.dial[self.who] = min(g.dial[self.who] + 1, HIGHEST_DIAL)
        g.tell(AIMS, self.rule, who=CHARACTER[self.who], dial=g.dial[self.who])


class Rest(Effect, tag="aliens/rest"):
    """A hero may draw two cards and then recycle three; a grunt recycles three from the exhaust pile."""

    rule = "aliens/rest/hero"
    who: Character

    def draw(self, g: Position) -> Effects:
        g.tell(RESTS, self.rule if g.hero[self.who] else "aliens/rest/grunt", who=CHARACTER[self.who])
        if g.hero[self.who]:
            return [MayDraw(g.hero[self.who] - 1, self.who)]
        return None

    def recycle(self, g: Position) -> Effects:
        count = 5 if self.who == NEWT and not sees_an_alien(g, self.who) else 3
        if not g.hero[self.who]:
            recycle(g, count)
            return None
        return [RecycleMix(g.hero[self.who] - 1, self.who, count)]

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD


def sees_an_alien(g: Position, who: Character) -> bool:
    """Whether a character has line of sight to any alien."""
    return bool(g.seen_from(g.at[who], g.aliens))


class MayDraw(Question, tag="aliens/may-draw"):
    """How many cards a resting hero draws: none, one or two."""

    rule = "aliens/rest/hero"
    ask = "ask-draw"
    who: Character

    def _options(self, g: Position) -> Iterable[Option]:
        yield from (Option(f"draw/count:{count}", (Draw(self.who, count),)) for count in (2, 1))
        yield Option("draw-none")

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD  # aliens/exit/during-activation


class ClearJam(Effect, tag="aliens/clear-jam"):
    """An action makes the weapons of a character ready again."""

    rule = "aliens/action/card-action"
    who: Character

    def clear(self, g: Position) -> None:
        g.jammed &= ~((1 | 1 << SECOND_WEAPON) << self.who)
        g.tell(CLEARS_JAM, self.rule, who=CHARACTER[self.who])


class OneAction(Effect, tag="aliens/one-action"):
    """A character takes one action outside its activation, on an order."""

    rule = "aliens/action/two-per-activation"
    who: Character

    def choose(self, g: Position) -> Effects:
        g.tell(ACTS, self.rule, who=CHARACTER[self.who])
        return [ChooseAction(g.decider(self.who), self.who, 1)]

    def _lapses(self, g: Position) -> bool:
        return not g.is_standing(self.who)
