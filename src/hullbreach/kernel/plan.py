"""A game assembled from its parts: the steps of each effect, its listeners, and the names of things."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeVar

from .effect import Back, Effect, Effects, Seat, Step, all_effects, is_foreign, steps_of, tag_of
from .errors import BadSave
from .event_kinds import Catalogue
from .events import SPECTATOR
from .question import Option, Question, Waiting
from .stack import Replaced
from .stage import Stage
from .state import State

Listener = Callable[[Any, Any], Effects]
Adjuster = Callable[[Any, int, Seat], int]
L = TypeVar("L", bound=Listener)
A = TypeVar("A", bound=Adjuster)


class Part:
    """A piece of a game with its own reactions. A game's table is assembled from the reactions of its parts."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.befores: dict[type[Effect], list[Listener]] = {}
        self.afters: dict[type[Effect], list[Listener]] = {}
        self.insteads: dict[type[Effect], list[Listener]] = {}
        self.adjusts: dict[str, list[Adjuster]] = {}

    def before(self, *effects: type[Effect]) -> Callable[[L], L]:
        """The listener's effects happen before the first step. Without any, it must not have made the effect lapse."""
        return _registering(self.befores, effects)

    def after(self, *effects: type[Effect]) -> Callable[[L], L]:
        """The listener's effects happen after an effect that has finished."""
        return _registering(self.afters, effects)

    def instead(self, *effects: type[Effect]) -> Callable[[L], L]:
        """The effects that the listener returns (unless it is None) replace the effect."""
        return _registering(self.insteads, effects)

    def adjust(self, question: str) -> Callable[[A], A]:
        """The listener changes a number of the rules: (g, value, seat) -> value."""

        def register(adjuster: A) -> A:
            self.adjusts.setdefault(question, []).append(adjuster)
            return adjuster

        return register


def _registering(table: dict[type[Effect], list[Listener]], effects: Iterable[type[Effect]]) -> Callable[[L], L]:
    def register(listener: L) -> L:
        for effect in effects:
            table.setdefault(effect, []).append(listener)
        return listener

    return register


Move = tuple[Callable[[Any, Any], bool] | None, Step | None, int]
"""What the loop does with a frame: its test for a lapse, its step (None to wait), and the number of the step after it.

For a question the last is 1 if it is plain and so always asks its own seat.
"""


class Program:
    """The compiled steps of one effect class in one game."""

    __slots__ = ("ends", "first", "moves", "names")

    def __init__(self, cls: type[Effect], parts: Sequence[Part]) -> None:
        if not tag_of(cls):
            raise TypeError(f"{cls} has no tag, so it could not be saved")
        before = [
            *((name, _replacing(listener)) for name, listener in _listeners(cls, parts, "insteads")),
            *_listeners(cls, parts, "befores"),
        ]
        own = list(steps_of(cls).items())
        lapses: Callable[[Any, Any], bool] | None = getattr(cls, "_lapses", None)
        if lapses is Waiting._lapses:
            lapses = None
        reactions = [listener for _, listener in _listeners(cls, parts, "afters")]
        self.ends: Step | None = getattr(cls, "_ends", None)
        self.names: tuple[str, ...] = (*(name for name, _ in before), *(name for name, _ in own))
        self.first = len(before)
        """The number of the effect's own first step, after the listeners to its beginning."""
        moves: list[Move] = [(lapses, step, number) for number, (_, step) in enumerate(own, self.first + 1)]
        if issubclass(cls, Waiting):
            moves.append((lapses, None, int(cls.plain)))
        elif self.ends is not None or reactions or not own:
            moves.append((None, self.ends or _nothing, len(self.names) + 1 if reactions else 0))
        else:  # the frame is already gone when the last step is carried out
            moves[-1] = (lapses, own[-1][1], 0)
        if reactions:
            moves.append((None, _all_reacting(reactions), 0))
        for number in range(self.first, 0, -1):
            _, step, again = moves[0]
            listener = before[number - 1][1]
            if step is None or again:
                moves.insert(0, (lapses, _reacting(listener), number))
            else:
                moves.insert(0, (lapses, _reacting_and_going_on(listener, number, step), 0))
        self.moves: tuple[Move, ...] = tuple(moves)
        """By number of the step."""


