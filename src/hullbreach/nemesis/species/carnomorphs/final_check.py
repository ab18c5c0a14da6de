"""The contamination check at the end: mutants draw four cards, and the fourth marker is death."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import FINAL_DRAW
from ...modes.victory import FinalDraw
from ...position import Position
from ...refs import SEAT
from ...rules.cards import reshuffle
from ...rules.contamination import scan
from ...rules.outcome import lost, verdict
from .event_kinds import MUTATES, MUTATION_MARKER
from .metamorphosis import DECK, FIRST_CARD, Metamorphosis, own
from .mutation import DEADLY

DRAWN = 4


class MutationCheck(Effect, tag="nemesis/carnomorph-mutation-check"):
    """A living character without a mutation card scans all contamination cards and gets one if any is infected.

    Everybody with a card goes on to the draw, those who had one before without a scan
    (carnomorphs/victory/contamination-skip-scan). Which card it is no longer matters: the top one is taken unseen.
    """

    rule = "carnomorphs/victory/contamination-scan"
    who: Seat

    def scan(self, g: Metamorphosis) -> Effects:
        who = self.who
        if g.is_mutant(who):
            return [MutationDraw(who)]
        owned = g.hand(who) + g.draw_pile(who) + g.discards(who)
        if not scan(g, who, g.contaminations(owned)):
            verdict(g, "clean", who, self.rule)
            return None
        deck = g.mutation_deck()
        g.move(deck[-1], g.species_zone(DECK), g.species_zone(FIRST_CARD + who))
        g.tell(MUTATES, self.rule, who=SEAT[who])
        return [MutationDraw(who)]


class MutationDraw(FinalDraw, tag="nemesis/carnomorph-mutation-draw"):
    """Shuffle all one's cards together and draw four: each contamination card among them gives a marker.

    With four markers or more the character dies; those gained during the game count
    (carnomorphs/victory/contamination-death).
    """

    rule = "carnomorphs/victory/contamination-draw"

    def draw_four(self, g: Position) -> None:
        it = own(g)
        who, pile = self.who, g.draw_pile(self.who)
        for zone in (g.hand(who), g.discards(who)):
            pile.extend(zone)
            zone.clear()
        reshuffle(g, who, pile)
        drawn = [self._next(g, pile) for _ in range(min(DRAWN, len(pile)))]
        g.tell(FINAL_DRAW, self.rule, who=SEAT[who], cards=[f"card:{g.card_name(back)}" for back in drawn])
        more = len(g.contaminations(drawn))
        if more:
            it.markers[who] += more
            g.tell(MUTATION_MARKER, self.rule, who=SEAT[who], count=it.markers[who])
        if it.markers[who] >= DEADLY:
            lost(g, who, "carnomorphs/victory/contamination-death")
        else:
            verdict(g, "overcame-infection", who, "carnomorphs/victory/contamination-death")
