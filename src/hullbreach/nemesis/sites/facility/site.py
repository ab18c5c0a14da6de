"""The facility as a site."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....kernel import Effect, Effects, Seat, Sweep
from ...board import Board
from ...box import COMPUTER, CONTINGENCY, CSS, OUT, SURFACE
from ...box import SURFACE as SURFACE_FAMILY
from ...content.functions import Uses
from ...content.printed import FacilityBoardTable
from ...position.crew import ABOARD, EMBARKED
from ...rules.doors import DestroyDoor, OpenDoor
from ...rules.movement import GetSlimed
from ...rules.offers import Kind
from ...rules.search import SearchRoom
from ...schedule import Schedule
from ..laid_out import LaidOut
from . import wounds, zones
from .box import FacilityBox
from .bunker import LEAVING
from .computer import USING_COMPUTERS, lay_the_computer_deck
from .contingencies import ReturnContingencies, deal_contingencies
from .coverage import expected_here
from .css import POD_REF, LaunchStep
from .elevator import LANDINGS
from .ending import FacilityDestroyed, NobodyLeft
from .gate import OpenGate
from .isolation import rested
from .judgement import STAGES, Judgement
from .knowledge import GainKnowledge
from .noise_removal import NoiseRemoval
from .position import DESTROYED, OFF, FacilityPosition
from .power import PLACES
from .repairs import mending_uses
from .shapes import FacilityPerson, FacilityRoom, FacilityView
from .suits import a_suit_keeps_slime_off
from .tracks import TimeStep
from .venting import Vent, VentingCheck
from .view import FATES, person_of, place_of, view_of


class Facility(LaidOut[FacilityPosition]):
    """The basic side of the board (nemesis/setup/board-side)."""

    name = "facility"
    position = FacilityPosition
    view_shown, person_shown, room_shown = FacilityView, FacilityPerson, FacilityRoom
    stages = STAGES
    kinds: Sequence[Kind] = (USING_COMPUTERS, LEAVING)
    statuses = ("aboard", "locked-in", "escaped", "dead", "choosing", "in-bunker", "in-pod")
    pod_refs = POD_REF
    weakness_slots = ("first", "second", "third")
    own_zones = zones.OWN_ZONES

    def __init__(self, box: FacilityBox) -> None:
        self.printed: FacilityBoardTable = self.side(box)
        it = self.printed
        board = Board(it.room, it.corridor, it.entrance, it.path, it.area)
        super().__init__(self.name, box, it, board)
        self.start_time = box.tables.facility_tracks.time.start
        self.contaminated = box.room_kind["contaminated-room"]
        self.rooms = {name: self.printed_kind.index(box.room_kind[name]) for name in PRINTED}
        """By name: the room number of each special room that is printed once."""
        self.landings = tuple(self.rooms[name] for name in LANDINGS)
        """The three elevator rooms, by section."""
        self.crossroads = frozenset(slot.number for slot in it.room if slot.where == "surface")
        self.buildings = frozenset(slot.number for slot in it.room if slot.where == "building")
        self.surface = self.crossroads | self.buildings
        """The rooms outside, if any; those of buildings are like all others (lockdown/alternative-board/buildings)."""
        self.after(OpenDoor, DestroyDoor)(_door_gave_way)
        self.after(SearchRoom)(_filthy_work)
        self.adjust("hand-limit")(rested)
        wounds.join(self)
        self.instead(GetSlimed)(a_suit_keeps_slime_off)
        self.expected = tuple(expected_here(box.tables))

    def fresh(self) -> Mapping[str, Any]:
        """Nothing runs, everything is dark and closed."""
        return {
            "time_on": False,
            "power_at": bytearray(5),
            "powered": 0,
            "autodestruct": OFF,
            "autodestruct_red": False,
            "alert": OFF,
            "css_at": [-1] * (self.start_time + 1),
            "elevator": self.printed.elevator,
            "rover": self.printed.rover,
            "gate_open": False,
            "isolation_open": False,
            "knowledge": bytearray(5),
            "archived": 0,
            "laboratory": bytearray(3),
            "analysed": 0,
            "fire_lost": 0,
            "malfunction_lost": 0,
            "turns": bytearray(5),
            "moved": 0,
            "fate": 0,
            "turned_over": bytearray(),
        }

    def schedule(self, plan: Schedule) -> None:
        """Venting after the last pass; pods, time and noise first in the event phase (lockdown/event/step-order)."""
        plan.add("end-of-player-phase", "venting", Vent())
        plan.add("event-phase", "css-launch", LaunchStep())
        plan.add("event-phase", "time-track", TimeStep())
        plan.add("event-phase", "noise-removal", NoiseRemoval())

    # -- set-up ----------------------------------------------------------------------------------------------

    def set_up(self, g: FacilityPosition) -> None:
        """Tiles, tokens, power, pods' schedule, computer, contingencies."""
        self.lay_out(g)
        self.turn_up(g)
        tracks = g.box.tables.facility_tracks
        g.time = tracks.time.start  # lockdown/setup/time-token
        numbers = list(range(1, tracks.power.tokens + 1))
        for place in PLACES:  # lockdown/setup/power-tokens
            g.power_at[place] = numbers.pop(g.roll("power", [str(number) for number in numbers]))
        g.powered = sum(1 << number for number in tracks.power.powered)
        g.mix(g.box.backs[CSS], "css")  # lockdown/setup/css-tokens
        for slot, back in zip(tracks.time.css, g.box.backs[CSS], strict=False):
            g.css_at[slot] = back
            g.zones[zones.CSS_ON_TRACK].append(back)
        g.zones[OUT].extend(back for back in g.box.backs[CSS] if back not in g.css_at)
        lay_the_computer_deck(g, g.box.backs[COMPUTER])
        g.mix(g.box.backs[SURFACE], "surface")
        g.zones[zones.SURFACE_DECK].extend(g.box.backs[SURFACE_FAMILY])
        deal_contingencies(g, g.box.backs[CONTINGENCY])

    def starts_in(self, g: FacilityPosition, who: Seat) -> int:
        """Survivors of the Nemesis start in the isolation room, workers in the repository. Sets their knowledge too."""
        survivor = g.box.characters[g.character[who]].faction == "survivor"
        levels = g.box.tables.facility_tracks.knowledge
        g.knowledge[who] = levels.survivor if survivor else levels.worker  # lockdown/setup/knowledge-token
        return self.rooms["isolation-room" if survivor else "repository"]

    def body_found(self) -> int:
        """Nobody lies dead here yet."""
        return 0

    # -- rooms -----------------------------------------------------------------------------------------------

    def in_dark(self, g: FacilityPosition, who: Seat) -> bool:
        """Whether a character is in a dark room or hurt in the eyes. Staircases are dark (lockdown/room/staircases)."""
        return g.is_dark(g.room[who]) or g.suffers(who, "eyes")

    def is_powered(self, g: FacilityPosition, room: int) -> bool:
        """Whether its section has power."""
        return g.is_powered(room)

    def is_dark(self, g: FacilityPosition, room: int) -> bool:
        """Whether it lies in darkness."""
        return g.is_dark(room)

    def understands(self, g: FacilityPosition, who: Seat, slot: int) -> bool:
        """Whether somebody's knowledge has reached the level of the slot (lockdown/weakness/knowledge-level)."""
        return g.knows(who, g.box.tables.facility_tracks.knowledge.weaknesses[slot])

    def has_advantage(self, g: FacilityPosition, who: Seat) -> bool:
        """A character in a room with power rolls the advantage die (lockdown/power/powered)."""
        return g.is_powered(g.room[who]) and not self.in_dark(g, who)

    def never_malfunctions(self, g: FacilityPosition, room: int) -> bool:
        """The nest and the contaminated room (lockdown/malfunction/forbidden-rooms)."""
        return g.kind_of_room(room) in (self.nest, self.contaminated)

    def fire_left(self, g: FacilityPosition) -> int:
        """Some may have been lost for good."""
        return super().fire_left(g) - g.fire_lost

    def malfunctions_left(self, g: FacilityPosition) -> int:
        """Some may have been lost for good."""
        return super().malfunctions_left(g) - g.malfunction_lost

    def entered(self, g: FacilityPosition, who: Seat, room: int) -> Effects:
        """No room of the facility affects a character who walks in."""
        return None

    def explored_by(self, g: FacilityPosition, who: Seat, room: int) -> Effects:
        """The character who discovers the nest gains knowledge."""
        return [GainKnowledge(who, 1, "lockdown/room/nest-knowledge")] if g.kind_of_room(room) == self.nest else None

    def section_of(self, g: FacilityPosition, room: int) -> int:
        """There are no evacuation sections."""
        return 0

    def mending(self, g: FacilityPosition, who: Seat) -> Uses:
        """The elevator can be fetched by hand."""
        return mending_uses(g, who)

    # -- occasions -------------------------------------------------------------------------------------------

    def turn_begins(self, g: FacilityPosition, who: Seat, first: bool) -> Sequence[Effect]:
        """Turns are counted: a wounded knee hurts in the first one only."""
        g.turns[who] = 1 if first else g.turns[who] + 1
        g.moved &= ~(1 << who)
        return ()

    def intruder_arrives(self, g: FacilityPosition, room: int) -> list[Effect]:
        """Nothing happens: a character on a pod space is out of reach (lockdown/css/protected)."""
        return []

    def markers_run_out(self, g: FacilityPosition, sort: str) -> list[Effect]:
        """The facility is destroyed."""
        return [Sweep((FacilityDestroyed(f"lockdown/{sort}/supply-exhausted"),))]

    def character_died(self, g: FacilityPosition, who: Seat) -> Effects:
        """The dead's contingencies go to the pool, the first death opens the main gate, the last one ends the game."""
        then: list[Effect] = [ReturnContingencies(who)] if g.contingencies(who) else []
        if not g.first_death:
            g.first_death = True
            then.append(OpenGate())
        return [*then, *(self.somebody_gone(g) or ())]

    def somebody_gone(self, g: FacilityPosition) -> Effects:
        """When the last character in the facility has died, left or locked themselves in, the game ends.

        A character who waits on a pod space still counts (lockdown/end/last-character).
        """
        return None if ABOARD in g.status or EMBARKED in g.status else [Sweep((NobodyLeft(),))]

    # -- the end ---------------------------------------------------------------------------------------------

    def is_over(self, g: FacilityPosition) -> bool:
        """Whether it has been purged or destroyed."""
        return g.fate != 0

    def is_destroyed(self, g: FacilityPosition) -> bool:
        """Whether it has been destroyed."""
        return g.fate == DESTROYED

    def verdict(self, g: FacilityPosition) -> Effects:
        """The contingency (lockdown/victory/order)."""
        return [Judgement()]

    def outcome(self, g: FacilityPosition) -> dict[str, Any]:
        """What became of it."""
        return {"facility": FATES[g.fate]}

    def complaints(self, g: FacilityPosition) -> Iterator[str]:
        """Pod spaces hold one character each, who must be in no room."""
        for who in range(g.players):
            if g.is_in_pod(who) != (g.status[who] == EMBARKED) or (g.is_in_pod(who) and g.room_of(who)):
                yield f"seat {who} is in pod {g.pod[who]} and room {g.room_of(who)}"
        if any(g.pod.count(pod) > 1 for pod in (1, 2, 3)):
            yield "two in one pod"
        if (g.fire | g.malfunction) & sum(1 << room for room in self.crossroads):
            yield "a marker on open ground"
        if (g.noise | g.closed | g.wrecked) & sum(1 << path for path in self.board.paths):
            yield "noise or a door on a path"

    # -- what one sees ---------------------------------------------------------------------------------------

    def view(self, sight: FacilityPosition) -> Mapping[str, Any]:
        """Clocks, power, pods, computer, contingencies, laboratory and ways out."""
        return view_of(sight)

    def person(self, sight: FacilityPosition, who: Seat) -> Mapping[str, Any]:
        """What a character knows, and the contingencies it holds."""
        return person_of(sight, who)

    def place(self, sight: FacilityPosition, room: int) -> Mapping[str, Any]:
        """The section of a room, and whether it is dark there."""
        return place_of(sight, room)


PRINTED = ("isolation-room", "repository", "backup-power", "alert-room", *LANDINGS)


def _door_gave_way(g: FacilityPosition, effect: Effect) -> Effects:
    return [VentingCheck()] if g.airlock else None


def _filthy_work(g: FacilityPosition, search: SearchRoom) -> Effects:
    """Every search in the contaminated room slimes the searcher (lockdown/room/contaminated-room)."""
    return [GetSlimed(search.who)] if g.kind_of_room(search.room) == g.site.contaminated else None
