"""An activation in six steps: abilities, equip, two actions, abilities, grunts, and the token goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Effect, Effects, Option, Question, Seat
from ..box import Character
from ..event_kinds import ACTIVATED, TOKEN_PASSED
from ..position import ABOARD, OUT, Position
from ..refs import CHARACTER, SEAT
from .actions import ChooseAction
from .choices import chosen_by_rank
from .slots import equip_step


class Activation(Effect, tag="aliens/activation"):
    """A character's activation; a grunt's has the first four steps only (aliens/activation/six-steps)."""

    rule = "aliens/activation/six-steps"
    seat: Seat
    who: Character

    def begin(self, g: Position) -> Effects:
        g.active, g.actor, g.used = self.who, self.seat, 0
        # aliens/turn/one-activation-each
        g.activated |= 1 << self.who
        if g.unset_dials >> self.who & 1:
            g.unset_dials &= ~(1 << self.who)
            g.dial[self.who] = g.aim(self.who)
        g.tell(ACTIVATED, self.rule, who=CHARACTER[self.who], seat=SEAT[self.seat])
        return None

    # aliens/activation/step1-on-activation, aliens/activation/step1-order
    def resolve_on_activation_abilities(self, g: Position) -> Effects:
        return g.game.on_activation(g, self.who)

    def equip(self, g: Position) -> Effects:
        return equip_step(g, self.seat, self.who)

    def take_two_actions(self, g: Position) -> Effects:
        return [ChooseAction(self.seat, self.who, 2)]

    # aliens/activation/step4-end-of-activation, aliens/activation/step4-order
    def resolve_end_of_activation_abilities(self, g: Position) -> Effects:
        return g.game.end_of_activation(g, self.who)

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD

    def _ends(self, g: Position) -> Effects:
        g.active = -1
        return None


class PlayerTurn(Effect, tag="aliens/player-turn"):
    """The holder of the activation token activates each hero, then grunts by rank, and passes the token."""

    rule = "aliens/activation/token-holder-activates"
    seat: Seat

    def activate_the_next_hero(self, g: Position) -> Effects:
        waiting = heroes_to_activate(g, self.seat)
        if not waiting:
            return None
        if len(waiting) > 1:
            return [WhichHero(self.seat), PlayerTurn(self.seat)]
        return [*hero_turn(self.seat, waiting[0]), PlayerTurn(self.seat)]


def heroes_to_activate(g: Position, seat: Seat) -> list[Character]:
    """The heroes of a seat that can still be activated in this phase."""
    return [who for who in g.heroes(seat) if not g.activated >> who & 1 and not g.freed >> who & 1]


def seats_to_activate(g: Position) -> list[Seat]:
    """The seats with a hero that can still be activated in this phase, in order."""
    gone = g.activated | g.freed
    heroes = {hero for who, hero in enumerate(g.hero) if hero and not gone >> who & 1 and g.status[who] == ABOARD}
    return [hero - 1 for hero in sorted(heroes)]


def hero_turn(seat: Seat, who: Character) -> tuple[Effect, ...]:
    """A hero's activation, and the grunts it may activate afterwards."""
    return Activation(seat, who), GruntsByRank(seat, who, 0)


class WhichHero(Question, tag="aliens/which-hero"):
    """Which of two heroes, Ripley and Newt, is activated first."""

    rule = "aliens/newt/own-activation"
    ask = "ask-which-hero"

    def _options(self, g: Position) -> Iterable[Option]:
        for who in heroes_to_activate(g, self.seat):
            yield Option(f"activate/{CHARACTER[who]}", hero_turn(self.seat, who))

    def _lapses(self, g: Position) -> bool:
        return not heroes_to_activate(g, self.seat)


