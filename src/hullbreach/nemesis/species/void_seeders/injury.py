"""Injuries of void seeders: each type is checked in its own way, and none of them ever dies."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import INJURED
from ..intruders.attack import draw_attack_card
from ..intruders.injury import Retreat
from ..intruders.intruder_movement import foe_is_gone
from .creatures import DESPOILER, LURKER, STALKER, WHISPERER
from .event_kinds import SEEDER_CHECK
from .madness import Madness
from .placement import defeat

CARDS = {LURKER: 2, WHISPERER: 1, STALKER: 2, DESPOILER: 1}
"""By type: how many attack cards its check takes."""
RULES = {
    LURKER: ("void-seeders/injury/lurker", "void-seeders/injury/lurker-retreat"),
    WHISPERER: ("void-seeders/injury/whisperer", "nemesis/injury/retreat-arrow"),
    STALKER: ("void-seeders/injury/stalker", "void-seeders/injury/stalker-retreat"),
    DESPOILER: ("void-seeders/injury/despoiler-only-by-lairs", "void-seeders/injury/despoiler-retreat"),
}
"""By type: the rule of its check, and that of its retreat."""


class InjureSeeder(Effect, tag="nemesis/seeder-injure"):
    """Injury markers are placed, then one check is made. The despoiler gets no marker, but a card is drawn for it."""

    rule = "nemesis/injury/markers"
    foe: int
    count: int

    def mark(self, g: Madness) -> Effects:
        foe, mini = self.foe, self.foe & 31
        if g.kind_of(foe) != DESPOILER:  # void-seeders/injury/despoiler-no-markers
            g.injuries[mini] += self.count
            g.tell(INJURED, self.rule, foe=g.foe_id(foe), count=self.count, total=g.injuries[mini])
        return [SeederCheck(foe)]

    _lapses = foe_is_gone


def drawn_values(g: Madness, count: int) -> list[int]:
    """The blood values of the next attack cards; 0 for a retreat icon."""
    return [g.box.blood[g.face[draw_attack_card(g)]] for _ in range(count)]


class SeederCheck(Effect, tag="nemesis/seeder-injury-check"):
    """Blood values against injuries: the lower of two for a lurker, one for a whisperer, the higher for a stalker.

    A retreat icon on any card comes first. For the despoiler only the icon counts. Thin Blood: values are one lower.
    """

    rule = "void-seeders/injury/whisperer"
    foe: int

    def check(self, g: Madness) -> Effects:
        foe, kind = self.foe, g.kind_of(self.foe)
        rule, fleeing = RULES[kind]
        values = drawn_values(g, CARDS[kind])
        if 0 in values:
            g.tell(SEEDER_CHECK, fleeing, foe=g.foe_id(foe), result="runs", blood=0)
            return [Retreat(foe)]
        blood = (min if kind == LURKER else max)(values)
        beaten = kind != DESPOILER and blood - g.knows_weakness("thin-blood") <= g.injuries[foe & 31]
        g.tell(SEEDER_CHECK, rule, foe=g.foe_id(foe), result="falls" if beaten else "stands", blood=blood)
        return [DefeatSeeder(foe, rule)] if beaten else None

    _lapses = foe_is_gone


class DefeatSeeder(Effect, tag="nemesis/seeder-defeat"):
    """The miniature is removed without a carcass, and a random void seeder token joins the bag.

    This is also what the airlock does to the despoiler. See void-seeders/injury/no-carcass.
    """

    rule = "void-seeders/injury/defeated"
    foe: int
    because: str

    def vanish(self, g: Madness) -> None:
        defeat(g, self.foe, self.because)

    _lapses = foe_is_gone
