"""What activated quest items do.

Not here: the evacuation key (it equals the red one), the Auto Loader (rules/auto_loader.py), Armor and the Motion Scanner,
which are reactions, and the Intercom and the Holographic Computer, which the cards they help look for.
"""

from __future__ import annotations

from ...kernel import Back, Seat
from ..position import Position
from ..rules.doors import RestoreDoor, all_doors_uses, door_uses
from ..rules.everyone_passes import EveryonePasses
from ..rules.search import search_uses
from ..rules.spying import spy_uses
from ..sites.ship.laboratory import discover_uses
from .functions import Uses, item_action


@item_action("ship-log", rule="nemesis/room/computer-uses")
def ship_log(g: Position, who: Seat, back: Back) -> Uses:
    if g.has_computer(g.room_of(who)):
        yield from spy_uses(g, who, signalled=False)


@item_action("orbital-manoeuvring-system", rule="nemesis/round/passed-is-final")
def orbital_manoeuvring_system(g: Position, who: Seat, back: Back) -> Uses:
    yield "fire-thrusters", [EveryonePasses(who)]


@item_action("plasma-torch", rule="nemesis/door/destroyed")
def plasma_torch(g: Position, who: Seat, back: Back) -> Uses:
    yield from door_uses(g, g.room_of(who))
    for corridor, _ in g.board.ways[g.room_of(who)]:
        if g.is_wrecked(corridor):
            yield f"close-door/{g.board.spot_id(corridor)}", [RestoreDoor(corridor)]


@item_action("flashlight", rule="nemesis/search/counter")
def flashlight(g: Position, who: Seat, back: Back) -> Uses:
    return search_uses(g, who)


@item_action("security-key", rule="nemesis/door/open")
def security_key(g: Position, who: Seat, back: Back) -> Uses:
    return all_doors_uses(g, who)


@item_action("lab-equipment", rule="nemesis/room/laboratory")
def lab_equipment(g: Position, who: Seat, back: Back) -> Uses:
    return discover_uses(g, who, g.room[who])
