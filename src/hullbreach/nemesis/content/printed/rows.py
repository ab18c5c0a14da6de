"""Rows of the printed tables: frozen structs in which a misspelt key is an error."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from ....packs import Declared

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
CorridorNumber = Annotated[int, Meta(ge=1, le=4)]
Players = Annotated[int, Meta(ge=1, le=5)]
# msgspec applies the bounds of one alternative of a union to both, so unions have none and check.py checks them.

Source = Literal["rulebook", "published", "house"]
Combat = Literal["any", "in", "out"]
Tile = Literal["special", "basic", "additional"]
RoomTile = Literal["special", "basic", "additional", "none"]
"""What a room is printed on; `none` for a tile that is taken out before set-up."""
Network = Literal["red", "blue"]
Colour = Literal["red", "yellow", "green", "white", "none"]
Exploration = Literal[
    "malfunction",
    "doors",
    "fire",
    "slime",
    "danger",
    "silence",
    "lair",
    "draw-red",
    "draw-yellow",
    "draw-green",
    "mars",
]
Letter = Literal["a", "b", "c", "d"]
Destination = Literal["earth", "mars", "venus", "deep-space"]
Fate = Literal["discard", "remove", "shuffle"]
ItemDeck = Literal["red", "yellow", "green", "crafted"]
Symbol = Literal["battery", "cloth", "cross", "flame", "tool"]


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed; a misspelt key is an error."""


class Row(Fact, frozen=True, kw_only=True):
    """A fact with its source. The loader fills in the source of the file if a row has none."""

    source: Source

    @property
    def key(self) -> object:
        """The key of a row in its table: usually its first field."""
        return getattr(self, self.__struct_fields__[0])


# ---------------------------------------------------------------- board and rooms


class Slot(Row, frozen=True):
    """A room space of the board by its printed number. A special one has its room printed on it.

    Any other slot that names a room is highlighted on the board: that tile lies there face up.
    """

    number: Positive
    slot: Tile
    x: Count
    y: Count
    room: Id | None = None
    section: Annotated[int, Meta(ge=0, le=3)] = 0
    """The section of the facility, 0 for none."""
    where: Literal["building", "surface"] | None = None
    """Where it lies if not inside the place itself."""


class Corridor(Row, frozen=True):
    """A corridor joins two rooms and carries the same numbers at both ends."""

    between: tuple[Positive, Positive]
    numbers: tuple[CorridorNumber, ...]

    @property
    def key(self) -> object:
        return self.between, self.numbers  # two corridors may join the same rooms


class Entrance(Row, frozen=True):
    """A way from a room into the technical corridors. Some boards have two networks of them."""

    room: Positive
    numbers: tuple[CorridorNumber, ...]
    network: Network | None = None


class Path(Row, frozen=True):
    """A way across open ground: no number, no door, no noise."""

    between: tuple[Positive, Positive]


class Area(Row, frozen=True):
    """A stretch of open ground that noise is heard in; it lies around the rooms of a building."""

    number: CorridorNumber
    building: tuple[Positive, ...]
    x: Count
    y: Count


class Bunker(Row, frozen=True):
    """The refuge outside, and the rooms from which it can be reached on foot."""

    joined: tuple[Positive, ...]
    x: Count
    y: Count


class Room(Row, frozen=True):
    """A room tile, or a special room printed on the board; `cost` is that of its action if it is not the usual one."""

    id: Id
    tile: RoomTile
    colour: Colour
    computer: bool
    action: bool
    searchable: bool
    cost: Count | None = None
    drawn: Declared | None = None


# ---------------------------------------------------------------- tokens, dice and tracks


class ExplorationTokens(Row, frozen=True):
    """The exploration tokens with one effect: each entry of `items` is a token."""

    effect: Exploration
    items: tuple[Count, ...]
    also_in: tuple[Id, ...] = ()
    """Printed rooms that get a token as well, since these tokens are more than there are tiles."""


class IntruderTokens(Row, frozen=True):
    """The tokens of one kind of intruder: each entry of `numbers` is a token with that surprise number.

    A pair is the number in the light and the one in darkness.
    """

    kind: Id
    numbers: tuple[int | tuple[int, int], ...]
    miniatures: Count
    on_slot: Literal["corpse", "egg", "carcass"] | None = None
    """The weakness slot on which its first miniature stands until it is needed."""
    drawn: Declared | None = None


class BagStart(Row, frozen=True):
    """How many tokens of a kind the intruder bag starts with."""

    kind: Id
    tokens: Count
    per_player: Count = 0


class Supply(Row, frozen=True):
    """How many markers of one kind there are, and how many of them are in play from the start."""

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
    """The time track counts down. From the first blue space on hibernation is possible, and the jump comes last."""

    start: Positive
    first_blue: Positive
    jump_on_move: Positive


class SelfDestructTrack(Row, frozen=True):
    """The self-destruct track counts down. From the first yellow space on, nothing stops it."""

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
    """An intruder attack: each entry of `blood` is a card, 0 being the retreat arrow.

    Cards with two numbers have the second in `second_blood`.
    """

    id: Id
    blood: tuple[Count, ...]
    by: tuple[Id, ...]
    second_blood: tuple[Count, ...] = ()
    dark: bool = False
    """Whether it does more in darkness."""


class Event(Row, frozen=True):
    """An event card: who moves through which corridors, then an effect, then what becomes of the card."""

    id: Id
    direction: int | tuple[int, ...]
    movers: tuple[Id, ...]
    fate: Fate
    effect: str = ""
    dark: bool = False
    """Whether it does more in darkness."""

    @property
    def directions(self) -> tuple[int, ...]:
        """The numbers of the corridors intruders move through, one after another."""
        return (self.direction,) if isinstance(self.direction, int) else self.direction

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


