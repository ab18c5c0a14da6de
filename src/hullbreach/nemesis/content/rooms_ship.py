"""What each room of the ship does."""

from __future__ import annotations

from ...kernel import Effect, Seat
from .. import box
from ..position import Position
from .registry import Uses, room_action


class Reload(Effect, tag="nemesis/reload"):
    """Ammunition goes on a weapon, never above its capacity."""

    rule = "nemesis/item/ammo-capacity"
    weapon: int
    count: int

    def load(self, g: Position) -> None:
        at = self.weapon - box.FIRST_ITEM
        g.ammo[at] = min(g.ammo[at] + self.count, g.capacity(self.weapon))


@room_action("armory", rule="nemesis/room/armory")
def armory(g: Position, who: Seat, room: int) -> Uses:
    for back in g.weapons(who):
        weapon = g.item(back).weapon
        if weapon and weapon.kind == "energy" and g.ammo_in(back) < g.capacity(back):
            yield f"reload/item:{g.item_name(back)}", [Reload(back, 2)]
