"""The Motion Scanner: its holder may discard an action card to repeat an own noise roll, once a roll."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option, Question, Seat
from ..kinds import NOISE_DIE
from ..position import Position
from ..refs import SEAT
from .cards import DiscardCard, distinct


def scanner_reaction(g: Position, who: Seat) -> Effects:
    """The scanner is heavy and so public; whether its holder has an action card to spend is not."""
    has_scanner = any(g.item_name(back) == "motion-scanner" for back in g.hands(who))
    return [MayScan(who)] if has_scanner and g.hand(who) else None


class MayScan(Question, tag="nemesis/may-scan-noise"):
    """Keep the noise roll, or discard an action card and throw again."""

    rule = "nemesis/action/reaction"
    ask = "ask-rescan"

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-roll", (), self.rule)
        for back in distinct(g, g.action_cards(self.seat)):
            yield Option(f"rescan/{g.card_ref(back)}", (DiscardCard(self.seat, back), ThrowAgain(self.seat)), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"face": NOISE_DIE[g.rolled]}


class ThrowAgain(Effect, tag="nemesis/throw-noise-again"):
    """The noise die is thrown once more."""

    rule = "nemesis/action/reaction"
    who: Seat

    def throw(self, g: Position) -> None:
        g.rolled = g.roll("noise", NOISE_DIE)
        g.tell("noise-rolled", self.rule, who=SEAT[self.who], face=NOISE_DIE[g.rolled])
