"""Goals of every character aboard: health, ammunition, finds, quests, and a ship in repair."""

from __future__ import annotations

from collections.abc import Iterator

from ..assessment.danger import LIFE
from ..evaluation.goal import ROOM, Goal
from ..evaluation.sealed_rooms import worth_of_sealing
from ..evaluation.upkeep import EXPLORE, EXPLORE_ALONE, MISSED, QUEST, TINDER, worth_of_scan
from ..evaluation.upkeep import finds as anywhere
from .aims import ShipAim
from .leaving import ShipLeaving
from .outlook import ShipOutlook
from .situation import Aboard

WATCH = 2.6
"""The value of looking at unexplored rooms from the monitoring room."""
QUESTS = {
    "ship-log": "comms-room",
    "pilot-evacuation-key": "fire-control",
    "plasma-torch": "storage",
    "auto-loader": "armory",
    "security-key": "cockpit",
    "holographic-computer": "generator",
}
"""By quest item: the room in which it is activated. The others need an item instead."""


def health(now: Aboard, outlook: ShipOutlook, leaving: ShipLeaving) -> Iterator[Goal]:
    """Rooms that heal, cleanse and reload."""
    me = now.me
    known = now.room_of_kind
    if "surgery" in known and outlook.dies_of_infection > 0.15:
        yield Goal(known["surgery"].ref, max(LIFE, leaving.will) * outlook.dies_of_infection, ROOM, "operate")
    if "emergency-room" in known:
        yield Goal(known["emergency-room"].ref, 3.0 * now.serious + 1.5 * me.light, ROOM)
    if "canteen" in known:
        yield Goal(known["canteen"].ref, 1.5 * me.light + worth_of_scan(now), ROOM, "eat")
    if "shower" in known:
        yield Goal(known["shower"].ref, 2.5 * me.slimed + worth_of_scan(now), ROOM, "wash")
    armed = [held for held in me.hands if held.weapon == "energy"]
    if "armory" in known and armed:
        room_left = max((held.capacity or 0) - (held.ammo or 0) for held in armed)
        yield Goal(known["armory"].ref, 1.5 * min(room_left, 2), ROOM, "reload")


def finds(now: Aboard, aim: ShipAim) -> Iterator[Goal]:
    """Rooms nobody has seen, things to search for, and things to look at."""
    hoards = aim.objective == "hoarder"
    yield from anywhere(now, _worth_of_exploring(now, aim), 2.5 + hoards * 4)
    storage = now.room_of_kind.get("storage")
    if storage:
        yield Goal(storage.ref, 3.0 + hoards * 8, ROOM, "draw")
    monitoring = now.room_of_kind.get("monitoring")
    if monitoring and any(not room.explored and not room.kind for room in now.view.rooms):
        yield Goal(monitoring.ref, WATCH + len(missed_rooms(now, aim)), ROOM, "look-at")


def _worth_of_exploring(now: Aboard, aim: ShipAim) -> float:
    worth = (EXPLORE_ALONE if aim.outlook.alone else EXPLORE) - 0.7 * max(0, now.marked("malfunction") - 2)
    known = now.room_of_kind
    if "evacuation-a" not in known and "evacuation-b" not in known:
        worth += 2.0 + 4.0 * bool(now.view.first_death or now.clocks.self_destruct is not None)
    if aim.needs_explored:
        worth += 5.0
    return worth + MISSED * len(missed_rooms(now, aim))


def missed_rooms(now: Aboard, aim: ShipAim) -> set[str]:
    """The kinds of room that the bot needs and has not found."""
    wanted = {"comms-room"} if aim.needs_signal else set()
    if aim.specimens:
        wanted |= {"laboratory", "nest"} if "egg" in aim.specimens else {"laboratory"}
    if aim.object == "egg" and not aim.carries_object:
        wanted.add("nest")
    if aim.bed and not aim.placed:
        wanted.add(aim.bed)
    return wanted - now.room_of_kind.keys()


def fires(now: Aboard, outlook: ShipOutlook) -> Iterator[Goal]:
    """Fire control, while anything burns."""
    control, burning = now.room_of_kind.get("fire-control"), now.marked("fire")
    if control and burning:
        yield Goal(control.ref, 3.0 + burning + TINDER * outlook.tinder, ROOM, "foam")


def controls(now: Aboard, aim: ShipAim) -> Iterator[Goal]:
    """The airlock, where it would do good."""
    control = now.room_of_kind.get("airlock-control")
    if control is None:
        return
    for room in now.view.rooms:
        if room.colour == "yellow" and room.explored and room is not control:
            yield Goal(control.ref, worth_of_sealing(room, now, aim), ROOM, f"airlock/{room.ref}")


def quests(now: Aboard) -> Iterator[Goal]:
    """Rooms in which a quest item is activated."""
    for item in now.me.quests:
        room = now.room_of_kind.get(QUESTS.get(item, ""))
        if room:
            yield Goal(room.ref, QUEST, "activate", item)
