"""What computers can do: seven actions, three of them on every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Use, Uses
from ...content.printed import ComputerCard
from ...refs import ROOM
from ...rules.doors import CloseDoor, OpenDoor
from ...rules.hazards import RemoveFire
from .contingencies import look_uses
from .css import css_uses
from .event_kinds import ROOM_CLEARED
from .knowledge import GainKnowledge
from .position import FacilityPosition
from .power import PLACE, PLACES, SwapPower
from .rover import rover_uses
from .zones import COMPUTER_DECK


def open_card(g: FacilityPosition) -> ComputerCard:
    """The computer card that lies open."""
    return g.box.tables.computer.card[g.face[g.zones[COMPUTER_DECK][-1]] - 1]


def computer_uses(g: FacilityPosition, who: Seat, actions: Sequence[str] | None = None) -> Iterator[Use]:
    """The ways to perform one of these actions; those of the open card, unless others are named."""
    for action in open_card(g).actions if actions is None else actions:
        yield from ACTIONS[action](g, who)


def swap_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Two power tokens change places."""
    for one, other in combinations(PLACES, 2):
        yield f"swap-power/{PLACE[one]}/{PLACE[other]}", [SwapPower(one, other)]


def study_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Learn something from the network."""
    if not g.knows(who, g.box.tables.facility_tracks.knowledge.most):
        yield "gain-knowledge", [GainKnowledge(who, 1, "lockdown/knowledge/computer")]


def clear_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Any room with a fire to put out or with intruders to drive away."""
    for room in g.board.rooms:
        if g.is_burning(room) or room in g.foe_room:
            yield f"clear-room/{ROOM[room]}", [ClearRoom(room)]


def one_door_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Any door that is not destroyed is opened or closed."""
    for corridor in g.board.corridors:
        spot = g.board.spot_ids[corridor]
        if g.is_closed(corridor):
            yield f"open-door/{spot}", [OpenDoor(corridor)]
        elif not g.is_wrecked(corridor):
            yield f"close-door/{spot}", [CloseDoor(corridor, who)]


ACTIONS: Mapping[str, Callable[[FacilityPosition, Seat], Uses]] = {
    "move-the-rover": rover_uses,
    "look-at-css": css_uses,
    "look-at-contingencies": look_uses,
    "gain-knowledge": study_uses,
    "swap-power": swap_uses,
    "clear-room": clear_uses,
    "operate-door": one_door_uses,
}
"""By what is printed on the cards: the ways to do it."""


class ClearRoom(Effect, tag="lockdown/clear-room"):
    """The fire of a room is put out and every intruder there retreats in a direction of its own."""

    rule = "lockdown/computer/choose-action"
    room: int

    def put_the_fire_out(self, g: FacilityPosition) -> Effects:
        g.tell(ROOM_CLEARED, self.rule, room=ROOM[self.room])
        return [RemoveFire(self.room)]

    def intruders_retreat(self, g: FacilityPosition) -> Effects:
        return [effect for foe in g.foes_in(self.room) for effect in g.species.retreat(g, foe)]
