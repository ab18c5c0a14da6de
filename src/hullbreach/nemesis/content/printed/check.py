"""The printed tables held against each other and against the counts of the box."""

import re
from collections import Counter
from collections.abc import Set as AbstractSet
from typing import Literal, NamedTuple

from .rows import Decks, ItemDeck, Tile
from .tables import TABLES, BadTable, BoardTable, IntruderPlayerTable, Table, Tables, TrackTable, original


def check(tables: Tables | None = None) -> None:
    """Hold the tables against each other and against the counts of the box; raise the first `BadTable`."""
    it = tables or original()
    for name in TABLES:
        _check_no_row_twice(name, getattr(it, name))
    for side in SIDES:
        _check_ways(it, side)
        _check_slots(it, side)
    _check_rooms(it)
    _check_tokens(it)
    _check_tracks(it.tracks)
    _check_cards(it)
    _check_items(it)
    _check_quest_items(it)
    _check_characters(it)
    _check_intruder_player(it.intruder_player)


class Side(NamedTuple):
    """What must be on one side of the board."""

    table: Literal["board_ship", "board_ship_alternative"]
    pairs: int
    """How many pairs of rooms are joined by two corridors."""
    networks: AbstractSet[str | None]
    """The technical networks; the only one of the basic side has no name."""
    face_up: AbstractSet[str]
    """Basic rooms that lie face up from the start."""

    def of(self, tables: Tables) -> BoardTable:
        """Its table."""
        return tables.board_ship if self.table == "board_ship" else tables.board_ship_alternative


SIDES = (
    Side("board_ship", 0, {None}, frozenset()),
    Side("board_ship_alternative", 3, {"red", "blue"}, {"evacuation-a", "evacuation-b"}),
)


def _demand(holds: bool, name: str, row: str, reason: str) -> None:
    if not holds:
        raise BadTable(f"{name}.toml", row, reason)


def _census(name: str, what: str, expected: int, found: int) -> None:
    _demand(found == expected, name, what, f"Expected {expected}, found {found}")


def _check_no_row_twice(name: str, table: Table) -> None:
    """The key of a row tells it from the others."""
    for heading in table.__struct_fields__:
        rows = getattr(table, heading)
        keys = [row.key for row in rows] if isinstance(rows, tuple) else []
        for key, times in Counter(keys).items():
            _demand(times == 1, name, f"{heading} {key}", "Appears more than once")


def _check_ways(it: Tables, side: Side) -> None:
    """The corridors and the entrance of every room carry 1, 2, 3 and 4 exactly once."""
    name, board = side.table, side.of(it)
    corridors = board.corridor
    _census(name, "corridors", 28, len(corridors))
    pairs = [corridor.between for corridor in corridors]
    _census(name, "pairs of corridors", side.pairs, len(pairs) - len(set(pairs)))
    networks = {entrance.network for entrance in board.entrance}
    _demand(networks == side.networks, name, "entrances", "Not the technical networks of this side")
    _demand(pairs == sorted(pairs), name, "corridors", "Not in increasing order")
    _demand(all(a < b for a, b in pairs), name, "corridors", "Write the lower room first")
    numbers: dict[int, list[int]] = {slot.number: [] for slot in board.room}
    ways = [(room, way.numbers) for way in corridors for room in way.between]
    for room, found in ways + [(way.room, way.numbers) for way in board.entrance]:
        _demand(room in numbers, name, f"room {room}", "A way leads to a room that is not there")
        numbers[room] += found
    for room, carried in numbers.items():
        reason = f"Its ways carry {sorted(carried)}, not 1, 2, 3 and 4 once each"
        _demand(sorted(carried) == [1, 2, 3, 4], name, f"room {room}", reason)