class Mutation(Row, frozen=True):
    """A mutation card: the cost of its action, and the combat it is marked for."""

    id: Id
    cost: Count
    combat: Combat


class Objective(Row, frozen=True):
    """An objective card and the fewest players it is used with."""

    id: Id
    deck: Literal["personal", "corporate", "coop"]
    players: Players
    target: Players | None = None
    """The number of the player whose character must not survive."""
    signal: bool = False
    """Whether a common objective asks for the signal besides its condition."""
    drawn: Declared | None = None


class Decks(Fact, frozen=True):
    """Copies of an item in the three decks that are searched."""

    red: Count = 0
    yellow: Count = 0
    green: Count = 0


class Weapon(Fact, frozen=True, rename={"kind": "class"}):
    """What makes an item a weapon (`kind` is written `class` in the table)."""

    kind: Literal["energy", "classic"]
    capacity: Positive
    loaded: Count | None = None
    """The ammunition it comes with, if it is not the usual amount."""


class Quest(Fact, frozen=True):
    """A quest item is activated in a room, by discarding any one of these items, or on some other condition."""

    room: Id | None = None
    discard: tuple[Id, ...] = ()
    condition: Id | None = None

    def __post_init__(self) -> None:
        if bool(self.room) + bool(self.discard) + bool(self.condition) != 1:
            raise ValueError("A quest needs either a room or items to discard")


class Item(Row, frozen=True):
    """An item card; `cost` is None when the item has no action of its own."""

    id: Id
    combat: Combat
    cost: Count | None = None
    heavy: bool = False
    one_use: bool = False
    reaction: bool = False
    light: bool = False
    """Whether it gives light in darkness; a weapon does while it has ammunition."""
    symbols: tuple[Symbol, ...] = ()
    weapon: Weapon | None = None
    decks: Decks = Decks()
    crafted: Count = 0
    recipe: tuple[Symbol, ...] = ()
    quest: Quest | None = None
    drawn: Declared | None = None

    def copies(self, deck: ItemDeck) -> int:
        """How many cards of that deck are this item."""
        found = {"red": self.decks.red, "yellow": self.decks.yellow, "green": self.decks.green}
        return self.crafted if deck == "crafted" else found[deck]


class Character(Row, frozen=True):
    """A character: ten action cards, quest items, and usually a starting item."""

    id: Id
    deck: tuple[Id, ...]
    quests: tuple[Id, ...]
    weapon: Id | None = None
    faction: Literal["worker", "survivor"] | None = None
    colour: Id | None = None
    drawn: Declared | None = None


class Action(Row, frozen=True):
    """An action card or a basic action: its cost, and the combat it is marked for."""

    id: Id
    cost: Count
    combat: Combat
    reaction: bool = False
    drawn: Declared | None = None


class RoomAction(Row, frozen=True):
    """What every room action costs, and that it is done out of combat."""

    cost: Count
    combat: Combat


class PanicCard(Row, frozen=True):
    """What fear makes of a character: how many cards bear it, and the insanity it takes."""

    id: Id
    count: Positive
    level: Annotated[int, Meta(ge=1, le=5)]


class InsanityLevel(Row, frozen=True):
    """The creature that a character at this level of insanity meets."""

    level: Annotated[int, Meta(ge=1, le=5)]
    kind: Id


# ---------------------------------------------------------------- the intruder player


class IntruderPlayerCard(Row, frozen=True):
    """A card of the intruder player and the corridors an intruder may move through with it."""

    id: Id
    movement: tuple[CorridorNumber, ...]


class IntruderPlayerAbility(Row, frozen=True):
    """What a card of the intruder player can do: how many attack cards it draws in an attack, and its own effect."""

    card: Id
    effect: Id
    attacks: Positive


# ---------------------------------------------------------------- the facility


class ComputerCard(Row, frozen=True):
    """A computer card: the actions one may choose from; Lock-down has none."""

    id: Id
    actions: tuple[Id, ...]


class CssToken(Row, frozen=True):
    """A token of the cargo sending system: the pods it launches, and how many tokens do so."""

    id: Id
    count: Positive
    pods: tuple[Literal["a", "b", "c"], ...]


class Contingency(Row, frozen=True):
    """A contingency token: whom it kills at the end."""

    id: Id
    kills: Literal["nobody", "knowledge", "no-signal", "pod", "isolation", "outsider", "bunker-or-object"]
    threshold: Positive | None = None


class SurfaceCard(Row, frozen=True):
    """A card of the surface of Mars: it strikes everybody out there, or only the player who drew it."""

    id: Id
    reach: Literal["all", "drawer"]


class FacilityTime(Row, frozen=True):
    """The facility's time track: spaces that cost power, spaces that launch pods, and when one may lock oneself in."""

    start: Positive
    red: tuple[Positive, ...]
    blue: tuple[Positive, ...]
    css: tuple[Positive, ...]
    first_white: Positive
    last: Count


class Autodestruction(Row, frozen=True):
    """How many spaces ahead its token is put, and how much further it goes when it turns red."""

    ahead: Positive
    further: Positive


class PowerTokens(Row, frozen=True):
    """The power tokens, those that start powered, and how many the backup supply brings back."""

    tokens: Positive
    powered: tuple[Positive, ...]
    reset: Positive


class KnowledgeTrack(Row, frozen=True):
    """Knowledge: at the start by faction, the maximum, what each weakness slot asks for, and what an analysis gives."""

    worker: Positive
    survivor: Positive
    most: Positive
    weaknesses: tuple[Positive, ...]
    analysis: Positive
