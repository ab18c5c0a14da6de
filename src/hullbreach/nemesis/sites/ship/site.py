"""What the shared rules ask of a site, answered for the ship."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel import Effect, Effects, Seat, Sweep
from ...board import Board
from ...box import (
    COORDINATES,
    COORDINATES_ON_BOARD,
    ENGINE_1,
    ENGINE_STACK_1,
    EXPLORATION,
    OUT,
    TILE_ADDITIONAL,
    TILE_BASIC,
    TILES_ON_BOARD,
    TOKENS_ON_BOARD,
    Box,
)
from ...content.functions import Uses
from ...content.printed import BoardTable
from ...kinds import IN_NEST
from ...parts import Site
from ...position.crew import ABOARD
from ...rules.doors import DestroyDoor, OpenDoor
from ...rules.movement import GetSlimed
from ...schedule import Schedule
from .airlock import AirlockCheck, Decompress
from .arrival import STAGES, Arrival
from .box import ShipBox
from .ending import NobodyLeft, ShipExplodes
from .engines import engine_uses
from .pods import InThePod, LeavePod, UnlockAllPods
from .position import EXPLODED, NOT_RUNNING, ShipPosition
from .tracks import TimeTrackStep
from .view import STATES, view_of

EVACUATION = {"evacuation-a": 1, "evacuation-b": 2}


class Ship(Site[ShipPosition]):
    """The basic side of the board (nemesis/setup/board-side); another side differs in what is printed on it alone."""

    name = "ship"
    position = ShipPosition
    stages = STAGES

    def __init__(self, box: ShipBox) -> None:
        super().__init__(self.name)
        supply = {supply.id: supply.count for supply in box.tables.tokens.supply}
        self.fire_markers, self.malfunction_markers = supply["fire"], supply["malfunction"]
        self.door_tokens = supply["door"]
        self.room_action_cost = box.tables.actions.room_action.cost
        self.start_time = box.tables.tracks.time.start
        self._lay_out(box, self.side(box))
        self.nest, self.slime_room = box.room_kind["nest"], box.room_kind["slime-room"]
        self.after(OpenDoor, DestroyDoor)(_door_gave_way)

    def side(self, box: ShipBox) -> BoardTable:
        """What is printed on the board."""
        return box.tables.board_ship

    def _lay_out(self, box: Box, side: BoardTable) -> None:
        slots = side.room
        self.board = Board(slots, side.corridor, side.entrance)
        tiles = dict(zip(box.tiles[1:], (*box.backs[TILE_BASIC], *box.backs[TILE_ADDITIONAL]), strict=True))
        special = {slot.number: box.room_kind[slot.room] for slot in slots if slot.room and slot.slot == "special"}
        highlighted = {slot.number: tiles[slot.room] for slot in slots if slot.room and slot.slot != "special"}
        self.open_tiles = tuple(highlighted.values())
        hidden = {
            slot: iter([back for back in box.backs[family] if back not in self.open_tiles])
            for slot, family in (("basic", TILE_BASIC), ("additional", TILE_ADDITIONAL))
        }
        tokens = iter(box.backs[EXPLORATION])
        laid = highlighted | {slot.number: next(hidden[slot.slot]) for slot in slots if not slot.room}
        self.tile_back = tuple(laid.get(room, -1) for room in range(self.board.size))
        """By room: the back of the tile that lies there, -1 for a printed room."""
        self.token_back = tuple(next(tokens) if room in laid else -1 for room in range(self.board.size))
        # nemesis/room/special-list
        self.printed_kind = tuple(special.get(room, 0) for room in range(self.board.size))
        self.start_room = self.printed_kind.index(box.room_kind["hibernatorium"])
        self.open_rooms = sum(1 << room for room in (*special, *highlighted))
        """A mask of the rooms that are explored from the start."""

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

    # -- rooms -----------------------------------------------------------------------------------------------

    def is_nest(self, g: ShipPosition, room: int) -> bool:
        """Whether this room is known to be the nest."""
        return g.explored >> room & 1 == 1 and g.kind_of_room(room) == self.nest

    def never_malfunctions(self, g: ShipPosition, room: int) -> bool:
        """The nest and the room covered with slime (nemesis/malfunction/forbidden-rooms)."""
        return g.kind_of_room(room) in (self.nest, self.slime_room)

    def has_token(self, g: ShipPosition, room: int) -> bool:
        """Whether an exploration token still lies on the room."""
        return self.token_back[room] in g.zones[TOKENS_ON_BOARD]

    def entered(self, g: ShipPosition, who: Seat, room: int) -> Effects:
        """The room covered with slime sticks to whoever enters it (nemesis/room/slime-room)."""
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
        """Whoever waits in a pod of this section is driven out."""
        if not any(g.pod):
            return []
        return [LeavePod(who, "nemesis/pod/intruder-ejects") for who in g.crew_present(room) if g.is_in_pod(who)]

    def markers_run_out(self, g: ShipPosition, rule: str) -> list[Effect]:
        """The ninth marker: the ship is lost."""
        return [Sweep((ShipExplodes(rule),))]

    def character_died(self, g: ShipPosition) -> Effects:
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

    def view(self, sight: ShipPosition) -> dict[str, Any]:
        """Clocks, pods, engines and course."""
        return view_of(sight)

    # -- set-up ----------------------------------------------------------------------------------------------

    def set_up(self, g: ShipPosition) -> None:
        """Tiles, tokens, coordinates, pods, engines, eggs."""
        zones = g.zones
        # nemesis/setup/rooms-basic, nemesis/setup/rooms-additional
        for family, zone in ((TILE_BASIC, TILES_ON_BOARD), (TILE_ADDITIONAL, TILES_ON_BOARD)):
            g.mix([back for back in g.box.backs[family] if back not in self.open_tiles], "tiles")
            zones[zone].extend(back for back in g.box.backs[family] if back in self.tile_back)
            zones[OUT].extend(back for back in g.box.backs[family] if back not in self.tile_back)
        g.mix(g.box.backs[EXPLORATION], "exploration")  # nemesis/setup/exploration-tokens
        zones[TOKENS_ON_BOARD].extend(back for back in self.token_back if back >= 0)
        zones[OUT].extend(back for back in g.box.backs[EXPLORATION] if back not in self.token_back)
        g.mix(g.box.backs[COORDINATES], "coordinates")  # nemesis/setup/coordinates
        first, *others = g.box.backs[COORDINATES]
        zones[COORDINATES_ON_BOARD].append(first)
        zones[OUT].extend(others)
        for engine in range(3):
            backs = g.box.backs[ENGINE_1 + engine]
            g.mix(backs, f"engine-{engine + 1}")  # nemesis/setup/engines
            zones[ENGINE_STACK_1 + engine].extend(backs)
        for back in self.open_tiles:  # nemesis/alternative-board/evacuation-sections
            g.show(back)
        g.explored = self.open_rooms  # nemesis/room/special-rooms
        track = g.box.tables.tracks.destination
        g.destination = track.letters.index(track.start)  # nemesis/setup/destination-marker
        g.time = g.box.tables.tracks.time.start  # nemesis/setup/time-marker
        self._place_pods(g)
        eggs = next(supply.at_setup for supply in g.box.tables.tokens.supply if supply.id == "egg")
        for egg in range(eggs):  # nemesis/setup/eggs
            g.object_at[egg] = IN_NEST

    def _place_pods(self, g: ShipPosition) -> None:
        count = next(row.pods for row in g.box.tables.tokens.pod_count if g.players in row.players)
        numbers = [pod.number for pod in g.box.tables.tokens.pod]
        while len(numbers) > count:  # nemesis/setup/pod-count
            del numbers[g.roll("pods", [str(number) for number in numbers])]
        for place, number in enumerate(numbers):
            g.pod_section[number] = 1 + place % 2  # nemesis/setup/pod-placement


def _door_gave_way(g: ShipPosition, effect: Effect) -> Effects:
    return [AirlockCheck()] if g.airlock else None
