"""The cards of original characters in the facility; most do what they do on the ship."""

from __future__ import annotations

from ....kernel import Seat
from ...rules.ammunition import Reload, is_energy_weapon, not_full
from ...rules.shooting import Shot, shots
from ...sites.facility.flight_plan import flight_plan_uses
from ...sites.facility.position import FacilityPosition
from ...sites.facility.rover import rover_uses
from ...sites.facility.taking_along import drive_uses
from .. import action_cards  # noqa: F401  (they fill what is taken from there)
from ..functions import ORIGINAL, Functions, Uses
from .where import at_a_computer

ORIGINAL_CREW = Functions()
AS_ON_THE_SHIP = (
    "order", "motivation", "suppressive-fire", "old-friend", "computer-skills", "pyrotechnics", "technical-corridors",
    "covering-fire", "aimed-fire", "adrenaline", "reconnaissance", "scavenging", "intranet", "access-denied",
    "risk-assessment",
)  # fmt: skip
"""lockdown/original-crew/action-decks"""
CARGO = ("cargo-a", "cargo-b", "cargo-c")

ORIGINAL_CREW.cards.update({card: ORIGINAL.cards[card] for card in AS_ON_THE_SHIP})
ORIGINAL_CREW.cards["inventive-facility"] = ORIGINAL.cards["inventive"]
ORIGINAL_CREW.cards["quick-repairs-facility"] = ORIGINAL.cards["quick-repairs"]


@ORIGINAL_CREW.action_card("reload-facility", rule="lockdown/item/weapon-classes")
def reload_facility(g: FacilityPosition, who: Seat) -> Uses:
    for weapon in not_full(g, who):
        if is_energy_weapon(g, weapon):
            yield f"reload/item:{g.item_name(weapon)}", [Reload(weapon, 1)]


@ORIGINAL_CREW.action_card("full-auto", rule="lockdown/action/shoot")
def full_auto(g: FacilityPosition, who: Seat) -> Uses:
    for option_id, weapon, foe in shots(g, who):
        if g.item_name(weapon) == "assault-rifle-facility":
            ammo = g.ammo_in(weapon)
            yield option_id, [Shot(who, weapon, foe, bonus=ammo // 2, ammo=ammo)]


@ORIGINAL_CREW.action_card("at-the-wheel", rule="lockdown/end/win-condition")
def at_the_wheel(g: FacilityPosition, who: Seat) -> Uses:
    yield from rover_uses(g, who)
    yield from drive_uses(g, who)


@ORIGINAL_CREW.action_card("flight-plan", rule="lockdown/room/computer")
def flight_plan(g: FacilityPosition, who: Seat) -> Uses:
    at_a_pod = g.room_name(g.room[who]) in CARGO
    return flight_plan_uses(g, who, twice=at_a_pod) if at_a_pod or at_a_computer(g, who) else ()
