"""The printed facts of base Nemesis: TOML tables beside this package, validated into frozen structs.

Ids are permanent; what people read lives elsewhere.
"""

from .check import check
from .rows import (
    Action,
    Attack,
    BagStart,
    Character,
    Contamination,
    Coordinates,
    Corridor,
    DestinationTrack,
    Die,
    Engine,
    Entrance,
    Event,
    ExplorationTokens,
    IntruderPlayerAbility,
    IntruderPlayerCard,
    IntruderTokens,
    Item,
    Objective,
    Pod,
    PodCount,
    Quest,
    Room,
    RoomAction,
    SelfDestructTrack,
    Slot,
    Supply,
    TimeTrack,
    Weakness,
    Weapon,
    Wound,
)
from .tables import BadTable, BoardTable, Box, box, load, parse


def board_ship() -> BoardTable:
    """The basic side of the ship board."""
    return box().board_ship


def board_ship_alternative() -> BoardTable:
    """The alternative side of the ship board."""
    return box().board_ship_alternative


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


def intruder_player_cards() -> tuple[IntruderPlayerCard, ...]:
    """The cards of the intruder player."""
    return box().intruder_player.card


def intruder_player_abilities() -> tuple[IntruderPlayerAbility, ...]:
    """What the cards of the intruder player do besides moving, in the same order."""
    return box().intruder_player.ability


def room_action() -> RoomAction:
    """What a room action costs."""
    return box().actions.room_action


__all__ = [
    "Action",
    "Attack",
    "BadTable",
    "BagStart",
    "BoardTable",
    "Box",
    "Character",
    "Contamination",
    "Coordinates",
    "Corridor",
    "DestinationTrack",
    "Die",
    "Engine",
    "Entrance",
    "Event",
    "ExplorationTokens",
    "IntruderPlayerAbility",
    "IntruderPlayerCard",
    "IntruderTokens",
    "Item",
    "Objective",
    "Pod",
    "PodCount",
    "Quest",
    "Room",
    "RoomAction",
    "SelfDestructTrack",
    "Slot",
    "Supply",
    "TimeTrack",
    "Weakness",
    "Weapon",
    "Wound",
    "actions",
    "attacks",
    "bag",
    "basic_actions",
    "board_ship",
    "board_ship_alternative",
    "box",
    "character_items",
    "characters",
    "check",
    "contamination",
    "coordinates",
    "destination_track",
    "dice",
    "engines",
    "events",
    "exploration",
    "intruder_player_abilities",
    "intruder_player_cards",
    "intruders",
    "items",
    "load",
    "objectives",
    "parse",
    "pod_counts",
    "pods",
    "room_action",
    "rooms",
    "self_destruct_track",
    "supplies",
    "time_track",
    "weaknesses",
    "wounds",
]
