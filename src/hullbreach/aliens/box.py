"""The box: every component by its permanent number, and the tables by small numbers for the rules."""

from __future__ import annotations

from collections.abc import Mapping

from .tables import EnduranceRow, Tables, TrackerRow

LEVELS = (1, 2, 3)
GORMAN, HICKS, HUDSON, VASQUEZ, FROST, RIPLEY, NEWT = CHARACTERS = range(7)
Character = int
SPEED, AIM, TECH, DEFENSE, MELEE = range(5)
SEATS = 6

ENDURANCE, TRACKER_1, TRACKER_2, TRACKER_3, BLIP, TOKEN = FAMILIES = range(6)
FAMILY_NAMES = ("endurance", "tracker-1", "tracker-2", "tracker-3", "blip", "token")
WEAPON, EQUIPMENT, EVENT, HAZARD = range(4)
TYPES = ("weapon", "equipment", "event", "hazard")

# Zones. The last of a pile is its top.
(
    DECK,
    UNDER,
    EXHAUST,
    DISCARD,
    REMOVED,
    ASIDE,
    PLAYED,
    TRACKER_TOP,
    TRACKER_REST,
    _,
    _,
    TRACKER_BOTTOM,
    TRACKER_DISCARD,
    TRACKER_OUT,
    POOL,
    BLIPS,
    TOKENS,
    TOKENS_OUT,
    HANDS,
) = range(19)
"""UNDER lies below the reshuffle card. ASIDE holds a card being revealed, which still counts as part of its pile.
PLAYED holds an event being played or a drawn hazard, which do not. The tracker deck is kept by level."""
WEAPONS = HANDS + SEATS
GEAR = WEAPONS + len(CHARACTERS)
ZONES = GEAR + len(CHARACTERS)


class Box:
    """Everything that is in the box. A back is a component's number; its face says which card or number it is."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.characters = tables.characters
        self.character_ids = tuple(row.id for row in tables.characters)
        self.numbers = tuple((row.grunt, row.hero) for row in tables.characters)
        """By character, then by whether it is a hero: speed, aim, tech, defense, melee."""
        self.ranks = tuple(row.rank for row in tables.characters)
        self.marines = sum(1 << who for who, row in enumerate(tables.characters) if row.marine)
        endurance = [row for row in tables.endurance for _ in range(row.count)]
        trackers = [
            [(row, place) for row in tables.tracker if row.level == level for place in row.at] for level in LEVELS
        ]
        blips = [row.number for row in tables.blips for _ in range(row.count)]
        tokens = [row.id for row in tables.mission_blips for _ in range(row.count)]
        # Every component has a face of its own, from 1 on in its family; 0 stands for one that a viewer does not know.
        self.cards: tuple[EnduranceRow | None, ...] = (None, *endurance)
        """By face."""
        self.types = bytes([0, *(TYPES.index(row.type) for row in endurance)])
        """By face: what type of card it is."""
        self.costs = bytes([0, *(row.cost for row in endurance)])
        self.kinds = bytes([0, *(tables.endurance.index(row) + 1 for row in endurance)])
        """By face: which card it is. Copies of a card are of one kind."""
        self.kind_of: Mapping[str, int] = {row.id: kind for kind, row in enumerate(tables.endurance, 1)}
        self.trackers = tuple(map(tuple, trackers))
        """By level, counted from 0, and by face less one: what is printed, and the place it names."""
        self.blip_numbers = (0, *blips)
        """By face."""
        self.names = (
            ("", *(row.id for row in endurance)),
            *(("", *(f"{row.id}-{place}" for row, place in rows)) for rows in trackers),
            ("", *map(str, blips)),
            ("", *tokens),
        )
        """By family and face."""
        places = [(family, face) for family in FAMILIES for face in range(1, len(self.names[family]))]
        self.first_faces = bytes(face for _, face in places)
        self.first_families = bytes(family for family, _ in places)
        self.components = tuple(f"{FAMILY_NAMES[family]}:{self.names[family][face]}" for family, face in places)
        self.families = tuple(
            tuple(back for back, (its_family, _) in enumerate(places) if its_family == family) for family in FAMILIES
        )
        """By family: the backs in it. Nothing ever changes its family."""
        self.first_blip = self.families[BLIP][0]
        self.shots = len(tables.sentry_dial.numbers) - 1

    def tracker(self, family: int, face: int) -> tuple[TrackerRow, int]:
        """What is printed on a tracker card, and the place it names: a spawn point, or 0 for a tunnel."""
        return self.trackers[family - TRACKER_1][face - 1]
