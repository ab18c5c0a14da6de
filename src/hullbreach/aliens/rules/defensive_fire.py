"""Defensive fire: whoever sees an alien arrive next to a character may shoot at it first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Effect, Effects, Option, Question
from ..box import Character
from ..event_kinds import DRAWS_FIRE
from ..position import OFF, Alien, Position
from ..refs import ALIEN, CHARACTER
from .alien_movement import is_next_to_somebody
from .attack import IN_DEFENSE, attack_options, usable_weapons
from .choices import chosen_by_rank

FAR = 4


def may_shoot(g: Position, who: Character, alien: Alien) -> Iterator[Option]:
    """The shots somebody could take at an alien in defense."""
    weapons = usable_weapons(g, who, defending=True)
    return attack_options(g, who, mode=IN_DEFENSE, only=alien, weapons=weapons)


# aliens/defensive-fire/knocked-down
class DefensiveFire(Effect, tag="aliens/defensive-fire"):
    """Characters within four spaces with line of sight shoot one after another, the closest first."""

    rule = "aliens/defensive-fire/who"
    alien: Alien
    done: int = 0
    """Characters that have had their chance."""

    def next_one_may_shoot(self, g: Position) -> Effects:
        space = g.alien_at[self.alien]
        if not self.done:
            g.tell(DRAWS_FIRE, "aliens/defensive-fire/trigger", alien=ALIEN[self.alien])
        near, over = g.board.square(space, FAR), self.done | g.down
        there = [who for who in g.on_boards() if near >> g.at[who] & 1 and not over >> who & 1]
        ready = [who for who in there if next(may_shoot(g, who, self.alien), None) is not None]
        if not ready:
            return g.game.window(g, "defensive-fire", self)
        away = [g.board.layout.far(g.at[who], space) for who in ready]
        nearest = [who for who, far in zip(ready, away, strict=True) if far == min(away)]
        if len(nearest) > 1:
            return [chosen_by_rank(g, WhoShoots, self.alien, self.done, tuple(nearest))]
        return takes_its_turn(g, self.alien, self.done, nearest[0])

    def _lapses(self, g: Position) -> bool:
        """As soon as the alien is killed nobody shoots any more (aliens/defensive-fire/cease)."""
        return g.alien_at[self.alien] == OFF or not is_next_to_somebody(g, g.alien_at[self.alien])


def takes_its_turn(g: Position, alien: Alien, done: int, who: Character) -> Effects:
    """One character may shoot; then the next one may."""
    return [MayShoot(g.decider(who), who, alien), DefensiveFire(alien, done | 1 << who)]


class WhoShoots(Question, tag="aliens/who-shoots"):
    """Which of several equally close characters shoots next."""

    rule = "aliens/defensive-fire/order"
    ask = "ask-who-shoots"
    alien: Alien
    done: int
    nearest: tuple[Character, ...]

    def _options(self, g: Position) -> Iterable[Option]:
        for who in self.nearest:
            yield Option(f"first/{CHARACTER[who]}", tuple(takes_its_turn(g, self.alien, self.done, who) or ()))

    def _args(self, g: Position) -> dict[str, object]:
        return {"alien": ALIEN[self.alien]}


class MayShoot(Question, tag="aliens/may-shoot"):
    """A normal attack against this alien only, or none (aliens/defensive-fire/attack)."""

    rule = "aliens/defensive-fire/attack"
    ask = "ask-defensive-fire"
    who: Character
    alien: Alien

    def _options(self, g: Position) -> Iterable[Option]:
        return [*may_shoot(g, self.who, self.alien), Option("hold-fire")]

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "alien": ALIEN[self.alien]}

    def _lapses(self, g: Position) -> bool:
        return g.alien_at[self.alien] == OFF or not g.is_standing(self.who)
