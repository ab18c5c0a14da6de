"""The decon room: what is infected goes, with the larva and the slime."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...position import Position
from ...rules.contamination import LoseLarva, remove_contamination, scan
from ...rules.lapses import who_is_gone
from ...rules.movement import LoseSlime


class Decontaminate(Effect, tag="lockdown/decontaminate"):
    """Scan all contamination cards in hand and remove the infected ones, a larva and the slime; clean cards stay."""

    rule = "lockdown/room/decon-room"
    who: Seat

    def scan_the_hand(self, g: Position) -> Effects:
        infected = scan(g, self.who, g.contaminations(g.hand(self.who)))
        remove_contamination(g, self.who, infected)
        return [FlushLarva(self.who), LoseSlime(self.who)]

    _lapses = who_is_gone


class FlushLarva(LoseLarva, tag="lockdown/flush-larva"):
    """The larva on the character board is removed, too."""

    rule = Decontaminate.rule
