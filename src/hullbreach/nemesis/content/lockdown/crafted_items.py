"""What the crafted items of Lockdown do; flamethrower and pistol are weapons, the suit is in sites/facility/suits.py."""

from __future__ import annotations

from ....kernel import Back, Seat
from ...position import Position
from ...rules.cards import ShuffleEverything
from ...rules.contamination import RemoveInfected
from ...rules.turn import Pass
from ..crafted_items import taser
from ..functions import LOCKDOWN, Uses

LOCKDOWN.item_action("taser", rule="lockdown/combat/definition")(taser)


@LOCKDOWN.item_action("neutralizer", rule="lockdown/room/surgery-scan")
def neutralizer(g: Position, who: Seat, back: Back) -> Uses:
    yield "swallow", [RemoveInfected(who), ShuffleEverything(who), Pass(who)]
