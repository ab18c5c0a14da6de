"""Aliens that die, and characters that are killed or captured."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question, Seat
from ..board.layout import bits
from ..box import CHARACTERS, DISCARD, GEAR, HANDS, NEWT, RIPLEY, WEAPONS, Character
from ..event_kinds import (
    ALIEN_HIT,
    ALIEN_KILLED,
    CARRIED_AWAY,
    CHARACTER_LOST,
    HAND_LOST,
    HERO_TAKEN,
    LEFT_BEHIND,
    PLAYER_OUT,
)
from ..position import ABOARD, CAPTURED, CRATE, GIRL, KILLED, NOTHING, OFF, OUT, Alien, Position
from ..refs import ALIEN, CHARACTER, SEAT
from .choices import chosen_by_rank
from .lookout import LookOut
from .verdict import if_nobody_is_left

LOSSES = ("killed", "captured")
"""The lines of the outcome about characters that were lost."""

# -- aliens -------------------------------------------------------------------------------------------------------


# aliens/swarm/becomes-single, aliens/swarm/tokens-are-hit-points
def hit_alien(g: Position, alien: Alien, rule: str, by: str) -> None:
    """A hit removes one token, or the model if it has none left (aliens/swarm/hits-remove-tokens)."""
    if g.alien_tokens[alien]:
        g.alien_tokens[alien] -= 1
        g.tell(ALIEN_HIT, rule, alien=ALIEN[alien], left=g.alien_tokens[alien] + 1, by=by)
    else:
        remove_alien(g, alien)
        g.tell(ALIEN_KILLED, rule, alien=ALIEN[alien], by=by)


def remove_alien(g: Position, alien: Alien) -> None:
    """Take an alien off the boards with all its tokens."""
    g.put_alien(alien, OFF)
    g.alien_tokens[alien] = 0
    g.fallen |= 1 << alien
    g.alien_done &= ~(1 << alien)


# -- characters ---------------------------------------------------------------------------------------------------


class LoseCharacter(Effect, tag="aliens/lose-character"):
    """A character that is killed or captured leaves the game with everything it has equipped.

    The player of a hero discards the whole hand as well, and may take over a grunt (aliens/lost-hero/discard).
    """

    rule = "aliens/lost-hero/discard"
    who: Character
    killed: bool
    how: str
    rule_id: str

    def leave(self, g: Position) -> Effects:
        seat = take_off(g, self.who, self.killed, self.how, self.rule_id)
        if seat < 0:
            return [SeeWhoIsLeft()]
        return [*(replacement(g, seat) or ()), SeeWhoIsLeft()]

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD


def take_off(g: Position, who: Character, killed: bool, how: str, rule: str) -> Seat:
    """Take a killed or captured character off the boards, with its cards; the seat that has lost a hero, or -1."""
    seat = g.hero[who] - 1
    put_down_load(g, who)
    for zone in (WEAPONS + who, GEAR + who, *((HANDS + seat,) if seat >= 0 else ())):
        for back in g.zones[zone]:
            g.show(back)
        g.zones[DISCARD] += g.zones[zone]
        g.zones[zone] = []
    g.down &= ~(1 << who)
    g.put_character(who, OFF)
    g.status[who] = KILLED if killed else CAPTURED
    g.tell(CHARACTER_LOST, rule, who=CHARACTER[who], how=how, killed=killed)
    g.verdicts.append((LOSSES[not killed], who, rule))
    g.hero[who] = 0
    if seat >= 0:
        g.tell(HAND_LOST, "aliens/lost-hero/discard", seat=SEAT[seat])
    if seat >= 0 and who == RIPLEY and g.status[NEWT] == ABOARD:
        g.hero[NEWT] = 0  # aliens/newt/with-ripley
    return seat


class SeeWhoIsLeft(Effect, tag="aliens/see-who-is-left"):
    """The mission is over if nobody is left; where somebody stood, others may now see."""

    rule = "aliens/finish/nobody-left"

    def look(self, g: Position) -> Effects:
        return if_nobody_is_left(g) or [LookOut()]


def put_down_load(g: Position, who: Character) -> None:
    """What a character carries stays in its space."""
    load, g.load[who] = g.load[who], NOTHING
    if load == GIRL:
        g.girl = g.at[who]
        g.tell(LEFT_BEHIND, "aliens/setup/mission-card-authority", who=CHARACTER[who], space=g.board.refs[g.at[who]])
    elif load == CRATE:
        g.crates[g.crates.index(OFF)] = g.at[who]
        g.tell(LEFT_BEHIND, "aliens/setup/mission-card-authority", who=CHARACTER[who], space=g.board.refs[g.at[who]])


def grunts_to_take(g: Position) -> list[Character]:
    """The grunts a player may take as a new hero; Newt goes with Ripley (aliens/newt/with-ripley)."""
    ripley = g.status[RIPLEY] == ABOARD
    return [who for who in g.on_boards() if not g.hero[who] and not (who == NEWT and ripley)]


def replacement(g: Position, seat: Seat) -> Effects:
    """A player without a hero may take a grunt; with none left the player is out of the mission."""
    if any(g.hero[who] == seat + 1 and g.status[who] in (ABOARD, OUT) for who in CHARACTERS):
        return None
    if grunts_to_take(g):
        return [TakeGrunt(seat)]
    g.tell(PLAYER_OUT, "aliens/lost-hero/eliminated", seat=SEAT[seat])
    return None


class TakeGrunt(Question, tag="aliens/take-grunt"):
    """A player who has lost the hero may play a grunt as a hero from now on."""

    rule = "aliens/lost-hero/replacement"
    ask = "ask-take-grunt"

    def _options(self, g: Position) -> Iterable[Option]:
        for who in grunts_to_take(g):
            yield Option(f"take/{CHARACTER[who]}", (Promote(self.seat, who),))
        yield Option("wait")

    def _lapses(self, g: Position) -> bool:
        return not grunts_to_take(g)


class Promote(Effect, tag="aliens/promote"):
    """The card is turned to its hero side; gear, space and state stay as they are, the hand begins empty."""

    rule = "aliens/lost-hero/replacement"
    seat: Seat
    who: Character

    def turn_the_card(self, g: Position) -> None:
        g.hero[self.who] = self.seat + 1
        g.unset_dials |= 1 << self.who  # aliens/lost-hero/aim-dial
        g.tell(HERO_TAKEN, self.rule, seat=SEAT[self.seat], who=CHARACTER[self.who])
        if self.who == RIPLEY and g.status[NEWT] == ABOARD:
            g.hero[NEWT] = self.seat + 1
            g.unset_dials |= 1 << NEWT


# aliens/capture/rescue
class Capture(Effect, tag="aliens/capture"):
    """A captured character leaves together with one alien next to it and all that alien's tokens."""

    rule = "aliens/capture/trigger"
    who: Character

    def choose_the_alien(self, g: Position) -> Effects:
        beside = [g.alien_at.index(space) for space in bits(g.next_to(g.at[self.who]) & g.aliens)]
        if len(beside) > 1:
            return [chosen_by_rank(g, WhichCaptor, self.who)]
        return [CarryAway(self.who, beside[0])] if beside else None

    def lose_the_character(self, g: Position) -> Effects:
        return [LoseCharacter(self.who, False, "captured", self.rule)]


class WhichCaptor(Question, tag="aliens/which-captor"):
    """Which of the aliens next to a captive leaves with it."""

    rule = "aliens/capture/alien-leaves"
    ask = "ask-which-captor"
    who: Character

    def _options(self, g: Position) -> Iterable[Option]:
        for space in bits(g.next_to(g.at[self.who]) & g.aliens):
            alien = g.alien_at.index(space)
            yield Option(f"captor/{ALIEN[alien]}", (CarryAway(self.who, alien),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}


class CarryAway(Effect, tag="aliens/carry-away"):
    """An alien leaves the boards with its captive."""

    rule = "aliens/capture/alien-leaves"
    who: Character
    alien: Alien

    def leave(self, g: Position) -> None:
        g.tell(CARRIED_AWAY, self.rule, who=CHARACTER[self.who], alien=ALIEN[self.alien])
        remove_alien(g, self.alien)
