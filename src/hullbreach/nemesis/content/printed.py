"""The printed facts of base Nemesis: TOML tables beside this module, validated into frozen structs.

A table is a file; its name is a field of `Box`. Ids are permanent; what people read lives elsewhere.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
CorridorNumber = Annotated[int, Meta(ge=1, le=4)]
Players = Annotated[int, Meta(ge=1, le=5)]

Source = Literal["rulebook", "published", "house"]
Combat = Literal["any", "in", "out"]
Tile = Literal["special", "basic", "additional"]
Colour = Literal["red", "yellow", "green", "white", "none"]
Exploration = Literal["malfunction", "doors", "fire", "slime", "danger", "silence"]
Kind = Literal["blank", "larva", "creeper", "adult", "breeder", "queen"]
Letter = Literal["a", "b", "c", "d"]
Destination = Literal["earth", "mars", "venus", "deep-space"]
Fate = Literal["discard", "remove", "shuffle"]
ItemDeck = Literal["red", "yellow", "green", "crafted"]
Symbol = Literal["battery", "cloth", "cross", "flame", "tool"]


class BadTable(Exception):
    """A table is not what it should be: in which file, at which row, and why."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}: {row}: {reason}" if row else f"{file}: {reason}")
        self.file = file
        self.row = row
        self.reason = reason


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed; a misspelt key is an error."""


class Row(Fact, frozen=True, kw_only=True):
    """A fact that says where it is from; the loader fills in its file's source."""

    source: Source


# ---------------------------------------------------------------- board and rooms


class Slot(Row, frozen=True):
    """A room of the board by its printed number; only a special one has its room printed too."""

    number: Positive
    slot: Tile
    x: Count
    y: Count
    room: Id | None = None


class Corridor(Row, frozen=True):
    """A corridor joins two rooms and carries the same numbers at both ends."""

    between: tuple[Positive, Positive]
    numbers: tuple[CorridorNumber, ...]


class Entrance(Row, frozen=True):
    """A way from a room into the technical corridors."""

    room: Positive
    numbers: tuple[CorridorNumber, ...]


class Room(Row, frozen=True):
    """A room tile, or a special room printed on the board."""

    id: Id
    tile: Tile
    colour: Colour
    computer: bool
    action: bool
    searchable: bool


# ---------------------------------------------------------------- tokens, dice and tracks


class ExplorationTokens(Row, frozen=True):
    """The exploration tokens with one effect: each entry of `items` is a token."""

    effect: Exploration
    items: tuple[Count, ...]


class IntruderTokens(Row, frozen=True):
    """The tokens of one kind of intruder: each entry of `numbers` is a token with that surprise number."""

    kind: Kind
    numbers: tuple[Annotated[int, Meta(ge=0, le=4)], ...]
    miniatures: Count


class BagStart(Row, frozen=True):
    """How many tokens of a kind the intruder bag starts with."""

    kind: Kind
    tokens: Count
    per_player: Count = 0


class Supply(Row, frozen=True):
    """How many markers of a sort there are, and how many of them are in play from the start."""

    id: Id
    count: Positive
    at_setup: Count = 0


class Pod(Row, frozen=True):
    """An escape pod and its spaces."""

    number: Positive
    spaces: Positive


class PodCount(Row, frozen=True):
    """How many pods are in play with these numbers of players."""

    players: tuple[Players, ...]
    pods: Positive


class Engine(Row, frozen=True):
    """The two status tokens of an engine."""

    number: Positive
    tokens: tuple[Literal["working", "damaged"], ...]


class Die(Row, frozen=True):
    """A die by the names of its faces; `count` of them are in the box."""

    id: Id
    count: Positive
    faces: tuple[Id, ...]


class TimeTrack(Row, frozen=True):
    """The time track counts down; from the first blue space on hibernation is open, then comes the jump."""

    start: Positive
    first_blue: Positive
    jump_on_move: Positive


class SelfDestructTrack(Row, frozen=True):
    """The self-destruct track counts down; from the first yellow space on nothing stops it."""

    start: Positive
    first_yellow: Positive
    skull_on_move: Positive


class DestinationTrack(Row, frozen=True):
    """The letters the destination marker can stand on, and the one it starts on."""

    letters: tuple[Letter, ...]
    start: Letter


# ---------------------------------------------------------------- cards


class Coordinates(Row, frozen=True):
    """A coordinates card names the destination behind each letter."""

    id: Id
    a: Destination
    b: Destination
    c: Destination
    d: Destination


class Attack(Row, frozen=True):
    """An intruder attack: each entry of `blood` is a card, 0 being the retreat arrow."""

    id: Id
    blood: tuple[Count, ...]
    by: tuple[Kind, ...]


