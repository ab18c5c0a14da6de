"""The ship as a site."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....kernel import Effect, Effects, Seat, Sweep
from ...board import Board
from ...box import (
    COORDINATES,
    COORDINATES_ON_BOARD,
    ENGINE_1,
    ENGINE_STACK_1,
    OUT,
)
from ...content.functions import Uses
from ...position.crew import ABOARD
from ...rules.doors import DestroyDoor, OpenDoor
from ...rules.movement import GetSlimed
from ...schedule import Schedule
from ...view.shapes import Person, Room
from ..laid_out import LaidOut
from .airlock import AirlockCheck, Decompress
from .arrival import STAGES, Arrival
from .box import ShipBox
from .ending import ENDINGS, NobodyLeft, ShipExplodes
from .engines import engine_uses
from .pods import InThePod, LeavePod, UnlockAllPods
from .position import EXPLODED, NOT_RUNNING, ShipPosition
from .shapes import ShipView
from .tracks import TimeTrackStep
from .view import STATES, view_of

EVACUATION = {"evacuation-a": 1, "evacuation-b": 2}


class Ship(LaidOut[ShipPosition]):
    """The basic side of the board (nemesis/setup/board-side). The other side differs only in what is printed on it."""

    name = "ship"
    position = ShipPosition
    view_shown, person_shown, room_shown = ShipView, Person, Room
    stages = STAGES
    expected = ENDINGS

    def __init__(self, box: ShipBox) -> None:
        side = self.side(box)
        board = Board(side.room, side.corridor, side.entrance)
        super().__init__(self.name, box, side, board)
        self.start_time = box.tables.tracks.time.start
        self.start_room = self.printed_kind.index(box.room_kind["hibernatorium"])
        self.slime_room = box.room_kind["slime-room"]
        self.cabins = box.room_kind["cabins"]
        self.after(OpenDoor, DestroyDoor)(_door_gave_way)
        self.adjust("hand-limit")(self.rested)

    def fresh(self) -> Mapping[str, Any]:
        """Nothing runs, nothing is docked."""
        return {
            "destruct": NOT_RUNNING,
            "destruct_locked": False,
            "destination": 0,
            "pod_section": bytearray(8),
            "unlocked": 0,
            "ship": 0,
        }

    def schedule(self, plan: Schedule) -> None:
        """The airlock after the last pass, and the time track first in the event phase."""
        plan.add("end-of-player-phase", "airlock", Decompress())
        plan.add("event-phase", "time-track", TimeTrackStep())

    def starts_in(self, g: ShipPosition, who: Seat) -> int:
        """Everybody wakes up in the hibernatorium."""
        return self.start_room

    def body_found(self) -> int:
        """The blue body lies in the hibernatorium."""
        return self.start_room

    # -- rooms -----------------------------------------------------------------------------------------------

    def never_malfunctions(self, g: ShipPosition, room: int) -> bool:
        """The nest and the room covered with slime (nemesis/malfunction/forbidden-rooms)."""
        return g.kind_of_room(room) in (self.nest, self.slime_room)

    def rested(self, g: ShipPosition, limit: int, who: Seat) -> int:
        """A character who begins a round in the quiet cabins draws one card more (nemesis/room/cabins)."""
        room = g.room[who]
        quiet = room not in g.foe_room and (g.explored & ~g.malfunction) >> room & 1
        return limit + 1 if quiet and g.kind_of_room(room) == self.cabins else limit

    def entered(self, g: ShipPosition, who: Seat, room: int) -> Effects:
        """The room covered with slime gives a slime marker to a character who enters it (nemesis/room/slime-room)."""
        return [GetSlimed(who)] if g.kind_of_room(room) == self.slime_room else None

    def section_of(self, g: ShipPosition, room: int) -> int:
        """1 for evacuation section A, 2 for B, 0 for other rooms."""
        return EVACUATION.get(g.room_name(room), 0) if g.is_explored(room) else 0

    def mending(self, g: ShipPosition, who: Seat) -> Uses:
        """The engine of the room."""
        return engine_uses(g, who)

    # -- occasions -------------------------------------------------------------------------------------------

    def turn_begins(self, g: ShipPosition, who: Seat, first: bool) -> Sequence[Effect]:
        """A character waiting in a pod decides at the first turn of the phase."""
        return (InThePod(who, pod),) if (pod := g.pod[who]) else ()

    def intruder_arrives(self, g: ShipPosition, room: int) -> list[Effect]:
        """Characters who wait in a pod of this section are driven out."""
        if not any(g.pod):
            return []
        return [LeavePod(who, "nemesis/pod/intruder-ejects") for who in g.crew_present(room) if g.is_in_pod(who)]

    def markers_run_out(self, g: ShipPosition, sort: str) -> list[Effect]:
        """The ninth marker: the ship is lost."""
        return [Sweep((ShipExplodes(f"nemesis/{sort}/supply-exhausted"),))]

    def character_died(self, g: ShipPosition, who: Seat) -> Effects:
        """The first death unlocks every pod; the last one ends the game."""
        unlock: list[Effect] = []
        if not g.first_death:
            g.first_death = True
            unlock = [UnlockAllPods("nemesis/critical/first-death")]
        return [*unlock, *(self.somebody_gone(g) or ())]

    def somebody_gone(self, g: ShipPosition) -> Effects:
        """When the last character awake has died, left or fallen asleep, the game ends."""
        return None if ABOARD in g.status else [Sweep((NobodyLeft(),))]

    # -- the end ---------------------------------------------------------------------------------------------

    def is_over(self, g: ShipPosition) -> bool:
        """It has jumped or exploded."""
        return g.ship != 0

    def is_destroyed(self, g: ShipPosition) -> bool:
        """It has exploded."""
        return g.ship == EXPLODED

    def verdict(self, g: ShipPosition) -> Effects:
        """Its engines, then its course, unless nobody is left to care."""
        return [Arrival()]

    def outcome(self, g: ShipPosition) -> dict[str, Any]:
        """Flying, jumped or exploded."""
        return {"ship": STATES[g.ship]}

    def complaints(self, g: ShipPosition) -> Iterator[str]:
        """Everyone in a pod must be in its section."""
        for who in range(g.players):
            if g.is_in_pod(who) and not self.section_of(g, g.room_of(who)):
                yield f"seat {who} is in a pod of room {g.room_of(who)}"

    def view(self, sight: ShipPosition) -> Mapping[str, Any]:
        """Clocks, pods, engines and course."""
        return view_of(sight)

    # -- set-up ----------------------------------------------------------------------------------------------

    def set_up(self, g: ShipPosition) -> None:
        """Tiles, tokens, coordinates, pods, engines, eggs."""
        zones = g.zones
        self.lay_out(g)
        g.mix(g.box.backs[COORDINATES], "coordinates")  # nemesis/setup/coordinates
        first, *others = g.box.backs[COORDINATES]
        zones[COORDINATES_ON_BOARD].append(first)
        zones[OUT].extend(others)
        for engine in range(3):
            backs = g.box.backs[ENGINE_1 + engine]
            g.mix(backs, f"engine-{engine + 1}")  # nemesis/setup/engines
            zones[ENGINE_STACK_1 + engine].extend(backs)
        self.turn_up(g)
        track = g.box.tables.tracks.destination
        g.destination = track.letters.index(track.start)  # nemesis/setup/destination-marker
        g.time = g.box.tables.tracks.time.start  # nemesis/setup/time-marker
        self._place_pods(g)

    def _place_pods(self, g: ShipPosition) -> None:
        count = next(row.pods for row in g.box.tables.tokens.pod_count if g.players in row.players)
        numbers = [pod.number for pod in g.box.tables.tokens.pod]
        while len(numbers) > count:  # nemesis/setup/pod-count
            del numbers[g.roll("pods", [str(number) for number in numbers])]
        for place, number in enumerate(numbers):
            g.pod_section[number] = 1 + place % 2  # nemesis/setup/pod-placement


def _door_gave_way(g: ShipPosition, effect: Effect) -> Effects:
    return [AirlockCheck()] if g.airlock else None
