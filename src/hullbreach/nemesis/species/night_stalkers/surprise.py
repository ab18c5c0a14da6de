"""Surprise in the dark: the larger number of the token counts, unless the character can light a lamp."""

from __future__ import annotations

from ....kernel import EVERYONE, Back, Effect, Effects, Seat
from ...position import Position
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ..intruders.intruder_movement import SurpriseCheck
from .event_kinds import LIGHT_SHOWN


def light_source(g: Position, who: Seat) -> Back:
    """A light source of a character, -1 for none: a public one if possible, else a secret one."""
    sources = [back for back in g.carried_items(who) if _shines(g, back)]
    return min(
        sources, key=lambda back: (g.seen[back] != EVERYONE, g.item(back).one_use, g.item_name(back)), default=-1
    )


def _shines(g: Position, back: Back) -> bool:
    """Whether an item gives light: a weapon only while it has ammunition."""
    item = g.item(back)
    return item.light and (item.weapon is None or g.ammo_in(back) > 0)


class SurpriseInTheDark(Effect, tag="lockdown/surprise-in-the-dark"):
    """A light source makes the smaller number count; it is shown only if that prevents the surprise attack."""

    rule = "lockdown/encounter/token-number"
    who: Seat
    number: int
    light: int
    """The smaller number of the token."""
    foe: int

    def compare(self, g: Position) -> Effects:
        who, held = self.who, len(g.hand(self.who))
        dark = g.adjusted("surprise-number", self.number, who)
        prevented = g.adjusted("surprise-number", self.light, who) <= held < dark
        source = light_source(g, who) if prevented else -1
        if source < 0:
            return [SurpriseCheck(who, self.number, self.foe)]
        g.show(source)
        g.tell(LIGHT_SHOWN, self.rule, who=SEAT[who], item=g.box.item_ref[g.face[source]])
        return [SurpriseCheck(who, self.light, self.foe)]

    _lapses = who_is_gone
