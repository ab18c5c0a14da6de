"""An attack out of the dark: by an adult without a miniature, which is gone again at once."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import ATTACK_CARD, INTRUDER_ATTACKS
from ...position import Position
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from .attack import UNSEEN, draw_attack_card
from .creatures import ADULT


class Ambush(Effect, tag="lockdown/ambush"):
    """A card is drawn and strikes if it shows the adult's symbol. The target counts as in darkness, power or not."""

    rule = "lockdown/attack/card-hit"
    who: Seat

    def draw(self, g: Position) -> Effects:
        foe, who = g.box.species_ref[ADULT], SEAT[self.who]
        g.tell(INTRUDER_ATTACKS, self.rule, foe=foe, who=who, surprise=False)
        face = g.face[draw_attack_card(g)]
        hits = ADULT in g.box.attackers[face]
        rule = self.rule if hits else "lockdown/attack/card-miss"
        g.tell(ATTACK_CARD, rule, foe=foe, who=who, card=g.box.attack_ref[face], hits=hits)
        return g.species.struck(g, UNSEEN, self.who, g.box.attacks[face]) if hits else None

    _lapses = who_is_gone
