"""The common objectives of a crew, and the signals that several of them ask for together."""

from __future__ import annotations

from collections.abc import Sequence

from ..position import Position
from ..rules.outcome import NOBODY


def signals_asked(g: Position, cards: Sequence[str]) -> int:
    """How many different characters must send the signal: one for every card that asks for it.

    See nemesis/coop/signal-single and nemesis/coop/signal-several.
    """
    return sum(card in g.box.asking_for_signal for card in cards)


def signals_missing(g: Position, cards: Sequence[str]) -> bool:
    """Whether too few characters have sent it. Those who died afterwards count."""
    return g.signalled.bit_count() < signals_asked(g, cards)


def met(g: Position, card: str, cards: Sequence[str]) -> bool:
    """Whether one of the common objectives is fulfilled."""
    return g.box.conditions[card](g, NOBODY) and not (card in g.box.asking_for_signal and signals_missing(g, cards))
