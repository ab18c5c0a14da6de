"""Every count of the components of Lockdown."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hullbreach.nemesis.content import printed
from hullbreach.nemesis.content.printed import Event, FacilityTables
from hullbreach.nemesis.content.printed.rows import ItemDeck
from hullbreach.rulebook.citing import cites
from tests.lockdown.printed import lockdown
from tests.nemesis.original import PRINTED as ON_THE_SHIP

PRINTED, WITH_ORIGINAL = lockdown(), lockdown(crew="with-original")


def test_the_tables_hold_together() -> None:
    assert list(printed.contradictions(PRINTED)) == []


# ---------------------------------------------------------------- rooms


@cites("lockdown/room/basic-list", "lockdown/room/additional-list", "lockdown/room/special-list")
def test_rooms_are_10_basic_9_additional_and_3_special_tiles_besides_what_is_printed() -> None:
    rooms = {tile: [room.id for room in PRINTED.rooms.room if room.tile == tile] for tile in ("basic", "additional")}
    assert rooms["basic"] == [
        "archive",
        "cave-entrance",
        "cooling-system",
        "decon-room",
        "emergency-room",
        "laboratory-facility",
        "cargo-a",
        "nest",
        "power-generator",
        "transmitter-control",
    ]
    assert rooms["additional"] == [
        "cargo-b",
        "cargo-c",
        "css-control",
        "defense-control",
        "guard-room",
        "contaminated-room",
        "surgery",
        "testing-lab",
        "vent-control",
    ]
    assert {room.id for room in PRINTED.rooms.room if room.tile == "special"} == {
        *("alert-room", "backup-power", "repository", "isolation-room"),
        *("elevator-1", "elevator-2", "elevator-3", "staircase"),
        *("junction", "crossroads"),
    }


def test_colours_computers_searches_and_costs() -> None:
    rooms = PRINTED.rooms.room
    colours = Counter(room.colour for room in rooms if room.searchable)
    assert colours == {"red": 4, "yellow": 4, "green": 5, "white": 5}
    basic = Counter(room.colour for room in rooms if room.searchable and room.tile == "basic")
    assert basic == {"red": 2, "yellow": 2, "green": 3, "white": 2}
    assert {room.id for room in rooms if not room.searchable and room.tile != "special"} == {"nest"}
    assert not any(room.searchable for room in rooms if room.tile == "special")
    assert {room.id for room in rooms if not room.action} == {
        *("contaminated-room", "crossroads", "junction", "staircase"),
    }
    assert {room.id: room.cost for room in rooms if room.cost is not None} == {f"elevator-{n}": 1 for n in (1, 2, 3)}
    computers = Counter(room.tile for room in rooms if room.computer)
    assert computers == {"basic": 5, "additional": 3, "special": 1}


# ---------------------------------------------------------------- tokens, dice and tracks


def test_20_exploration_tokens_with_44_items_and_10_of_the_surface_with_22() -> None:
    tokens = {token.effect: token.items for token in PRINTED.exploration.token}
    assert {effect: len(items) for effect, items in tokens.items()} == {
        "malfunction": 7,
        "doors": 4,
        "fire": 3,
        "slime": 2,
        "danger": 2,
        "silence": 2,
    }
    assert sum(map(sum, tokens.values())) == 44
    outside = {token.effect: token.items for token in PRINTED.surface_exploration.token}
    assert {effect: len(items) for effect, items in outside.items()} == {
        "mars": 3,
        "draw-red": 1,
        "draw-yellow": 1,
        "draw-green": 1,
        "malfunction": 2,
        "danger": 1,
        "silence": 1,
    }
    assert sum(map(sum, outside.values())) == 22


@cites("lockdown/setup/intruder-bag")
def test_27_night_stalker_tokens_each_with_a_number_for_the_light_and_one_for_the_dark() -> None:
    tokens = {row.kind: Counter(row.numbers) for row in PRINTED.tokens.intruder}
    assert tokens == {
        "blank": {0: 1},
        "larva": {(0, 1): 4, (1, 2): 4},
        "creeper": {(1, 2): 3},
        "adult": {(1, 3): 3, (2, 3): 3, (2, 4): 3, (3, 4): 3},
        "breeder": {(2, 4): 1, (3, 4): 1},
        "queen": {(4, 4): 1},
    }
    assert sum(count.total() for count in tokens.values()) == 27
    assert [row.miniatures for row in PRINTED.tokens.intruder] == [0, 6, 3, 8, 2, 1]
    bag = {row.kind: (row.tokens, row.per_player) for row in PRINTED.tokens.bag}
    assert bag == {"blank": (1, 0), "larva": (4, 0), "creeper": (1, 0), "adult": (3, 1), "queen": (1, 0)}


def test_supplies() -> None:
    assert {supply.id: (supply.count, supply.at_setup) for supply in PRINTED.tokens.supply} == {
        "fire": (12, 0),
        "malfunction": (10, 0),
        "noise": (30, 0),
        "door": (11, 0),
        "egg": (8, 5),
        "carcass": (8, 0),
        "red-corpse": (5, 0),
    }


def test_dice_faces() -> None:
    faces = {die.id: Counter(die.faces) for die in PRINTED.dice.die}
    assert faces["noise"] == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    assert faces["combat"] == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double": 1}
    special = {"discard-for-hit": 1, "hit-or-discard-for-two": 2}
    assert faces["advantage"] == {"creeper": 1, "adult": 1, "hit": 1, **special}
    assert faces["surface"] == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1, "mars": 2}
    assert {die.id: die.count for die in PRINTED.dice.die} == {"noise": 2, "combat": 2, "advantage": 2, "surface": 1}


def test_tracks() -> None:
    tracks = PRINTED.facility_tracks
    time, power, knowledge = tracks.time, tracks.power, tracks.knowledge
    assert (time.start, time.first_white, time.last) == (15, 8, 0)
    assert (time.red, time.blue) == ((14, 13, 9, 7, 4), (11, 5, 3))
    assert time.css == (10, 8, 6, 4, 2, 1)
    assert (tracks.autodestruction.ahead, tracks.autodestruction.further) == (3, 3)
    assert (power.tokens, power.powered, power.reset) == (4, (1, 2), 2)
    assert (knowledge.worker, knowledge.survivor, knowledge.most, knowledge.analysis) == (1, 3, 8, 3)
    assert knowledge.weaknesses == (3, 5, 8)


def test_7_css_tokens_launch_every_pod_three_times() -> None:
    assert {token.id: token.count for token in PRINTED.css.token} == {"a": 1, "b": 1, "c": 1, "all": 2, "none": 2}
    launches = Counter(pod for token in PRINTED.css.token for pod in token.pods for _ in range(token.count))
    assert launches == {"a": 3, "b": 3, "c": 3}


def test_7_contingencies_of_which_one_kills_nobody() -> None:
    assert {token.id: (token.kills, token.threshold) for token in PRINTED.contingencies.contingency} == {
        "code-green": ("nobody", None),
        "code-yellow": ("knowledge", 6),
        "code-blue": ("no-signal", None),
        "code-gray": ("pod", None),
        "code-red": ("isolation", None),
        "code-purple": ("outsider", None),
        "code-black": ("bunker-or-object", None),
    }


# ---------------------------------------------------------------- cards


def test_6_computer_cards_five_of_them_with_three_actions() -> None:
    cards = {card.id: card.actions for card in PRINTED.computer.card}
    assert {len(actions) for id, actions in cards.items() if id != "lock-down"} == {3}
    assert (len(cards), cards["lock-down"]) == (6, ())
    assert Counter(action for actions in cards.values() for action in actions) == {
        "look-at-css": 4,
        "swap-power": 3,
        "look-at-contingencies": 2,
        "move-the-rover": 2,
        "clear-room": 2,
        "gain-knowledge": 1,
        "operate-door": 1,
    }


def test_20_attack_cards() -> None:
    attacks = PRINTED.attacks.attack
    assert {attack.id: sorted(attack.blood) for attack in attacks} == {
        "blood-chase": [2, 4, 5],
        "blood-rage": [3, 5],
        "cut": [0, 2, 3, 4, 5],
        "evolve": [0, 4],
        "infecting-the-host": [4],
        "perched-in-the-dark": [0, 2, 3, 4, 5],
        "piercing-the-heart": [3, 5],
    }
    assert {attack.id for attack in attacks if not attack.dark} == {"blood-chase", "blood-rage"}
    assert {attack.id: initials(attack.by) for attack in attacks} == {
        "blood-chase": "CABQ",
        "blood-rage": "BQ",
        "cut": "CABQ",
        "evolve": "C",
        "infecting-the-host": "CQ",
        "perched-in-the-dark": "ABQ",
        "piercing-the-heart": "Q",
    }


def initials(kinds: tuple[str, ...]) -> str:
    """Intruder symbols by their letters: creeper, adult, breeder, queen."""
    return "".join(kind[0].upper() for kind in kinds)


def tally(events: tuple[Event, ...]) -> tuple[int, Counter[int], Counter[str], int]:
    """How many cards, numbers of corridors, fates, and how many with a darkness effect."""
    numbers = Counter(number for event in events for number in event.directions)
    return len(events), numbers, Counter(event.fate for event in events), sum(event.dark for event in events)


def test_22_events_with_every_number_6_times_and_six_that_are_removed() -> None:
    events = PRINTED.events.event
    assert tally(events) == (22, {1: 6, 2: 6, 3: 6, 4: 6}, {"discard": 16, "remove": 6}, 11)
    moves = {event.id: (initials(event.movers), *event.directions) for event in events if event.fate == "discard"}
    assert moves == {
        "blood-trace-2": ("BQ", 2),
        "blood-trace-3": ("CBQ", 3),
        "bulkheads-open-facility": ("AB", 1),
        "consuming-fire": ("CBQ", 2),
        "damage-facility": ("CA", 3),
        "egg-protection-facility": ("BQ", 4),
        "fire-in-the-hole": ("CA", 1),
        "hatching-facility": ("AB", 2),
        "leaving-the-shell-1": ("BQ", 1),
        "leaving-the-shell-4": ("CBQ", 4),
        "lurking-facility": ("CA", 2),
        "nest-facility": ("CBQ", 1),
        "noise-in-corridors": ("AB", 3),
        "panic": ("AB", 4),
        "power-surge": ("BQ", 3),
        "scent-of-blood": ("CA", 4),
    }
    removed = {event.id: (initials(event.movers), *event.directions) for event in events if event.fate == "remove"}
    assert removed == {
        "blue-screen": ("ABQ", 3),
        "coolant-leak-facility": ("ABQ", 1),
        "kickstopper": ("ABQ", 2, 4),
        "sanitary-network-failure": ("ABQ", 2),
        "short-circuit-facility": ("ABQ", 4),
        "thats-hot": ("ABQ", 1, 3),
    }
    shared = {event.id: event.effect for event in events if event.effect != event.id}
    assert shared == {
        "blood-trace-2": "blood-trace",
        "blood-trace-3": "blood-trace",
        "leaving-the-shell-1": "leaving-the-shell",
        "leaving-the-shell-4": "leaving-the-shell",
        "sanitary-network-failure": "life-support-failure",
    }


def test_20_events_for_the_original_intruders() -> None:
    assert tally(lockdown("intruders").events.event) == (20, {1: 5, 2: 5, 3: 5, 4: 5}, {"discard": 16, "remove": 4}, 7)


def test_wounds_weaknesses_contamination_and_the_surface() -> None:
    wounds = {wound.id: wound.count for wound in PRINTED.wounds.wound}
    assert wounds == {
        "body": 4,
        "leg": 3,
        "arm": 3,
        "hand": 2,
        "bleeding": 3,
        "knee": 3,
        "eyes": 3,
        "nerves": 2,
        "head": 2,
    }
    assert sum(wounds.values()) == 25
    assert [card.id for card in PRINTED.weaknesses.weakness] == [
        *("wary-of-shadows", "light-shy", "heat-blind", "old-wounds", "dull-hearing", "sleeping-brood"),
    ]
    assert {card.id: card.count for card in PRINTED.contamination.contamination} == {"clean": 20, "infected": 7}
    assert Counter(card.reach for card in PRINTED.surface.surface) == {"all": 4, "drawer": 4}


def test_objectives_by_deck_and_by_players() -> None:
    objectives = PRINTED.objectives.objective
    assert Counter((objective.deck, objective.players) for objective in objectives) == {
        ("personal", 2): 7,
        ("personal", 3): 1,
        ("personal", 4): 1,
        ("corporate", 2): 6,
        ("corporate", 3): 2,
        ("corporate", 5): 1,
        ("coop", 1): 10,
    }
    assert {objective.id: objective.target for objective in objectives if objective.target} == {
        "contract-terminated": 1,
        "unfinished-business": 2,
        "downsizing": 3,
        "an-unpaid-debt": 4,
        "industrial-espionage": 5,
    }
    assert sum(objective.signal for objective in objectives) == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("deck", ["personal", "corporate"])
def test_there_is_always_an_objective_of_each_deck_for_everybody(deck: str, players: int) -> None:
    found = [card for card in PRINTED.objectives.objective if card.deck == deck and card.players <= players]
    assert sum(card.target is None for card in found) >= players


# ---------------------------------------------------------------- items


@cites("lockdown/item/colours")
def test_item_decks_of_30_30_30_and_15() -> None:
    items = PRINTED.items.item
    decks: tuple[ItemDeck, ...] = ("red", "yellow", "green", "crafted")
    assert [sum(item.copies(deck) for item in items) for deck in decks] == [30, 30, 30, 15]
    assert [sum(item.copies(deck) > 0 for item in items) for deck in decks] == [13, 12, 12, 5]
    assert len(items) == 41


def test_items_by_symbol_and_recipe() -> None:
    items = PRINTED.items.item
    by_symbol: Counter[str] = Counter()
    for item in items:
        for symbol in item.symbols:
            by_symbol[symbol] += item.decks.red + item.decks.yellow + item.decks.green
    assert by_symbol == {"battery": 14, "cloth": 9, "cross": 7, "flame": 10, "tool": 9}
    assert all(len(item.symbols) <= 1 for item in items)
    assert {item.id: item.recipe for item in items if item.crafted} == {
        "neutralizer": ("flame", "cross"),
        "taser": ("battery", "tool"),
        "flamethrower": ("flame", "tool"),
        "enviro-suit": ("cloth", "battery"),
        "pistol": ("battery", "flame"),
    }
    assert len({frozenset(item.recipe) for item in items if item.crafted}) == 5


def test_weapons_by_class_and_ammunition() -> None:
    every = (*PRINTED.items.item, *PRINTED.character_items.item)
    assert {i.id: (i.weapon.kind, i.weapon.loaded, i.weapon.capacity) for i in every if i.weapon} == {
        "flare-gun": ("classic", 3, 3),
        "tracking-carbine": ("energy", 2, 5),
        "prototype-shotgun": ("energy", 1, 2),
        "flamethrower": ("classic", 4, 4),
        "pistol": ("energy", 3, 3),
        "smart-gun": ("energy", 3, 3),
        "nailgun": ("classic", 6, 6),
        "smg": ("energy", 5, 5),
        "assault-rifle-facility": ("energy", 2, 5),
    }


def test_items_by_hands_use_light_and_combat() -> None:
    items = PRINTED.items.item
    weapons = {item.id for item in items if item.weapon}
    assert {item.id for item in items if item.heavy} == {*weapons, "power-cell", "portable-terminal"}
    kept = {"combat-knife", "flashlight-facility", "portable-terminal", "uv-lamp", "enviro-suit"}
    assert {item.id for item in items if not item.one_use} == weapons | kept
    assert {item.id for item in items if item.light} == {"glowstick", "flare-gun", "flashlight-facility", "uv-lamp"}
    assert {item.id for item in items if item.reaction} == {"glowstick"}
    assert {item.id for item in items if item.cost is None} == {*weapons, "glowstick", "enviro-suit"}
    assert {item.cost for item in items} == {None, 1}
    assert Counter(item.combat for item in items) == {"any": 18, "in": 2, "out": 21}


# ---------------------------------------------------------------- characters


@cites("lockdown/action/card-deck-size", "lockdown/action/common-cards")
def test_six_decks_of_10_share_five_cards() -> None:
    characters = PRINTED.characters.character
    common = Counter(["rest", "demolition", "search", "search", "interruption"])
    assert sum(len(who.deck) for who in characters) == 60
    assert all(len(who.deck) == 10 and Counter(who.deck) >= common for who in characters)
    own = Counter(card for who in characters for card in Counter(who.deck) - common)
    assert {card: count for card, count in own.items() if count > 1} == {
        "basic-repairs-facility": 3,
        "repairs-facility": 2,
    }
    assert len(own) == 27


@cites("lockdown/terms/survivors-and-workers")
def test_who_they_are_and_what_they_own() -> None:
    assert {who.id: (who.colour, who.faction, who.weapon, who.quests) for who in PRINTED.characters.character} == {
        "hacker": ("green", "worker", "smart-gun", ("cheat-codes",)),
        "janitor": ("orange", "worker", "nailgun", ("pressure-washer",)),
        "lab-rat": ("magenta", "survivor", None, ("wail",)),
        "sentry": ("blue", "worker", "smg", ("battle-suit",)),
        "survivor": ("red", "survivor", None, ("assault-rifle-facility",)),
        "xenobiologist": ("white", "worker", "probe-arm", ("overmind",)),
    }
    assert len(PRINTED.character_items.item) == 10


def test_31_action_cards_and_8_basic_actions() -> None:
    actions = PRINTED.actions
    assert len(actions.action) == 31
    assert {card.id for card in actions.action if card.reaction} == {
        *("interruption", "inconspicuous", "feel-of-the-dark"),
    }
    assert Counter(card.cost for card in actions.action) == {0: 16, 1: 13, 2: 2}
    assert Counter(card.combat for card in actions.action) == {"any": 12, "in": 3, "out": 16}
    assert {card.id: card.cost for card in actions.basic if card.cost != 1} == {"careful-move": 2}
    assert len(actions.basic) == 8
    assert {card.id for card in actions.basic if card.combat == "any"} == {"move", "shoot", "melee"}
    assert (actions.room_action.cost, actions.computer_action.cost) == (2, 1)


@cites(
    "lockdown/original-crew/items",
    "lockdown/original-crew/survivor-start",
    "lockdown/terms/survivors-and-workers",
)
def test_the_original_crew_keeps_60_cards_and_takes_the_quest_of_its_colour() -> None:
    crew, ours = WITH_ORIGINAL.characters.character[6:], {who.colour: who for who in PRINTED.characters.character}
    assert [len(who.deck) for who in crew] == [10] * 6
    assert all(who.faction == "survivor" and who.weapon is None for who in crew)
    assert all(who.quests == ours[who.colour].quests for who in crew)
    assert {card for who in crew for card in who.deck} <= {card.id for card in WITH_ORIGINAL.actions.action}
    assert len(WITH_ORIGINAL.actions.action) == len(PRINTED.actions.action) + 22


@cites("lockdown/original-crew/action-decks")
def test_cards_of_the_original_crew_cost_what_they_cost_on_the_ship() -> None:
    symbols = {card.id: (card.cost, card.combat, card.reaction) for card in ON_THE_SHIP.actions.action}
    theirs = {card.id: (card.cost, card.combat, card.reaction) for card in WITH_ORIGINAL.actions.action[31:]}
    new = {"at-the-wheel": (1, "out", False), "flight-plan": (1, "out", False)}
    assert theirs == {id: new[id] if id in new else symbols[id.removesuffix("-facility")] for id in theirs}


# ---------------------------------------------------------------- sources


def test_only_what_is_published_says_so() -> None:
    for name in FacilityTables.kinds():
        table = getattr(PRINTED, name)
        found = {row.source for heading in table.__struct_fields__ for row in _rows(getattr(table, heading))}
        if name in ("tokens", "attacks", "events", "computer", "facility_tracks"):
            assert found <= {"published", "rulebook"}
        else:
            assert "house" in found or not found  # some tables are of other species


def _rows(value: Any) -> list[Any]:
    rows = value if isinstance(value, tuple) else (value,)
    return [row for row in rows if hasattr(row, "source")]
