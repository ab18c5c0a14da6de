"""The parts a game of the family is made of, and the questions the shared rules ask of each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..kernel import Back, Effect, Effects, Part, Seat, Stage
from .board import Board
from .box import Box
from .schedule import Schedule

if TYPE_CHECKING:
    from .content.functions import Uses
    from .position import Position


Here = TypeVar("Here", bound="Position")
"""The position of a site: it has fields of its own."""


class Site(Part, ABC, Generic[Here]):
    """Where it happens."""

    position: type[Here]

    board: Board
    tile_back: Sequence[Back]
    """By room: the back of the tile that lies there, -1 for a printed room."""
    token_back: Sequence[Back]
    """By room: the back of its exploration token, -1 for none."""
    open_tiles: Sequence[Back]
    """Tiles that lie face up from the start."""
    printed_kind: Sequence[int]
    """By room: what is printed there, 0 where a tile lies."""
    start_room: int
    nest: int
    """The kind of room that the eggs are in."""
    fire_markers: int
    malfunction_markers: int
    door_tokens: int
    room_action_cost: int
    stages: Sequence[Stage]
    """What the end reveals of it."""
    start_time: int
    """The space of the time track that everything begins on."""

    @abstractmethod
    def fresh(self) -> Mapping[str, Any]:
        """What only this site has of a position, before anything is laid out."""

    @abstractmethod
    def schedule(self, plan: Schedule) -> None:
        """Edit the phases."""

    @abstractmethod
    def set_up(self, g: Here) -> None:
        """Lay the board out."""

    @abstractmethod
    def is_nest(self, g: Here, room: int) -> bool:
        """Whether this room is known to be the nest."""

    @abstractmethod
    def never_malfunctions(self, g: Here, room: int) -> bool:
        """Rooms that cannot have a malfunction marker."""

    @abstractmethod
    def has_token(self, g: Here, room: int) -> bool:
        """Whether an exploration token still lies on the room."""

    @abstractmethod
    def entered(self, g: Here, who: Seat, room: int) -> Effects:
        """What an explored room does to whoever enters it."""

    @abstractmethod
    def section_of(self, g: Here, room: int) -> int:
        """1 or 2 for an explored evacuation section, 0 for other rooms."""

    @abstractmethod
    def mending(self, g: Here, who: Seat) -> Uses:
        """What repairs can mend here besides the room."""

    @abstractmethod
    def turn_begins(self, g: Here, who: Seat, first: bool) -> Sequence[Effect]:
        """What the site asks at the start of a turn."""

    @abstractmethod
    def intruder_arrives(self, g: Here, room: int) -> list[Effect]:
        """An intruder has come into the room."""

    @abstractmethod
    def markers_run_out(self, g: Here, rule: str) -> list[Effect]:
        """A marker must be placed and none is left."""

    @abstractmethod
    def character_died(self, g: Here) -> Effects:
        """A character has just died."""

    @abstractmethod
    def somebody_gone(self, g: Here) -> Effects:
        """A character has died, left or fallen asleep."""

    @abstractmethod
    def is_over(self, g: Here) -> bool:
        """Whether its story has ended."""

    @abstractmethod
    def is_destroyed(self, g: Here) -> bool:
        """Whether it is gone, with everything in it."""

    @abstractmethod
    def verdict(self, g: Here) -> Effects:
        """What the victory check asks of the place first."""

    @abstractmethod
    def outcome(self, g: Here) -> dict[str, Any]:
        """What became of it, for the outcome."""

    @abstractmethod
    def view(self, sight: Here) -> dict[str, Any]:
        """What one sees of what only this site has."""


class Species(Part, ABC):
    """What hunts you."""

    @abstractmethod
    def schedule(self, plan: Schedule) -> None:
        """Edit the phases."""

    @abstractmethod
    def fill_the_bag(self, g: Position) -> None:
        """The bag at the start."""

    @abstractmethod
    def encounter(self, g: Position, who: Seat) -> list[Effect]:
        """A character has been heard."""

    @abstractmethod
    def surprise(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """An intruder that appeared takes a character by surprise."""

    @abstractmethod
    def attack(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """An intruder attacks a character."""

    @abstractmethod
    def strike(self, g: Position, foe: int) -> list[Effect]:
        """An intruder attacks somebody in its room."""

    @abstractmethod
    def move(self, g: Position, moves: Sequence[tuple[int, int]], rule: str = "") -> list[Effect]:
        """Intruders move through these spots at the same time; `rule` says why."""

    @abstractmethod
    def injury(self, g: Position, foe: int, count: int, sort: str = "") -> list[Effect]:
        """An intruder is hurt by `fire`, an `energy` weapon, or something else."""

    @abstractmethod
    def retreat(self, g: Position, foe: int) -> list[Effect]:
        """An intruder flees in a random direction."""

    @abstractmethod
    def foam(self, g: Position, foe: int) -> list[Effect]:
        """Extinguishing foam drives an intruder away."""

    @abstractmethod
    def kill(self, g: Position, foe: int, rule: str) -> list[Effect]:
        """An intruder dies."""

    @abstractmethod
    def destroy_eggs(self, g: Position, room: int, count: int) -> list[Effect]:
        """Eggs nobody carries are destroyed."""

    @abstractmethod
    def infest(self, g: Position, who: Seat) -> Effects:
        """An infection breaks out."""

    @abstractmethod
    def hatch(self, g: Position, room: int) -> Effects:
        """Something comes out of a dead character."""

    @abstractmethod
    def blank_hits(self, g: Position, kind: int) -> bool:
        """Whether a blank combat die counts as a hit on this kind."""


class Mode(Part, ABC):
    """How you win."""

    player_counts = range(1, 6)  # nemesis/terms/player-count

    @abstractmethod
    def deal(self, g: Position) -> None:
        """Deal the objectives and tell of it."""

    def item_count(self, printed_items: int) -> int:
        """How many items an exploration token stands for."""
        return printed_items

    @abstractmethod
    def first_encounter(self, g: Position) -> Effects:
        """The first intruder has appeared."""

    def round_begins(self, g: Position) -> Effects:
        """A game round starts; cards are drawn next."""
        return None

    @abstractmethod
    def remains(self, g: Position, who: Seat) -> Effects:
        """What becomes of a dead character's belongings."""

    @abstractmethod
    def victory_check(self) -> Effect:
        """What happens once the story of the place is over."""

    @abstractmethod
    def outcome(self, g: Position) -> dict[str, Any]:
        """Who lived, who won, and why."""


class Extra(Part, ABC):
    """Rules that come into force in the course of a game."""

    @abstractmethod
    def is_in_force(self, g: Position) -> bool:
        """Whether the phases are those it has edited."""

    @abstractmethod
    def schedule(self, plan: Schedule) -> None:
        """Edit the phases as they are once it is in force."""

    @abstractmethod
    def expected(self, box: Box) -> Iterable[str]:
        """What should happen sooner or later in random games with it."""


class Crew(Part, ABC):
    """Who you are."""

    @abstractmethod
    def draft(self, g: Position) -> list[Effect]:
        """How characters are chosen."""
