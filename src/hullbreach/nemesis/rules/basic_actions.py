"""The basic actions of movement and handling that every character has."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effects, Seat
from ..position import Position
from ..refs import ROOM
from .actions import Action
from .items import TakeObject
from .movement import CAREFUL, Enter, walk


class Move(Action, tag="nemesis/move"):
    """Go to a neighbouring room through a corridor without a closed door; in combat this is an escape."""

    rule = "nemesis/action/move"
    printed = "move"
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        return walk(g, self.who, self.to, self.via)

    def _id(self, g: Position) -> str:
        return f"move/{ROOM[self.to]}"

    def _cost(self, g: Position) -> int:
        return 2 if g.in_combat(self.who) and g.suffers(self.who, "leg") else super()._cost(g)

    def _impossible(self, g: Position) -> str | None:
        return "nemesis/door/closed-blocks" if g.is_closed(self.via) else None


class CarefulMove(Action, tag="nemesis/careful-move"):
    """Move, and instead of a noise roll put a marker in a silent corridor of one's choice."""

    rule = "nemesis/action/careful-move"
    printed = "careful-move"
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        return [Enter(self.who, self.to, self.via, CAREFUL)]

    def _id(self, g: Position) -> str:
        return f"careful-move/{ROOM[self.to]}"

    def _impossible(self, g: Position) -> str | None:
        if g.is_closed(self.via):
            return "nemesis/door/closed-blocks"
        noisy = not g.board.spot_mask[self.to] & ~g.noise
        return "nemesis/action/careful-move-forbidden" if noisy else None


class PickUp(Action, tag="nemesis/pick-up"):
    """Take a corpse, carcass or egg lying in the room into a hand slot."""

    rule = "nemesis/action/pick-up"
    printed = "pick-up"
    thing: int

    def take(self, g: Position) -> Effects:
        return [TakeObject(self.who, self.thing)] if g.object_at[self.thing] == g.room_of(self.who) else None

    def _id(self, g: Position) -> str:
        return f"pick-up/{g.object_id(self.thing)}"


def movement_actions(g: Position, who: Seat) -> Iterator[Action]:
    """Move and careful move to every neighbouring room."""
    ways = g.board.ways[g.room_of(who)]
    for corridor, other in ways:
        yield Move(who, other, corridor)
    for corridor, other in ways:
        yield CarefulMove(who, other, corridor)


def handling_actions(g: Position, who: Seat) -> Iterator[Action]:
    """Pick up every different object in the room."""
    lying = {g.object_id(thing): thing for thing in g.objects_in(g.room_of(who))}
    for thing in lying.values():
        yield PickUp(who, thing)
