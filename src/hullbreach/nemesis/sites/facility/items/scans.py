"""Scans with items: of a single card at a risk, or of the whole hand without risk."""

from __future__ import annotations

from collections.abc import Iterator

from .....kernel import Back, Effect, Effects, Option, Question, Seat
from ....position import Position
from ....rules.contamination import Infection, as_known, remove_contamination, scan
from ....rules.lapses import seat_is_gone, who_is_gone


class MayScanOne(Question, tag="lockdown/may-scan-one"):
    """Scan one contamination card in hand or none. Players without one are asked too, so that nothing is revealed."""

    rule = "lockdown/contamination/scan"
    ask = "ask-scan-one"

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("scan-none", (), self.rule)
        for known, card in {as_known(g, self.seat, card): card for card in g.contaminations(g.hand(self.seat))}.items():
            yield Option(f"scan-one{known}/card:contamination", (ScanOne(self.seat, card),), self.rule)

    _lapses = seat_is_gone


class ScanOne(Effect, tag="lockdown/scan-one"):
    """A clean card is removed; an infected one stays and brings a larva."""

    rule = "lockdown/contamination/scan-infected"
    who: Seat
    card: Back

    def scan(self, g: Position) -> Effects:
        if scan(g, self.who, [self.card]):
            return [Infection(self.who)]
        remove_contamination(g, self.who, [self.card])
        return None

    def _lapses(self, g: Position) -> bool:
        return self.card not in g.hand(self.who)


class ScanSafely(Effect, tag="lockdown/scan-safely"):
    """All contamination cards in hand are scanned: clean ones go, infected ones stay and bring nothing."""

    rule = "lockdown/contamination/scan"
    who: Seat

    def scan(self, g: Position) -> None:
        cards = g.contaminations(g.hand(self.who))
        infected = scan(g, self.who, cards)
        remove_contamination(g, self.who, [card for card in cards if card not in infected])

    _lapses = who_is_gone
