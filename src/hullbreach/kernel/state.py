"""A position as a plain value: small ints, byte arrays, lists of backs, and a stack of effects."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate, compress
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import msgspec

from . import fate, knowledge
from .effect import Back, Effect, Seat
from .event_kinds import EventKind
from .events import EVERYONE, Event

Mask = Annotated[int, "mask"]
"""An int of any width used as a set of bits; saves write it as bytes."""

Watch = Callable[[str, Sequence[Back], Mapping[str, int]], None]
"""Called when chance decides something that no script does.

It gets the source, the back that is drawn or the backs that are mixed, and for dice and blind picks the number of ways
to each result.
"""

Frame = tuple[Effect, int]
"""An effect on the stack and the step of its program that comes next."""

ASK, LET_TURN, LET_ROUND, HOLD = range(4)
"""Standing orders of a seat: ask me, let it happen this turn or round, stop at every moment."""


class State(msgspec.Struct, eq=False):
    """The fields of every game's position. A game adds its own fields, and methods that read them."""

    plan: Any
    """The assembled game; not part of the value."""
    event_sink: list[Event] | None
    """The list that collects events, if any; not part of the value."""
    watch: Watch | None
    """Called for chance that no script decides, if set; not part of the value."""
    stack: list[Frame]
    seed: bytes
    draws: int = msgspec.field(name="drawn")
    """How often chance was used. Saves keep its first name."""
    script: dict[str, tuple[str, ...]]
    """Results fixed beforehand by the name of their source, for tests and scenarios."""
    face: bytearray
    """By back: its face. Zero stands for a face that this viewer does not know."""
    seen: bytearray
    """By back: the viewers who know its face, as a mask."""
    family: bytearray
    """By back: its family. Components of one family look alike from behind."""
    heaps: list[knowledge.Heap]
    zones: list[list[Back]]
    orders: bytearray
    asked: int
    """The number of the question that waits."""
    learned_by: int = msgspec.field(name="news")
    """Viewers who learned something during this answer. Saves keep its first name."""

    loose: ClassVar[frozenset[str]] = frozenset({"plan", "event_sink", "watch"})

    @classmethod
    def fresh(cls, plan: Any, players: int, seed: bytes, first: Effect, **own: Any) -> Self:
        """A position before anything has happened, with `first` to be carried out; a game adds or replaces fields."""
        begun: dict[str, Any] = {
            "plan": plan,
            "event_sink": None,
            "watch": None,
            "stack": [(first, 0)],
            "seed": seed,
            "draws": 0,
            "script": {},
            "face": bytearray(),
            "seen": bytearray(),
            "family": bytearray(),
            "heaps": [],
            "zones": [],
            "orders": bytearray(players),
            "asked": 0,
            "learned_by": 0,
        }
        return cls(**begun | own)

    # -- copying ---------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy of the position; nobody listens to it or watches it."""
        copy: Self = _cloner(type(self))(self)
        return copy

    def same_as(self, other: State) -> bool:
        """Whether everything that is part of the value is equal."""
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__struct_fields__ if name not in self.loose
        )

    # -- chance ----------------------------------------------------------------------------------------------

    def roll(self, source: str, faces: Sequence[str]) -> int:
        """Throw a die or pick blindly: the index of one of the faces."""
        if source in self.script:
            return fate.scripted(self, source, faces)
        if self.watch is not None:
            self.watch(source, (), Counter(faces))
        return fate.below(self, source, len(faces))

    def pick(self, source: str, counts: Sequence[int], names: Sequence[str]) -> int:
        """Pick one thing blindly from kinds with these counts, and return the index of its kind."""
        if source in self.script:
            there = tuple(compress(names, counts))
            return names.index(there[fate.scripted(self, source, there)])
        if self.watch is not None and sum(map(bool, counts)) > 1:
            self.watch(source, (), dict(compress(zip(names, counts, strict=True), counts)))
        totals = tuple(accumulate(counts))
        return bisect(totals, fate.below(self, source, totals[-1]))

    # -- hidden components -----------------------------------------------------------------------------------

    def look(self, back: Back, viewers: int) -> None:
        """These viewers learn the face of this back."""
        new = viewers & ~self.seen[back]
        if new:
            self.seen[back] |= new
            self.learned_by |= new

    def show(self, back: Back) -> None:
        """Turn a component face up: everyone learns it."""
        seen = self.seen
        self.learned_by |= ~seen[back] & EVERYONE
        seen[back] = EVERYONE

    def show_all(self, backs: Sequence[Back]) -> None:
        """Turn components face up."""
        seen = self.seen
        for back in backs:
            seen[back] = EVERYONE
        self.learned_by = EVERYONE

    def mix(self, backs: Sequence[Back], source: str, knowers: int = 0) -> None:
        """Shuffle these backs. Everyone outside `knowers` still knows only which faces are among them."""
        if self.watch is not None:
            self.watch(source, backs, {})
        knowledge.forget(self, backs, knowers)
        knowledge.permute(self, backs, source)

    def hand_over(self, among: Sequence[Back], chosen: Back, knowers: int) -> Back:
        """Pick secretly: the chosen face is swapped to the first back, so that the back's number reveals nothing."""
        first = among[0]
        knowledge.forget(self, among, knowers)
        knowledge.swap(self, first, chosen)
        return first

    def change_family(self, back: Back, family: int) -> None:
        """Make a component that lies face up one of another family."""
        knowledge.take_out(self, back)
        self.family[back] = family

    def top(self, zone: int, source: str) -> Back:
        """The top card of a face-down pile, which is the last of its zone. A script may decide its face."""
        pile = self.zones[zone]
        if source in self.script:
            knowledge.swap(self, pile[-1], fate.scripted_card(self, source, pile))
        elif self.watch is not None:
            self.watch(source, pile[-1:], {})
        return pile[-1]

    def move(self, back: Back, source: int, target: int) -> None:
        """Take a component out of one zone and put it on top of another."""
        self.zones[source].remove(back)
        self.zones[target].append(back)

    # -- telling ---------------------------------------------------------------------------------------------

    def tell(self, kind: EventKind, rule: str = "", /, **public: Any) -> None:
        """Report an event that everybody sees."""
        if self.event_sink is not None:
            self.event_sink.append(Event(kind.name, public, {}, EVERYONE, rule))

    def tell_some(
        self, kind: EventKind, rule: str, viewers: int, public: dict[str, Any], secret: dict[str, Any]
    ) -> None:
        """Report an event of which outsiders get only the public arguments, or nothing if there are none."""
        if self.event_sink is not None:
            self.event_sink.append(Event(kind.name, public, secret, viewers, rule))

    # -- standing orders -------------------------------------------------------------------------------------

    def must_ask(self, seat: Seat) -> bool:
        """Whether a window has to wait for this seat."""
        return self.orders[seat] not in (LET_TURN, LET_ROUND)

    def holders(self) -> Iterable[Seat]:
        """The seats that want to be stopped at every moment."""
        return [seat for seat, order in enumerate(self.orders) if order == HOLD]

    def forget_orders(self, order: int) -> None:
        """Drop all standing orders of this kind."""
        if order in self.orders:
            self.orders[:] = self.orders.replace(bytes([order]), bytes([ASK]))

    # -- rules -----------------------------------------------------------------------------------------------

    def adjusted(self, question: str, value: int, who: Seat) -> int:
        """A number of the rules, such as the hand limit, after every part has adjusted it."""
        for adjust in self.plan.adjusters.get(question, ()):
            value = adjust(self, value, who)
        return value


