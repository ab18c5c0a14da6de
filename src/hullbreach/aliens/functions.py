"""What the code of a pack brings: missions with rules of their own, and the effects of its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..kernel import PACK_MODULES, Effect, Part
from .cards.hazards import Hazard
from .missions.mission import Mission
from .rules.events import EventEffect
from .tracker import Text

if TYPE_CHECKING:
    from ..packs import Watch

T = TypeVar("T")
LOOKING = frozenset(
    [
        *("starts_at", "tokens", "blips_at_set_up", "deck_count", "cards", "draws", "exits", "goals", "interactions"),
        *("free_actions", "at_token", "at_computer", "at_crate"),
        *("is_won", "ends_when_won", "lost_because", "is_aborted"),
    ]
)
"""Methods of a mission that only look at the position."""
ACTING = frozenset(
    [
        *("squad", "set_up", "turn_begins", "alien_phase_begins", "finish", "blip_speed"),
        *("entered", "left_by_exit", "turned_up", "leave_behind"),
    ]
)
"""Methods of a mission that may change it, or roll."""
FAILED = object()


class Functions:
    """Missions and effects by the id of what is printed, and reactions to whatever happens."""

    def __init__(self) -> None:
        self.missions: dict[str, type[Mission]] = {}
        self.events: dict[str, type[EventEffect]] = {}
        self.hazards: dict[str, type[Hazard]] = {}
        self.tracker_cards: dict[str, type[Text]] = {}
        own = Part("content")
        self.parts = [own]
        self.before, self.after, self.instead = own.before, own.after, own.instead

    def with_those_of(self, others: Sequence[Functions]) -> Functions:
        """These functions and others. Of two for the same id, the later counts."""
        joined = Functions()
        joined.parts = []
        for one in (self, *others):
            for sort, functions in vars(one).items():
                if isinstance(functions, dict):
                    getattr(joined, sort).update(functions)
            joined.parts += one.parts
        return joined

    # -- what content calls ----------------------------------------------------------------------------------

    def mission(self, id: str) -> Callable[[T], T]:
        """The rules of a mission."""
        return _noting(self.missions, Mission, id)

    def event(self, id: str) -> Callable[[T], T]:
        """What an event card does."""
        return _noting(self.events, EventEffect, id)

    def hazard(self, id: str) -> Callable[[T], T]:
        """What a hazard card does."""
        return _noting(self.hazards, Hazard, id)

    def tracker(self, id: str) -> Callable[[T], T]:
        """What is written on a motion tracker card."""
        return _noting(self.tracker_cards, Text, id)

    # -- under watch -----------------------------------------------------------------------------------------

    def watch(self, by: Watch) -> None:
        """Call the methods of missions and events through watchers; effects are watched already."""
        for mission in _own_classes(self.missions.values()):
            for name in LOOKING | ACTING:
                if name in vars(mission):
                    setattr(mission, name, _or_as_usual(by, mission, name))
        for event in _own_classes(self.events.values()):
            if "_ways" in vars(event):
                ways = by.method(vars(event)["_ways"].__func__, ())
                setattr(event, "_ways", classmethod(ways))  # noqa: B010  (mypy takes a plain assignment for a field)
        for part in self.parts:
            for listening in (part.befores, part.afters, part.insteads):
                for listeners in listening.values():
                    listeners[:] = map(by.acts, listeners)


def _noting(known: dict[str, Any], wanted: type, id: str) -> Callable[[T], T]:
    def noted(made: T) -> T:
        if not (isinstance(made, type) and issubclass(made, wanted)):
            raise TypeError(f"{getattr(made, '__name__', made)} must be a class derived from {wanted.__name__}")
        if issubclass(made, Effect) and made.__struct_config__.tag is None:
            raise TypeError(f"{made.__name__} needs a tag, so that it can be saved")
        known[id] = made
        return made

    return noted


def _own_classes(brought: Any) -> Iterator[type]:
    """These classes and those of the same pack that they are derived from, each once."""
    own = (cls for made in brought for cls in made.__mro__ if cls.__module__.startswith(PACK_MODULES))
    return iter(dict.fromkeys(own))


def _or_as_usual(by: Watch, cls: type, name: str) -> Callable[..., Any]:
    """A watched method; where it fails, what the class above does."""
    watched = by.method(vars(cls)[name], FAILED, acts=name in ACTING)

    def method(self: Any, *args: Any) -> Any:
        found = watched(self, *args)
        return getattr(super(cls, self), name)(*args) if found is FAILED else found

    return method
