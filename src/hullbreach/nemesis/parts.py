"""The parts a game of the family is made of, and the questions the shared rules ask of each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ..kernel import Back, Effect, Effects, Mask, Part, Seat, Stage
from .board import Board
from .box import OUT, WEAKNESS, WEAKNESS_SLOTS, Box
from .kinds import SLOT_NAMES
from .refs import POD
from .schedule import Schedule

if TYPE_CHECKING:
    from .content.functions import Uses
    from .position import Position
    from .position.composed import Fields
    from .rules.offers import Kind
    from .view.shapes import Person, Room, View


Here = TypeVar("Here", bound="Position")
"""The position of a site: it has fields of its own."""


class Site(Part, ABC, Generic[Here]):
    """The place in which a game is played."""

    name: str
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
    own_zones = 0
    """How many zones only this site has. They come after those of the seats and are counted from the end."""
    nest: int
    """The kind of room that the eggs are in."""
    fire_markers: int
    malfunction_markers: int
    door_tokens: int
    stages: Sequence[Stage]
    """The stages in which the end reveals what became of it."""
    expected: Sequence[str]
    """What random games here should come to sooner or later: above all the rules by which its story ends."""
    start_time: int
    """The space of the time track that everything begins on."""
    kinds: Sequence[Kind] = ()
    """The kinds of action that only this site has."""
    statuses: Sequence[str] = ("aboard", "hibernating", "escaped", "dead", "choosing")
    """What became of a character, as views call it."""
    pod_refs: Sequence[str] = POD
    """What views call the pods."""
    token_rules: Mapping[str, str] = MappingProxyType({})
    """By effect: the rule of exploration tokens that only this site has."""
    weakness_slots: Sequence[str] = SLOT_NAMES
    """What views call the slots of the weakness cards: by the kind of object that helps to discover each."""
    view_shown: type[View]
    person_shown: type[Person]
    room_shown: type[Room]
    """The structs of the views of the game, a character and a room."""

    @abstractmethod
    def fresh(self) -> Mapping[str, Any]:
        """The fields of a position that only this site has, before set-up."""

    @abstractmethod
    def schedule(self, plan: Schedule) -> None:
        """Edit the phases."""

    @abstractmethod
    def set_up(self, g: Here) -> None:
        """Lay the board out."""

    @abstractmethod
    def starts_in(self, g: Here, who: Seat) -> int:
        """The room a character begins in."""

    @abstractmethod
    def body_found(self) -> int:
        """The room in which somebody lies dead from the start, 0 for none."""

    @abstractmethod
    def is_nest(self, g: Here, room: int) -> bool:
        """Whether this room is known to be the nest."""

    @abstractmethod
    def never_malfunctions(self, g: Here, room: int) -> bool:
        """Rooms that cannot have a malfunction marker."""

    def never_burns(self, g: Here, room: int) -> bool:
        """Rooms that cannot have a fire marker."""
        return False

    def fire_left(self, g: Here) -> int:
        """Fire markers in the supply."""
        return self.fire_markers - g.fire.bit_count()

    def malfunctions_left(self, g: Here) -> int:
        """Malfunction markers in the supply."""
        return self.malfunction_markers - g.malfunction.bit_count()

    @abstractmethod
    def has_token(self, g: Here, room: int) -> bool:
        """Whether an exploration token still lies on the room."""

    @abstractmethod
    def entered(self, g: Here, who: Seat, room: int) -> Effects:
        """What an explored room does to a character who enters it."""

    def explored_by(self, g: Here, who: Seat, room: int) -> Effects:
        """What a room does to the character who has just explored it, before its token is revealed."""
        return self.entered(g, who, room)

    def found(self, g: Here, who: Seat, token: str) -> Sequence[Effect]:
        """What an exploration token that only this site has does to the character who revealed it, before the noise."""
        return ()

    def hidden_by(self, spot: int) -> str:
        """The rule by which an intruder that moves through this spot leaves the board."""
        return "nemesis/intruder-movement/technical-corridors"

    @abstractmethod
    def section_of(self, g: Here, room: int) -> int:
        """1 or 2 for an explored evacuation section, 0 for other rooms."""

    def in_dark(self, g: Here, who: Seat) -> bool:
        """Whether a character is in darkness."""
        return False

    def is_powered(self, g: Here, room: int) -> bool:
        """Whether a room has power that can fail."""
        return False

    def is_dark(self, g: Here, room: int) -> bool:
        """Whether a room lies in darkness."""
        return False

    def understands(self, g: Here, who: Seat, slot: int) -> bool:
        """Whether a player knows enough to benefit from the weakness in this slot."""
        return True

    def has_advantage(self, g: Here, who: Seat) -> bool:
        """Whether a character who shoots rolls the advantage die."""
        return False

    @abstractmethod
    def mending(self, g: Here, who: Seat) -> Uses:
        """What repairs can mend at this site besides the room."""

    @abstractmethod
    def turn_begins(self, g: Here, who: Seat, first: bool) -> Sequence[Effect]:
        """What the site asks at the start of a turn."""

    @abstractmethod
    def intruder_arrives(self, g: Here, room: int) -> list[Effect]:
        """An intruder has come into the room."""

    @abstractmethod
    def markers_run_out(self, g: Here, sort: str) -> list[Effect]:
        """A marker of this sort (`fire`, `malfunction`) must be placed and none is left."""

    @abstractmethod
    def character_died(self, g: Here, who: Seat) -> Effects:
        """A character has just died."""

    @abstractmethod
    def somebody_gone(self, g: Here) -> Effects:
        """A character has died, left or fallen asleep."""

    @abstractmethod
    def is_over(self, g: Here) -> bool:
        """Whether the story of the place has ended."""

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
    def view(self, sight: Here) -> Mapping[str, Any]:
        """The fields of a view that only this site has."""

    def person(self, sight: Here, who: Seat) -> Mapping[str, Any]:
        """The fields of a character that only this site has."""
        return {}

    def place(self, sight: Here, room: int) -> Mapping[str, Any]:
        """The fields of a room that only this site has."""
        return {}

    def complaints(self, g: Here) -> Iterable[str]:
        """What does not add up in the fields that only this site has."""
        return ()


class FamilyPart(Part, ABC):
    """A part that goes with any site and may have fields of its own in the position."""

    fields: type[Fields] | None = None

    def fresh(self, box: Box) -> Mapping[str, Any]:
        """The first values of fields whose size depends on the box. The others have defaults."""
        return {}


class Species(FamilyPart):
    """The creatures that hunt the crew."""

    name: str
    leader: int
    """The kind of creature that dies for good: none of its tokens returns."""
    large: Collection[int]
    """The kinds that are the strongest."""
    frail: Collection[int]
    """The kinds that one injury kills."""
    hit_by: Mapping[str, Collection[int]]
    """By the face of a die that shows a creature: the kinds on which it is a hit."""
    grown: Mapping[int, tuple[int, str]]
    """By kind of token that leaves the bag in bag development: the kind that replaces it, and the rule."""
    sure: Collection[int] = ()
    """The kinds whose attack needs no card and always strikes."""
    slimes = True
    """Whether characters can get slime markers."""
    has_player = False
    """Whether the printed deck of the intruder player is made for it."""
    kinds: Sequence[Kind] = ()
    """The kinds of action that only this species has."""
    more_carcasses = 0
    """How many carcass tokens it brings besides those of every game."""
    own_zones = 0
    """How many zones only this species has. They come right after those of the seats (`Position.species_zone`)."""
    goes_with: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({})
    """By option: the only value that goes with this species, and the rule that says so."""
    token_rules: Mapping[str, str] = MappingProxyType({})
    """By effect: the rule of exploration tokens that only this species has."""

    @abstractmethod
    def schedule(self, plan: Schedule) -> None:
        """Edit the phases."""

    def lay_weaknesses(self, g: Position) -> None:
        """Three of the weakness cards, face down (nemesis/setup/weakness-cards)."""
        backs = g.box.backs[WEAKNESS]
        g.mix(backs, "weaknesses")
        g.zones[WEAKNESS_SLOTS].extend(backs[:3])
        g.zones[OUT].extend(backs[3:])

    def lay_out(self, g: Position) -> None:
        """Everything of the species that lies on its board from the start, and its own decks."""
        self.lay_weaknesses(g)

    @abstractmethod
    def fill_the_bag(self, g: Position) -> None:
        """The bag at the start."""

    def token_of(self, kind: int) -> int:
        """The kind of token that comes into the bag for a creature that leaves the board."""
        return kind

    @abstractmethod
    def encounter(self, g: Position, who: Seat) -> list[Effect]:
        """A character has been heard."""

    @abstractmethod
    def appear(
        self, g: Position, kind: int, room: int, who: Seat = -1, number: int = 0, sort: int = -1
    ) -> list[Effect]:
        """A creature of this kind appears in a room with its token, and may surprise a character (-1 for nobody)."""

    def only_blank_left(self, g: Position) -> None:
        """An encounter drew the blank, and the bag holds nothing else."""

    @abstractmethod
    def surprise_check(self, g: Position, foe: int, who: Seat, number: int, sort: int) -> list[Effect]:
        """Whether an intruder that appeared takes a character by surprise, by the number and the sort of its token."""

    @abstractmethod
    def surprise(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """An intruder that appeared takes a character by surprise."""

    @abstractmethod
    def attack(self, g: Position, foe: int, who: Seat) -> list[Effect]:
        """An intruder attacks a character."""

    @abstractmethod
    def ambush(self, g: Position, who: Seat) -> list[Effect]:
        """An adult that nobody sees attacks a character."""

    @abstractmethod
    def struck(self, g: Position, foe: int, who: Seat, card: str) -> Effects:
        """An attack card has its effect on a character."""

    def sure_attack(self, g: Position, foe: int, who: Seat, surprise: bool) -> list[Effect]:
        """An attack of one of the `sure` kinds, by a `Strike` without a card."""
        return []

    def struck_without_card(self, g: Position, foe: int, who: Seat) -> Effects:
        """An attack without a card has its effect on a character."""
        return None

    def ways_to_ignore(self, g: Position, who: Seat) -> Sequence[tuple[str, Effect]]:
        """What of the species lets a character ignore an attack: by reference, what that costs."""
        return ()

    @abstractmethod
    def strike(self, g: Position, foe: int) -> list[Effect]:
        """An intruder attacks somebody in its room."""

    @abstractmethod
    def move(self, g: Position, moves: Sequence[tuple[int, int]], rule: str = "") -> list[Effect]:
        """Intruders move through these spots at the same time; `rule` says why."""

    def can_move(self, g: Position, foe: int) -> bool:
        """Whether an intruder ever moves, so that danger can draw it near."""
        return True

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
    def can_cure(self, g: Position, who: Seat) -> bool:
        """Whether a character has what a cure takes away."""

    @abstractmethod
    def cure(self, g: Position, who: Seat) -> list[Effect]:
        """What an infection has left behind is taken away."""

    @abstractmethod
    def contamination_check(self, who: Seat) -> list[Effect]:
        """What the victory check makes of the contamination of a character who is still alive."""

    @abstractmethod
    def rests(self, g: Position, who: Seat) -> Uses:
        """What a character who rests can do (nemesis/action/rest)."""

    def found(self, g: Position, who: Seat, room: int, token: str) -> Effects:
        """What an exploration token that only this species has does instead of a noise roll; None for any other."""
        return None

    def turn_ends(self, g: Position, who: Seat) -> Sequence[Effect]:
        """What happens at the end of a turn, after the fire."""
        return ()

    def growths(self, g: Position) -> Uses:
        """Ways in which the intruder player makes a creature grow, besides those of `grown`."""
        return ()

    # -- what is found out about it ---------------------------------------------------------------------------

    @abstractmethod
    def analyses(self, g: Position, who: Seat, room: int) -> Uses:
        """What a character can analyse in a room, and what comes of it."""

    def studied(self, g: Position) -> Mask:
        """The weakness slots that count as discovered for objectives."""
        return g.discovered

    def is_hit(self, g: Position, face: str, kind: int) -> bool:
        """Whether a face of a die that shows a creature is a hit on this kind."""
        return kind in self.hit_by[face]

    def dealt(self, g: Position, kind: int, face: str, count: int) -> int:
        """How many of the injuries of a shot count, by the face that was rolled."""
        return count

    @abstractmethod
    def blank_hits(self, g: Position, kind: int) -> bool:
        """Whether a blank combat die counts as a hit on this kind."""

    def dodges(self, g: Position, kind: int, face: str) -> bool:
        """Whether a face of the combat die is a miss against this kind, whatever the weapon makes of it."""
        return False

    # -- what a weakness may change for one player -----------------------------------------------------------

    def benefits(self, g: Position, who: Seat, weakness: str) -> bool:
        """Whether a weakness has been discovered and changes the rules for this player: for everybody, if at all.

        See lockdown/original-intruders/weakness-active-for-all.
        """
        return g.knows_weakness(weakness)

    def attackers(self, g: Position, who: Seat) -> list[int]:
        """Which intruders attack somebody who escapes from them."""
        return g.foes_with(who)

    def hears_danger(self, g: Position, who: Seat) -> bool:
        """Whether danger that a character brings about attracts intruders."""
        return True

    def breaks_silence(self, g: Position, who: Seat) -> bool:
        """Whether a SILENCE result is treated as DANGER for a character: for the slimed.

        See nemesis/noise/silence-slimed and nemesis/exploration/silence-slimed.
        """
        return g.is_slimed(who)

    def hears_eggs(self, g: Position, who: Seat) -> bool:
        """Whether a character who takes or strikes at an egg makes noise."""
        return True

    def more_injuries(self, g: Position, who: Seat, foe: int) -> int:
        """Injuries added to those that a character deals to an intruder with a weapon or bare hands."""
        return 0

    # -- what everybody sees of it ---------------------------------------------------------------------------

    def cards_lost(self, g: Position, who: Seat) -> int:
        """How many action cards of a player have left the game."""
        return 0

    def view(self, sight: Position) -> Mapping[str, Any]:
        """The fields of a view that only this species has."""
        return {}

    def person(self, sight: Position, who: Seat) -> Mapping[str, Any]:
        """The fields of a character that only this species has."""
        return {}

    def complaints(self, g: Position) -> Iterable[str]:
        """What does not add up in the fields that only this species has."""
        return ()

    def weakness(self, sight: Position, slot: int) -> Mapping[str, Any]:
        """The fields of a weakness slot that only this species has."""
        return {}

    def expected(self, box: Box) -> Iterable[str]:
        """What random games with it should come to sooner or later."""
        yield from (f"weakness-discovered:weakness:{card.id}" for card in box.tables.weaknesses.weakness)
        yield "rule:nemesis/victory/contamination-draw"


class Mode(FamilyPart):
    """What players must do to win."""

    name: str
    player_counts = range(1, 6)  # nemesis/terms/player-count
    together = False
    """Whether all win or lose together, so that finds are shown to everybody."""

    @abstractmethod
    def deal(self, g: Position) -> None:
        """Deal the objectives and report it."""

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


class Extra(FamilyPart):
    """Rules that come into force in the course of a game."""

    @abstractmethod
    def is_in_force(self, g: Position) -> bool:
        """Whether the phases it has edited apply now."""

    @abstractmethod
    def schedule(self, plan: Schedule) -> None:
        """Edit the phases as they are once it is in force."""

    @abstractmethod
    def expected(self, box: Box) -> Iterable[str]:
        """What random games with it should come to sooner or later."""


class Crew(FamilyPart):
    """The characters that players can be."""

    @abstractmethod
    def draft(self, g: Position) -> list[Effect]:
        """How characters are chosen."""
