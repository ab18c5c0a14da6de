"""Ammunition: what goes on a weapon, up to what it can hold."""

from __future__ import annotations

from ...kernel import Back, Effect, Seat
from ..event_kinds import RELOADED
from ..position import Position
from ..refs import SEAT


def not_full(g: Position, who: Seat) -> list[Back]:
    """Weapons in hand that could hold more ammunition."""
    return [back for back in g.weapons(who) if g.ammo_in(back) < g.capacity(back)]


def is_energy_weapon(g: Position, back: Back) -> bool:
    """Whether a weapon is loaded by the armory and by Energy Charges."""
    weapon = g.item(back).weapon
    return weapon is not None and weapon.kind == "energy"


class Reload(Effect, tag="nemesis/reload"):
    """Ammunition goes on a weapon, never above its capacity."""

    rule = "nemesis/item/ammo-capacity"
    weapon: Back
    count: int

    def load(self, g: Position) -> None:
        added = min(self.count, g.capacity(self.weapon) - g.ammo_in(self.weapon))
        if added <= 0:
            return
        g.ammo[self.weapon - g.box.first_item] += added
        owner = next(who for who in range(g.players) if self.weapon in g.hands(who))
        item = f"item:{g.item_name(self.weapon)}"
        g.tell(RELOADED, self.rule, who=SEAT[owner], item=item, count=added, ammo=g.ammo_in(self.weapon))

    def _lapses(self, g: Position) -> bool:
        return not any(self.weapon in g.hands(who) for who in range(g.players))
