"""What cards, items, rooms and objectives do: short functions, found by the id that is printed on the thing.

The function of a card, an item or a room yields or lists the ways in which the thing can be used now: an option id
(`verb/type:value…`) with the effects it causes. It looks at what the acting seat may know, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ...kernel import Back, Effect, Effects, Part, Seat
from ...packs import is_id

if TYPE_CHECKING:
    from ...packs import Watch
    from ..parts import Mode, Site, Species
    from .weapons import Weapon

Use = tuple[str, Sequence[Effect]]
Uses = Iterable[Use]
Here = Any
"""A position of any site, so that a function for one site can use that site's own fields."""
CardUse = Callable[[Here, Seat], Uses]
ItemUse = Callable[[Here, Seat, Back], Uses]
RoomUse = Callable[[Here, Seat, int], Uses]
AttackEffect = Callable[[Here, int, Seat], Effects]
EventEffect = Callable[[Here], Effects]
Condition = Callable[[Here, Seat], bool]
SurfaceEffect = Callable[[Here, Seat, bool], Effects]
DarkEffect = Callable[[Here, Sequence[Seat]], Effects]
F = TypeVar("F")
S = TypeVar("S", bound="Site[Any]")
H = TypeVar("H", bound="Species")
M = TypeVar("M", bound="Mode")


class Card(NamedTuple):
    """An action card's ways of use, and the rule that is cited when there is none."""

    uses: CardUse
    rule: str
    secret: bool = False
    """Whether the ways of use depend on what only the player knows."""


class Item(NamedTuple):
    """An item's ways of use."""

    uses: ItemUse
    rule: str
    secret: bool = False
    """Whether the number of ways is hidden from others."""


class Room(NamedTuple):
    """A room action's ways of use; the room may be another than the one the character is in."""

    uses: RoomUse
    rule: str
    refusal: Callable[[Here], str] | None = None
    """Gives the rule that is cited when there is no way, if it is not always the same."""


class Attack(NamedTuple):
    """What an attack card does to each character it strikes: one, or everybody in the room."""

    effect: AttackEffect
    whole_room: bool = False
    dark: AttackEffect | None = None
    """What it does in addition to a target in darkness."""


class DarkPart(NamedTuple):
    """What an event does in addition to characters in darkness, and which of them it affects."""

    effect: DarkEffect
    touches: Condition


class Surface(NamedTuple):
    """What a surface card does to each character, protected or not, and what it does after that."""

    effect: SurfaceEffect
    afterwards: EventEffect


def anybody(g: Here, who: Seat) -> bool:
    """Everybody."""
    return True


