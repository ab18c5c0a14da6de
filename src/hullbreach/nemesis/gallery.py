"""Everything in the box as one would lay it out on a table: what it is called, how many there are, where it is from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .content.printed import Tables
from .looks import looks

Piece = dict[str, Any]


def pieces(tables: Tables) -> list[Piece]:
    """Every character, room, card and token, family by family."""
    families = (_crew, _rooms, _cards, _items, _threats, _secrets, _tokens)
    drawn = looks(tables)
    return [piece | {"drawn": drawn.get(_shown_as(piece))} for family in families for piece in family(tables)]


def _shown_as(piece: Piece) -> str:
    """The reference of a thing on the table; here a room is its tile."""
    return str(piece["ref"]).replace("room:", "place:")


def _piece(family: str, kind: str, id: str, count: int, source: str, **facts: Any) -> Piece:
    """One sort of thing: `kind-id` is the message with its name, and with `-text` behind it what it does."""
    name = f"{kind}-{id}"
    return {"family": family, "ref": f"{kind}:{id}", "name": name, "count": count, "source": source, "facts": facts}


def _crew(tables: Tables) -> Iterator[Piece]:
    for row in tables.characters.character:
        yield _piece("characters", "character", row.id, 1, row.source)


def _rooms(tables: Tables) -> Iterator[Piece]:
    for row in tables.rooms.room:
        facts: dict[str, Any] = {
            "tile": row.tile,
            "colour": row.colour,
            **({"computer": "yes"} if row.computer else {}),
        }
        yield _piece("rooms", "room", row.id, 1, row.source, **facts)


def _cards(tables: Tables) -> Iterator[Piece]:
    held = Counter(card for row in tables.characters.character for card in row.deck)
    who = {card: row.id for row in tables.characters.character for card in row.deck}
    for row in tables.actions.action:
        facts: dict[str, Any] = {"cost": row.cost, "combat": row.combat}
        if held[row.id] == 1:
            facts["character"] = f"character-{who[row.id]}"
        yield _piece("cards", "card", row.id, held[row.id], row.source, **facts)


def _items(tables: Tables) -> Iterator[Piece]:
    for row in (*tables.items.item, *tables.character_items.item):
        decks = {"red": row.decks.red, "yellow": row.decks.yellow, "green": row.decks.green, "crafted": row.crafted}
        found = {deck: count for deck, count in decks.items() if count}
        facts: dict[str, Any] = {"combat": row.combat, **({"heavy": "yes"} if row.heavy else {}), **found}
        yield _piece("quests" if row.quest else "items", "item", row.id, sum(found.values()) or 1, row.source, **facts)


def _threats(tables: Tables) -> Iterator[Piece]:
    for kind in tables.tokens.intruder:
        numbers = " ".join(map(str, kind.numbers))
        yield _piece("creatures", "species", kind.kind, len(kind.numbers), kind.source, numbers=numbers)
    for attack in tables.attacks.attack:
        blood = " ".join(map(str, attack.blood))
        yield _piece("attacks", "attack", attack.id, len(attack.blood), attack.source, blood=blood)
    for event in tables.events.event:
        yield _piece("events", "event-card", event.id, 1, event.source, direction=event.direction)


def _secrets(tables: Tables) -> Iterator[Piece]:
    for objective in tables.objectives.objective:
        facts = {"deck": objective.deck, "players": objective.players}
        yield _piece("objectives", "objective", objective.id, 1, objective.source, **facts)
    for weakness in tables.weaknesses.weakness:
        yield _piece("weaknesses", "weakness", weakness.id, 1, weakness.source)
    for wound in tables.wounds.wound:
        yield _piece("wounds", "wound", wound.id, wound.count, wound.source)


def _tokens(tables: Tables) -> Iterator[Piece]:
    for row in tables.exploration.token:
        items = " ".join(map(str, row.items))
        yield _piece("exploration", "exploration", row.effect, len(row.items), row.source, items=items)
