"""The common cards (nemesis/action/common-cards, lockdown/action/common-cards) and repairs."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions, Use, Uses
from ...position import Position
from ...rules.doors import DestroyDoor
from ...rules.hazards import PlaceMalfunction, may_malfunction
from ...rules.repairs import repair_uses
from ...rules.search import search_uses

content, ship, facility = Functions(), Functions(), Functions()
content.reaction("interruption", told_by="interrupted")


@content.action_card("rest", rule="nemesis/action/rest")
def rest(g: Position, who: Seat) -> Uses:
    return g.species.rests(g, who)


@content.action_card("demolition", rule="nemesis/action/demolition")
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


@content.action_card("search", rule="nemesis/search/procedure")
def search(g: Position, who: Seat) -> Uses:
    return search_uses(g, who)


@ship.action_card("basic-repairs", "repairs", "quick-repairs", rule="nemesis/action/repairs")
@facility.action_card("basic-repairs-facility", "repairs-facility", rule="lockdown/malfunction/blocks-room-action")
def repairs(g: Position, who: Seat) -> Uses:
    return repair_uses(g, who)
