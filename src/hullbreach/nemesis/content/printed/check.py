"""Checks of the printed tables against each other, for any box with any packs."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from .rows import Decks, Row
from .tables import BadTable, BoardTable, FacilityBoardTable, ShipTables, Table, Tables, TrackTable

MOST_SURPRISE = 4
DECK_SIZE = 10  # nemesis/action/card-deck-size
MOST_ROOMS = 63
NOISE_FACES = {"1", "2", "3", "4", "silence", "danger"}
COMBAT_FACES = {"blank", "creeper", "adult", "hit", "double"}
ADVANTAGE_FACES = COMBAT_FACES | {"discard-for-hit", "hit-or-discard-for-two"}
SURFACE_FACES = NOISE_FACES | {"mars"}


def check(tables: Tables) -> None:
    """Raise the first contradiction, a `BadTable`."""
    for bad in contradictions(tables):
        raise bad


def contradictions(it: Tables) -> Iterator[BadTable]:
    """Everything in which the tables contradict each other or the rules."""
    for name, table in it.by_name.items():
        yield from _rows_twice(name, table)
    for name, board in it.boards.items():
        yield from _ways(name, board)
        yield from _slots(name, board, it)
    yield from _rooms(it)
    yield from _tokens(it)
    yield from _creatures(it)
    yield from _attacks(it)
    yield from _events(it)
    yield from _dice(it)
    yield from _items(it)
    yield from _quest_items(it)
    yield from _characters(it)
    if isinstance(it, ShipTables):
        yield from _ship_tokens(it)
        yield from _tracks(it.tracks)
        yield from _coordinates(it)
        yield from _intruder_player(it)


def _rows_twice(name: str, table: Table) -> Iterator[BadTable]:
    """No two rows of a table have the same key."""
    for heading in table.__struct_fields__:
        rows = getattr(table, heading)
        keys = [row.key for row in rows if isinstance(row, Row)] if isinstance(rows, tuple) else []
        for key, times in Counter(keys).items():
            if times > 1:
                yield BadTable("row-twice", name, key)


def _ways(name: str, board: BoardTable) -> Iterator[BadTable]:
    """Corridors and entrance of every room carry 1, 2, 3 and 4 exactly once (nemesis/noise/corridor-numbers)."""
    paths = board.path if isinstance(board, FacilityBoardTable) else ()
    for pairs in ([corridor.between for corridor in board.corridor], [path.between for path in paths]):
        late = next((after for before, after in pairwise(pairs) if before > after), None)
        if late:
            yield BadTable("corridors-unordered", name, f"{late[0]}-{late[1]}")
        for one, other in pairs:
            if one >= other:
                yield BadTable("lower-room-first", name, f"{one}-{other}")
    carried: dict[int, list[int]] = {slot.number: [] for slot in board.room}
    ways = [(room, way.numbers) for way in board.corridor for room in way.between]
    ways += [(way.room, way.numbers) for way in board.entrance]
    if isinstance(board, FacilityBoardTable):  # an area leads to its building, and every area to open ground
        outdoors = [slot.number for slot in board.room if slot.where == "surface"]
        ways += [(room, (area.number,)) for area in board.area for room in (*area.building, *outdoors)]
        leading = (board.exits, (board.rover,), board.bunker.joined, *(path.between for path in paths))
        ways += [(room, ()) for rooms in leading for room in rooms]
    for room, numbers in ways:
        if room not in carried:
            yield BadTable("way-to-nowhere", name, room)
        else:
            carried[room] += numbers
    for room, found in carried.items():
        if sorted(found) != [1, 2, 3, 4]:
            yield BadTable("way-numbers", name, room, found=" ".join(map(str, sorted(found))))


def _slots(name: str, board: BoardTable, it: Tables) -> Iterator[BadTable]:
    """Every special room and every basic tile has its slot, and there are tiles and tokens for the other slots."""
    slots = board.room
    if [slot.number for slot in slots] != list(range(1, len(slots) + 1)) or len(slots) > MOST_ROOMS:
        yield BadTable("rooms-misnumbered", name, most=MOST_ROOMS)
    tile_of = {room.id: room.tile for room in it.rooms.room}
    for slot in slots:
        if (slot.room is None and slot.slot == "special") or (slot.room and tile_of.get(slot.room) != slot.slot):
            yield BadTable("slot-room", name, slot.number)
    special = {room.id for room in it.rooms.room if room.tile == "special"}
    outside = {slot.room for side in it.boards.values() for slot in side.room if slot.where} if board.room else set()
    if lacking := special - {slot.room for slot in slots} - outside:
        yield BadTable("special-room-missing", name, rooms=" ".join(sorted(lacking)))
    places, tiles = Counter(slot.slot for slot in slots), Counter(room.tile for room in it.rooms.room)
    if places["basic"] != tiles["basic"]:
        yield BadTable("basic-tiles", name, slots=places["basic"], tiles=tiles["basic"])
    if places["additional"] > tiles["additional"]:
        yield BadTable("additional-tiles", name, slots=places["additional"], tiles=tiles["additional"])
    tiled = Counter(slot.where is not None for slot in slots if slot.slot != "special" or slot.where == "surface")
    for where, stack in zip((False, True), it.exploration_stacks, strict=False):  # lockdown/alternative-board/setup
        tokens = sum(len(token.items) for token in stack)
        if tiled[where] > tokens:
            yield BadTable("too-few-tokens", name, rooms=tiled[where], tokens=tokens)


def _rooms(it: Tables) -> Iterator[BadTable]:
    for room in it.rooms.room:
        if room.searchable and room.colour == "none":
            yield BadTable("searchable-colour", "rooms", room.id)


def _tokens(it: Tables) -> Iterator[BadTable]:
    """Numbers can be compared with a hand, and set-up for five players does not ask for more tokens than there are."""
    name, tokens = "tokens", it.tokens
    for intruder in tokens.intruder:
        both = [number for entry in intruder.numbers for number in (entry if isinstance(entry, tuple) else (entry,))]
        if not all(0 <= number <= MOST_SURPRISE for number in both):
            yield BadTable("surprise-number", name, intruder.kind, most=MOST_SURPRISE)
    kinds = {intruder.kind: len(intruder.numbers) for intruder in tokens.intruder}
    for start in tokens.bag:
        if start.tokens + 5 * start.per_player > kinds.get(start.kind, 0):
            yield BadTable("bag-too-full", name, start.kind)
    for supply in tokens.supply:
        if supply.at_setup > supply.count:
            yield BadTable("supply-too-small", name, supply.id)


def _creatures(it: Tables) -> Iterator[BadTable]:
    """Bag, attacks and events name creatures of the species that is there."""
    known = [intruder.kind for intruder in it.tokens.intruder]
    named: list[tuple[str, str, tuple[str, ...]]] = [("tokens", start.kind, (start.kind,)) for start in it.tokens.bag]
    named += [("attacks", attack.id, attack.by) for attack in it.attacks.attack]
    named += [("events", event.id, event.movers) for event in it.events.event]
    named += [("insanity", f"{row.level}", (row.kind,)) for row in it.insanity.level]
    for table, row, kinds in named:
        for kind in sorted(set(kinds) - set(known)):
            yield BadTable("unknown-creature", table, row, kind=kind, known=" ".join(known))


def _ship_tokens(it: ShipTables) -> Iterator[BadTable]:
    """Every number of players has its pods, every engine its room."""
    name, tokens = "tokens", it.tokens
    if sorted(n for count in tokens.pod_count for n in count.players) != [1, 2, 3, 4, 5]:
        yield BadTable("pod-counts", name)
    if any(count.pods > len(tokens.pod) for count in tokens.pod_count):
        yield BadTable("too-few-pods", name)
    engines = {f"engine-{engine.number}" for engine in tokens.engine}
    if engines != {room.id for room in it.rooms.room if re.fullmatch(r"engine-\d", room.id)}:
        yield BadTable("engines-differ", name)


def _events(it: Tables) -> Iterator[BadTable]:
    """Intruders move through one corridor, or through two one after another."""
    for event in it.events.event:
        if len(event.directions) not in (1, 2) or not set(event.directions) <= {1, 2, 3, 4}:
            yield BadTable("event-directions", "events", event.id)


def _attacks(it: Tables) -> Iterator[BadTable]:
    """Either none or all cards of an attack have a second number."""
    for attack in it.attacks.attack:
        if len(attack.second_blood) not in (0, len(attack.blood)):
            yield BadTable("second-blood", "attacks", attack.id)


def _dice(it: Tables) -> Iterator[BadTable]:
    """Dice have only faces that the rules know."""
    faces = {die.id: set(die.faces) for die in it.dice.die}
    known_faces = {"noise": NOISE_FACES, "combat": COMBAT_FACES}
    for id, known in (known_faces | {"advantage": ADVANTAGE_FACES, "surface": SURFACE_FACES}).items():
        if strange := faces.get(id, {"?"} if id in known_faces else set()) - known:
            yield BadTable("die-faces", "dice", id, faces=" ".join(sorted(strange)))


def _tracks(tracks: TrackTable) -> Iterator[BadTable]:
    """A track that counts down from `start` leaves its last space on move number `start`."""
    name, time, ruin, course = "tracks", tracks.time, tracks.self_destruct, tracks.destination
    if not time.jump_on_move == time.start > time.first_blue:
        yield BadTable("counts-down", name, "time")
    if not ruin.skull_on_move == ruin.start > ruin.first_yellow:
        yield BadTable("counts-down", name, "self_destruct")
    if course.start not in course.letters:
        yield BadTable("off-the-track", name, "destination")


def _coordinates(it: ShipTables) -> Iterator[BadTable]:
    for card in it.coordinates.card:
        if len({card.a, card.b, card.c, card.d}) < 4:
            yield BadTable("destination-twice", "coordinates", card.id)


def _items(it: Tables) -> Iterator[BadTable]:
    """Recipes can be met, and a weapon is heavy, kept, and used by Shoot only."""
    symbols = {symbol for item in it.items.item for symbol in item.symbols}
    for item in it.items.item:
        if (item.crafted > 0) != bool(item.recipe):
            yield BadTable("recipe-and-crafted", "items", item.id)
        if not set(item.recipe) <= symbols:
            yield BadTable("recipe-unmet", "items", item.id)
        if item.quest is not None:
            yield BadTable("quest-misplaced", "items", item.id)
    for name, table in (("items", it.items), ("character_items", it.character_items)):
        for item in table.item:
            if item.weapon is not None and not (item.heavy and not item.one_use and item.cost is None):
                yield BadTable("weapon-shape", name, item.id)


def _quest_items(it: Tables) -> Iterator[BadTable]:
    """A quest names a room or items that exist; a character's item is in no deck."""
    name = "character_items"
    rooms, items = {room.id for room in it.rooms.room}, {item.id for item in it.items.item}
    starting = {who.weapon for who in it.characters.character}
    for item in it.character_items.item:
        if item.id in items:
            yield BadTable("id-taken", name, item.id)
        if item.weapon is None and item.quest is None and item.id not in starting:
            yield BadTable("weapon-or-quest", name, item.id)
        if item.decks != Decks() or item.crafted:
            yield BadTable("in-no-deck", name, item.id)
        if item.quest and item.quest.room not in {None, *rooms}:
            yield BadTable("unknown-room", name, item.id, room=item.quest.room)
        for wanted in item.quest.discard if item.quest else ():
            if wanted not in items:
                yield BadTable("unknown-item", name, item.id, item=wanted)