class Functions:
    """The functions of one folder of content: a part of the box, or a pack.

    Besides what things do, they add parts to choose from, and parts that react to events in every game with them.
    """

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        self.items: dict[str, Item] = {}
        self.rooms: dict[str, Room] = {}
        self.attacks: dict[str, Attack] = {}
        self.events: dict[str, EventEffect] = {}
        self.darkness: dict[str, DarkPart] = {}
        self.objectives: dict[str, Condition] = {}
        self.intruder_cards: dict[str, CardUse] = {}
        self.weapons: dict[str, Weapon] = {}
        self.quests: dict[str, Condition] = {}
        self.surface: dict[str, Surface] = {}
        self.reactions: dict[str, str] = {}
        self.sites: dict[str, Callable[[Any], Site[Any]]] = {}
        self.hunters: dict[str, Callable[[], Species]] = {}
        self.modes: dict[str, Callable[[], Mode]] = {}
        own = Part("content")
        self.parts = [own]
        self.before, self.after, self.instead, self.adjust = own.before, own.after, own.instead, own.adjust

    @property
    def brings_parts(self) -> bool:
        """Whether it adds sites, species or modes to choose from."""
        return bool(self.sites or self.hunters or self.modes)

    def with_those_of(self, others: Sequence[Functions]) -> Functions:
        """These functions and others. Of two for the same id, the later counts."""
        joined = Functions()
        for one in (self, *others):
            for sort, functions in vars(one).items():
                if isinstance(functions, dict):
                    getattr(joined, sort).update(functions)
            joined.parts += one.parts
        return joined

    def watch(self, by: Watch) -> None:
        """Wrap every function in a watcher."""
        self.cards = {id: it._replace(uses=by.uses(it.uses)) for id, it in self.cards.items()}
        self.items = {id: it._replace(uses=by.uses(it.uses)) for id, it in self.items.items()}
        self.rooms = {id: it._replace(uses=by.uses(it.uses)) for id, it in self.rooms.items()}
        self.rooms |= {
            id: it._replace(refusal=by.looks(it.refusal, it.rule)) for id, it in self.rooms.items() if it.refusal
        }
        self.attacks = {id: it._replace(effect=by.acts(it.effect)) for id, it in self.attacks.items()}
        self.attacks |= {id: it._replace(dark=by.acts(it.dark)) for id, it in self.attacks.items() if it.dark}
        self.events = {id: by.acts(effect) for id, effect in self.events.items()}
        self.darkness = {
            id: DarkPart(by.acts(it.effect), by.looks(it.touches, False)) for id, it in self.darkness.items()
        }
        self.objectives = {id: by.looks(holds, False) for id, holds in self.objectives.items()}
        self.intruder_cards = {id: by.uses(uses) for id, uses in self.intruder_cards.items()}
        self.quests = {id: by.looks(holds, False) for id, holds in self.quests.items()}
        self.surface = {id: Surface(by.acts(it.effect), by.acts(it.afterwards)) for id, it in self.surface.items()}
        for part in self.parts:
            for listening in (part.befores, part.afters, part.insteads):
                for listeners in listening.values():
                    listeners[:] = map(by.acts, listeners)

    # -- what content calls ----------------------------------------------------------------------------------

    def action_card(self, *ids: str, rule: str, secret: bool = False) -> Callable[[CardUse], CardUse]:
        """What an action card does."""
        return _noting(lambda uses: self.cards.update(dict.fromkeys(ids, Card(uses, rule, secret))))

    def item_action(self, *ids: str, rule: str, secret: bool = False) -> Callable[[ItemUse], ItemUse]:
        """What an item does."""
        return _noting(lambda uses: self.items.update(dict.fromkeys(ids, Item(uses, rule, secret))))

    def room_action(
        self, *ids: str, rule: str, refusal: Callable[[Here], str] | None = None
    ) -> Callable[[RoomUse], RoomUse]:
        """What a room's action does."""
        return _noting(lambda uses: self.rooms.update(dict.fromkeys(ids, Room(uses, rule, refusal))))

    def attack_card(self, id: str, whole_room: bool = False) -> Callable[[AttackEffect], AttackEffect]:
        """What an attack card does."""
        return _noting(lambda effect: self.attacks.update({id: Attack(effect, whole_room)}))

    def attack_in_darkness(self, id: str) -> Callable[[AttackEffect], AttackEffect]:
        """What an attack card, whose effect is already known, does in addition to a target in darkness."""
        return _noting(lambda effect: self.attacks.update({id: self.attacks[id]._replace(dark=effect)}))

    def event_card(self, id: str) -> Callable[[EventEffect], EventEffect]:
        """What an event card does."""
        return _noting(lambda effect: self.events.update({id: effect}))

    def event_in_darkness(self, id: str, touches: Condition = anybody) -> Callable[[DarkEffect], DarkEffect]:
        """What an event card does in addition to the characters in darkness whom it affects."""
        return _noting(lambda effect: self.darkness.update({id: DarkPart(effect, touches)}))

    def objective(self, id: str) -> Callable[[Condition], Condition]:
        """What an objective card requires."""
        return _noting(lambda condition: self.objectives.update({id: condition}))

    def quest(self, condition: str) -> Callable[[Condition], Condition]:
        """The condition of a quest item that asks for neither a room nor an item. It may use only public facts."""
        return _noting(lambda holds: self.quests.update({condition: holds}))

    def intruder_card(self, effect: str) -> Callable[[CardUse], CardUse]:
        """How the effect of an intruder player's card can be used."""
        return _noting(lambda uses: self.intruder_cards.update({effect: uses}))

    def surface_card(
        self, id: str, afterwards: EventEffect = lambda g: None
    ) -> Callable[[SurfaceEffect], SurfaceEffect]:
        """What a surface card does to each character, protected or not, and what it does after that."""
        return _noting(lambda effect: self.surface.update({id: Surface(effect, afterwards)}))

    def reaction(self, id: str, told_by: str = "") -> None:
        """A card or item that is played as a reaction, not as an action. It may have its own event that reports it."""
        self.reactions[id] = told_by

    def site(self, part: type[S]) -> type[S]:
        """Add a site to choose from."""
        self.sites[_id_of(part)] = part
        return part

    def species(self, part: type[H]) -> type[H]:
        """Add a species to choose from."""
        self.hunters[_id_of(part)] = part
        return part

    def mode(self, part: type[M]) -> type[M]:
        """Add a mode to choose from."""
        self.modes[_id_of(part)] = part
        return part

    def weapon(self, id: str, property: Weapon) -> None:
        """What is special about a weapon."""
        self.weapons[id] = property


def _id_of(part: Any) -> str:
    """The name under which a part is chosen."""
    name = getattr(part, "name", None)
    if not isinstance(name, str) or not is_id(name):
        raise ValueError(f"{part.__name__} needs a name of small letters, digits and hyphens, not {name!r}")
    return name


def _noting(note: Callable[[F], None]) -> Callable[[F], F]:
    def noted(function: F) -> F:
        note(function)
        return function

    return noted
