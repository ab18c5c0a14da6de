"""A game assembled from its parts: what each effect does step by step, who reacts to it, what things are called."""

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
        """The listener's effects happen before the first step; one that has none has not made it lapse either."""
        return _registering(self.befores, effects)

    def after(self, *effects: type[Effect]) -> Callable[[L], L]:
        """The listener's effects happen after an effect that has finished."""
        return _registering(self.afters, effects)

    def instead(self, *effects: type[Effect]) -> Callable[[L], L]:
        """If the listener returns effects (not None), they replace the effect."""
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
"""What the loop does with a frame: what makes it lapse, the step (None is to wait), and the step that comes again.

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
        """The step that is the effect's own first, after all who react to its beginning."""
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
        """By step."""


def _nothing(effect: Effect, g: State) -> None:
    """An effect that exists only to be reacted to."""


def _listeners(cls: type[Effect], parts: Sequence[Part], kind: str) -> list[tuple[str, Listener]]:
    """In the order of the parts, each with a name that a save can find it by."""
    found = []
    for part in parts:
        heard = [listener for base in cls.__mro__ for listener in getattr(part, kind).get(base, ())]
        found += [(f"<{kind}:{part.id}:{i}>", listener) for i, listener in enumerate(heard)]
    return found


def _reacting(listener: Listener) -> Step:
    return lambda effect, g: listener(g, effect)


def _reacting_and_going_on(listener: Listener, number: int, step: Step) -> Step:
    """The last step follows at once if nothing happens before it, as it mostly does; otherwise it is left for later."""

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
    """How many can play it; nobody has more than `MOST_SEATS`."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    """From a rules version to the next, where it needs one: a function on the plain data of a save."""
    step_budget = 100_000
    undo_by_consent = True
    """Whether what was revealed or rolled can be taken back if everybody agrees."""
    called: Mapping[str, str] | None = None
    """What the rules that shared code cites under another game's name are called in this one; None if there are none.

    Asked wherever a rule leaves the engine; positions and records keep the ids that the code has.
    """
    catalogue: Catalogue = Catalogue()
    """Every kind of event it can tell."""
    manners: frozenset[str] = frozenset()
    """Options that say how people are told and change nothing in the game: no part of a position's fingerprint."""

    def __init__(self, parts: Sequence[Part], options: Mapping[str, Any], packs: Mapping[str, str] | None = None):
        self.parts = tuple(parts)
        self.options = dict(options)
        self.packs = dict(packs or {})
        self.programs = Programs(self.parts)
        self.budget = range(self.step_budget)
        self.moves: dict[type[Effect], tuple[Move, ...]] = {}
        """The steps of the programs alone, which is all the loop wants of them: a plain dict is read fastest."""
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
        """The steps of an effect class that the loop meets for the first time."""
        moves = self.moves[cls] = self.programs[cls].moves
        return moves

    # -- what a game answers ---------------------------------------------------------------------------------

    def begin(self, players: int, seed: bytes) -> State:
        """The position before the first question, with set-up on the stack."""
        raise NotImplementedError

    def aides(self) -> Mapping[str, Any]:
        """Fields of the position that are not part of its value: what it asks about itself very often."""
        return {}

    def seats(self, g: Any) -> int:
        """How many seats play."""
        raise NotImplementedError

    def view(self, sight: Any, viewer: int) -> Any:
        """What a viewer sees, made from a position that has no other faces than the viewer knows.

        A struct of the game's own, from which the client's types are made; for a small game a dict will do.
        """
        raise NotImplementedError

    def truth(self, g: Any) -> Any:
        """What somebody would see who has seen every face."""
        return self.view(g, SPECTATOR)

    def asides(self, g: Any, seat: Seat) -> Iterable[Option]:
        """What a seat may do while any question waits."""
        return ()

    def comes_to(self, g: Any, option: Option) -> Sequence[str]:
        """What an option is sure to come to that its id does not say, by option ids; nothing if it will be asked."""
        return ()

    def withdrawn_asides(self, g: Any, seat: Seat) -> Iterable[Option]:
        """Asides that are no longer offered; records and open tables in which they were taken still work."""
        return ()

    def judgements(self, g: Any) -> Iterable[Option]:
        """Typed acts by which the host mends a table, all in the record."""
        return ()

    def moment(self, g: Any, kind: str, seat: Seat) -> Question | None:
        """What a seat that holds is asked at a public instant."""
        return None

    def outcome(self, g: Any) -> dict[str, Any]:
        """The `winners`, and where the game has any the `survivors` and `lines` that say why, each with its rule."""
        raise NotImplementedError

    def stages(self) -> Sequence[Stage]:
        """In which order the end is revealed; what came before the final check is the first."""
        return (Stage("play"),)

    def census(self, g: Any) -> Iterable[str]:
        """Complaints about a position in which something does not add up."""
        return ()

    def expected(self) -> Iterable[str]:
        """What should happen sooner or later in random games: `kind`, `kind:argument` of events, or `rule:id`."""
        return ()

    def dice(self) -> Mapping[str, Sequence[str]]:
        """Every die by the name of its source: what is on its sides."""
        return {}

    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        """What stands on cards beside their texts, by reference; what is not there has nothing to show."""
        return {}

    def looks(self) -> Mapping[str, Any]:
        """How things are drawn that packs have brought, by reference; what is not there has a drawing of ours."""
        return {}

    def clock(self, g: Any) -> int:
        """A number that grows from round to round; records note a digest whenever it changes."""
        return 0

    def face_name(self, family: int, face: int) -> str:
        """The permanent id of what is on a face."""
        raise NotImplementedError

    def components(self) -> Sequence[str]:
        """What is in the box, as `family:face` by the number of the back; later versions only add at its end."""
        return ()

    def grow(self, g: Any, count: int) -> None:
        """Lay what is new in the box since this position, from number `count` on, out of the game, seen by nobody."""
        raise NotImplementedError

    # -- what follows from it --------------------------------------------------------------------------------

    @cached_property
    def box_signature(self) -> list[int | str]:
        """How saves tell one box from another: the number of components and a digest of their names."""
        return _box_of(self.components())

    def unpack(self, g: Any, box: Sequence[Any]) -> None:
        """Make a position fit this box if it was saved with the first part of it; any other box is refused."""
        match box:
            case [int(count), str()] if box == _box_of(self.components()[:count]):
                self.grow(g, count)
            case _:
                raise BadSave("save-box-differs")

    def name_of(self, g: State, back: Back) -> str:
        """The permanent id on the face of a back."""
        return self.face_name(g.family[back], g.face[back])

    def likeness(self, g: Any, back: Back) -> Hashable:
        """What makes hidden components alike, as far as what may happen next goes: odds try only one of each kind."""
        return self.name_of(g, back)

    def members(self, g: State, family: int) -> Sequence[Back]:
        """The backs of one family now."""
        return [back for back, its_family in enumerate(g.family) if its_family == family]

    def viewers(self, g: State) -> int:
        """A mask of all seats and the spectator."""
        return (1 << self.seats(g)) - 1 | 1 << SPECTATOR
