"""Every component with its permanent number: families of backs, what is on their faces, and the zones they lie in."""

from __future__ import annotations

from collections.abc import Iterable

from .content import printed

SEATS = 5

# -- families: faces of one family can be confused with each other --------------------------------------------

(
    TILE_BASIC,
    TILE_ADDITIONAL,
    EXPLORATION,
    COORDINATES,
    ENGINE_1,
    ENGINE_2,
    ENGINE_3,
    WEAKNESS,
    RED,
    YELLOW,
    GREEN,
    CRAFTED,
    BELONGING,
    PERSONAL,
    CORPORATE,
    COOP,
    EVENT,
    ATTACK,
    WOUND,
    CONTAMINATION,
    INFECTION,
    UNDRAFTED,
    DECK,
) = range(23)
"""DECK + seat is the family of a seat's own deck: its action cards and the contamination cards it has gained."""
INTRUDER_PLAYER = DECK + SEATS

# -- faces: names by number, 0 being no face ------------------------------------------------------------------

Names = tuple[str, ...]


def _copies(rows: Iterable[tuple[str, int]]) -> Names:
    return tuple(name for name, count in rows for _ in range(count))


TILES: Names = (
    "",
    *(r.id for r in printed.rooms() if r.tile == "basic"),  # nemesis/room/basic-list
    *(r.id for r in printed.rooms() if r.tile == "additional"),  # nemesis/room/additional-list
)
EXPLORATION_TOKENS: tuple[tuple[str, int], ...] = (
    ("", 0),
    *((row.effect, items) for row in printed.exploration() for items in row.items),
)
COORDINATE_CARDS: Names = ("", *(card.id for card in printed.coordinates()))
ENGINE_TOKENS: Names = ("", "working", "damaged")
WEAKNESSES: Names = ("", *(card.id for card in printed.weaknesses()))
_ITEMS = printed.items()
ITEMS: Names = (
    "",
    *_copies((item.id, item.copies("red")) for item in _ITEMS),
    *_copies((item.id, item.copies("yellow")) for item in _ITEMS),
    *_copies((item.id, item.copies("green")) for item in _ITEMS),
    *_copies((item.id, item.copies("crafted")) for item in _ITEMS),
    *(item.id for item in printed.character_items()),
)
_OBJECTIVES = printed.objectives()
OBJECTIVES: Names = ("", *(o.id for deck in ("personal", "corporate", "coop") for o in _OBJECTIVES if o.deck == deck))
EVENTS: Names = ("", *(event.id for event in printed.events()))
ATTACKS: Names = ("", *_copies((attack.id, len(attack.blood)) for attack in printed.attacks()))
BLOOD: tuple[int, ...] = (0, *(blood for attack in printed.attacks() for blood in attack.blood))
"""By attack face: the number in the blood symbol, 0 for the retreat arrow."""
WOUNDS: Names = ("", *_copies((wound.id, wound.count) for wound in printed.wounds()))
CONTAMINATION_COUNT = sum(row.count for row in printed.contamination())
INFECTED_COUNT = next(row.count for row in printed.contamination() if row.id == "infected")
CARDS: Names = (
    "",
    *(card for character in printed.characters() for card in character.deck),
    *("contamination",) * CONTAMINATION_COUNT,
)
FIRST_CONTAMINATION = 1 + sum(len(character.deck) for character in printed.characters())
"""Card faces from here on are contamination cards."""
INTRUDER_CARDS: Names = ("", *(card.id for card in printed.intruder_player_cards()))
INFECTIONS: Names = ("", *("infected",) * INFECTED_COUNT, *("clean",) * (CONTAMINATION_COUNT - INFECTED_COUNT))

FACES: dict[int, Names] = {
    TILE_BASIC: TILES,
    TILE_ADDITIONAL: TILES,
    EXPLORATION: tuple(f"{effect}-{items}" for effect, items in EXPLORATION_TOKENS),
    COORDINATES: COORDINATE_CARDS,
    ENGINE_1: ENGINE_TOKENS,
    ENGINE_2: ENGINE_TOKENS,
    ENGINE_3: ENGINE_TOKENS,
    WEAKNESS: WEAKNESSES,
    **dict.fromkeys((RED, YELLOW, GREEN, CRAFTED, BELONGING), ITEMS),
    **dict.fromkeys((PERSONAL, CORPORATE, COOP), OBJECTIVES),
    EVENT: EVENTS,
    ATTACK: ATTACKS,
    WOUND: WOUNDS,
    **dict.fromkeys((CONTAMINATION, UNDRAFTED, *range(DECK, DECK + SEATS)), CARDS),
    INFECTION: INFECTIONS,
    INTRUDER_PLAYER: INTRUDER_CARDS,
}

# -- backs: permanent numbers ---------------------------------------------------------------------------------


def _deck_of_objectives(deck: str) -> int:
    return sum(objective.deck == deck for objective in _OBJECTIVES)


