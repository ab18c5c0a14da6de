"""What the technical items of Lockdown do."""

from __future__ import annotations

from itertools import combinations

from .....kernel import Back, Effect, Seat
from ....content.functions import Functions, Uses
from ....event_kinds import HUSHED
from ....position import Position
from ....refs import ROOM, SEAT
from ....rules.ammunition import Reload, not_full
from ....rules.attachments import tape_uses
from ....rules.doors import door_uses
from ....rules.hazards import RemoveFire, RemoveMalfunction
from ....rules.movement import Enter, LoseSlime
from ....rules.peeking import PeekAtRoom
from ..computer import PerformComputerAction, can_compute
from ..css import control_uses
from ..elevator import CallElevator, riding
from ..position import ELEVATOR, FacilityPosition
from ..power import PLACE, PLACES, SwapPower, TurnPower
from ..probe_arm import PROBE_ARM, Mend, broken_arm
from ..where import at_a_computer
from .red_items import energy_uses

content = Functions()

LEARNED = 5
"""The knowledge needed for a reagent to drive intruders away."""


def remove_malfunction_uses(g: Position, who: Seat) -> Uses:
    """Repair the room."""
    room = g.room[who]
    if g.is_malfunctioning(room):
        yield "remove-malfunction", [RemoveMalfunction(room)]


@content.item_action("toolbelt", rule="lockdown/malfunction/one-per-room")
def toolbelt(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    yield from remove_malfunction_uses(g, who)
    yield from door_uses(g, g.room[who])
    arm = broken_arm(g, who)
    if arm >= 0:
        yield f"mend/item:{PROBE_ARM}", [Mend(who, arm)]


@content.item_action("duct-tape-facility", rule="lockdown/item/duct-tape")
def duct_tape(g: Position, who: Seat, back: Back) -> Uses:
    yield from remove_malfunction_uses(g, who)
    yield from tape_uses(g, who, back)


@content.item_action("flashlight-facility", rule="lockdown/movement/explore-on-entry")
def flashlight(g: Position, who: Seat, back: Back) -> Uses:
    for room in g.open_neighbours(g.room[who]):
        if not g.is_explored(room):
            yield f"look-at/{ROOM[room]}", [PeekAtRoom(who, room, "lockdown/item/shown-when-used", token=True)]


@content.item_action("fire-blanket", rule="lockdown/slime/removal")
def fire_blanket(g: Position, who: Seat, back: Back) -> Uses:
    room = g.room[who]
    if g.is_burning(room):
        yield "remove-fire", [RemoveFire(room)]
    yield from remove_slime_uses(g, who)


def remove_slime_uses(g: Position, who: Seat) -> Uses:
    """Get rid of one's own slime."""
    if g.is_slimed(who):
        yield "remove-slime", [LoseSlime(who)]


@content.item_action("reagent", rule="lockdown/item/weapon-classes")
def reagent(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    for weapon in not_full(g, who):
        if g.item_name(weapon) == "flamethrower":
            yield "reload/item:flamethrower", [Reload(weapon, g.capacity(weapon))]
    if g.knows(who, LEARNED):
        for foe in g.foes_with(who):
            yield f"repel/{g.foe_id(foe)}", g.species.retreat(g, foe)


@content.item_action("cave-plans", rule="lockdown/movement/no-technical-corridors")
def cave_plans(g: Position, who: Seat, back: Back) -> Uses:
    for room in g.board.crawls[g.room[who]]:
        yield f"crawl/{ROOM[room]}", [Enter(who, room, -1)]


@content.item_action("power-cell", rule="lockdown/power/powered")
def power_cell(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    section = g.section(g.room[who])
    if section and not g.has_power(section):
        yield "power-section", [TurnPower(section, True)]
    if g.room[who] in g.site.landings and not g.has_power(ELEVATOR):
        yield "power-elevator", [TurnPower(ELEVATOR, True)]
    yield from energy_uses(g, who)


@content.item_action("jumper-cables", rule="lockdown/power/powered")
def jumper_cables(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    for one, other in combinations(PLACES, 2):
        if g.section(g.room[who]) in (one, other):
            yield f"swap-power/{PLACE[one]}/{PLACE[other]}", [SwapPower(one, other)]


class Hush(Effect, tag="lockdown/hush"):
    """All noise markers leave the corridors of a room, the technical corridors included."""

    rule = "lockdown/encounter/step-1-clear-noise"
    who: Seat
    room: int

    def silence(self, g: Position) -> None:
        g.noise &= ~g.board.spot_mask[self.room]
        g.tell(HUSHED, self.rule, who=SEAT[self.who], room=ROOM[self.room])


@content.item_action("sound-damper", rule="lockdown/encounter/step-1-clear-noise")
def sound_damper(g: Position, who: Seat, back: Back) -> Uses:
    room = g.room[who]
    if g.noise & g.board.spot_mask[room]:
        yield "hush", [Hush(who, room)]


@content.item_action("portable-terminal", rule="lockdown/computer/condition")
def portable_terminal(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    if g.is_powered(g.room[who]) and can_compute(g, who):
        yield "use-terminal", [PerformComputerAction(who)]


@content.item_action("launch-codes", rule="lockdown/room/css-control")
def launch_codes(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    return control_uses(g, who) if at_a_computer(g, who) else ()


@content.item_action("elevator-crank", rule="lockdown/room/elevator-use")
def elevator_crank(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    here, rooms = g.room[who], g.site.landings
    for room in rooms if here in rooms else ():
        if room != here:
            yield f"crank/{ROOM[room]}", [CallElevator(here), riding(g, who, room)]
