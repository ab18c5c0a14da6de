"""Tables on which a character stands in a room of one's choice and is about to act."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.sites.ship.box import ENGINE_TOKENS
from tests.nemesis.original import PRINTED

TILE = {room.id: room.tile for room in PRINTED.rooms.room}
SLOT = {"basic": "room:3", "additional": "room:7"}


def standing_in(kind: str, crew: Sequence[str] = ("captain", "scout"), seed: int = 1) -> NemesisTable:
    """The first of the crew is in a room of this kind, a basic tile being in room 3, an additional one in room 7."""
    table = scenario("nemesis", crew=crew, seed=seed)
    if TILE[kind] != "special":
        table.tile(SLOT[TILE[kind]], kind)
    table.place(crew[0], kind)
    table.turn(crew[0])
    return table


def room_id(table: NemesisTable, kind: str) -> str:
    """The reference of the room of this kind."""
    return f"room:{table.room_number(kind)}"


def refusal(table: NemesisTable, kind: str, name: str = "captain") -> str | None:
    """The rule that forbids the action of this room, if any."""
    return table.refusals(name).get(f"room-action/{room_id(table, kind)}")


def top_of(table: NemesisTable, engine: int) -> str:
    """What the top token of an engine shows."""
    g = table.state
    return ENGINE_TOKENS[g.face[g.engine_stack(engine)[-1]]]


def last_told(table: NemesisTable, kind: str, name: str) -> dict[str, object]:
    """What a character learned from the newest event of this kind."""
    args: dict[str, object] = table.told(kind, table.seat(name))[-1]["args"]
    return args


def behind(table: NemesisTable, room: int, number: int) -> str:
    """The room behind the corridor of this number."""
    board = table.state.board
    return f"room:{board.behind(room, board.spot_by_number[room][number])}"
