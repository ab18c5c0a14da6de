"""Cards that several characters have, five of them all (nemesis/action/common-cards)."""

from __future__ import annotations

from ...kernel import Seat
from ..position import Position
from ..rules.contamination import ScanHand
from ..rules.doors import DestroyDoor, door_uses
from ..rules.hazards import PlaceMalfunction, RemoveMalfunction, may_malfunction
from ..rules.room_use import free_room_uses
from ..rules.search import search_uses
from ..rules.withdrawal import withdraw_uses
from .functions import Use, Uses, action_card


@action_card("rest", rule="nemesis/action/rest")
def rest(g: Position, who: Seat) -> Uses:
    return (("scan-hand", [ScanHand(who)]),)


@action_card("demolition", rule="nemesis/action/demolition")
def demolition(g: Position, who: Seat) -> Uses:
    room = g.room[who]
    closed = g.closed & g.board.door_mask[room]
    uses: list[Use] = []
    for corridor, _ in g.board.ways[room] if closed else ():
        if closed >> corridor & 1:
            uses.append((f"destroy-door/{g.board.spot_ids[corridor]}", [DestroyDoor(corridor)]))
    if may_malfunction(g, room):
        uses.append(("place-malfunction", [PlaceMalfunction(room)]))
    return uses


@action_card("search", rule="nemesis/search/procedure")
def search(g: Position, who: Seat) -> Uses:
    return search_uses(g, who)


@action_card("basic-repairs", "repairs", "quick-repairs", rule="nemesis/action/repairs")
def repairs(g: Position, who: Seat) -> Uses:
    room = g.room[who]
    removing = (("remove-malfunction", [RemoveMalfunction(room)]),) if g.malfunction >> room & 1 else ()
    return (*removing, *g.site.mending(g, who))


@action_card("computer-skills", rule="nemesis/room/free-action")
def computer_skills(g: Position, who: Seat) -> Uses:
    room = g.room[who]
    yield from door_uses(g, room)
    if g.has_computer(room):
        yield from free_room_uses(g, who, room)


@action_card("suppressive-fire", rule="nemesis/movement/by-card")
def suppressive_fire(g: Position, who: Seat) -> Uses:
    return withdraw_uses(g, who, most=1)
