"""An alien attacks: its target rolls to dodge, and may kill the attacker with the same roll."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Instead, Option, Question
from ..board.layout import bits
from ..box import DISCARD, GEAR, MELEE, Character
from ..event_kinds import ALIEN_ATTACKS, DEFENDED, DEFENSE_FAILS, DISCARDED, HUGGED, KNOCKED_DOWN
from ..position import FACEHUGGER, OFF, Alien, Position
from ..refs import ALIEN, CHARACTER
from .alien_movement import is_next_to_somebody
from .attack import MARINE_DIE
from .choices import chosen_by_rank
from .events import pause
from .lookout import LookOut
from .losses import LoseCharacter, hit_alien, remove_alien

KILLS_FROM = 10
"""A failed defense roll of this or more kills (aliens/defense/killed-on-ten)."""


class AlienAttack(Effect, tag="aliens/alien-attack"):
    """An alien that survives defensive fire attacks a character next to it."""

    rule = "aliens/defense/when"
    alien: Alien

    def choose_the_target(self, g: Position) -> Effects:
        beside = g.next_to(g.alien_at[self.alien]) & g.people
        if not beside:
            return None
        if beside.bit_count() > 1:
            return [chosen_by_rank(g, WhomItAttacks, self.alien)]
        return attack_on(g, self.alien, g.at.index(beside.bit_length() - 1))

    def _lapses(self, g: Position) -> bool:
        return g.alien_at[self.alien] == OFF


class WhomItAttacks(Question, tag="aliens/whom-it-attacks"):
    """Which of several characters next to it an alien attacks."""

    rule = "aliens/defense/when"
    ask = "ask-whom-it-attacks"
    alien: Alien

    def _options(self, g: Position) -> Iterable[Option]:
        for space in bits(g.next_to(g.alien_at[self.alien]) & g.people):
            who = g.at.index(space)
            yield Option(f"attacks/{CHARACTER[who]}", tuple(attack_on(g, self.alien, who) or ()))

    def _args(self, g: Position) -> dict[str, object]:
        return {"alien": ALIEN[self.alien]}

    def _lapses(self, g: Position) -> bool:
        """With nobody left beside it, it attacks nobody."""
        return g.alien_at[self.alien] == OFF or not is_next_to_somebody(g, g.alien_at[self.alien])


def attack_on(g: Position, alien: Alien, who: Character) -> Effects:
    """The attack, after a pause for events."""
    return [*pause(g, "defense"), DefenseRoll(alien, who)]


class DefenseRoll(Effect, tag="aliens/defense-roll"):
    """One die, and one more for each token under the alien, must not exceed the defense number."""

    rule = "aliens/defense/roll"
    alien: Alien
    who: Character
    rerolled: bool = False

    def roll_the_die(self, g: Position) -> Effects:
        if not self.rerolled:
            g.tell(ALIEN_ATTACKS, "aliens/defense/when", alien=ALIEN[self.alien], who=CHARACTER[self.who])
        face = g.roll("defense", MARINE_DIE) + 1
        # aliens/defense/swarm-modifier, aliens/swarm/attack-modifier
        return [DefenseRolled(self.alien, self.who, face, face + g.alien_tokens[self.alien], self.rerolled)]

    def _lapses(self, g: Position) -> bool:
        """The target may have gone, or be out of reach, because of an event."""
        here = g.alien_at[self.alien]
        return here == OFF or g.at[self.who] == OFF or not g.next_to(here) >> g.at[self.who] & 1


class DefenseRolled(Effect, tag="aliens/defense-rolled"):
    """The attack is dodged, or the character is knocked down, or killed; a low roll kills the attacker."""

    rule = "aliens/defense/roll"
    alien: Alien
    who: Character
    face: int
    result: int
    is_final: bool

    def offer_another_roll(self, g: Position) -> Effects:
        if self._dodged(g):
            return None
        who, needs = CHARACTER[self.who], g.defense(self.who)
        g.tell(DEFENSE_FAILS, self.rule, who=who, face=str(self.face), result=self.result, needs=needs)
        return None if self.is_final else g.game.offer_defense(g, self)

    def dodge_or_suffer(self, g: Position) -> Effects:
        if self._dodged(g):
            return self._dodge(g)
        if g.alien_kind[self.alien] == FACEHUGGER:
            return self._hug(g)
        if self.result >= KILLS_FROM and not self._saved_by_helmet(g):
            return [LoseCharacter(self.who, True, "attack", "aliens/defense/killed-on-ten")]
        # aliens/knockdown/still-defends
        if g.down >> self.who & 1:
            return None  # it stays knocked down
        # aliens/knockdown/marker, aliens/knockdown/no-actions
        g.lay_down(self.who)
        g.tell(KNOCKED_DOWN, "aliens/defense/failed", who=CHARACTER[self.who])
        return [LookOut()]

    def _dodged(self, g: Position) -> bool:
        return self.result <= g.defense(self.who)

    def _dodge(self, g: Position) -> Effects:
        countered = self.result <= g.number(self.who, MELEE)
        rule = "aliens/defense/counterattack" if countered else self.rule
        who, needs = CHARACTER[self.who], g.defense(self.who)
        g.tell(DEFENDED, rule, who=who, face=str(self.face), result=self.result, needs=needs, countered=countered)
        if countered:
            hit_alien(g, self.alien, rule, who)
        return g.game.after_dodge(g, self)

    def _hug(self, g: Position) -> Effects:
        """Nobody is knocked down: the token goes on the character's card (aliens/facehugger/failed-defense)."""
        remove_alien(g, self.alien)
        g.hugged |= 1 << self.who
        g.tell(HUGGED, "aliens/facehugger/failed-defense", who=CHARACTER[self.who])
        return None

    def _saved_by_helmet(self, g: Position) -> bool:
        helmet = g.gear(self.who, "m4-helmet")
        if not helmet:
            return False
        g.move(helmet[0], GEAR + self.who, DISCARD)
        g.tell(DISCARDED, "aliens/endurance/equipment-type", who=CHARACTER[self.who], card="card:m4-helmet")
        return True

    def _lapses(self, g: Position) -> bool:
        return g.alien_at[self.alien] == OFF or g.at[self.who] == OFF


class RollDefenseAgain(Effect, tag="aliens/roll-defense-again"):
    """A failed defense roll is rolled again; the second result stands."""

    rule = "aliens/reroll/replaces"
    was: DefenseRolled

    def roll_again(self, g: Position) -> Effects:
        return [Instead(self.was, (DefenseRoll(self.was.alien, self.was.who, True),))]
