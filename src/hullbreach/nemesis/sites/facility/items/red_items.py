"""What the military items of Lockdown do. Weapons are in weapons.py, the glowstick in the species' darkness.py."""

from __future__ import annotations

from .....kernel import Back, Seat
from ....content.functions import Functions, Uses
from ....position import Position
from ....position.crew import DEAD, ESCAPED, SHELTERED
from ....refs import SEAT
from ....rules.ammunition import Reload, is_energy_weapon, not_full
from ....rules.blades import knife_uses
from ....rules.throwing import GrenadeBelow, grenade_uses, thermite_uses
from ...ship.items.red_items import decoy, smoke_grenade
from ..computer import PerformComputerAction, can_compute
from ..contingencies import POOL, PeekContingency, tokens_of
from ..gate import OpenGate
from ..position import FacilityPosition
from ..rover import rover_uses
from ..tracks import StartAutodestruction, StopAutodestruction
from ..where import at_a_computer

content = Functions()
content.reaction("glowstick")

content.item_action("smoke-grenade", rule="lockdown/door/closed-blocks")(smoke_grenade)
content.item_action("decoy", rule="lockdown/attack/occasions")(decoy)


def energy_uses(g: Position, who: Seat) -> Uses:
    """Fill an energy weapon."""
    for weapon in not_full(g, who):
        if is_energy_weapon(g, weapon):
            yield f"reload/item:{g.item_name(weapon)}", [Reload(weapon, g.capacity(weapon))]


@content.item_action("weapon-battery", rule="lockdown/item/weapon-classes")
def weapon_battery(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    yield from energy_uses(g, who)
    in_the_dark = at_a_computer(g, who) and not g.is_powered(g.room[who])
    if in_the_dark and not g.in_combat(who) and can_compute(g, who):
        yield "power-computer", [PerformComputerAction(who)]


@content.item_action("grenade", rule="lockdown/egg/destroy")
def grenade(g: Position, who: Seat, back: Back) -> Uses:
    return grenade_uses(g, who, GrenadeBelow)


@content.item_action("thermite-charge", rule="lockdown/egg/destroy")
def thermite_charge(g: Position, who: Seat, back: Back) -> Uses:
    return thermite_uses(g, who)


@content.item_action("combat-knife", rule="lockdown/combat/melee-sequence")
def combat_knife(g: Position, who: Seat, back: Back) -> Uses:
    return knife_uses(g, who)


@content.item_action("sealed-orders", rule="lockdown/contingency/active-never-seen")
def sealed_orders(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    others = [seat for seat in range(g.players) if seat != who and g.status[seat] not in (DEAD, ESCAPED, SHELTERED)]
    for of in (POOL, *others):
        if tokens_of(g, of):
            use = "see-pool" if of == POOL else f"see-contingency/{SEAT[of]}"
            yield use, [PeekContingency(who, of, "lockdown/contingency/active-never-seen")]


@content.item_action("gate-override", rule="lockdown/end/win-condition")
def gate_override(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    if g.room[who] in g.site.printed.exits or at_a_computer(g, who):
        if not g.gate_open:
            yield "open-gate", [OpenGate("lockdown/end/win-condition")]
        yield from rover_uses(g, who)


@content.item_action("autodestruction-key", rule="lockdown/room/computer")
def autodestruction_key(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    if at_a_computer(g, who):
        if not g.autodestructs():
            yield "start-autodestruction", [StartAutodestruction()]
        elif not g.autodestruct_red:
            yield "stop-autodestruction", [StopAutodestruction()]
