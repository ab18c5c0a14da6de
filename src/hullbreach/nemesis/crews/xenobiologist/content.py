"""The Xenobiologist's cards and items: she studies what the others flee, and knowledge makes her strong."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Seat
from ...content.functions import Functions, Uses
from ...kinds import CARCASSES, IN_SUPPLY
from ...refs import ROOM, SEAT
from ...rules.contamination import Contaminate
from ...rules.items import TakeObject
from ...rules.room_use import free_room_uses
from ...rules.wounds import dress_uses
from ...sites.facility.event_kinds import INTRUDER_COMMANDED, STUDIED
from ...sites.facility.knowledge import GainKnowledge
from ...sites.facility.position import FacilityPosition
from ...sites.facility.probe_arm import PROBE_ARM, BreakArm, is_working
from ..original import TakeCharacter

content = Functions()


DRIVES_ONE_OFF, DRIVES_ALL_OFF = 3, 6
"""The knowledge needed to drive one intruder off, and all of them."""


@content.action_card("vivisection", rule="lockdown/action/in-combat-only")
def vivisection(g: FacilityPosition, who: Seat) -> Uses:
    for foe in g.foes_with(who):
        yield f"vivisect/{g.foe_id(foe)}", g.species.injury(g, foe, 1 + g.knowledge[who] // 2)


def is_something_to_study(g: FacilityPosition, who: Seat) -> bool:
    """Whether an intruder is here, or a corpse, carcass or egg, lying, carried or in the nest."""
    room = g.room[who]
    if g.foes_with(who) or g.objects_in(room) or g.eggs_lying_in(room):
        return True
    return any(g.objects_of(other) for other in g.crew_in(room))


class Study(Effect, tag="lockdown/study"):
    """The character gains knowledge from something here, which stays as it is."""

    rule = "lockdown/knowledge/other"
    who: Seat
    count: int

    def learn(self, g: FacilityPosition) -> Effects:
        g.tell(STUDIED, self.rule, who=SEAT[self.who], room=ROOM[g.room[self.who]])
        return [GainKnowledge(self.who, self.count, self.rule)]


@content.action_card("field-experience", rule="lockdown/knowledge/other")
def field_experience(g: FacilityPosition, who: Seat) -> Uses:
    if not g.knows(who, g.box.tables.facility_tracks.knowledge.most) and is_something_to_study(g, who):
        large = any(g.kind_of(foe) in g.species.large for foe in g.foes_with(who))
        yield "study", [Study(who, 2 if large else 1)]


@content.action_card("pheromones", rule="lockdown/action/card-or")
def pheromones(g: FacilityPosition, who: Seat) -> Uses:
    foes = g.foes_with(who) if g.knows(who, DRIVES_ONE_OFF) else []
    for foe in foes:
        yield f"drive-off/{g.foe_id(foe)}", g.species.retreat(g, foe)
    if foes and g.knows(who, DRIVES_ALL_OFF):
        fleeing: list[Effect] = [effect for foe in foes for effect in g.species.retreat(g, foe)]
        yield "drive-all-off", fleeing


@content.action_card("lab-routine", rule="lockdown/action/card-or")
def lab_routine(g: FacilityPosition, who: Seat) -> Uses:
    here = g.room[who]
    if g.is_explored(here) and g.colour_of(here) == "green":
        yield from free_room_uses(g, who, here)
    for patient in g.crew_in(here):
        yield from dress_uses(g, patient)


@content.after(TakeCharacter)
def probe_arm_works(g: FacilityPosition, taken: TakeCharacter) -> None:
    """The arm begins in working order, beside the board where all can see it (lockdown/setup/starting-item)."""
    arm = g.held(taken.who, PROBE_ARM)
    if arm >= 0:
        g.ammo[arm - g.box.first_item] = 1


@content.item_action(PROBE_ARM, rule="lockdown/item/shown-when-used")
def probe_arm(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    carcass = g.object_at.find(IN_SUPPLY, CARCASSES.start, CARCASSES.stop)
    if carcass < 0 or not is_working(g, back):
        return ()
    return (("take/object:carcass", [TakeObject(who, carcass), BreakArm(who, back)]),)


COMMANDS_THE_QUEEN = 7
"""The knowledge needed to command the queen."""


def subjects(g: FacilityPosition, who: Seat) -> Iterator[int]:
    """The intruders of the character's section that are not in combat; the queen only with enough knowledge."""
    section = g.section(g.room[who])
    for foe in g.all_foes() if section else ():
        room = g.room_of_foe(foe)
        obeys = g.kind_of(foe) != g.species.leader or g.knows(who, COMMANDS_THE_QUEEN)
        if obeys and g.section(room) == section and not g.is_manned(room):
            yield foe


class Command(Effect, tag="lockdown/command"):
    """The character takes a contamination card, and the intruder moves as ordered."""

    rule = "lockdown/item/shown-when-used"
    who: Seat
    foe: int
    spot: int

    def pay(self, g: FacilityPosition) -> Effects:
        return [Contaminate(self.who)]

    def obey(self, g: FacilityPosition) -> Effects:
        g.tell(INTRUDER_COMMANDED, self.rule, who=SEAT[self.who], foe=g.foe_id(self.foe))
        return g.species.move(g, [(self.foe, self.spot)], self.rule)

    def _lapses(self, g: FacilityPosition) -> bool:
        return not g.is_here(self.foe)


@content.item_action("overmind", rule="lockdown/terms/sections")
def overmind(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    for foe in subjects(g, who):
        room = g.room_of_foe(foe)
        paths = [way for way, _ in g.board.ways[room] if way in g.board.paths]
        for spot in (*g.board.spots[room], *paths):
            yield f"command/{g.foe_id(foe)}/{g.board.spot_ids[spot]}", [Command(who, foe, spot)]
