"""What the crafted items of Lockdown do; flamethrower and pistol are weapons, the suit is in suits.py."""

from __future__ import annotations

from .....kernel import Back, Seat
from ....content.functions import Functions, Uses
from ....position import Position
from ....rules.cards import ShuffleEverything
from ....rules.contamination import RemoveInfected
from ....rules.turn import Pass
from ...ship.items.crafted_items import taser

content = Functions()

content.item_action("taser", rule="lockdown/combat/definition")(taser)


@content.item_action("neutralizer", rule="lockdown/room/surgery-scan")
def neutralizer(g: Position, who: Seat, back: Back) -> Uses:
    yield "swallow", [RemoveInfected(who), ShuffleEverything(who), Pass(who)]
