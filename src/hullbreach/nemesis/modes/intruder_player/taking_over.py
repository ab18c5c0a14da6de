"""Taking over: which player may control the intruders, and what becomes of their former character."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ... import box
from ...position import Position
from ...refs import SEAT
from ...rules.wounds import Die, SeriousWound
from ...species.intruders.attack import Strike
from .event_kinds import INTRUDER_PLAYER, INTRUDERS_LEFT_ALONE
from .reign import DECLINED, UNASKED, Reign

FORMER_LIFE = (box.DRAW, box.HAND, box.DISCARD, box.SERIOUS, box.DRESSED, box.OBJECTIVE)
"""Zones of a seat with what belonged to its character. Its items are gone already."""


def first_death(g: Reign, death: Die) -> None:
    """The offer follows the first death, once everybody struck by the same blow has been dealt with."""
    offered = any(isinstance(effect, OfferIntruders) for effect, _ in g.stack)
    if g.intruder_player == UNASKED and not offered:
        struck = [at for at, (effect, _) in enumerate(g.stack) if _still_to_suffer(g, effect)]
        g.stack.insert(min(struck, default=len(g.stack)), (OfferIntruders(), 0))


def _still_to_suffer(g: Position, effect: Effect) -> bool:
    """Whether this effect on the stack is part of the same blow and still has to hit a living character."""
    return isinstance(effect, (Die, SeriousWound, Strike)) and g.is_aboard(effect.who)


class OfferIntruders(Effect, tag="nemesis/offer-intruders"):
    """The player who died first may go on. If several died at the same time, the lower player number is asked first."""

    rule = "nemesis/intruder-player/simultaneous-deaths"

    def ask(self, g: Position) -> Effects:
        first, *others = [who for who in g.by_number() if g.is_dead(who)]
        return [MayControl(first, tuple(others))]


class MayControl(Question, tag="nemesis/may-control-intruders"):
    """Go on by controlling the intruders, or leave that to those who died at the same time, if any."""

    rule = "nemesis/intruder-player/eligible"
    ask = "ask-control-intruders"
    others: tuple[Seat, ...]

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("control-intruders", (TakeOver(self.seat),), self.rule)
        left = MayControl(self.others[0], self.others[1:]) if self.others else LeaveIntruders()
        yield Option("stay-out", (left,), self.rule)


class LeaveIntruders(Effect, tag="nemesis/leave-intruders"):
    """Nobody controls the intruders in this game: only the first to die may."""

    rule = "nemesis/intruder-player/eligible"

    def decline(self, g: Reign) -> None:
        g.intruder_player = DECLINED
        g.tell(INTRUDERS_LEFT_ALONE, self.rule)


class TakeOver(Effect, tag="nemesis/take-over"):
    """The character's cards, wounds and objectives leave the game; the intruder player's deck is shuffled."""

    rule = "nemesis/intruder-player/setup"
    who: Seat

    def remove_the_character(self, g: Position) -> None:
        who, out = self.who, g.zones[box.OUT]
        for zone in (g.zones[g.zone(who, kind)] for kind in FORMER_LIFE):
            out.extend(zone)
            zone.clear()
        g.light[who] = 0
        g.signalled &= ~(1 << who)

    def shuffle_the_deck(self, g: Reign) -> None:
        deck = g.box.backs[box.INTRUDER_PLAYER]
        g.mix(deck, "intruder-deck")
        for card in deck:
            g.move(card, box.OUT, g.zone(self.who, box.DRAW))
        g.intruder_player = self.who

    def wait_for_the_next_player_phase(self, g: Reign) -> None:
        g.reign = g.round + 1
        g.tell(INTRUDER_PLAYER, "nemesis/intruder-player/start", who=SEAT[self.who], round=g.reign)