class Event(Row, frozen=True):
    """An event card: who moves through which corridors, then an effect, then what becomes of the card."""

    id: Id
    direction: CorridorNumber
    movers: tuple[Kind, ...]
    fate: Fate
    effect: str = ""

    def __post_init__(self) -> None:
        if not self.effect:
            force_setattr(self, "effect", self.id)


class Wound(Row, frozen=True):
    """A serious wound and how many cards bear it."""

    id: Id
    count: Positive


class Weakness(Row, frozen=True):
    """An intruder weakness, one card."""

    id: Id


class Contamination(Row, frozen=True):
    """How many contamination cards are clean, how many infected."""

    id: Literal["clean", "infected"]
    count: Positive


class Objective(Row, frozen=True):
    """An objective card and the fewest players it is used with."""

    id: Id
    deck: Literal["personal", "corporate", "coop"]
    players: Players


class Decks(Fact, frozen=True):
    """Copies of an item in the three decks that are searched."""

    red: Count = 0
    yellow: Count = 0
    green: Count = 0


class Weapon(Fact, frozen=True, rename={"kind": "class"}):
    """What makes an item a weapon (`kind` is written `class` in the table)."""

    kind: Literal["energy", "classic"]
    capacity: Positive


class Quest(Fact, frozen=True):
    """A quest item is activated in a room, or by discarding any one of these items."""

    room: Id | None = None
    discard: tuple[Id, ...] = ()

    def __post_init__(self) -> None:
        if (self.room is None) == (not self.discard):
            raise ValueError("A quest needs either a room or items to discard")


class Item(Row, frozen=True):
    """An item card; `cost` is None when the item has no action of its own."""

    id: Id
    combat: Combat
    cost: Count | None = None
    heavy: bool = False
    one_use: bool = False
    reaction: bool = False
    symbols: tuple[Symbol, ...] = ()
    weapon: Weapon | None = None
    decks: Decks = Decks()
    crafted: Count = 0
    recipe: tuple[Symbol, ...] = ()
    quest: Quest | None = None

    def copies(self, deck: ItemDeck) -> int:
        """How many cards of that deck are this item."""
        found = {"red": self.decks.red, "yellow": self.decks.yellow, "green": self.decks.green}
        return self.crafted if deck == "crafted" else found[deck]


class Character(Row, frozen=True):
    """A character: starting weapon, ten action cards, two quest items."""

    id: Id
    weapon: Id
    deck: tuple[Id, ...]
    quests: tuple[Id, Id]


class Action(Row, frozen=True):
    """An action card or a basic action: its cost, and the combat it is marked for."""

    id: Id
    cost: Count
    combat: Combat
    reaction: bool = False


class RoomAction(Row, frozen=True):
    """What every room action costs, and that it is done out of combat."""

    cost: Count
    combat: Combat


# ---------------------------------------------------------------- tables


class Table(Fact, frozen=True, kw_only=True):
    """One file; its field names are the headings of the file."""

    source: Source


class BoardTable(Table, frozen=True):
    """board_ship.toml."""

    room: tuple[Slot, ...]
    corridor: tuple[Corridor, ...]
    entrance: tuple[Entrance, ...]


class RoomTable(Table, frozen=True):
    """rooms.toml."""

    room: tuple[Room, ...]


class ExplorationTable(Table, frozen=True):
    """exploration.toml."""

    token: tuple[ExplorationTokens, ...]


class TokenTable(Table, frozen=True):
    """tokens.toml."""

    intruder: tuple[IntruderTokens, ...]
    bag: tuple[BagStart, ...]
    supply: tuple[Supply, ...]
    pod: tuple[Pod, ...]
    pod_count: tuple[PodCount, ...]
    engine: tuple[Engine, ...]


class DiceTable(Table, frozen=True):
    """dice.toml."""

    die: tuple[Die, ...]


class TrackTable(Table, frozen=True):
    """tracks.toml."""

    time: TimeTrack
    self_destruct: SelfDestructTrack
    destination: DestinationTrack


class CoordinatesTable(Table, frozen=True):
    """coordinates.toml."""

    card: tuple[Coordinates, ...]


class AttackTable(Table, frozen=True):
    """attacks.toml."""

    attack: tuple[Attack, ...]


class EventTable(Table, frozen=True):
    """events.toml."""

    event: tuple[Event, ...]


class WoundTable(Table, frozen=True):
    """wounds.toml."""

    wound: tuple[Wound, ...]


class WeaknessTable(Table, frozen=True):
    """weaknesses.toml."""

    weakness: tuple[Weakness, ...]


