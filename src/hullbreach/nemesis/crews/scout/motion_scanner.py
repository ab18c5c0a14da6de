"""The Motion Scanner: its holder may discard an action card to repeat their own noise roll, once for each roll."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...event_kinds import NOISE_ROLLED
from ...position import Position
from ...position.crew import HANDS_OF
from ...refs import SEAT
from ...rules.cards import DiscardCard, payable


def scanner_reaction(g: Position, who: Seat) -> Effects:
    """The scanner is heavy and so public; whether its holder has an action card to spend is not."""
    hands = g.zones[HANDS_OF[who]]
    if not hands or g.first_with(hands, g.box.item_faces["motion-scanner"]) < 0:
        return None
    return [MayScan(who)] if g.hand(who) else None


class MayScan(Question, tag="nemesis/may-scan-noise"):
    """Keep the noise roll, or discard an action card and throw again."""

    rule = "nemesis/action/reaction"
    ask = "ask-rescan"

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-roll", (), self.rule)
        for sort, back in payable(g, self.seat).items():
            yield Option(
                f"rescan/{g.box.card_ref[sort]}", (DiscardCard(self.seat, back), ThrowAgain(self.seat)), self.rule
            )

    def _args(self, g: Position) -> dict[str, object]:
        return {"face": g.box.noise_die[g.rolled]}


class ThrowAgain(Effect, tag="nemesis/throw-noise-again"):
    """The noise die is thrown once more."""

    rule = "nemesis/action/reaction"
    who: Seat

    def throw(self, g: Position) -> None:
        g.rolled = g.roll("noise", g.box.noise_die)
        g.tell(NOISE_ROLLED, self.rule, who=SEAT[self.who], face=g.box.noise_die[g.rolled])
