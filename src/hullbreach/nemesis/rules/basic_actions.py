"""The basic actions of movement and handling that every character has."""

from __future__ import annotations

from functools import cache

from ...kernel import Effects, Seat
from ..kinds import BASIC
from ..position import Position
from ..refs import ROOM
from .actions import Action
from .items import TakeObject
from .movement import CAREFUL, Enter, walk
from .offers import Means, Offers, basic

MOVE = tuple(f"move/{room}" for room in ROOM)
CAREFUL_MOVE = tuple(f"careful-move/{room}" for room in ROOM)


def move_cost(g: Position, who: Seat, fighting: bool) -> int:
    """One card; two for an escape with a wounded leg."""
    return 2 if fighting and g.suffers(who, "leg") else BASIC["move"].cost


class Move(Action, tag="nemesis/move"):
    """Go to a neighbouring room through a corridor without a closed door; in combat this is an escape."""

    rule = "nemesis/action/move"
    printed = "move"
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        return walk(g, self.who, self.to, self.via)

    def _id(self, g: Position) -> str:
        return MOVE[self.to]

    def _cost(self, g: Position) -> int:
        return move_cost(g, self.who, g.in_combat(self.who))

    def _impossible(self, g: Position) -> str | None:
        return "nemesis/door/closed-blocks" if g.closed >> self.via & 1 else None


class CarefulMove(Action, tag="nemesis/careful-move"):
    """Move, and instead of a noise roll put a marker in a silent corridor of one's choice."""

    rule = "nemesis/action/careful-move"
    printed = "careful-move"
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        return [Enter(self.who, self.to, self.via, CAREFUL)]

    def _id(self, g: Position) -> str:
        return CAREFUL_MOVE[self.to]

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


def movement_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Move and careful move to every neighbouring room; a wounded leg makes an escape dearer."""
    ways = g.board.ways[g.room[who]]
    cost = move_cost(g, who, means.fighting)
    move = basic(means, "move", moves(who, ways), cost)
    if not means.thorough and (means.purse < 2 or means.fighting):
        return (move,)
    return move, basic(means, "careful-move", careful_moves(who, ways))


@cache
def moves(who: Seat, ways: tuple[tuple[int, int], ...]) -> tuple[Action, ...]:
    """The moves along these ways; they are asked for so often that they are made once."""
    return tuple(Move(who, other, corridor) for corridor, other in ways)


@cache
def careful_moves(who: Seat, ways: tuple[tuple[int, int], ...]) -> tuple[Action, ...]:
    """The careful moves along these ways."""
    return tuple(CarefulMove(who, other, corridor) for corridor, other in ways)


def handling_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Pick up every different object in the room."""
    room = g.room[who]
    if room not in g.object_at:
        return ()
    lying = {g.object_id(thing): thing for thing in g.objects_in(room)}
    return (basic(means, "pick-up", [PickUp(who, thing) for thing in lying.values()]),)
