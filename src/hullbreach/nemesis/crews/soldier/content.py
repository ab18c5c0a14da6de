"""The Soldier's cards and items; Nerves of Steel and Armor are with the attacks they are played against."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions, Uses
from ...content.weapons import MoreOnAnyHit
from ...position import Position
from ...rules.shooting import Shot, shots
from ...rules.withdrawal import withdraw_uses

content, ship, facility = Functions(), Functions(), Functions()
ship.weapon("assault-rifle", MoreOnAnyHit())
ship.reaction("armor")
content.reaction("nerves-of-steel", told_by="attack-ignored:card:nerves-of-steel")


def _emptied(g: Position, who: Seat, rifle: str) -> Uses:
    """Shots with all the ammunition of a rifle at once."""
    for option_id, weapon, foe in shots(g, who):
        if g.item_name(weapon) == rifle:
            ammo = g.ammo_in(weapon)
            yield option_id, [Shot(who, weapon, foe, bonus=ammo // 2, ammo=ammo)]


@ship.action_card("full-auto", rule="nemesis/action/shoot")
def full_auto(g: Position, who: Seat) -> Uses:
    return _emptied(g, who, "assault-rifle")


@facility.action_card("full-auto", rule="lockdown/action/shoot")
def full_auto_facility(g: Position, who: Seat) -> Uses:
    return _emptied(g, who, "assault-rifle-facility")


@content.action_card("aimed-fire", rule="nemesis/action/shoot")
def aimed_fire(g: Position, who: Seat) -> Uses:
    for option_id, weapon, foe in shots(g, who):
        printed = g.item(weapon).weapon
        if printed and printed.kind == "energy":
            yield option_id, [Shot(who, weapon, foe, rerolls=1)]


@content.action_card("covering-fire", rule="nemesis/movement/by-card")
def covering_fire(g: Position, who: Seat) -> Uses:
    return withdraw_uses(g, who, most=2)