class GruntsByRank(Effect, tag="aliens/grunts-by-rank"):
    """After a Marine hero's activation its player may activate as many Marine grunts as its rank allows."""

    rule = "aliens/activation/step5-grunts-by-rank"
    seat: Seat
    hero: Character
    done: int

    # aliens/activation/step5-marine-grunts, aliens/activation/step5-not-civilians
    def offer_one(self, g: Position) -> Effects:
        if g.status[self.hero] not in (ABOARD, OUT):  # lost: aliens/lost-hero/mid-activation
            return None
        if self.done >= g.box.ranks[self.hero] or not any(grunts_for(g, self.hero)):
            return None
        return [WhichGrunt(self.seat, self.hero, self.done)]


def grunts_for(g: Position, hero: Character) -> Iterator[Character]:
    """Marine grunts of no higher rank that have not been activated (aliens/activation/step5-rank-limit)."""
    ranks, marines = g.box.ranks, g.box.marines
    return (who for who in grunts_waiting(g) if marines >> who & 1 and ranks[who] <= ranks[hero])


def grunts_waiting(g: Position) -> Iterator[Character]:
    """Grunts that can still be activated in this phase."""
    return (who for who in g.on_boards() if not g.hero[who] and not (g.activated | g.freed) >> who & 1)


class WhichGrunt(Question, tag="aliens/which-grunt"):
    """Which grunt a hero activates, if any."""

    rule = "aliens/activation/step5-grunts-by-rank"
    ask = "ask-which-grunt"
    hero: Character
    done: int

    def _options(self, g: Position) -> Iterable[Option]:
        for who in grunts_for(g, self.hero):
            follow = GruntsByRank(self.seat, self.hero, self.done + 1)
            yield Option(f"activate/{CHARACTER[who]}", (Activation(self.seat, who), follow))
        yield Option("no-more")

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.hero], "count": g.box.ranks[self.hero] - self.done}

    def _lapses(self, g: Position) -> bool:
        return not any(grunts_for(g, self.hero))


class HeroActivations(Effect, tag="aliens/hero-activations"):
    """The token goes from player to player until every hero has been activated."""

    rule = "aliens/activation/step6-pass-token"
    seat: Seat

    def take_the_turn(self, g: Position) -> Effects:
        if g.token != self.seat:
            g.tell(TOKEN_PASSED, self.rule, seat=SEAT[self.seat])
        g.token = self.seat
        g.played |= 1 << self.seat
        return [PlayerTurn(self.seat)]

    # aliens/activation/skip-without-hero
    def pass_the_token(self, g: Position) -> Effects:
        seats = len(g.orders)
        waiting = [seat for seat in seats_to_activate(g) if not g.played >> seat & 1]
        if waiting:
            return [HeroActivations(min(waiting, key=lambda seat: (seat - self.seat) % seats))]
        highest = g.choosers()[0]
        if g.token != highest:
            g.token = highest
            g.tell(TOKEN_PASSED, "aliens/activation/token-after-last-hero", seat=SEAT[highest])
        return None


class RemainingGrunts(Effect, tag="aliens/remaining-grunts"):
    """The player with the highest rank activates every grunt that is left, in any order."""

    rule = "aliens/activation/remaining-grunts"

    # aliens/activation/remaining-grunts-without-marines
    def activate_one(self, g: Position) -> Effects:
        late = seats_to_activate(g)
        if late:  # a hero taken after its player's turn (aliens/lost-hero/mid-activation)
            return [Activation(late[0], heroes_to_activate(g, late[0])[0]), RemainingGrunts()]
        waiting = list(grunts_waiting(g))
        if not waiting:
            return None
        if len(waiting) > 1:
            return [chosen_by_rank(g, NextGrunt), RemainingGrunts()]
        return [Activation(g.choosers()[0], waiting[0]), RemainingGrunts()]


class NextGrunt(Question, tag="aliens/next-grunt"):
    """Which of the remaining grunts is activated next."""

    rule = "aliens/activation/remaining-grunts"
    ask = "ask-next-grunt"

    def _options(self, g: Position) -> Iterable[Option]:
        for who in grunts_waiting(g):
            yield Option(f"activate/{CHARACTER[who]}", (Activation(self.seat, who),))

    def _lapses(self, g: Position) -> bool:
        return next(grunts_waiting(g), None) is None