def _nothing(effect: Effect, g: State) -> None:
    """The step of an effect that exists only so that others can react."""


def _listeners(cls: type[Effect], parts: Sequence[Part], kind: str) -> list[tuple[str, Listener]]:
    """The listeners in the order of the parts, each with a name by which a save can find it."""
    found = []
    for part in parts:
        if reactions := getattr(part, kind):  # most parts, such as a folder of cards, have none
            heard = [listener for base in cls.__mro__ for listener in reactions.get(base, ())]
            found += [(f"<{kind}:{part.id}:{i}>", listener) for i, listener in enumerate(heard)]
    return found


def _reacting(listener: Listener) -> Step:
    return lambda effect, g: listener(g, effect)


def _reacting_and_going_on(listener: Listener, number: int, step: Step) -> Step:
    """A step that runs the listener and then, if that caused nothing, the last step at once."""

    def react_and_go_on(effect: Effect, g: State) -> Effects:
        then = listener(g, effect)
        if not then:
            return step(effect, g)
        g.stack.append((effect, number))
        return then

    return react_and_go_on


def _all_reacting(listeners: Sequence[Listener]) -> Step:
    return lambda effect, g: [out for listener in listeners for out in listener(g, effect) or ()]


def _replacing(listener: Listener) -> Listener:
    def replace(g: State, effect: Effect) -> Effects:
        then = listener(g, effect)
        return None if then is None else (Replaced(tuple(then)),)

    return replace


class Programs(dict[type[Effect], Program]):
    """Programs by effect class, compiled when first needed."""

    def __init__(self, parts: Sequence[Part]) -> None:
        super().__init__()
        self.parts = parts

    def __missing__(self, cls: type[Effect]) -> Program:
        program = self[cls] = Program(cls, self.parts)
        return program


def _box_of(names: Sequence[str]) -> list[int | str]:
    return [len(names), blake2b("\n".join(names).encode(), digest_size=8).hexdigest()]


