"""Hudson: he empties his hand, and reveals a card at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel import Back, Effect, Effects, Option, Question
from ..box import ASIDE, HANDS, HAZARD, HUDSON, TRACKER_BOTTOM, TRACKER_TOP, WEAPON
from ..event_kinds import TOOK_CARD, TRACKER_BURIED
from ..position import Position
from ..refs import CHARACTER
from ..rules.endurance import Reveal
from ..rules.tracker import cards_left, turn_up_next
from .ability import Abilities
from .gorman import FromHand


class Hudson(Abilities):
    """Hero: on activation he may recycle any cards from hand; at the end he reveals a card."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        hand = g.zones[HANDS + g.hero[HUDSON] - 1] if is_hero else []
        return [FromHand(g.hero[HUDSON] - 1, HUDSON, len(hand))] if hand else ()

    def end_of_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        return [HudsonReveals(HUDSON)] if is_hero else ()


class HudsonReveals(Reveal, tag="aliens/hudson-reveal"):
    """On a weapon he may bury the top tracker card; any other card he may keep, unless it is a hazard."""

    rule = "aliens/ability/hudson-hero"

    def _found(self, g: Position, type: int, card: Back) -> Effects:
        seat = g.hero[HUDSON] - 1
        if seat < 0:
            return None
        if type == WEAPON:
            return [MayBury(seat)]
        return None if type == HAZARD else [MayKeep(seat, card)]


class MayBury(Question, tag="aliens/hudson-may-bury"):
    """Put the top tracker card on the bottom, or leave it."""

    rule = "aliens/ability/hudson-hero"
    ask = "ask-bury"

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("leave-it")
        yield Option("bury/pile:tracker", (Bury(),))

    def _lapses(self, g: Position) -> bool:
        return not cards_left(g)


class Bury(Effect, tag="aliens/hudson-bury"):
    """The top tracker card goes to the bottom."""

    rule = "aliens/ability/hudson-hero"

    def move(self, g: Position) -> None:
        turn_up_next(g)
        back = g.zones[TRACKER_TOP].pop()
        g.zones[TRACKER_BOTTOM].append(back)
        g.tell(TRACKER_BURIED, self.rule)
        turn_up_next(g)


class MayKeep(Question, tag="aliens/hudson-may-keep"):
    """Take the revealed card into hand, or let it go under the reshuffle card."""

    rule = "aliens/ability/hudson-hero"
    ask = "ask-keep"
    card: Back

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option(f"keep/card:{g.card_id(self.card)}", (Keep(self.seat, self.card),))
        yield Option("leave-it")


class Keep(Effect, tag="aliens/hudson-keep"):
    """The revealed card goes to the hand."""

    rule = "aliens/ability/hudson-hero"
    seat: int
    card: Back

    def take(self, g: Position) -> None:
        g.move(self.card, ASIDE, HANDS + self.seat)
        g.tell(TOOK_CARD, self.rule, who=CHARACTER[HUDSON], card=f"card:{g.card_id(self.card)}")
