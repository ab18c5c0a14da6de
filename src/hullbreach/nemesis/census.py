"""What must always add up on a table, and what should happen sooner or later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .box import Box
from .kinds import CARRIED, GONE, IN_NEST, IN_SUPPLY
from .parts import Site, Species
from .position import Position
from .rules.wounds import LETHAL


def census(g: Position) -> Iterator[str]:
    """Complaints about a position; a sound one has none."""
    yield from _tokens(g)
    yield from _markers(g)
    yield from _objects(g)
    yield from _people(g)
    yield from g.site.complaints(g)
    yield from g.species.complaints(g)


def _tokens(g: Position) -> Iterator[str]:
    for sort, (kind, _) in enumerate(g.box.tokens):
        there = g.bag[sort] + g.pool[sort]
        if there != g.box.token_counts[sort] and not (kind == g.species.leader and g.queen_dead):
            yield f"{there} tokens {g.box.token_names[sort]}, not {g.box.token_counts[sort]}"


def _markers(g: Position) -> Iterator[str]:
    if g.fire.bit_count() > g.site.fire_markers:
        yield f"{g.fire.bit_count()} fire markers"
    if g.malfunction.bit_count() > g.site.malfunction_markers:
        yield f"{g.malfunction.bit_count()} malfunction markers"
    if g.malfunction & ~g.explored:
        yield "a malfunction marker in an unexplored room"
    if g.closed & g.wrecked:
        yield "a door both closed and destroyed"
    if g.doors_left() < 0:
        yield f"{-g.doors_left()} door tokens too many"


def _objects(g: Position) -> Iterator[str]:
    for thing in range(len(g.object_at)):
        at = g.object_at[thing]
        carried = CARRIED <= at < CARRIED + g.players
        if at not in (IN_SUPPLY, IN_NEST, GONE) and not carried and at not in g.board.rooms:
            yield f"object {thing} lies at {at}"


def _people(g: Position) -> Iterator[str]:
    for who in range(g.players):
        if g.light[who] > 2 or g.serious_count(who) > LETHAL:
            yield f"seat {who} has {g.light[who]} light and {g.serious_count(who)} serious wounds"
        if g.is_aboard(who) != (g.room_of(who) in g.board.rooms):
            yield f"seat {who} is aboard in room {g.room_of(who)}"
        for back in g.weapons(who):
            if g.ammo_in(back) > g.capacity(back):
                yield f"{g.item_name(back)} holds {g.ammo_in(back)} of {g.capacity(back)}"


def expected(site: Site[Any], species: Species, box: Box) -> Iterator[str]:
    """What fuzzing should see at least once: every character, room, card, item, event, attack and ending."""
    yield from (f"character-chosen:character:{name}" for name in box.character_names)
    open_tiles = {box.tiles[box.first_faces[back]] for back in site.open_tiles}
    yield from (f"explored:place:{name}" for name in box.tiles[1:] if name not in open_tiles)
    here = {*box.tiles[1:], *(box.room_names[kind] for kind in site.printed_kind if kind)}
    yield from (f"room-used:place:{room.id}" for room in box.tables.rooms.room if room.action and room.id in here)
    yield from (f"acts:play/card:{card.id}" for card in box.tables.actions.action if not card.reaction)
    yield from filter(None, box.reactions.values())
    items = (*box.tables.items.item, *box.tables.character_items.item)
    yield from (f"acts:use/item:{item.id}" for item in items if item.cost is not None and not item.reaction)
    yield from (f"shot:item:{item.id}" for item in items if item.weapon is not None)
    yield from (f"quest-activated:item:{item.id}" for item in box.tables.character_items.item if item.quest)
    yield from (f"crafted:item:{item.id}" for item in box.tables.items.item if item.recipe)
    yield from (f"event-drawn:event:{event.id}" for event in box.tables.events.event)
    yield from (f"attack-card:attack:{attack.id}" for attack in box.tables.attacks.attack)
    yield from (f"serious-wound:wound:{wound.id}" for wound in box.tables.wounds.wound)
    yield from site.expected
    yield from species.expected(box)
