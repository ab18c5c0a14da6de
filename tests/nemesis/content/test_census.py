"""Every count of the printed components, and the errors of a bad table."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hullbreach.nemesis.content import printed
from hullbreach.nemesis.content.printed import BadTable, BoardTable, Tables
from hullbreach.nemesis.editions import NEMESIS, nemesis_edition
from tests.nemesis.original import PRINTED

# ---------------------------------------------------------------- board and rooms


def test_the_packaged_tables_hold_together() -> None:
    printed.check(PRINTED)


def test_the_board_has_21_rooms_28_corridors_and_8_entrances() -> None:
    board = PRINTED.boards["board_ship"]
    assert [slot.number for slot in board.room] == list(range(1, 22))
    assert len(board.corridor) == 28
    assert [entrance.room for entrance in board.entrance] == [2, 4, 5, 9, 14, 15, 19, 21]
    assert sum(len(corridor.numbers) == 2 for corridor in board.corridor) == 8


def test_slots_are_11_basic_5_additional_5_special() -> None:
    slots = PRINTED.boards["board_ship"].room
    assert Counter(slot.slot for slot in slots) == {"basic": 11, "additional": 5, "special": 5}
    special = {slot.number: slot.room for slot in slots if slot.room}
    assert special == {1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1"}
    assert [slot.number for slot in slots if slot.slot == "additional"] == [6, 7, 8, 14, 15]


@pytest.mark.parametrize("board", [PRINTED.boards["board_ship"], PRINTED.boards["board_ship_alternative"]])
def test_in_every_room_corridors_and_entrance_carry_1_to_4_once_each(board: BoardTable) -> None:
    for slot in board.room:
        found = [n for way in board.corridor if slot.number in way.between for n in way.numbers]
        found += [n for way in board.entrance if way.room == slot.number for n in way.numbers]
        assert sorted(found) == [1, 2, 3, 4]


def test_rooms_are_11_basic_9_additional_5_special() -> None:
    assert Counter(room.tile for room in PRINTED.rooms.room) == {"basic": 11, "additional": 9, "special": 5}
    colours = Counter(room.colour for room in PRINTED.rooms.room)
    assert colours == {"red": 4, "yellow": 5, "green": 4, "white": 5, "none": 7}


def test_computers_colours_and_passive_rooms() -> None:
    assert {room.id for room in PRINTED.rooms.room if room.computer and room.colour == "yellow"} == {
        "comms-room",
        "engine-control",
        "fire-control",
        "generator",
    }
    assert {room.id for room in PRINTED.rooms.room if room.computer and room.colour != "yellow"} == {
        "command-center",
        "laboratory",
        "monitoring",
    }
    assert {room.id for room in PRINTED.rooms.room if not room.action} == {"cabins", "slime-room"}
    unsearchable = {room.id for room in PRINTED.rooms.room if not room.searchable and room.tile != "special"}
    assert unsearchable == {"nest", "slime-room"}
    assert not any(room.searchable or room.computer for room in PRINTED.rooms.room if room.tile == "special")


# ---------------------------------------------------------------- tokens, dice and tracks


def test_20_exploration_tokens_with_44_items() -> None:
    tokens = {token.effect: token.items for token in PRINTED.exploration.token}
    assert {effect: len(items) for effect, items in tokens.items()} == {
        "malfunction": 8,
        "doors": 4,
        "fire": 2,
        "slime": 2,
        "danger": 2,
        "silence": 2,
    }
    assert sum(map(sum, tokens.values())) == 44


def test_27_intruder_tokens_and_20_miniatures() -> None:
    tokens = {row.kind: Counter(row.numbers) for row in PRINTED.tokens.intruder}
    assert tokens == {
        "blank": {0: 1},
        "larva": {1: 8},
        "creeper": {1: 3},
        "adult": {2: 4, 3: 5, 4: 3},
        "breeder": {3: 1, 4: 1},
        "queen": {4: 1},
    }
    assert sum(count.total() for count in tokens.values()) == 27
    assert [row.miniatures for row in PRINTED.tokens.intruder] == [0, 6, 3, 8, 2, 1]


def test_the_bag_starts_with_10_tokens_and_1_adult_per_player() -> None:
    assert {row.kind: row.tokens for row in PRINTED.tokens.bag} == {
        "blank": 1,
        "larva": 4,
        "creeper": 1,
        "adult": 3,
        "queen": 1,
    }
    assert {row.kind: row.per_player for row in PRINTED.tokens.bag if row.per_player} == {"adult": 1}


def test_supplies() -> None:
    assert {supply.id: supply.count for supply in PRINTED.tokens.supply} == {
        "fire": 8,
        "malfunction": 8,
        "noise": 30,
        "door": 12,
        "egg": 8,
        "carcass": 8,
        "blue-corpse": 1,
        "red-corpse": 5,
    }
    assert {s.id: s.at_setup for s in PRINTED.tokens.supply if s.at_setup} == {"egg": 5, "blue-corpse": 1}


def test_pods_and_engines() -> None:
    assert [(pod.number, pod.spaces) for pod in PRINTED.tokens.pod] == [(1, 2), (2, 2), (3, 2), (4, 2)]
    in_play = {players: row.pods for row in PRINTED.tokens.pod_count for players in row.players}
    assert in_play == {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
    assert [engine.number for engine in PRINTED.tokens.engine] == [1, 2, 3]
    assert all(sorted(engine.tokens) == ["damaged", "working"] for engine in PRINTED.tokens.engine)


def test_dice_faces() -> None:
    faces = {die.id: Counter(die.faces) for die in PRINTED.dice.die}
    assert faces["noise"] == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    assert faces["combat"] == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double": 1}
    assert [die.count for die in PRINTED.dice.die] == [2, 2]


def test_tracks() -> None:
    time, ruin, course = PRINTED.tracks.time, PRINTED.tracks.self_destruct, PRINTED.tracks.destination
    assert (time.start, time.first_blue, time.jump_on_move) == (15, 8, 15)
    assert (ruin.start, ruin.first_yellow, ruin.skull_on_move) == (6, 3, 6)
    assert (course.letters, course.start) == (("a", "b", "c", "d"), "b")


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("letter", "abcd")
def test_8_coordinates_cards_with_earth_at_each_letter_twice(letter: str) -> None:
    assert len(PRINTED.coordinates.card) == 8
    assert [getattr(card, letter) for card in PRINTED.coordinates.card].count("earth") == 2


def test_20_attack_cards() -> None:
    assert {attack.id: len(attack.blood) for attack in PRINTED.attacks.attack} == {
        "scratch": 4,
        "claw-attack": 4,
        "bite": 4,
        "tail-attack": 2,
        "transformation": 2,
        "frenzy": 2,
        "slime": 1,
        "summoning": 1,
    }
    blood = Counter(value for attack in PRINTED.attacks.attack for value in attack.blood)
    assert blood == {0: 2, 2: 2, 3: 4, 4: 5, 5: 5, 6: 2}
    cards = Counter(kind for attack in PRINTED.attacks.attack for kind in attack.by for _ in attack.blood)
    assert cards == {"creeper": 8, "adult": 13, "breeder": 15, "queen": 18}


def test_20_events_with_every_direction_5_times() -> None:
    assert len(PRINTED.events.event) == 20
    assert Counter(event.direction for event in PRINTED.events.event) == {1: 5, 2: 5, 3: 5, 4: 5}
    assert Counter(event.fate for event in PRINTED.events.event) == {"discard": 15, "remove": 4, "shuffle": 1}
    movers = Counter(kind for event in PRINTED.events.event for kind in event.movers)
    assert movers == {"creeper": 8, "adult": 12, "breeder": 16, "queen": 12}


def test_an_event_has_its_own_effect_unless_it_is_a_hunt() -> None:
    shared = {event.id: event.effect for event in PRINTED.events.event if event.effect != event.id}
    assert shared == {"hunt-2": "hunt", "hunt-3": "hunt"}


def test_wounds_weaknesses_and_contamination() -> None:
    wounds = {wound.id: wound.count for wound in PRINTED.wounds.wound}
    assert wounds == {"body": 4, "leg": 3, "hand": 3, "arm": 3, "bleeding": 3}
    assert sum(wounds.values()) == 16
    assert len(PRINTED.weaknesses.weakness) == 8
    assert {card.id: card.count for card in PRINTED.contamination.contamination} == {"clean": 20, "infected": 7}


def test_objectives_by_deck_and_by_players() -> None:
    decks = Counter((objective.deck, objective.players) for objective in PRINTED.objectives.objective)
    assert decks == {
        ("personal", 2): 6,
        ("personal", 3): 1,
        ("personal", 4): 1,
        ("personal", 5): 1,
        ("corporate", 2): 6,
        ("corporate", 3): 1,
        ("corporate", 4): 1,
        ("corporate", 5): 1,
        ("coop", 1): 7,
    }


def test_item_decks_of_30_30_30_and_12() -> None:
    assert sum(item.copies("red") for item in PRINTED.items.item) == 30
    assert sum(item.copies("yellow") for item in PRINTED.items.item) == 30
    assert sum(item.copies("green") for item in PRINTED.items.item) == 30
    assert sum(item.copies("crafted") for item in PRINTED.items.item) == 12
    assert len(PRINTED.items.item) == 30


def test_items_by_symbol_recipe_and_hands() -> None:
    symbols = {item.id: item.symbols[0] for item in PRINTED.items.item if item.symbols}
    assert symbols == {
        "energy-charge": "battery",
        "chemicals": "flame",
        "tools": "tool",
        "clothes": "cloth",
        "bandages": "cloth",
        "medkit": "cross",
        "alcohol": "flame",
    }
    assert {item.id: item.recipe for item in PRINTED.items.item if item.crafted} == {
        "antidote": ("flame", "cross"),
        "taser": ("battery", "tool"),
        "flamethrower": ("flame", "tool"),
        "molotov-cocktail": ("flame", "cloth"),
    }
    weapons = {i.id: (i.weapon.kind, i.weapon.capacity) for i in PRINTED.items.item if i.weapon}
    assert weapons == {
        "prototype-rifle": ("energy", 6),
        "prototype-shotgun": ("energy", 2),
        "prototype-pistol": ("energy", 3),
        "flamethrower": ("classic", 4),
    }
    assert {item.id for item in PRINTED.items.item if item.heavy} == {*weapons, "fire-extinguisher"}
    assert {item.id for item in PRINTED.items.item if not item.one_use} == {*weapons, "extended-magazine"}
    assert {item.cost for item in PRINTED.items.item if not item.weapon} == {1}


def test_items_by_combat() -> None:
    combat = Counter(item.combat for item in PRINTED.items.item)
    assert combat == {"any": 9, "in": 4, "out": 17}


# ---------------------------------------------------------------- characters


def test_six_decks_of_10_share_five_cards() -> None:
    assert [who.id for who in PRINTED.characters.character] == [
        "captain",
        "pilot",
        "mechanic",
        "soldier",
        "scout",
        "scientist",
    ]
    for who in PRINTED.characters.character:
        assert len(who.deck) == 10
        assert Counter(who.deck) >= Counter(["rest", "demolition", "search", "search", "interruption"])
        assert sum(card.endswith("repairs") for card in who.deck) == 1


def test_28_action_cards_and_8_basic_actions() -> None:
    assert len(PRINTED.actions.action) == 28
    assert {a.id for a in PRINTED.actions.action if a.reaction} == {"interruption", "nerves-of-steel"}
    assert Counter(a.cost for a in PRINTED.actions.action) == {0: 21, 1: 6, 2: 1}
    assert Counter(a.combat for a in PRINTED.actions.action) == {"any": 5, "in": 5, "out": 18}
    assert {a.id: a.cost for a in PRINTED.actions.basic if a.cost != 1} == {"careful-move": 2}
    assert len(PRINTED.actions.basic) == 8
    assert {a.id for a in PRINTED.actions.basic if a.combat == "any"} == {"move", "shoot", "melee"}
    assert (PRINTED.actions.room_action.cost, PRINTED.actions.room_action.combat) == (2, "out")


def test_starting_weapons() -> None:
    mine = {item.id: item for item in PRINTED.character_items.item}
    found = {}
    for who in PRINTED.characters.character:
        assert who.weapon is not None
        weapon = mine[who.weapon].weapon
        assert weapon is not None
        assert mine[who.weapon].heavy
        found[who.id] = (weapon.kind, weapon.capacity)
    assert found == {
        "captain": ("classic", 6),
        "pilot": ("energy", 2),
        "mechanic": ("energy", 2),
        "soldier": ("energy", 5),
        "scout": ("energy", 4),
        "scientist": ("energy", 3),
    }


def test_each_character_has_one_quest_in_a_room_and_one_paid_with_an_item() -> None:
    mine = {item.id: item for item in PRINTED.character_items.item}
    assert len(mine) == 18
    for who in PRINTED.characters.character:
        quests = [mine[quest].quest for quest in who.quests]
        assert sum(quest is not None and quest.room is not None for quest in quests) == 1
        assert sum(quest is not None and bool(quest.discard) for quest in quests) == 1


def test_quest_items_as_printed() -> None:
    quests = [item for item in PRINTED.character_items.item if item.quest]
    assert {item.id for item in quests if item.reaction} == {"armor", "motion-scanner"}
    assert {item.id for item in quests if item.heavy} == {"motion-scanner", "holographic-computer"}
    assert sum(item.one_use for item in quests) == 6
    assert {item.id: item.cost for item in quests if item.cost not in (1, None)} == {"flashlight": 2}


# ---------------------------------------------------------------- sources and bad tables


def test_a_row_has_its_own_source_or_that_of_its_file() -> None:
    assert {row.source for row in PRINTED.tokens.intruder} == {"published"}
    assert {row.source for row in PRINTED.tokens.bag} == {"rulebook"}


def test_an_edition_is_read_once() -> None:
    assert nemesis_edition("intruders") is nemesis_edition("intruders")


HEAD = 'source = "house"\n'
LEG = '[[wound]]\nid = "leg"\ncount = 3\n'
BAD = [
    ("[[wound]", "", 1, "table-not-toml"),
    (LEG, "", 0, "table-without-source"),
    ('source = "rumour"\n' + LEG, "", 0, "Invalid enum value 'rumour'"),
    (HEAD, "", 0, "missing required field `wound`"),
    (HEAD + LEG.replace("[wound]", "[wuond]"), "", 0, "unknown field `wuond`"),
    (HEAD + LEG + LEG.replace("count", "cuont"), "wound 2 (leg)", 7, "unknown field `cuont`"),
    (HEAD + LEG.replace("3", '"3"'), "wound 1 (leg)", 4, "Expected `int`, got `str` (at `count`)"),
    (HEAD + LEG.replace("3", "0"), "wound 1 (leg)", 4, ">= 1"),
    (HEAD + LEG.replace('"leg"', '"Leg"'), "wound 1 (Leg)", 3, "matching regex"),
    (HEAD + LEG + 'source = "rumour"\n', "wound 1 (leg)", 5, "Invalid enum value 'rumour' (at `source`)"),
    (HEAD + "wound = [3]\n", "wound 1", 0, "Expected `object`, got `int`"),
]


@pytest.mark.parametrize(("text", "row", "line", "reason"), BAD)
def test_a_bad_table_is_told_file_row_line_and_reason(text: str, row: str, line: int, reason: str) -> None:
    with pytest.raises(BadTable) as caught:
        printed.parse(printed.ShipTables, "wounds", text)
    assert (caught.value.table, caught.value.row) == ("wounds", row)
    assert reason in str(caught.value)
    assert caught.value.line == line
    assert caught.value.__notes__ == [f"wounds.toml:{line}" if line else "wounds.toml"]


def test_a_table_in_place_of_a_row_is_named_by_its_heading() -> None:
    with pytest.raises(BadTable) as caught:
        printed.parse(printed.ShipTables, "tracks", HEAD + "[time]\nstart = 15\nfirst_blue = 8\n")
    assert (caught.value.row, caught.value.line) == ("time", 2)
    assert "missing required field `jump_on_move`" in str(caught.value)


def test_an_unknown_table_is_a_bad_table(tmp_path: Path) -> None:
    (tmp_path / "spoons.toml").touch()
    with pytest.raises(BadTable, match="table-unknown"):
        printed.gather(printed.ShipTables, [tmp_path], ())


def test_a_bad_row_of_a_part_is_told_with_its_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "wounds.toml").write_text(HEAD + LEG.replace("3", '3\nfor = "moon"') + LEG.replace("count", "cuont"))
    ship = [folder.tables for folder in NEMESIS]
    with pytest.raises(BadTable, match="unknown field `cuont`") as caught:
        printed.gather(printed.ShipTables, [*ship, tmp_path], {"ship"})
    assert caught.value.__notes__ == ["wounds.toml:8", str(tmp_path / "wounds.toml")]


def test_two_parts_cannot_print_the_same_track(tmp_path: Path) -> None:
    (tmp_path / "tracks.toml").write_text(HEAD + "[time]\nstart = 15\n")
    ship = [folder.tables for folder in NEMESIS]
    with pytest.raises(BadTable, match="several parts print it"):
        printed.gather(printed.ShipTables, [*ship, tmp_path], {"ship"})


def test_a_quest_is_either_a_room_or_a_discard() -> None:
    text = HEAD + '[[item]]\nid = "lamp"\ncombat = "any"\nquest = {}\n'
    with pytest.raises(BadTable, match=r"item 1 \(lamp\), because=A quest needs"):
        printed.parse(printed.ShipTables, "character_items", text)


def test_an_unknown_symbol_is_a_bad_table() -> None:
    text = HEAD + '[[item]]\nid = "lamp"\ncombat = "any"\nsymbols = ["rope"]\n'
    with pytest.raises(BadTable, match=r"item 1 \(lamp\), because=Invalid enum value 'rope' \(at `symbols\[0\]`\)"):
        printed.parse(printed.ShipTables, "items", text)


def without(name: str, heading: str, index: int) -> Tables:
    """The box with one row missing."""
    table: Any = PRINTED.by_name[name]
    rows = getattr(table, heading)
    return changed(name, heading, rows[:index] + rows[index + 1 :])


def altered(name: str, heading: str, index: int, **fields: Any) -> Tables:
    """The box with one row altered."""
    rows = list(getattr(PRINTED.by_name[name], heading))
    rows[index] = replace(rows[index], **fields)
    return changed(name, heading, tuple(rows))


def changed(name: str, heading: str, value: Any) -> Tables:
    """The box with one heading of a table changed."""
    return PRINTED.with_table(name, replace(PRINTED.by_name[name], **{heading: value}))


MISSING = [
    ("board_ship", "room", "table-way-to-nowhere (row=1)"),
    ("board_ship", "corridor", "table-way-numbers (row=1, found=1 2 4)"),
    ("board_ship", "entrance", "table-way-numbers (row=2, found=3 4)"),
    ("board_ship_alternative", "room", "table-way-to-nowhere (row=1)"),
    ("board_ship_alternative", "corridor", "table-way-numbers (row=1"),
    ("board_ship_alternative", "entrance", "table-way-numbers (row=3"),
    ("rooms", "room", "table-basic-tiles (slots=11, tiles=10)"),
    ("exploration", "token", "table-too-few-tokens (rooms=16, tokens=12)"),
    ("tokens", "pod", "table-too-few-pods"),
    ("tokens", "pod_count", "table-pod-counts"),
    ("tokens", "engine", "table-engines-differ"),
    ("dice", "die", "table-die-faces (row=noise"),
    ("items", "item", "table-unknown-item"),
    ("character_items", "item", "table-unknown-weapon (row=captain, item=revolver)"),
    ("characters", "character", "table-in-nobodys-deck"),
    ("actions", "action", "table-unknown-card (row=captain, card=rest)"),
    ("intruder_player", "card", "table-ability-of-each"),
    ("intruder_player", "ability", "table-ability-of-each"),
]


@pytest.mark.parametrize(("name", "heading", "reason"), MISSING)
def test_a_missing_row_is_noticed(name: str, heading: str, reason: str) -> None:
    assert reason in complaints(without(name, heading, 0))


def complaints(tables: Tables) -> str:
    """Everything that is wrong with these tables."""
    return "\n".join(map(str, printed.contradictions(tables)))


ALTERED: list[tuple[str, str, int, dict[str, Any], str]] = [
    ("wounds", "wound", 1, {"id": "body"}, "table-row-twice (row=body)"),
    ("board_ship", "corridor", 0, {"numbers": (4,)}, "table-way-numbers (row=1"),
    ("board_ship", "corridor", 0, {"between": (2, 1)}, "table-corridors-unordered"),
    ("board_ship", "corridor", 27, {"between": (21, 18)}, "table-lower-room-first (row=21-18)"),
    ("board_ship", "room", 20, {"number": 64}, "table-rooms-misnumbered"),
    ("board_ship", "room", 1, {"room": "cockpit"}, "table-slot-room (row=2)"),
    ("board_ship", "room", 0, {"room": None}, "table-special-room-missing (rooms=cockpit)"),
    ("board_ship_alternative", "corridor", 7, {"numbers": (1,)}, "table-row-twice"),
    ("rooms", "room", 11, {"tile": "basic"}, "table-basic-tiles (slots=11, tiles=12)"),
    ("rooms", "room", 8, {"searchable": True}, "table-searchable-colour (row=nest)"),
    ("tokens", "bag", 3, {"tokens": 8}, "table-bag-too-full (row=adult)"),
    ("tokens", "bag", 3, {"kind": "wasp"}, "table-unknown-creature (row=wasp, kind=wasp, known=blank larva"),
    ("attacks", "attack", 0, {"by": ("wasp",)}, "table-unknown-creature (row=scratch, kind=wasp"),
    ("events", "event", 0, {"movers": ("wasp",)}, "kind=wasp"),
    ("tokens", "supply", 4, {"at_setup": 9}, "table-supply-too-small (row=egg)"),
    ("dice", "die", 1, {"faces": ("blank", "miss")}, "table-die-faces (row=combat, faces=miss)"),
    ("coordinates", "card", 0, {"a": "mars"}, "table-destination-twice (row=coordinates-1)"),
    ("items", "item", 1, {"recipe": ("flame",)}, "table-recipe-and-crafted (row=grenade)"),
    ("items", "item", 6, {"heavy": False}, "table-weapon-shape (row=prototype-rifle)"),
    ("items", "item", 21, {"symbols": ()}, "table-recipe-unmet (row=antidote)"),
    ("items", "item", 1, {"quest": printed.Quest(room="nest")}, "table-quest-misplaced (row=grenade)"),
    ("character_items", "item", 6, {"id": "grenade"}, "table-id-taken (row=grenade)"),
    ("character_items", "item", 6, {"quest": None}, "table-weapon-or-quest (row=ship-log)"),
    ("character_items", "item", 6, {"crafted": 1}, "table-in-no-deck (row=ship-log)"),
    (
        "character_items",
        "item",
        6,
        {"quest": printed.Quest(room="pool")},
        "table-unknown-room (row=ship-log, room=pool)",
    ),
    ("character_items", "item", 7, {"quest": printed.Quest(discard=("rope",))}, "table-unknown-item (row=intercom"),
    ("characters", "character", 0, {"quests": ("rope", "intercom")}, "table-unknown-quest (row=captain, item=rope)"),
    ("characters", "character", 0, {"deck": ("rest",)}, "table-deck-size (row=captain, found=1, size=10)"),
    ("characters", "character", 0, {"weapon": "shotgun"}, "table-one-owner (row=shotgun, owners=2)"),
    ("intruder_player", "ability", 0, {"effect": "hunt"}, "table-effect-twice"),
]


@pytest.mark.parametrize(("name", "heading", "index", "fields", "reason"), ALTERED)
def test_a_contradiction_is_noticed(name: str, heading: str, index: int, fields: dict[str, Any], reason: str) -> None:
    changed = altered(name, heading, index, **fields)
    assert reason in complaints(changed)
    with pytest.raises(BadTable):
        printed.check(changed)


def test_a_track_that_does_not_count_down_is_noticed() -> None:
    wrong = changed("tracks", "time", replace(PRINTED.tracks.time, jump_on_move=14))
    assert "table-counts-down (row=time)" in complaints(wrong)
    wrong = changed("tracks", "destination", replace(PRINTED.tracks.destination, start="d", letters=("a", "b", "c")))
    assert "table-off-the-track (row=destination)" in complaints(wrong)
