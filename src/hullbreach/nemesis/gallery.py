"""The gallery: everything in the box with its name, its number and its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ..packs import Look
from .content.printed import ExplorationTable, Tables

Piece = dict[str, Any]


def pieces(tables: Tables, drawn: Mapping[str, Look]) -> list[Piece]:
    """Every character, room, card and token, family by family."""
    families = (_crew, _rooms, _cards, _items, _threats, _secrets, _tokens)
    return [piece | {"drawn": drawn.get(_shown_as(piece))} for family in families for piece in family(tables)]


def _shown_as(piece: Piece) -> str:
    """The reference of a thing on the table. In the gallery a room is its tile."""
    return str(piece["ref"]).replace("room:", "place:")


def one(family: str, kind: str, id: str, count: int, source: str, **facts: Any) -> Piece:
    """One kind of thing. The message `kind-id` is its name, and `kind-id-text` says what it does."""
    return {
        "family": family,
        "ref": f"{kind}:{id}",
        "name": f"{kind}-{id}",
        "count": count,
        "source": source,
        "facts": facts,
        "drawn": None,
    }


def _crew(tables: Tables) -> Iterator[Piece]:
    for row in tables.characters.character:
        yield one("characters", "character", row.id, 1, row.source)


def _rooms(tables: Tables) -> Iterator[Piece]:
    for row in tables.rooms.room:
        facts: dict[str, Any] = {
            "tile": row.tile,
            "colour": row.colour,
            **({"computer": "yes"} if row.computer else {}),
        }
        yield one("rooms", "room", row.id, 1, row.source, **facts)


def _cards(tables: Tables) -> Iterator[Piece]:
    held = Counter(card for row in tables.characters.character for card in row.deck)
    who = {card: row.id for row in tables.characters.character for card in row.deck}
    for row in tables.actions.action:
        facts: dict[str, Any] = {"cost": row.cost, "combat": row.combat}
        if held[row.id] == 1:
            facts["character"] = f"character-{who[row.id]}"
        yield one("cards", "card", row.id, held[row.id], row.source, **facts)


def _items(tables: Tables) -> Iterator[Piece]:
    for row in (*tables.items.item, *tables.character_items.item):
        decks = {"red": row.decks.red, "yellow": row.decks.yellow, "green": row.decks.green, "crafted": row.crafted}
        found = {deck: count for deck, count in decks.items() if count}
        facts: dict[str, Any] = {
            **({} if row.cost is None else {"use": row.cost}),
            "combat": row.combat,
            **({"one-use": "yes"} if row.one_use else {}),
            **({"heavy": "yes"} if row.heavy else {}),
            **({"loaded": row.weapon.loaded} if row.weapon and row.weapon.loaded else {}),
            **found,
            **({"symbols": _symbols(row.symbols)} if row.symbols else {}),
            **({"recipe": _symbols(row.recipe)} if row.recipe else {}),
        }
        yield one("quests" if row.quest else "items", "item", row.id, sum(found.values()) or 1, row.source, **facts)


def _symbols(symbols: tuple[str, ...]) -> tuple[str, ...]:
    """Component symbols as messages."""
    return tuple(f"symbol-{symbol}" for symbol in symbols)


def _threats(tables: Tables) -> Iterator[Piece]:
    for kind in tables.tokens.intruder:
        numbers = " ".join(_number(number) for number in kind.numbers)
        yield one("creatures", "species", kind.kind, len(kind.numbers), kind.source, numbers=numbers)
    for attack in tables.attacks.attack:
        blood = " ".join(map(str, attack.blood))
        yield one("attacks", "attack", attack.id, len(attack.blood), attack.source, blood=blood)
    for event in tables.events.event:
        yield one("events", "event-card", event.id, 1, event.source, direction=event.direction)


def _secrets(tables: Tables) -> Iterator[Piece]:
    for objective in tables.objectives.objective:
        facts = {"deck": objective.deck, "players": objective.players}
        yield one("objectives", "objective", objective.id, 1, objective.source, **facts)
    for weakness in tables.weaknesses.weakness:
        yield one("weaknesses", "weakness", weakness.id, 1, weakness.source)
    for wound in tables.wounds.wound:
        yield one("wounds", "wound", wound.id, wound.count, wound.source)


def _number(number: int | tuple[int, int]) -> str:
    """A surprise number, or the one in the light and the one in darkness."""
    return str(number) if isinstance(number, int) else "/".join(map(str, number))


def _tokens(tables: Tables) -> Iterator[Piece]:
    yield from exploration_tokens("exploration", tables.exploration)


def exploration_tokens(family: str, table: ExplorationTable) -> Iterator[Piece]:
    """The exploration tokens of one table."""
    for row in table.token:
        items = " ".join(map(str, row.items))
        yield one(family, "exploration", row.effect, len(row.items), row.source, items=items)
