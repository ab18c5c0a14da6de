"""The probe arm, which works or is broken. Its state is stored as ammunition, so that it stays with the card."""

from __future__ import annotations

from ....kernel import Back, Effect, Seat
from ...refs import SEAT
from .event_kinds import ITEM_BROKEN, ITEM_MENDED
from .position import FacilityPosition

PROBE_ARM = "probe-arm"


def broken_arm(g: FacilityPosition, who: Seat) -> Back:
    """A probe arm of a character that needs mending, -1 for none."""
    arm = g.held(who, PROBE_ARM)
    return arm if arm >= 0 and not g.ammo_in(arm) else -1


class Mend(Effect, tag="lockdown/mend"):
    """A broken item works again."""

    rule = "lockdown/item/one-use"
    who: Seat
    back: Back

    def mend(self, g: FacilityPosition) -> None:
        g.ammo[self.back - g.box.first_item] = 1
        g.tell(ITEM_MENDED, self.rule, who=SEAT[self.who], item=g.box.item_ref[g.face[self.back]])

    def _lapses(self, g: FacilityPosition) -> bool:
        return self.back not in g.carried_items(self.who)


def is_working(g: FacilityPosition, back: Back) -> bool:
    """Whether an arm has not been used since it was mended."""
    return g.ammo_in(back) > 0


class BreakArm(Effect, tag="lockdown/break-arm"):
    """A probe arm that was used is broken, and stays so in other hands."""

    rule = "lockdown/item/shown-when-used"
    who: Seat
    back: Back

    def give_way(self, g: FacilityPosition) -> None:
        g.ammo[self.back - g.box.first_item] = 0
        g.tell(ITEM_BROKEN, self.rule, who=SEAT[self.who], item=g.box.item_ref[g.face[self.back]])

    def _lapses(self, g: FacilityPosition) -> bool:
        return self.back not in g.carried_items(self.who)


def broken_of(g: FacilityPosition, who: Seat) -> list[str]:
    """What a character has that is broken, for all to see."""
    return [PROBE_ARM] if broken_arm(g, who) >= 0 else []
