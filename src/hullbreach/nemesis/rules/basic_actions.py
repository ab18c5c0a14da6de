"""The basic actions of movement and handling that every character has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...kernel import Effects, Option, Seat
from ..board import Board
from ..position import Position
from .actions import Action
from .items import TakeObject
from .movement import CAREFUL, Enter, walk
from .offers import LYING, PAYS, Kind, Means, Offers, barred, basic
from .turn import to_take


def move_costs(g: Position, who: Seat, fighting: bool) -> tuple[int, int]:
    """The costs of a move and of a careful move: one card (two for an escape with a wounded leg), and two."""
    move, careful = g.box.move_costs
    if fighting and g.suffers(who, "leg"):
        move = 2
    if "move-surcharge" in g.game.adjusters:
        more = g.adjusted("move-surcharge", 0, who)
        return move + more, careful + more
    return move, careful


class Move(Action, tag="nemesis/move"):
    """Go to a neighbouring room through a corridor without a closed door; in combat this is an escape."""

    rule = "nemesis/action/move"
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        return walk(g, self.who, self.to, self.via)

    def _id(self, g: Position) -> str:
        return f"move/{g.board.way_id(self.to, self.via)}"

    def _impossible(self, g: Position) -> str | None:
        return "nemesis/door/closed-blocks" if g.closed >> self.via & 1 else None


class CarefulMove(Action, tag="nemesis/careful-move"):
    """Move, and instead of a noise roll put a marker in a silent corridor of one's choice."""

    rule = "nemesis/action/careful-move"
    to: int
    via: int

    def go(self, g: Position) -> Effects:
        return [Enter(self.who, self.to, self.via, CAREFUL)]

    def _id(self, g: Position) -> str:
        return f"careful-move/{g.board.way_id(self.to, self.via)}"

    def _impossible(self, g: Position) -> str | None:
        if g.is_closed(self.via):
            return "nemesis/door/closed-blocks"
        noisy = not g.board.spot_mask[self.to] & ~g.noise
        return "nemesis/action/careful-move-forbidden" if noisy else None


class PickUp(Action, tag="nemesis/pick-up"):
    """Take a corpse, carcass or egg lying in the room into a hand slot."""

    rule = "nemesis/action/pick-up"
    thing: int

    def take(self, g: Position) -> Effects:
        return [TakeObject(self.who, self.thing)] if g.object_at[self.thing] == g.room_of(self.who) else None

    def _id(self, g: Position) -> str:
        return f"pick-up/{g.object_id(self.thing)}"


def movement_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Move and careful move through every corridor; a wounded leg makes an escape dearer."""
    ways = g.board.ways[g.room[who]]
    cost, careful = move_costs(g, who, means.fighting)
    return (
        basic(g, means, "move", (Move(who, to, via) for via, to in ways), cost),
        basic(g, means, "careful-move", (CarefulMove(who, to, via) for via, to in ways), careful),
    )


def movement_options(g: Position, who: Seat, means: Means) -> Sequence[Option]:
    """The same as options, made once for every room, set of closed doors and set of neighbours noisy all around."""
    fighting, board, room = means.fighting, g.board, g.room[who]
    cost, careful = move_costs(g, who, fighting)
    if means.purse < cost:
        return ()
    closed = g.closed & board.door_mask[room]
    if fighting or means.purse < careful:
        return moves(board, who, room, closed, cost)
    noise, noisy = g.noise & board.near_mask[room], 0
    if noise.bit_count() >= board.fewest_spots:
        for to in board.neighbours[room]:
            if not board.spot_mask[to] & ~noise:
                noisy |= 1 << to
    return moves_with_care(board, who, room, closed, noisy, cost, careful)


@cache
def moves(board: Board, who: Seat, room: int, closed: int, cost: int) -> tuple[Option, ...]:
    """The options to go to a neighbouring room."""
    return tuple(
        to_take(f"move/{board.way_id(to, via)}", Move(who, to, via), cost)
        for via, to in board.ways[room]
        if not closed >> via & 1
    )


@cache
def moves_with_care(
    board: Board, who: Seat, room: int, closed: int, noisy: int, cost: int, careful: int
) -> tuple[Option, ...]:
    """The options to go to a neighbouring room, with or without care; not with care where there is noise all around."""
    quiet = tuple(
        to_take(f"careful-move/{board.way_id(to, via)}", CarefulMove(who, to, via), careful)
        for via, to in board.ways[room]
        if not noisy >> to & 1 and not closed >> via & 1
    )
    return moves(board, who, room, closed, cost) + quiet


def handling_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Pick up every different object in the room."""
    lying = {g.object_id(thing): thing for thing in g.objects_in(g.room[who])}
    return (basic(g, means, "pick-up", [PickUp(who, thing) for thing in lying.values()]),)


def handling_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """The same as options, made once for every object."""
    printed = g.box.basic["pick-up"]
    if barred(means, printed.cost, printed.combat):
        return []
    lying = {g.object_id(thing): thing for thing in g.objects_in(g.room[who])}
    return [to_pick_up(name, who, thing, printed.cost) for name, thing in lying.items()]


@cache
def to_pick_up(name: str, who: Seat, thing: int, cost: int) -> Option:
    """The option to pick something up."""
    return to_take(f"pick-up/{name}", PickUp(who, thing), cost)


MOVEMENT = Kind(PAYS, movement_offers, movement_options)
HANDLING = Kind(PAYS | LYING, handling_offers, handling_options)
