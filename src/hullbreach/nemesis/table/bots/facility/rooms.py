"""Goals in the rooms of the facility: health, power, secrets, weapons and unexplored rooms."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..assessment.danger import LIFE, ends_with
from ..assessment.situation import is_entrance
from ..evaluation.goal import ROOM, Goal
from ..evaluation.leaving import HOME
from ..evaluation.sealed_rooms import worth_of_sealing
from ..evaluation.upkeep import EXPLORE, EXPLORE_ALONE, MISSED, QUEST, finds, worth_of_scan
from .aims import FacilityAim
from .contingencies import TOO_MUCH
from .leaving import PARDONS
from .outlook import FacilityOutlook
from .power import powered, worth_of_backup, worth_of_power
from .pursuing import missed_rooms
from .situation import Inside

SECRETS = 3.0
"""The value of seeing a contingency while the bot knows of none."""
SUIT, TASER, NEUTRALIZER = 6.0, 4.0, 4.0
"""What the stores are worth: a suit while the gate is open, a taser, a cure."""
SERIOUS, LIGHT = 6.0, 2.0
"""The value of having wounds treated."""
EXPERT = 4
"""The knowledge that the testing lab asks for."""
WANTED_ROOM = 5.0
"""How much more it is worth to see a room that must be explored."""
PARDON = 2.0
"""How much more it is worth to see a new room for every pardon one has not found."""
SHOT_CLEAR = 0.8
"""How much of what one wants in a room counts when what is in it may be shot from afar."""
QUESTS = {"assault-rifle-facility": "alert-room", "overmind": "nest"}
"""By quest item: the room in which it is activated. The others need an item, knowledge or darkness."""


def pardons(now: Inside, outlook: FacilityOutlook) -> Iterator[Goal]:
    """Goals that make a contingency harmless, the signal and the archive, and goals to look at contingencies."""
    known, verdict = now.room_of_kind, outlook.verdict
    if "code-blue" in verdict.unforgiven and "transmitter-control" in known:
        yield Goal(known["transmitter-control"].ref, HOME * verdict.chance("code-blue"), ROOM, "send-signal")
    if "archive" in known and not now.me.knowledge_active:
        worth = SECRETS * verdict.doubt
        if "code-purple" in verdict.unforgiven:
            worth += HOME * verdict.chance("code-purple")
        if now.knowledge < TOO_MUCH <= now.knowledge + 2:
            worth -= HOME * verdict.chance("code-yellow")
        yield Goal(known["archive"].ref, worth, ROOM, "see-")
    if now.view.contingencies.pool.count:
        yield Goal(known["alert-room"].ref, SECRETS * verdict.doubt, ROOM, "take-contingency")
    unseen = any(launch.wait and launch.chance not in (0.0, 1.0) for launch in outlook.schedule.launches)
    if "css-control" in known and unseen:
        yield Goal(known["css-control"].ref, SECRETS, ROOM, "look-at-css")


def lights(now: Inside) -> Iterator[Goal]:
    """Goals that bring power."""
    known = now.room_of_kind
    yield Goal(known["backup-power"].ref, worth_of_backup(now), ROOM, "restore-power")
    generator = known.get("power-generator")
    if generator and generator.section and not powered(now)[generator.section]:
        yield Goal(generator.ref, worth_of_power(now)[generator.section], ROOM, "switch-power")


def health(now: Inside, outlook: FacilityOutlook, will: float) -> Iterator[Goal]:
    """Rooms that heal and cleanse."""
    me, known, infection = now.me, now.room_of_kind, outlook.dies_of_infection
    if "surgery" in known and infection > 0.15:
        yield Goal(known["surgery"].ref, max(LIFE, will) * infection, ROOM, "operate")
    if "emergency-room" in known:
        yield Goal(known["emergency-room"].ref, SERIOUS * now.serious + LIGHT * me.light, ROOM)
    if "decon-room" in known:
        worth = 2.5 * me.slimed + worth_of_scan(now) + max(LIFE, will) * infection * bool(me.infested)
        yield Goal(known["decon-room"].ref, worth, ROOM, "decontaminate")
    if "testing-lab" in known and now.knowledge >= EXPERT and "neutralizer" not in now.items:
        yield Goal(known["testing-lab"].ref, NEUTRALIZER + LIFE * infection, ROOM, "equip/item:neutralizer")


def stores(now: Inside, outlook: FacilityOutlook) -> Iterator[Goal]:
    """A suit for a bot that may walk to the bunker, and a taser for anybody."""
    guards = now.room_of_kind.get("guard-room")
    if guards and guards.items:
        if outlook.gate_open and not now.has_suit:
            yield Goal(guards.ref, SUIT, ROOM, "equip/item:enviro-suit")
        if "taser" not in now.items:
            yield Goal(guards.ref, TASER, ROOM, "equip/item:taser")


def discoveries(now: Inside, aim: FacilityAim) -> Iterator[Goal]:
    """Rooms nobody has seen, and things to search for."""
    unseen = EXPLORE_ALONE if aim.outlook.alone else EXPLORE
    unseen += MISSED * len(missed_rooms(now, aim)) + PARDON * len(missed_pardons(now, aim.outlook))
    unseen -= 0.7 * max(0, now.marked("malfunction") - 4)
    wanted = aim.unexplored
    for goal in finds(now, unseen, 2.5):
        yield goal._replace(worth=goal.worth + WANTED_ROOM) if goal.room in wanted else goal


def missed_pardons(now: Inside, outlook: FacilityOutlook) -> set[str]:
    """The rooms with a pardon that the bot has not found."""
    wanted = {kind for code, kind in PARDONS.items() if code in outlook.verdict.unforgiven}
    return wanted - now.room_of_kind.keys()


def vents(now: Inside, aim: FacilityAim) -> Iterator[Goal]:
    """Vent control, where it would do good."""
    control = now.room_of_kind.get("vent-control")
    if control is None:
        return
    for room in now.view.rooms:
        entrance = any(is_entrance(way) for way in room.exits)
        if entrance and room.intruders and not room.airlock:
            yield Goal(control.ref, worth_of_sealing(room, now, aim), ROOM, f"vent/{room.ref}")


def defences(now: Inside, wishes: Collection[Goal]) -> Iterator[Goal]:
    """Defense control, if it may well clear a room that the bot wants to enter."""
    control = now.room_of_kind.get("defense-control")
    if control is None:
        return
    for goal in wishes:
        room = now.rooms[goal.room]
        if room.intruders and room.explored and not room.crew and not room.malfunction:
            ends = min(ends_with(foe.kind, foe.injuries + 1) for foe in room.intruders)
            yield Goal(control.ref, SHOT_CLEAR * goal.worth * ends, ROOM, "exterminate-with-")


def quests(now: Inside) -> Iterator[Goal]:
    """Rooms in which a quest item is activated."""
    for item in now.me.quests:
        room = now.room_of_kind.get(QUESTS.get(item, ""))
        if room:
            yield Goal(room.ref, 2 * QUEST, "activate", item)