_ROWS: tuple[tuple[int, int, int], ...] = (
    # family, first face, how many; numbers are permanent, so what is new gets rows of its own at the end
    (TILE_BASIC, 1, 11),
    (TILE_ADDITIONAL, 12, 9),
    (EXPLORATION, 1, 20),
    (COORDINATES, 1, 8),
    (ENGINE_1, 1, 2),
    (ENGINE_2, 1, 2),
    (ENGINE_3, 1, 2),
    (WEAKNESS, 1, 8),
    (RED, 1, 30),
    (YELLOW, 31, 30),
    (GREEN, 61, 30),
    (CRAFTED, 91, 12),
    (BELONGING, 103, len(printed.character_items())),
    (PERSONAL, 1, _deck_of_objectives("personal")),
    (CORPORATE, 1 + _deck_of_objectives("personal"), _deck_of_objectives("corporate")),
    (COOP, 1 + _deck_of_objectives("personal") + _deck_of_objectives("corporate"), _deck_of_objectives("coop")),
    (EVENT, 1, 20),
    (ATTACK, 1, 20),
    (WOUND, 1, 16),
    (CONTAMINATION, FIRST_CONTAMINATION, CONTAMINATION_COUNT),
    (INFECTION, 1, CONTAMINATION_COUNT),
    (UNDRAFTED, 1, FIRST_CONTAMINATION - 1),
    (INTRUDER_PLAYER, 1, len(printed.intruder_player_cards())),
)
FIRST_FACES: bytes = bytes(first + i for _, first, count in _ROWS for i in range(count))
FIRST_FAMILIES: bytes = bytes(family for family, _, count in _ROWS for _ in range(count))
BACK_COUNT = len(FIRST_FACES)
BACKS: dict[int, tuple[int, ...]] = {
    family: tuple(back for back, its_family in enumerate(FIRST_FAMILIES) if its_family == family)
    for family in sorted(set(FIRST_FAMILIES))
}
"""The backs of each family at the start of the game."""
LASTING = {family: backs for family, backs in BACKS.items() if family not in (UNDRAFTED, CONTAMINATION)}
"""The same, of families whose cards never become part of somebody's deck."""
COMPONENTS: Names = tuple(
    f"{family}:{FACES[family][face]}" for family, face in zip(FIRST_FAMILIES, FIRST_FACES, strict=True)
)
"""What every back is at the start; saves know the box by it."""

FIRST_ITEM = BACKS[RED][0]
AMMO_PLACES = BACK_COUNT - FIRST_ITEM
"""Ammunition is kept by back - FIRST_ITEM; the last items may be at the very end of the box."""
FIRST_INFECTION = BACKS[INFECTION][0]

# -- zones ----------------------------------------------------------------------------------------------------

(
    OUT,
    TILES_ON_BOARD,
    TOKENS_ON_BOARD,
    COORDINATES_ON_BOARD,
    ENGINE_STACK_1,
    ENGINE_STACK_2,
    ENGINE_STACK_3,
    WEAKNESS_SLOTS,
    RED_DECK,
    YELLOW_DECK,
    GREEN_DECK,
    CRAFTED_DECK,
    RED_DISCARD,
    YELLOW_DISCARD,
    GREEN_DISCARD,
    CRAFTED_DISCARD,
    BELONGING_DISCARD,
    ATTACHED,
    PERSONAL_DECK,
    CORPORATE_DECK,
    COOP_DECK,
    EVENT_DECK,
    EVENT_DISCARD,
    ATTACK_DECK,
    ATTACK_DISCARD,
    WOUND_DECK,
    WOUND_DISCARD,
    CONTAMINATION_DECK,
    INFECTIONS_ZONE,
    UNDRAFTED_CARDS,
    UNDRAFTED_BELONGINGS,
    OPEN_OBJECTIVES,
    SEAT_ZONES,
) = range(33)
DRAW, HAND, DISCARD, INVENTORY, HANDS, SERIOUS, DRESSED, OBJECTIVE, QUESTS, ASIDE = range(10)
"""Zones of a seat, from SEAT_ZONES + PER_SEAT * seat on. ASIDE holds cards just drawn that await a choice."""
PER_SEAT = 10

DISCARD_OF_FAMILY = {
    RED: RED_DISCARD,
    YELLOW: YELLOW_DISCARD,
    GREEN: GREEN_DISCARD,
    CRAFTED: CRAFTED_DISCARD,
    BELONGING: BELONGING_DISCARD,
}
DECK_OF_COLOUR = {"red": RED_DECK, "yellow": YELLOW_DECK, "green": GREEN_DECK}
# nemesis/item/colours
COLOUR_OF_FAMILY = {RED: "red", YELLOW: "yellow", GREEN: "green", CRAFTED: "blue", BELONGING: "belonging"}


def zone_name(zone: int) -> str:
    """A readable name of a zone, for censuses and error reports."""
    if zone < SEAT_ZONES:
        return f"zone {zone}"
    seat, kind = divmod(zone - SEAT_ZONES, PER_SEAT)
    return f"zone {kind} of seat {seat}"