class ContaminationTable(Table, frozen=True):
    """contamination.toml."""

    contamination: tuple[Contamination, ...]


class ObjectiveTable(Table, frozen=True):
    """objectives.toml."""

    objective: tuple[Objective, ...]


class ItemTable(Table, frozen=True):
    """items.toml and character_items.toml."""

    item: tuple[Item, ...]


class CharacterTable(Table, frozen=True):
    """characters.toml."""

    character: tuple[Character, ...]


class ActionTable(Table, frozen=True):
    """actions.toml."""

    action: tuple[Action, ...]
    basic: tuple[Action, ...]
    room_action: RoomAction


class Box(Struct, frozen=True):
    """Everything in the box; a field is named as its file."""

    board_ship: BoardTable
    rooms: RoomTable
    exploration: ExplorationTable
    tokens: TokenTable
    dice: DiceTable
    tracks: TrackTable
    coordinates: CoordinatesTable
    attacks: AttackTable
    events: EventTable
    wounds: WoundTable
    weaknesses: WeaknessTable
    contamination: ContaminationTable
    objectives: ObjectiveTable
    items: ItemTable
    character_items: ItemTable
    characters: CharacterTable
    actions: ActionTable


TABLES: dict[str, type[Table]] = get_type_hints(Box)


# ---------------------------------------------------------------- loading


def parse(name: str, text: str) -> Table:
    """Validate the text of the table `name`, whichever pack it is from."""
    file = f"{name}.toml"
    if name not in TABLES:
        raise BadTable(file, "", "There is no such table")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(file, "", str(error)) from error
    if "source" not in data:
        raise BadTable(file, "", "Object missing required field `source`")
    for row in _rows_of(data):
        row.setdefault("source", data["source"])
    try:
        return msgspec.convert(data, TABLES[name])
    except msgspec.ValidationError as error:
        raise _located(file, data, str(error)) from error


