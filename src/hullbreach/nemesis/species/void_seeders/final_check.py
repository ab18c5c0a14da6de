"""The contamination check at the end: contamination is madness, and the mad may not come home."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...modes.victory import FinalDraw
from ...rules.outcome import verdict
from .insanity import set_level
from .madness import MADDEST, Madness


class FinalMadness(Effect, tag="nemesis/seeder-final-madness"):
    """Each contamination card owned, infected or not, raises the level by one up to 5; at 5 one draws for one's life.

    Nobody dies of the rise, and nothing is scanned. A character at level 5 draws at once.
    """

    rule = "void-seeders/victory/contamination-raise"
    who: Seat

    def rise(self, g: Madness) -> Effects:
        who = self.who
        if g.insanity[who] < MADDEST:  # void-seeders/victory/contamination-skip
            owned = g.contaminations(g.hand(who) + g.draw_pile(who) + g.discards(who))
            level = min(MADDEST, g.insanity[who] + len(owned))  # void-seeders/victory/contamination-cap
            set_level(g, who, level, self.rule)
        if g.insanity[who] == MADDEST:
            return [FinalFear(who)]
        verdict(g, "kept-mind", who, self.rule)
        return None


class FinalFear(FinalDraw, tag="nemesis/seeder-final-fear"):
    """Shuffle all one's cards together and draw four: any contamination card among them kills, infected or not."""

    rule = "void-seeders/victory/contamination-draw"
    survived = "overcame-fear"
