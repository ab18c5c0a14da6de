"""Small numbers for what is compared often, with their permanent names."""

from __future__ import annotations

from . import box
from .content import printed

# -- rooms ----------------------------------------------------------------------------------------------------

ROOM_NAMES = ("", *(room.id for room in printed.rooms()))
ROOM_KIND = {name: kind for kind, name in enumerate(ROOM_NAMES)}
ROOMS = (None, *printed.rooms())
TILE_KIND = tuple(ROOM_KIND[name] for name in box.TILES)
"""By tile face: the kind of room."""
COLOUR = ("none", *(room.colour for room in printed.rooms()))
COMPUTER = (False, *(room.computer for room in printed.rooms()))
SEARCHABLE = (False, *(room.searchable for room in printed.rooms()))

# -- intruders ------------------------------------------------------------------------------------------------

FOE_NAMES = tuple(row.kind for row in printed.intruders())
BLANK, LARVA, CREEPER, ADULT, BREEDER, QUEEN = range(6)
MINIATURES = tuple(kind for kind, row in enumerate(printed.intruders()) for _ in range(row.miniatures))
"""By miniature: its kind."""
MINIATURES_OF = tuple(tuple(mini for mini, of in enumerate(MINIATURES) if of == kind) for kind in range(len(FOE_NAMES)))
TOKENS: tuple[tuple[int, int], ...] = tuple(
    (kind, number) for kind, row in enumerate(printed.intruders()) for number in sorted(set(row.numbers))
)
"""The sorts of intruder tokens: (kind, surprise number)."""
TOKEN_NAMES = tuple(f"{FOE_NAMES[kind]}-{number}" if kind else "blank" for kind, number in TOKENS)
TOKEN_COUNTS = tuple(printed.intruders()[kind].numbers.count(number) for kind, number in TOKENS)

# -- items ----------------------------------------------------------------------------------------------------

ITEMS_BY_NAME = {item.id: item for item in (*printed.items(), *printed.character_items())}
ITEM = (None, *(ITEMS_BY_NAME[name] for name in box.ITEMS[1:]))
"""By item face: what is printed on it."""

# -- action cards ---------------------------------------------------------------------------------------------

ACTIONS = {card.id: card for card in printed.actions()}
BASIC = {action.id: action for action in printed.basic_actions()}
CHARACTERS = printed.characters()
CHARACTER_NAMES = tuple(character.id for character in CHARACTERS)

# -- dice -----------------------------------------------------------------------------------------------------

NOISE_DIE = next(die.faces for die in printed.dice() if die.id == "noise")
COMBAT_DIE = next(die.faces for die in printed.dice() if die.id == "combat")

# -- objects: eggs, carcasses, corpses, each with a permanent number ------------------------------------------

EGGS = range(8)
CARCASSES = range(8, 16)
CORPSES = range(16, 22)
BLUE_CORPSE = 16
"""The body found at the start; CORPSES[1 + seat] is the corpse of a seat's character."""
OBJECT_COUNT = 22
OBJECT_NAMES = (*("egg",) * 8, *("carcass",) * 8, *("corpse",) * 6)
IN_SUPPLY, IN_NEST, GONE, CARRIED = 0, 100, 101, 64
"""Where an object is: a room number, or one of these; CARRIED + seat is carried."""

# -- weakness slots -------------------------------------------------------------------------------------------

CORPSE_SLOT, EGG_SLOT, CARCASS_SLOT = range(3)
SLOT_NAMES = ("corpse", "egg", "carcass")


def object_slot(thing: int) -> int:
    """Which weakness an object helps to discover."""
    return EGG_SLOT if thing in EGGS else CARCASS_SLOT if thing in CARCASSES else CORPSE_SLOT


WEAKNESSES_BY_NAME = {name: face for face, name in enumerate(box.WEAKNESSES)}