def _check_slots(it: Tables, side: Side) -> None:
    """Every special room and every basic tile has its slot, and there are tiles for the other slots."""
    name, slots = side.table, side.of(it).room
    _demand([slot.number for slot in slots] == list(range(1, 22)), name, "rooms", "Not numbered 1 to 21")
    for slot in slots:
        reason = "A special slot, or one of a tile that lies face up, names its room, and no other"
        named = slot.slot == "special" or slot.room in side.face_up
        _demand(named == (slot.room is not None), name, f"room {slot.number}", reason)
    special = {room.id for room in it.rooms.room if room.tile == "special"}
    found = {slot.room for slot in slots if slot.slot == "special"}
    _demand(found == special, name, "rooms", "Not the special rooms")
    found = {slot.room for slot in slots if slot.slot == "basic"} - {None}
    _demand(found == side.face_up, name, "rooms", "Not the basic rooms that lie face up")
    places = Counter(slot.slot for slot in slots)
    counts: dict[Tile, int] = {"special": 5, "basic": 11, "additional": 5}
    for tile, placed in counts.items():
        _census(name, f"{tile} slots", placed, places[tile])


def _check_rooms(it: Tables) -> None:
    """The rooms are all there, and one that can be searched has a colour."""
    tiles = Counter(room.tile for room in it.rooms.room)
    counts: dict[Tile, int] = {"special": 5, "basic": 11, "additional": 9}
    for tile, expected in counts.items():
        _census("rooms", f"{tile} rooms", expected, tiles[tile])
    for room in it.rooms.room:
        reason = "A searchable room has a colour"
        _demand(not room.searchable or room.colour != "none", "rooms", room.id, reason)


def _check_tokens(it: Tables) -> None:
    """The tokens are all there, and set-up for five players does not ask for more."""
    name, tokens = "tokens", it.tokens
    kinds = {intruder.kind: len(intruder.numbers) for intruder in tokens.intruder}
    _census(name, "intruder tokens", 27, sum(kinds.values()))
    for start in tokens.bag:
        reason = "More in the bag than there are"
        _demand(start.tokens + 5 * start.per_player <= kinds.get(start.kind, 0), name, start.kind, reason)
    for supply in tokens.supply:
        _demand(supply.at_setup <= supply.count, name, supply.id, "More at set-up than there are")
    players = sorted(n for count in tokens.pod_count for n in count.players)
    _demand(players == [1, 2, 3, 4, 5], name, "pod_count", "Not one row for each number of players")
    most = max(count.pods for count in tokens.pod_count)
    _demand(most <= len(tokens.pod), name, "pod_count", "More pods in play than there are")
    _census("exploration", "tokens", 20, sum(len(token.items) for token in it.exploration.token))
    engines = {f"engine-{engine.number}" for engine in tokens.engine}
    rooms = {room.id for room in it.rooms.room if re.fullmatch(r"engine-\d", room.id)}
    _demand(engines == rooms, name, "engine", "Engines and engine rooms differ")
    faces = {die.id: len(die.faces) for die in it.dice.die}
    _demand(faces == {"noise": 10, "combat": 6}, "dice", "die", "Not a noise die of 10 and a combat die of 6")


def _check_tracks(tracks: TrackTable) -> None:
    """A track that counts down from `start` leaves its last space on move number `start`."""
    name, time, ruin, course = "tracks", tracks.time, tracks.self_destruct, tracks.destination
    _demand(time.jump_on_move == time.start > time.first_blue, name, "time", "Does not count down")
    _demand(ruin.skull_on_move == ruin.start > ruin.first_yellow, name, "self_destruct", "Does not count down")
    _demand(course.start in course.letters, name, "destination", "Starts off the track")


def _check_cards(it: Tables) -> None:
    """The decks hold as many cards as were printed."""
    _census("coordinates", "cards", 8, len(it.coordinates.card))
    for card in it.coordinates.card:
        four = len({card.a, card.b, card.c, card.d}) == 4
        _demand(four, "coordinates", card.id, "Names a destination twice")
    _census("attacks", "cards", 20, sum(len(attack.blood) for attack in it.attacks.attack))
    _census("events", "cards", 20, len(it.events.event))
    _census("wounds", "cards", 16, sum(wound.count for wound in it.wounds.wound))
    _census("weaknesses", "cards", 8, len(it.weaknesses.weakness))
    _census("contamination", "cards", 27, sum(card.count for card in it.contamination.contamination))
    decks = Counter(objective.deck for objective in it.objectives.objective)
    _census("objectives", "personal", 9, decks["personal"])
    _census("objectives", "corporate", 9, decks["corporate"])
    _census("objectives", "coop", 7, decks["coop"])