class Plan:
    """One assembled game. Subclasses say how it is set up, seen, named and judged."""

    game: str
    rules_version: int
    state_type: type[State]
    player_counts: range
    """How many can play it, at most `MOST_SEATS`."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    """By rules version: a function that brings the plain data of a save to the next version, where one is needed."""
    unplayed: Mapping[str, Any] = {}
    """By field: what saves still hold of absent parts, because old positions had it and fingerprints count it."""
    step_budget = 100_000
    undo_by_consent = True
    """Whether an answer that revealed or rolled something can be taken back if everybody agrees."""
    called: Mapping[str, str] | None = None
    """This game's ids of rules that shared code cites under another game's ids; None if there are none.

    It is used wherever a rule leaves the engine. Positions and records keep the ids in the code.
    """
    catalogue: Catalogue = Catalogue()
    """Every kind of event it has."""
    manners: frozenset[str] = frozenset()
    """Options about what people are shown. They change nothing in the game, so a position's fingerprint omits them."""

    def __init__(self, parts: Sequence[Part], options: Mapping[str, Any], packs: Mapping[str, str] | None = None):
        self.parts = tuple(parts)
        self.options = dict(options)
        self.packs = dict(packs or {})
        self.programs = Programs(self.parts)
        self.budget = range(self.step_budget)
        self.moves: dict[type[Effect], tuple[Move, ...]] = {}
        """The moves of each program. They are all the loop needs, and a plain dict is read fastest."""
        self.adjusters: dict[str, tuple[Adjuster, ...]] = {}
        for part in self.parts:
            for question, adjusters in part.adjusts.items():
                self.adjusters[question] = (*self.adjusters.get(question, ()), *adjusters)
        self.tags: dict[str, type[Effect]] = {}
        for cls in all_effects():
            tag = tag_of(cls)
            if is_foreign(cls, self.packs.values()):
                continue
            if tag and self.tags.setdefault(tag, cls) is not cls:
                raise ValueError(f"two effects share the tag {tag}: {self.tags[tag]} and {cls}")

    def compiled(self, cls: type[Effect]) -> tuple[Move, ...]:
        """The moves of an effect class that the loop meets for the first time."""
        moves = self.moves[cls] = self.programs[cls].moves
        return moves

    # -- what a game answers ---------------------------------------------------------------------------------

    def begin(self, players: int, seed: bytes) -> State:
        """The position before the first question, with set-up on the stack."""
        raise NotImplementedError

    def aides(self) -> Mapping[str, Any]:
        """Fields of the position that are not part of its value: answers it needs very often."""
        return {}

    def seats(self, g: Any) -> int:
        """How many seats play."""
        raise NotImplementedError

    def view(self, sight: Any, viewer: int) -> Any:
        """What a viewer sees, made from a position with only the faces this viewer knows.

        It is one of the game's own structs, from which the client's types are made. For a small game a dict will do.
        """
        raise NotImplementedError

    def truth(self, g: Any) -> Any:
        """What a viewer would see who has seen every face."""
        return self.view(g, SPECTATOR)

    def asides(self, g: Any, seat: Seat) -> Iterable[Option]:
        """What a seat may do while any question waits."""
        return ()

    def comes_to(self, g: Any, option: Option) -> Sequence[str]:
        """What an option is sure to do that its id does not say, as option ids; nothing if a question will follow."""
        return ()

    def withdrawn_asides(self, g: Any, seat: Seat) -> Iterable[Option]:
        """Asides that are no longer offered. They stay so that records and open tables that used them still work."""
        return ()

    def judgements(self, g: Any) -> Iterable[Option]:
        """The corrections by which the host can mend a table, all kept in the record."""
        return ()

    def moment(self, g: Any, kind: str, seat: Seat) -> Question | None:
        """The question put at a public instant to a seat that wants to be stopped there."""
        return None

    def outcome(self, g: Any) -> dict[str, Any]:
        """The `winners`, and if the game has any, the `survivors` and the `lines` that say why, each with its rule."""
        raise NotImplementedError

    def stages(self) -> Sequence[Stage]:
        """The order in which the end is revealed. The first stage is what came before the final check."""
        return (Stage("play"),)

    def census(self, g: Any) -> Iterable[str]:
        """Complaints about a position in which something does not add up."""
        return ()

    def expected(self) -> Iterable[str]:
        """What random games should come to sooner or later: the `kind` or `kind:argument` of an event, or `rule:id`."""
        return ()

    def dice(self) -> Mapping[str, Sequence[str]]:
        """The sides of every die, by the name of its source."""
        return {}

    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        """What is printed on cards besides their texts, by reference. A thing that is missing has nothing to show."""
        return {}

    def looks(self) -> Mapping[str, Any]:
        """How the things from packs are drawn, by reference. The client has drawings of all others."""
        return {}

    def clock(self, g: Any) -> int:
        """A number that grows from round to round. Records note a digest whenever it changes."""
        return 0

    def face_name(self, family: int, face: int) -> str:
        """The permanent id of what is on a face."""
        raise NotImplementedError

    def components(self) -> Sequence[str]:
        """The components in the box, as `family:face` by the number of the back. Later versions only add at the end."""
        return ()

    def grow(self, g: Any, count: int) -> None:
        """Put the components this older position lacks, from number `count` on, out of the game, seen by nobody."""
        raise NotImplementedError

    # -- what follows from it --------------------------------------------------------------------------------

    @cached_property
    def box_signature(self) -> list[int | str]:
        """How saves tell one box from another: the number of components and a digest of their names."""
        return _box_of(self.components())

    def unpack(self, g: Any, box: Sequence[Any]) -> None:
        """Make a position saved with a smaller version of this box fit it. Any other box is refused."""
        match box:
            case [int(count), str()] if box == _box_of(self.components()[:count]):
                self.grow(g, count)
            case _:
                raise BadSave("save-box-differs")

    def name_of(self, g: State, back: Back) -> str:
        """The permanent id on the face of a back."""
        return self.face_name(g.family[back], g.face[back])

    def likeness(self, g: Any, back: Back) -> Hashable:
        """A key that is equal for hidden components with the same consequences: odds try only one of each."""
        return self.name_of(g, back)

    def members(self, g: State, family: int) -> Sequence[Back]:
        """The backs that are in a family now."""
        return [back for back, its_family in enumerate(g.family) if its_family == family]

    def viewers(self, g: State) -> int:
        """A mask of all seats and the spectator."""
        return (1 << self.seats(g)) - 1 | 1 << SPECTATOR
