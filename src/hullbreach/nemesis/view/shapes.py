"""The structs of the family's views, from which the client's types are made. A site adds its own."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["setup", "player", "event", "end"]


class Shown(msgspec.Struct, gc=False):
    """Something seen. A view is a tree without a way back up, so the garbage collector need not walk through it."""


class Exit(Shown):
    """A way out of a room, the numbers at this end, and the room behind it.

    Technical corridors and areas lead to no single room.
    """

    corridor: str
    numbers: list[int]
    to: str | None


class Token(Shown):
    """An exploration token that still lies on its room. Its face is only for viewers who peeked."""

    effect: str | None
    items: int | None


class Foe(Shown):
    """An intruder on the board."""

    ref: str
    kind: str
    injuries: int


class Room(Shown, kw_only=True):
    """A room, with everything and everybody in it."""

    ref: str
    number: int
    x: int
    y: int
    kind: str | None
    explored: bool
    colour: str | None
    computer: bool | None
    items: int | None
    token: Token | None
    fire: bool
    malfunction: bool
    airlock: bool
    crew: list[str]
    intruders: list[Foe]
    objects: list[str]
    exits: list[Exit]


class Corridor(Shown):
    """A corridor, path, technical network or area: noise and door."""

    ref: str
    ends: list[str]
    numbers: list[int]
    noise: bool
    door: Literal["closed", "destroyed"] | None


class Known(Shown):
    """Hidden things: everybody sees how many there are, and viewers know some by name."""

    count: int
    known: list[str]


class Inventory(Known):
    """Hidden items, with the colours of their backs."""

    colours: dict[str, int]


class Held(Shown):
    """A heavy item, held openly: ammunition if it is a weapon, what is attached, what it is taped to."""

    item: str
    weapon: str | None
    ammo: int | None
    capacity: int | None
    attached: list[str]
    taped: bool


class Mutation(Shown):
    """A character's mutation: whether there is a card, its name for those who know it, markers, and shells on it."""

    card: bool
    name: str | None
    open: bool
    markers: int
    shells: int
    wound_shells: int


class Person(Shown, kw_only=True):
    """A character as everyone sees it, and those secrets that the viewer has learned.

    The number of infected cards is only in the truth, never in a seat's view.
    """

    seat: int
    ref: str
    number: int
    character: str | None
    status: str
    room: str | None
    pod: str | None
    passed: bool
    light: int
    serious: list[str]
    dressed: list[str]
    slimed: bool
    infested: bool
    signalled: bool
    hand: Known
    deck: int
    discards: list[str]
    contamination: int
    inventory: Inventory
    hands: list[Held]
    hand_slots: int
    objects: list[str]
    quests: list[str]
    objectives: Known
    aside: int
    infected: int | msgspec.UnsetType = msgspec.UNSET
    insanity: int | msgspec.UnsetType = msgspec.UNSET
    """The insanity level, in games that have one."""
    mutation: Mutation | msgspec.UnsetType = msgspec.UNSET


class Bag(Shown):
    """Tokens in the bag and outside by kind, and the numbers on those inside."""

    total: int
    tokens: dict[str, int]
    outside: dict[str, int]
    numbers: dict[str, int]


class Eggs(Shown):
    """Eggs on the intruder board, elsewhere in the place, destroyed, and still in the box."""

    nest: int
    out: int
    destroyed: int
    supply: int


class Weakness(Shown):
    """A slot, with the name of what has been discovered.

    Some species have a creature that lies in wait there, and cards that are discarded.
    """

    slot: str
    name: str | None
    creature: str | msgspec.UnsetType = msgspec.UNSET
    discarded: bool | msgspec.UnsetType = msgspec.UNSET


class Own(Shown):
    """What a seat alone knows of itself: hand, inventory, objectives, cards just drawn, standing orders."""

    ref: str
    hand: list[str]
    infected: int
    inventory: list[str]
    objectives: list[str]
    aside: list[str]
    orders: str


class Decks(Shown):
    """How many cards each deck has; the crafted items lie open and are counted by name."""

    red: int
    yellow: int
    green: int
    events: int
    attacks: int
    wounds: int
    contamination: int
    crafted: dict[str, int]


class Discards(Shown):
    """The discard piles, the top last."""

    events: list[str]
    attacks: list[str]
    wounds: list[str]
    red: list[str]
    yellow: list[str]
    green: list[str]
    crafted: list[str]
    belongings: list[str]


class Memory(Shown):
    """What has left the game: exploration tokens and event cards, by face."""

    exploration: dict[str, int]
    events: dict[str, int]


class Minds(Shown):
    """What void seeders add: cards in the panic deck, panic cards just turned up and discarded, destroyed lairs."""

    deck: int
    played: list[str]
    discards: list[str]
    lairs_destroyed: int


class Flow(Shown, kw_only=True):
    """The game, the viewer, and the state of play: round, phase, whose turn it is, and lasting facts."""

    game: str
    viewer: int | None
    round: int
    phase: Phase
    active: str
    acted: int
    unbounded: bool
    first_player: str
    first_encounter: bool
    first_death: bool
    nest_destroyed: bool
    queen_dead: bool
    intruder_player: str | None


class View(Flow, kw_only=True):
    """The view of every game of the family. A site adds what only it has."""

    rooms: list[Room]
    corridors: list[Corridor]
    crew: list[Person]
    common_objectives: list[str]
    you: Own | None
    bag: Bag
    eggs: Eggs
    weaknesses: list[Weakness]
    decks: Decks
    discards: Discards
    memory: Memory
    minds: Minds | msgspec.UnsetType = msgspec.UNSET
