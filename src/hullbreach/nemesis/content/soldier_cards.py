"""The Soldier's own cards; Nerves of Steel is with the attacks it is played against."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..rules.shooting import Shot, shots
from ..rules.withdrawal import withdraw_uses
from .functions import Uses, action_card


@action_card("full-auto", rule="nemesis/action/shoot")
def full_auto(g: Position, who: Seat) -> Uses:
    for option_id, weapon, foe in shots(g, who):
        if g.item_name(weapon) == "assault-rifle":
            ammo = g.ammo_in(weapon)
            yield option_id, [Shot(who, weapon, foe, bonus=ammo // 2, ammo=ammo)]


@action_card("aimed-fire", rule="nemesis/action/shoot")
def aimed_fire(g: Position, who: Seat) -> Uses:
    for option_id, weapon, foe in shots(g, who):
        printed = g.item(weapon).weapon
        if printed and printed.kind == "energy":
            yield option_id, [Shot(who, weapon, foe, rerolls=1)]


@action_card("covering-fire", rule="nemesis/movement/by-card")
def covering_fire(g: Position, who: Seat) -> Uses:
    return withdraw_uses(g, who, most=2)
