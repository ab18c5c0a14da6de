"""The basic actions of movement and handling that every character has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...kernel import Effects, Option, Seat
from ..board import Board
from ..kinds import BASIC
from ..position import Position
from ..refs import ROOM
from .actions import Action
from .items import TakeObject
from .movement import CAREFUL, Enter, walk
from .offers import LYING, PAYS, Kind, Means, Offers, basic
from .turn import allowed, to_take

MOVE = tuple(f"move/{room}" for room in ROOM)
CAREFUL_MOVE = tuple(f"careful-move/{room}" for room in ROOM)
CAREFUL_COST = BASIC["careful-move"].cost


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
    return (
        basic(means, "move", (Move(who, to, via) for via, to in ways), move_cost(g, who, means.fighting)),
        basic(means, "careful-move", (CarefulMove(who, to, via) for via, to in ways)),
    )


def movement_options(g: Position, who: Seat, means: Means) -> Sequence[Option]:
    """The same, from options made once for every room."""
    _, purse, fighting, _ = means
    board, room = g.board, g.room[who]
    closed = g.closed & board.door_mask[room]
    cost = move_cost(g, who, fighting)
    if purse < cost:
        return ()
    options = moves(board, who, room, closed, cost)
    if purse < CAREFUL_COST or fighting:
        return options
    noise = g.noise
    with_care = [option for spots, option in careful_moves(board, who, room, closed) if spots & noise != spots]
    return (*options, *with_care)


@cache
def moves(board: Board, who: Seat, room: int, closed: int, cost: int) -> tuple[Option, ...]:
    """Where one can go from a room with these doors closed."""
    return tuple(to_take(MOVE[to], Move(who, to, via), cost) for via, to in board.ways[room] if not closed >> via & 1)


@cache
def careful_moves(board: Board, who: Seat, room: int, closed: int) -> tuple[tuple[int, Option], ...]:
    """Where one can go with care: the corridors and networks of the room there, and the option."""
    return tuple(
        (board.spot_mask[to], to_take(CAREFUL_MOVE[to], CarefulMove(who, to, via), CAREFUL_COST))
        for via, to in board.ways[room]
        if not closed >> via & 1
    )


def handling_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Pick up every different object in the room."""
    lying = {g.object_id(thing): thing for thing in g.objects_in(g.room[who])}
    return (basic(means, "pick-up", [PickUp(who, thing) for thing in lying.values()]),)


def handling_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """What of it is allowed."""
    return allowed(g, handling_offers(g, who, means))


MOVEMENT = Kind(PAYS, movement_offers, movement_options)
HANDLING = Kind(PAYS | LYING, handling_offers, handling_options)