def _check_items(it: Tables) -> None:
    """Item decks are complete, recipes can be met, and a weapon is heavy, kept, and used by Shoot only."""
    items = it.items.item
    sizes: dict[ItemDeck, int] = {"red": 30, "yellow": 30, "green": 30, "crafted": 12}
    for deck, size in sizes.items():
        _census("items", f"{deck} deck", size, sum(item.copies(deck) for item in items))
    symbols = {symbol for item in items for symbol in item.symbols}
    for item in items:
        _demand((item.crafted > 0) == bool(item.recipe), "items", item.id, "Recipe and crafted go together")
        _demand(set(item.recipe) <= symbols, "items", item.id, "No item has a symbol of its recipe")
        _demand(item.quest is None, "items", item.id, "Quest items are in character_items.toml")
    for name, table in (("items", it.items), ("character_items", it.character_items)):
        for item in table.item:
            kept = item.heavy and not item.one_use and item.cost is None
            _demand(item.weapon is None or kept, name, item.id, "A weapon is heavy, kept, without item action")


def _check_quest_items(it: Tables) -> None:
    """A quest names a room or items that exist; a character's item is in no deck."""
    rooms = {room.id for room in it.rooms.room}
    items = {item.id for item in it.items.item}
    for item in it.character_items.item:
        name = "character_items"
        _demand(item.id not in items, name, item.id, "The id is taken by an item of items.toml")
        _demand((item.weapon is None) != (item.quest is None), name, item.id, "Neither weapon nor quest item")
        _demand(item.decks == Decks() and not item.crafted, name, item.id, "A character's item is in no deck")
        if item.quest:
            _demand(item.quest.room in {None, *rooms}, name, item.id, f"Unknown room {item.quest.room}")
            _demand(set(item.quest.discard) <= items, name, item.id, f"Unknown item in {item.quest.discard}")


def _check_characters(it: Tables) -> None:
    """Decks, weapons and quests name cards that exist, and every such card belongs to somebody."""
    name, characters = "characters", it.characters.character
    actions = {action.id for action in it.actions.action}
    weapons = {item.id for item in it.character_items.item if item.weapon}
    quests = {item.id for item in it.character_items.item if item.quest}
    for who in characters:
        _census(name, f"{who.id}: deck", 10, len(who.deck))
        for card in who.deck:
            _demand(card in actions, name, who.id, f"Unknown action {card}")
        _demand(who.weapon in weapons, name, who.id, f"Unknown weapon {who.weapon}")
        for quest in who.quests:
            _demand(quest in quests, name, who.id, f"Unknown quest item {quest}")
    used = {card for who in characters for card in who.deck}
    _demand(used == actions, "actions", "action", f"In nobody's deck: {sorted(actions - used)}")
    owned = sorted(item for who in characters for item in (who.weapon, *who.quests))
    _demand(owned == sorted(weapons | quests), "character_items", "item", "Not each owned by one character")


def _check_intruder_player(table: IntruderPlayerTable) -> None:
    """Ten cards, each with an ability of its own; every corridor number is on two of them, and two may take any."""
    name, cards, abilities = "intruder_player", table.card, table.ability
    _census(name, "cards", 10, len(cards))
    same = [card.id for card in cards] == [ability.card for ability in abilities]
    _demand(same, name, "ability", "Not one for each card, in the same order")
    effects = {ability.effect for ability in abilities}
    _demand(len(effects) == len(abilities), name, "ability", "Two cards have the same effect")
    numbers = Counter(card.movement for card in cards)
    wanted = {(1,): 2, (2,): 2, (3,): 2, (4,): 2, (1, 2, 3, 4): 2}
    _demand(numbers == wanted, name, "cards", "Not each corridor number twice and twice any")
