"""What each room of the ship does. The cabins and the room covered with slime have no action."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ... import box
from ...content.functions import Functions, Uses
from ...position import Position
from ...position.crew import HIBERNATING
from ...refs import POD, ROOM, SEAT
from ...rules.ammunition import Reload, is_energy_weapon, not_full
from ...rules.attempt import Attempt
from ...rules.cards import ShuffleEverything
from ...rules.contamination import RemoveInfected
from ...rules.doors import all_doors_uses
from ...rules.hazards import RemoveFire
from ...rules.items import DrawItems
from ...rules.movement import LoseSlime
from ...rules.outcome import verdict
from ...rules.peeking import look_uses
from ...rules.signal import SendSignal
from ...rules.turn import PassNow
from ...rules.wounds import DressWound, HealLight, LightWound, heal_uses
from ...species.intruders.nest import TakeEgg
from .airlock import airlock_uses
from .cockpit import CheckCoordinates, destination_uses
from .engines import ENGINES, CheckEngines, engine_of
from .event_kinds import FOAM, HIBERNATES
from .pods import EnterPod, lock_uses
from .position import ShipPosition
from .tracks import self_destruct_refusal, self_destruct_uses

content = Functions()

# -- basic rooms ----------------------------------------------------------------------------------------------


@content.room_action("armory", rule="nemesis/room/armory")
def armory(g: ShipPosition, who: Seat, room: int) -> Uses:
    for weapon in not_full(g, who):
        if is_energy_weapon(g, weapon):
            yield f"reload/item:{g.item_name(weapon)}", [Reload(weapon, 2)]


@content.room_action("comms-room", rule="nemesis/room/comms-room")
def comms_room(g: ShipPosition, who: Seat, room: int) -> Uses:
    if not g.has_signalled(who):
        yield "send-signal", [SendSignal(who)]


@content.room_action("emergency-room", rule="nemesis/room/emergency-room")
def emergency_room(g: ShipPosition, who: Seat, room: int) -> Uses:
    if g.serious_wounds(who):
        yield "dress-all", [DressWound(who, back) for back in g.serious_wounds(who)]
    yield from heal_uses(g, who)
    if g.light[who]:
        yield "heal-light", [HealLight(who)]


@content.room_action("evacuation-a", rule="nemesis/room/evacuation-a-condition")
@content.room_action("evacuation-b", rule="nemesis/room/evacuation-b")
def evacuation(g: ShipPosition, who: Seat, room: int) -> Uses:
    for pod in g.free_pods(g.site.section_of(g, room)):
        attempt = Attempt(who, "nemesis/room/evacuation-a-attempt", (EnterPod(who, pod),))
        yield f"evacuate/{POD[pod]}", [attempt]


def fire_control_uses(g: Position) -> Uses:
    """Any room with a fire to put out, or just with intruders to make run (nemesis/room/fire-control-without-fire)."""
    for room in g.board.rooms:
        if g.is_burning(room) or room in g.foe_room:
            yield f"foam/{ROOM[room]}", [FloodWithFoam(room)]


class FloodWithFoam(Effect, tag="nemesis/flood-with-foam"):
    """The fire marker is discarded and every intruder in the room runs in a direction of its own."""

    rule = "nemesis/room/fire-control"
    room: int

    def put_the_fire_out(self, g: Position) -> Effects:
        g.tell(FOAM, self.rule, room=ROOM[self.room])
        return [RemoveFire(self.room)]

    def intruders_run(self, g: Position) -> Effects:
        return [effect for foe in g.foes_in(self.room) for effect in g.species.foam(g, foe)]


@content.room_action("fire-control", rule="nemesis/room/fire-control")
def fire_control(g: ShipPosition, who: Seat, room: int) -> Uses:
    return fire_control_uses(g)


@content.room_action("generator", rule="nemesis/room/generator-start", refusal=self_destruct_refusal)
def generator(g: ShipPosition, who: Seat, room: int) -> Uses:
    return self_destruct_uses(g)


@content.room_action("laboratory", rule="nemesis/room/laboratory")
def laboratory(g: ShipPosition, who: Seat, room: int) -> Uses:
    return g.species.analyses(g, who, room)


@content.room_action("nest", rule="nemesis/room/nest-take-egg")
def nest(g: ShipPosition, who: Seat, room: int) -> Uses:
    if g.eggs_in_nest():
        yield "take/object:egg", [TakeEgg(who)]


@content.room_action("storage", rule="nemesis/room/storage")
def storage(g: ShipPosition, who: Seat, room: int) -> Uses:
    for colour, deck in box.DECK_OF_COLOUR.items():
        yield f"draw/deck:{colour}", [DrawItems(who, deck)]


@content.room_action("surgery", rule="nemesis/room/surgery-scan")
def surgery(g: ShipPosition, who: Seat, room: int) -> Uses:
    yield "operate", [RemoveInfected(who), LightWound(who), ShuffleEverything(who), PassNow(who)]


# -- additional rooms -----------------------------------------------------------------------------------------


@content.room_action("airlock-control", rule="nemesis/room/airlock-choose")
def airlock_control(g: ShipPosition, who: Seat, room: int) -> Uses:
    return airlock_uses(g, room)


@content.room_action("canteen", rule="nemesis/room/canteen-heal")
def canteen(g: ShipPosition, who: Seat, room: int) -> Uses:
    if g.light[who]:
        yield "eat", [HealLight(who, 1)]
    for rest, effects in g.species.rests(g, who):  # nemesis/room/canteen-infected
        yield f"eat-and-{rest}", [HealLight(who, 1), *effects]


@content.room_action("command-center", rule="nemesis/room/command-center")
def command_center(g: ShipPosition, who: Seat, room: int) -> Uses:
    return all_doors_uses(g, who)


@content.room_action("engine-control", rule="nemesis/room/engine-control")
def engine_control(g: ShipPosition, who: Seat, room: int) -> Uses:
    yield "check-engines", [CheckEngines(who, ENGINES, "nemesis/room/engine-control")]


@content.room_action("hatch-control", rule="nemesis/room/hatch-control")
def hatch_control(g: ShipPosition, who: Seat, room: int) -> Uses:
    return lock_uses(g, (1, 2))


@content.room_action("monitoring", rule="nemesis/room/monitoring")
def monitoring(g: ShipPosition, who: Seat, room: int) -> Uses:
    return look_uses(g, who, token=True)


@content.room_action("shower", rule="nemesis/room/shower")
def shower(g: ShipPosition, who: Seat, room: int) -> Uses:
    if g.is_slimed(who):
        yield "wash", [LoseSlime(who)]  # the fire stays: nemesis/room/shower-fire
    for rest, effects in g.species.rests(g, who):  # nemesis/room/shower-infected
        yield f"wash-and-{rest}", [LoseSlime(who), *effects]


# -- special rooms --------------------------------------------------------------------------------------------


@content.room_action("cockpit", rule="nemesis/room/cockpit-choice")
def cockpit(g: ShipPosition, who: Seat, room: int) -> Uses:
    yield "check-coordinates", [CheckCoordinates(who)]
    yield from destination_uses(g, who, room)


@content.room_action("engine-1", "engine-2", "engine-3", rule="nemesis/room/engine-check")
def engine_room(g: ShipPosition, who: Seat, room: int) -> Uses:
    yield "check-engine", [CheckEngines(who, (engine_of(g, room),), "nemesis/room/engine-check")]


class Hibernate(Effect, tag="nemesis/hibernate"):
    """The miniature leaves the board: the character sleeps until the end of the game.

    Nothing on board reaches a sleeper (nemesis/room/hibernating-out-of-reach), least of all a malfunction
    (nemesis/malfunction/hibernatorium).
    """

    rule = "nemesis/room/hibernatorium-attempt"
    who: Seat

    def lie_down(self, g: Position) -> Effects:
        g.status[self.who] = HIBERNATING
        g.room[self.who] = 0
        g.tell(HIBERNATES, self.rule, who=SEAT[self.who])
        verdict(g, "hibernates", self.who, self.rule)
        return g.site.somebody_gone(g)


@content.room_action("hibernatorium", rule="nemesis/room/hibernatorium-condition")
def hibernatorium(g: ShipPosition, who: Seat, room: int) -> Uses:
    if g.is_blue() and room not in g.foe_room:
        yield "hibernate", [Attempt(who, "nemesis/room/hibernatorium-attempt", (Hibernate(who),))]