def _rows_of(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for value in data.values():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                yield row


def _located(file: str, data: dict[str, Any], message: str) -> BadTable:
    """Say in words what msgspec says with a path such as `$.room[2].x`."""
    reason, _, path = message.partition(" - at `")
    found = re.match(r"\$\.(\w+)(?:\[(\d+)\])?(.*)`", path)
    if not found or found[1] == "source":
        return BadTable(file, "", reason)
    heading, index, field = found.groups()
    where = f"{heading} {int(index) + 1}" if index else heading
    row = data[heading][int(index)] if index else data[heading]
    if isinstance(row, dict) and "id" in row:
        where += f" ({row['id']})"
    return BadTable(file, where, f"{reason} (at `{field.lstrip('.')}`)" if field else reason)


@cache
def load(name: str) -> Table:
    """The packaged table `name`, validated."""
    if name not in TABLES:
        raise BadTable(f"{name}.toml", "", "There is no such table")
    path = resources.files(__package__) / f"{name}.toml"
    return parse(name, path.read_text(encoding="utf-8"))


@cache
def box() -> Box:
    """All packaged tables."""
    tables: dict[str, Any] = {name: load(name) for name in TABLES}
    return Box(**tables)


def slots() -> tuple[Slot, ...]:
    """The rooms of the ship board, by number."""
    return box().board_ship.room


def corridors() -> tuple[Corridor, ...]:
    """The corridors of the ship board."""
    return box().board_ship.corridor


def entrances() -> tuple[Entrance, ...]:
    """The entrances to the technical corridors of the ship board."""
    return box().board_ship.entrance


def rooms() -> tuple[Room, ...]:
    """The room tiles and the special rooms."""
    return box().rooms.room


def exploration() -> tuple[ExplorationTokens, ...]:
    """The exploration tokens, by effect."""
    return box().exploration.token


def intruders() -> tuple[IntruderTokens, ...]:
    """The intruder tokens, by kind."""
    return box().tokens.intruder


def bag() -> tuple[BagStart, ...]:
    """What the intruder bag starts with."""
    return box().tokens.bag


def supplies() -> tuple[Supply, ...]:
    """The markers in the box."""
    return box().tokens.supply


def pods() -> tuple[Pod, ...]:
    """The escape pods."""
    return box().tokens.pod


def pod_counts() -> tuple[PodCount, ...]:
    """How many pods are in play, by number of players."""
    return box().tokens.pod_count


def engines() -> tuple[Engine, ...]:
    """The engines and their status tokens."""
    return box().tokens.engine


def dice() -> tuple[Die, ...]:
    """The dice."""
    return box().dice.die


def time_track() -> TimeTrack:
    """The time track."""
    return box().tracks.time


def self_destruct_track() -> SelfDestructTrack:
    """The self-destruct track."""
    return box().tracks.self_destruct


def destination_track() -> DestinationTrack:
    """The destination track."""
    return box().tracks.destination


def coordinates() -> tuple[Coordinates, ...]:
    """The coordinates cards."""
    return box().coordinates.card


def attacks() -> tuple[Attack, ...]:
    """The intruder attack cards, by attack."""
    return box().attacks.attack


def events() -> tuple[Event, ...]:
    """The event cards."""
    return box().events.event


def wounds() -> tuple[Wound, ...]:
    """The serious wound cards, by wound."""
    return box().wounds.wound


def weaknesses() -> tuple[Weakness, ...]:
    """The weakness cards."""
    return box().weaknesses.weakness


def contamination() -> tuple[Contamination, ...]:
    """The contamination cards, clean and infected."""
    return box().contamination.contamination


def objectives() -> tuple[Objective, ...]:
    """The objective cards of the three decks."""
    return box().objectives.objective


def items() -> tuple[Item, ...]:
    """The items of the red, yellow, green and crafted decks."""
    return box().items.item


def character_items() -> tuple[Item, ...]:
    """The characters' starting weapons and quest items."""
    return box().character_items.item


def characters() -> tuple[Character, ...]:
    """The characters."""
    return box().characters.character


def actions() -> tuple[Action, ...]:
    """The action cards."""
    return box().actions.action


def basic_actions() -> tuple[Action, ...]:
    """The basic actions every character has."""
    return box().actions.basic


def room_action() -> RoomAction:
    """What a room action costs."""
    return box().actions.room_action


# ---------------------------------------------------------------- checking


def check(tables: Box | None = None) -> None:
    """Hold the tables against each other and against the counts of the box; raise the first `BadTable`."""
    it = tables or box()
    for name in TABLES:
        _check_no_row_twice(name, getattr(it, name))
    _check_ways(it.board_ship)
    _check_slots(it)
    _check_tokens(it)
    _check_tracks(it.tracks)
    _check_cards(it)
    _check_items(it)
    _check_quest_items(it)
    _check_characters(it)


def _demand(holds: bool, name: str, row: str, reason: str) -> None:
    if not holds:
        raise BadTable(f"{name}.toml", row, reason)


def _census(name: str, what: str, expected: int, found: int) -> None:
    _demand(found == expected, name, what, f"Expected {expected}, found {found}")


def _check_no_row_twice(name: str, table: Table) -> None:
    """The first field of a row tells it from the others."""
    for heading in table.__struct_fields__:
        rows = getattr(table, heading)
        keys = [getattr(row, row.__struct_fields__[0]) for row in rows] if isinstance(rows, tuple) else []
        for key, times in Counter(keys).items():
            _demand(times == 1, name, f"{heading} {key}", "Appears more than once")


def _check_ways(board: BoardTable) -> None:
    """The corridors and the entrance of every room carry 1, 2, 3 and 4 exactly once."""
    name, corridors = "board_ship", board.corridor
    _census(name, "corridors", 28, len(corridors))
    pairs = [corridor.between for corridor in corridors]
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


def _check_slots(it: Box) -> None:
    """Every special room and every basic tile has its slot, and there are tiles for the other slots."""
    name, slots = "board_ship", it.board_ship.room
    _demand([slot.number for slot in slots] == list(range(1, 22)), name, "rooms", "Not numbered 1 to 21")
    for slot in slots:
        reason = "A special slot, and no other, names its room"
        _demand((slot.slot == "special") == (slot.room is not None), name, f"room {slot.number}", reason)
    special = {room.id for room in it.rooms.room if room.tile == "special"}
    _demand({slot.room for slot in slots if slot.room} == special, name, "rooms", "Not the special rooms")
    tiles, places = Counter(room.tile for room in it.rooms.room), Counter(slot.slot for slot in slots)
    counts: tuple[tuple[Tile, int, int], ...] = (("special", 5, 5), ("basic", 11, 11), ("additional", 9, 5))
    for tile, expected, placed in counts:
        _census("rooms", f"{tile} rooms", expected, tiles[tile])
        _census(name, f"{tile} slots", placed, places[tile])
    for room in it.rooms.room:
        reason = "A searchable room has a colour"
        _demand(not room.searchable or room.colour != "none", "rooms", room.id, reason)


def _check_tokens(it: Box) -> None:
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


def _check_cards(it: Box) -> None:
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


def _check_items(it: Box) -> None:
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


def _check_quest_items(it: Box) -> None:
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


def _check_characters(it: Box) -> None:
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