Cloner = Callable[[Any], Any]
EARS = ("event_sink", "watch")
"""The fields that a copy does not keep: its listener and its watcher."""
_CLONERS: dict[type[State], Cloner] = {}


def _cloner(cls: type[State]) -> Cloner:
    cloner = _CLONERS.get(cls)
    if cloner is None:
        cloner = _CLONERS[cls] = _write_cloner(cls)
    return cloner


def _write_cloner(cls: type[State]) -> Cloner:
    """Write the function that copies a state class, from the types of its fields."""
    hints = get_type_hints(cls, include_extras=True)
    parts = [
        "None" if name in EARS else f"s.{name}" if name in cls.loose else _copy_of(f"s.{name}", hints[name])
        for name in cls.__struct_fields__
    ]
    namespace: dict[str, Any] = {"cls": cls, "copy_list": list.copy}
    return eval(f"lambda s: cls({', '.join(parts)})", namespace)  # type: ignore[no-any-return]


def _copy_of(name: str, hint: Any) -> str:
    if _is_fixed(hint):
        return name
    held = get_args(hint)
    if hint is bytearray or (get_origin(hint) is list and _is_fixed(held[0])):
        return f"{name}[:]"
    if get_origin(hint) is list and get_origin(held[0]) is list and _is_fixed(get_args(held[0])[0]):
        return f"list(map(copy_list, {name}))"
    if get_origin(hint) is dict and all(map(_is_fixed, held)):
        return f"{name}.copy()"
    raise TypeError(f"{name} is a {hint}: a position holds ints, bytes, strings, masks, tuples and lists of them")


def _is_fixed(hint: Any) -> bool:
    """Whether a value of this type never changes and may be shared by copies."""
    if get_origin(hint) is Annotated:
        return _is_fixed(get_args(hint)[0])
    if get_origin(hint) in (tuple, frozenset, UnionType):
        return all(arg is Ellipsis or _is_fixed(arg) for arg in get_args(hint))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(hint.__struct_config__.frozen)
    return hint in (int, bool, str, bytes, NoneType)
