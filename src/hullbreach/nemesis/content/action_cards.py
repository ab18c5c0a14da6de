"""What each action card does."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..rules.contamination import ScanHand
from ..rules.doors import DestroyDoor
from ..rules.hazards import PlaceMalfunction, may_malfunction
from .registry import Uses, action_card


@action_card("rest", rule="nemesis/action/rest")
def rest(g: Position, who: Seat) -> Uses:
    yield "scan-hand", [ScanHand(who)]


@action_card("demolition", rule="nemesis/action/demolition")
def demolition(g: Position, who: Seat) -> Uses:
    room = g.room_of(who)
    for corridor, _ in g.board.ways[room]:
        if g.is_closed(corridor):
            yield f"destroy-door/{g.board.spot_id(corridor)}", [DestroyDoor(corridor)]
    if may_malfunction(g, room):
        yield "place-malfunction", [PlaceMalfunction(room)]
