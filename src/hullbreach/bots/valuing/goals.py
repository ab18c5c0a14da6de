"""Where it is worth going, and what to do there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..knowing.aims import Aim
from ..knowing.danger import LIFE
from ..knowing.outlook import Outlook
from ..knowing.situation import Situation, Thing
from .leaving import Leaving

ROOM = "room"
"""The sort of goal that is met by the action of a room."""
ALMOST_OPEN = 10
"""The space of the time track from which on one goes to wait for hibernation."""
WAIT = 5.0
"""What it is worth to be there when it opens."""
NEXT_DOOR = 0.2
"""How much of a way out is left while an intruder is in it."""
EXPLORE = 2.5
"""What it is worth to see a new room, if one needs none in particular."""
TINDER = 6.0
"""What it is worth to put a fire out that may destroy the ship."""
DUTY = 5.0
"""What it is worth to see to the course or the engines, while there is no other way home."""


EARLY = 5.0
"""How much more while hardly anything is awake and walking is safe."""
QUIET_UNTIL = 12
"""The space of the time track until which the ship is quiet."""


class Goal(NamedTuple):
    """A room, what it is worth to do there what one wants, and what that is."""

    room: str
    worth: float
    sort: str
    use: str = ""
    """How the wanted answer begins, if the action of the room asks how."""


def goals_of(now: Situation, outlook: Outlook, aim: Aim, leaving: Leaving) -> list[Goal]:
    """Everything one might walk to, the hopeless left out."""
    found = [
        *_ways_out(now, outlook, leaving),
        *_ship(now, outlook, aim),
        *_objective(now, aim),
        *_health(now, outlook, leaving),
        *_finds(now, aim),
        *_repairs(now, outlook),
    ]
    useful = [goal for goal in found if goal.worth > 0 and not _useless(now, goal)]
    return [usable for goal in useful for usable in _unless_barred(now, goal)]


def _unless_barred(now: Situation, goal: Goal) -> Iterator[Goal]:
    """Nothing can be done next to an intruder; before a way out one waits next door until it wanders off."""
    room = now.rooms[goal.room]
    if not room["intruders"]:
        yield goal
    elif goal.use in ("evacuate", "hibernate"):
        for way in room["exits"]:
            if way["to"] and not now.rooms[way["to"]]["intruders"]:
                yield Goal(way["to"], goal.worth * NEXT_DOOR, "wait")


def _useless(now: Situation, goal: Goal) -> bool:
    """A room with a malfunction does nothing, and the airlock is about to open."""
    room = now.rooms[goal.room]
    if room["airlock"]:
        return True
    return goal.sort == ROOM and bool(room["malfunction"]) and not now.can_repair


def _ways_out(now: Situation, outlook: Outlook, leaving: Leaving) -> Iterator[Goal]:
    if leaving.will:
        for room in outlook.open_pods:
            yield Goal(room, leaving.pod, ROOM, "evacuate")
    bed = now.room_of_kind["hibernatorium"]["ref"]
    yield Goal(bed, leaving.sleep, ROOM, "hibernate")
    if not leaving.sleep and not outlook.open_pods:
        yield from _closed_ways_out(now, outlook, leaving)


def _closed_ways_out(now: Situation, outlook: Outlook, leaving: Leaving) -> Iterator[Goal]:
    hatch = now.room_of_kind.get("hatch-control")
    if hatch and outlook.pods_are_locked and leaving.will:
        yield Goal(hatch["ref"], leaving.will * 0.7, ROOM, "unlock")
    if now.clocks["time"] <= ALMOST_OPEN:
        yield Goal(now.room_of_kind["hibernatorium"]["ref"], WAIT, "wait")


def _ship(now: Situation, outlook: Outlook, aim: Aim) -> Iterator[Goal]:
    """Course and engines: for those who need the ship, and a little for those who may have to sleep on it."""
    if now.clocks["self_destruct"] is not None:
        return
    duty = 1.0 if outlook.open_pods else DUTY + EARLY * (now.clocks["time"] >= QUIET_UNTIL)
    need = duty + 3 if aim.needs_ship else duty if outlook.minds_course else duty / 2
    cockpit = now.room_of_kind["cockpit"]["ref"]
    if not outlook.right_letter:
        yield Goal(cockpit, need, ROOM, "check-coordinates")
    elif outlook.trust_in_course < 1:
        yield Goal(cockpit, need + 2, ROOM, f"set-destination/letter:{outlook.right_letter}")
    need = duty + 3 if aim.needs_ship else duty if outlook.minds_engines else duty / 2
    unseen = [engine for engine in outlook.engines if engine["state"] is None]
    broken = [engine for engine in outlook.engines if engine["state"] == "damaged"]
    if len(unseen) + len(broken) >= 2:
        control = now.room_of_kind.get("engine-control")
        if control and unseen:
            yield Goal(control["ref"], need, ROOM, "check-engines")
        for engine in unseen:
            yield Goal(engine["room"], need - 1, ROOM, "check-engine")
        if now.has_repairs:
            for engine in [*broken, *unseen]:
                yield Goal(engine["room"], need, "engine")


def _objective(now: Situation, aim: Aim) -> Iterator[Goal]:
    if aim.needs_signal and "comms-room" in now.room_of_kind:
        yield Goal(now.room_of_kind["comms-room"]["ref"], 16.0, ROOM, "send-signal")
    ticking = now.clocks["self_destruct"] is not None  # whoever touches the generator again stops it
    if aim.needs_end_of_brood and not aim.needs_signal and not ticking and "generator" in now.room_of_kind:
        yield Goal(now.room_of_kind["generator"]["ref"], 18.0, ROOM, "start-self-destruct")
    if aim.object and not aim.carries_object:
        yield from _lying(now, aim.object)
        if aim.object == "egg":
            yield from _nest(now)
    if aim.specimens:
        yield from _laboratory(now, aim)


def _lying(now: Situation, kind: str) -> Iterator[Goal]:
    for room in now.view["rooms"]:
        if any(thing.removeprefix("object:").startswith(kind) for thing in room["objects"]):
            yield Goal(room["ref"], 12.0, "pick-up", kind)


def _nest(now: Situation) -> Iterator[Goal]:
    nest = now.room_of_kind.get("nest")
    if nest and now.view["eggs"]["nest"]:
        yield Goal(nest["ref"], 12.0, ROOM, "take/object:egg")


def _laboratory(now: Situation, aim: Aim) -> Iterator[Goal]:
    laboratory = now.room_of_kind.get("laboratory")
    if laboratory is None:
        return
    at_hand = [*now.me["objects"], *laboratory["objects"]]
    ready = next((kind for kind in sorted(aim.specimens) if any(f"object:{kind}" in thing for thing in at_hand)), "")
    if ready:
        yield Goal(laboratory["ref"], 18.0, ROOM, f"analyse/object:{ready}")
        return
    for kind in sorted(aim.specimens):
        yield from _lying(now, kind)
        if kind == "egg":
            yield from _nest(now)


def _health(now: Situation, outlook: Outlook, leaving: Leaving) -> Iterator[Goal]:
    me = now.me
    known = now.room_of_kind
    if "surgery" in known and outlook.dies_of_infection > 0.15:
        yield Goal(known["surgery"]["ref"], max(LIFE, leaving.will) * outlook.dies_of_infection, ROOM, "operate")
    if "emergency-room" in known:
        yield Goal(known["emergency-room"]["ref"], 3.0 * now.serious + 1.5 * me["light"], ROOM)
    if "canteen" in known:
        yield Goal(known["canteen"]["ref"], 1.5 * me["light"] + _scan(now), ROOM, "eat")
    if "shower" in known:
        yield Goal(known["shower"]["ref"], 2.5 * me["slimed"] + _scan(now), ROOM, "wash")
    armed = [held for held in me["hands"] if held["weapon"] == "energy"]
    if "armory" in known and armed:
        room_left = max(held["capacity"] - held["ammo"] for held in armed)
        yield Goal(known["armory"]["ref"], 1.5 * min(room_left, 2), ROOM, "reload")


def _scan(now: Situation) -> float:
    return 0.0 if now.me["infested"] or now.you["infected"] else 2.0 * now.contamination_in_hand


def _finds(now: Situation, aim: Aim) -> Iterator[Goal]:
    """Rooms nobody has seen, things to search for, and things to look at."""
    wanted = _worth_of_exploring(now, aim)
    for room in now.view["rooms"]:
        if not room["explored"]:
            yield Goal(room["ref"], wanted, "explore")
        elif room["items"] and "search" in now.hand and not room["intruders"]:
            yield Goal(room["ref"], 2.5 + (aim.objective == "hoarder") * 4, "search")
    storage = now.room_of_kind.get("storage")
    if storage:
        yield Goal(storage["ref"], 3.0 + (aim.objective == "hoarder") * 8, ROOM, "draw")


def _worth_of_exploring(now: Situation, aim: Aim) -> float:
    worth = EXPLORE - 0.7 * max(0, now.marked("malfunction") - 2)
    known = now.room_of_kind
    if "evacuation-a" not in known and "evacuation-b" not in known:
        worth += 2.0 + 4.0 * bool(now.view["first_death"])
    if aim.needs_explored:
        worth += 5.0
    wanted = {"comms-room"} if aim.needs_signal else set()
    if aim.specimens:
        wanted |= {"laboratory", "nest"} if "egg" in aim.specimens else {"laboratory"}
    if aim.object == "egg":
        wanted.add("nest")
    return worth + 2.0 * len(wanted - known.keys())


def _repairs(now: Situation, outlook: Outlook) -> Iterator[Goal]:
    """Too many markers destroy the ship, so the last ones are worth a walk."""
    broken, burning = now.marked("malfunction"), now.marked("fire")
    if now.has_repairs and broken >= 2:
        for room in now.view["rooms"]:
            if room["malfunction"]:
                yield Goal(room["ref"], 1.5 * (broken - 1), "repair")
    control = now.room_of_kind.get("fire-control")
    if control and burning:
        yield Goal(control["ref"], 3.0 + burning + TINDER * outlook.tinder, ROOM, "foam")


def is_dangerous(room: Thing) -> bool:
    """Whether one would rather not stay in a room."""
    return bool(room["intruders"] or room["fire"] or room["airlock"])
