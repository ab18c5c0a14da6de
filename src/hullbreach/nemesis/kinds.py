"""Small numbers for objects and weakness slots, with their permanent names."""

# -- objects: eggs, carcasses, corpses, each with a permanent number ------------------------------------------

EGGS = range(8)
CARCASSES = range(8, 16)
CORPSES = range(16, 22)
BLUE_CORPSE = 16
"""The body found at the start; CORPSES[1 + seat] is the corpse of a seat's character."""
OBJECT_COUNT = 22
"""How many objects every game has. From here on come the carcasses that only some species bring."""
IN_SUPPLY, IN_NEST, GONE, CARRIED = 0, 100, 101, 64
"""Where an object is: a room number, or one of these; CARRIED + seat is carried."""

# -- weakness slots -------------------------------------------------------------------------------------------

CORPSE_SLOT, EGG_SLOT, CARCASS_SLOT = range(3)
SLOT_NAMES = ("corpse", "egg", "carcass")


def is_carcass(thing: int) -> bool:
    """Whether an object is the carcass of an intruder."""
    return thing in CARCASSES or thing >= OBJECT_COUNT


def object_slot(thing: int) -> int:
    """The slot of the weakness that an object helps to discover."""
    return EGG_SLOT if thing in EGGS else CARCASS_SLOT if is_carcass(thing) else CORPSE_SLOT
