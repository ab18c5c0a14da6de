"""Rooms and corridors."""

from __future__ import annotations

from functools import cache
from typing import Any

from .. import box
from ..board import Board
from ..kinds import CARRIED
from ..position import Position
from ..refs import ROOM, SEAT
from .shapes import Corridor, Exit, Foe, Room, Token


def rooms_of(g: Position) -> list[Room]:
    """Every room by number."""
    crew = _by_room([(room, SEAT[who]) for who, room in enumerate(g.room) if room and not g.pod[who]])
    foes = _by_room([(g.foe_room[mini], mini) for mini in range(len(g.box.miniatures) - 1, -1, -1) if g.foe_room[mini]])
    things = _by_room([(at, g.object_id(thing)) for thing, at in enumerate(g.object_at) if 0 < at < CARRIED])
    lying = set(g.zones[box.TOKENS_ON_BOARD])
    token_back, tile_back, printed_kind = g.site.token_back, g.site.tile_back, g.site.printed_kind
    face, fire, malfunction, airlock = g.face, g.fire, g.malfunction, g.airlock
    tile_kind, name, colour, computer = g.box.tile_kind, g.box.room_names, g.box.colour, g.box.computer
    rooms, shape, of_site = [], g.site.room_shown, g.site.place
    for room, x, y, exits in _printed(g.board):
        tile = tile_back[room]
        kind = tile_kind[face[tile]] if tile >= 0 else printed_kind[room]
        explored = bool(g.explored >> room & 1)
        token = token_back[room]
        rooms.append(
            shape(
                ref=ROOM[room],
                number=room,
                x=x,
                y=y,
                kind=name[kind] or None,
                explored=explored,
                colour=colour[kind] if kind else None,
                computer=computer[kind] if kind else None,
                items=g.items[room] if explored and g.box.searchable[kind] and token not in lying else None,
                token=_token(g, token) if token in lying else None,
                fire=bool(fire >> room & 1),
                malfunction=bool(malfunction >> room & 1),
                airlock=airlock == room,
                crew=crew.get(room, []),
                intruders=[_foe(g, mini) for mini in foes[room]] if room in foes else [],
                objects=things.get(room, []),
                exits=exits,
                **of_site(g, room),
            )
        )
    return rooms


def _by_room(pairs: list[tuple[int, Any]]) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = {}
    for room, what in pairs:
        found.setdefault(room, []).append(what)
    return found


def _foe(g: Position, mini: int) -> Foe:
    return Foe(g.foe_id(mini), g.box.foe_names[g.box.miniatures[mini]], g.injuries[mini])


def _token(g: Position, back: int) -> Token:
    effect, items = g.box.exploration_tokens[g.face[back]]
    return Token(effect or None, items if effect else None)


@cache
def _printed(board: Board) -> tuple[tuple[int, int, int, list[Exit]], ...]:
    """By room: its number, where it is drawn, and the ways out of it, which all views share."""
    rooms = []
    for room in board.rooms:
        slot = board.slots[room]
        assert slot is not None
        exits = [
            Exit(board.spot_id(corridor), list(board.numbers[corridor]), ROOM[other])
            for corridor, other in board.ways[room]
        ]
        if room in board.entrance_numbers:
            exits.append(Exit(board.spot_id(board.network[room]), list(board.entrance_numbers[room]), None))
        exits += [Exit(board.spot_id(area), list(board.numbers[area]), None) for area in board.areas_at(room)]
        rooms.append((room, slot.x, slot.y, sorted(exits, key=lambda exit: exit.numbers)))
    return tuple(rooms)


def corridors_of(g: Position) -> list[Corridor]:
    """Every corridor, then paths, technical networks and areas: noise and doors."""
    noise, closed, wrecked = g.noise, g.closed, g.wrecked
    return [
        Corridor(
            ref,
            ends,
            numbers,
            bool(noise >> spot & 1),
            "closed" if closed >> spot & 1 else "destroyed" if wrecked >> spot & 1 else None,
        )
        for spot, ref, ends, numbers in _corridors(g.board)
    ]


@cache
def _corridors(board: Board) -> tuple[tuple[int, str, list[str], list[int]], ...]:
    return tuple(
        (spot, ref, [ROOM[room] for room in board.touching[spot]], list(board.numbers[spot]))
        for spot, ref in enumerate(board.spot_ids)
    )