def _characters(it: Tables) -> Iterator[BadTable]:
    """Decks, weapons and quests name cards that exist, and every such card belongs to somebody."""
    name, characters = "characters", it.characters.character
    actions = {action.id for action in it.actions.action}
    weapons = {item.id for item in it.character_items.item if not item.quest}
    quests = {item.id for item in it.character_items.item if item.quest}
    for who in characters:
        if len(who.deck) != DECK_SIZE:
            yield BadTable("deck-size", name, who.id, found=len(who.deck), size=DECK_SIZE)
        yield from (BadTable("unknown-card", name, who.id, card=card) for card in who.deck if card not in actions)
        if who.weapon not in {None, *weapons}:
            yield BadTable("unknown-weapon", name, who.id, item=who.weapon)
        yield from (BadTable("unknown-quest", name, who.id, item=item) for item in who.quests if item not in quests)
    for unused in sorted(actions - {card for who in characters for card in who.deck}):
        yield BadTable("in-nobodys-deck", "actions", unused)
    # only one of two characters of the same colour is in a game
    having = {(item, who.colour or who.id) for who in characters for item in (who.weapon, *who.quests) if item}
    owners = Counter(item for item, _ in having)
    for item in sorted(weapons | quests):
        if owners[item] != 1:
            yield BadTable("one-owner", "character_items", item, owners=owners[item])


def _intruder_player(it: ShipTables) -> Iterator[BadTable]:
    """Every card has an ability of its own."""
    name, table = "intruder_player", it.intruder_player
    if [card.id for card in table.card] != [ability.card for ability in table.ability]:
        yield BadTable("ability-of-each", name)
    if len({ability.effect for ability in table.ability}) < len(table.ability):
        yield BadTable("effect-twice", name)
