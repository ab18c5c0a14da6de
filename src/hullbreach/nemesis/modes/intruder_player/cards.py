"""The intruder player's own cards: drawing three, keeping one."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ...box import INTRUDER_PLAYER, Box
from ...content.printed import IntruderPlayerAbility, IntruderPlayerTable, ShipTables
from ...event_kinds import DISCARDED, DREW, PASSED
from ...position import Position
from ...refs import SEAT
from ...rules.cards import discard_card, draw_cards

DRAWN, HAND_LIMIT = 3, 4


def card_ref(g: Position, back: Back) -> str:
    """The reference of an intruder player's card."""
    return f"card:{g.box.faces[INTRUDER_PLAYER][g.face[back]]}"


def printed_cards(box: Box) -> IntruderPlayerTable:
    """The cards, which only the box of the ship has."""
    assert isinstance(box.tables, ShipTables)
    return box.tables.intruder_player


def ability(g: Position, back: Back) -> IntruderPlayerAbility:
    """What the card does besides moving an intruder."""
    return printed_cards(g.box).ability[g.face[back] - 1]


class DrawIntruderCards(Effect, tag="nemesis/draw-intruder-cards"):
    """Draw three cards, but never hold more than four; an empty deck is refilled from its discard pile."""

    rule = "nemesis/intruder-player/draw"

    def draw(self, g: Position) -> None:
        who = g.hunters_turns()
        drawn = draw_cards(g, who, min(DRAWN, HAND_LIMIT - len(g.hand(who))))
        secret = {"cards": [card_ref(g, back) for back in drawn]}
        g.tell_some(DREW, self.rule, 1 << who, {"who": SEAT[who], "count": len(drawn)}, secret)


def discard(g: Position, who: Seat, back: Back, rule: str) -> None:
    """A card of the hand goes face up on the intruder player's discard pile."""
    discard_card(g, who, back)
    g.tell(DISCARDED, rule, who=SEAT[who], card=card_ref(g, back))


class PassIntruders(Effect, tag="nemesis/pass-intruders"):
    """Keep at most one card, then take no further turn in this player phase."""

    rule = "nemesis/intruder-player/pass"
    who: Seat

    def keep_one_card(self, g: Position) -> Effects:
        return [KeepOneCard(self.who)] if g.hand(self.who) else None

    def turn_the_help_card(self, g: Position) -> None:
        g.passed |= 1 << self.who
        g.tell(PASSED, self.rule, who=SEAT[self.who])


class KeepOneCard(Question, tag="nemesis/keep-one-card"):
    """Which card to keep, if any."""

    rule = "nemesis/intruder-player/pass"
    ask = "ask-keep-one-card"

    def _options(self, g: Position) -> Iterator[Option]:
        for back in g.hand(self.seat):
            yield Option(f"keep-card/{card_ref(g, back)}", (DiscardAllBut(self.seat, back),), self.rule)
        yield Option("keep-no-card", (DiscardAllBut(self.seat, -1),), self.rule)


class DiscardAllBut(Effect, tag="nemesis/discard-all-but"):
    """The hand is discarded but for one card, which stays hidden."""

    rule = "nemesis/intruder-player/pass"
    who: Seat
    kept: Back
    """-1 for none."""

    def discard(self, g: Position) -> None:
        for back in [back for back in g.hand(self.who) if back != self.kept]:
            discard(g, self.who, back, self.rule)
