"""A pack under watch: whatever fails or changes something inside its functions is noted, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from itertools import count
from types import FunctionType
from typing import Any

import msgspec
from msgspec.structs import replace

from ..kernel import BrokenRule, Effect, State
from .code import module_of, place_to_blame
from .pack import CODE, BadPack, Pack

Function = Callable[..., Any]
WATCHED = "watched"
"""One more file, in memory only: with it the pack has another fingerprint, so that no other game meets its watchers."""
_WATCHES = count()
LOOKS = {"_args": {}, "_lapses": False, "_refusals": ()}
"""Methods of effects and questions that only look, and what they say where they fail."""
ASKS = ("_asks", "_options")
"""The same; where these fail there is nothing to ask, and the answer that led to it is taken back."""


class Fault(msgspec.Struct, frozen=True):
    """Something that went wrong in a pack while a game was played."""

    reason: str
    because: str
    """What was raised, or which fields of the position were changed."""
    line: int = 0
    function: str = ""

    def told(self, pack: str, seed: int, players: int) -> BadPack:
        """The same as it is told, with the game in which it was seen."""
        about = {"pack": pack, "function": self.function, "because": self.because, "seed": seed, "players": players}
        return BadPack(self.reason, CODE, self.line, **about)


class Watch:
    """A copy of a pack whose functions are called through watchers, and what they have noted."""

    def __init__(self, pack: Pack) -> None:
        self.pack = replace(pack, files={**pack.files, WATCHED: b"%d" % next(_WATCHES)})
        self._noted: dict[Fault, None] = {}
        if module := module_of(self.pack):
            for it in list(vars(module).values()):
                if isinstance(it, type) and issubclass(it, Effect) and it.__module__ == module.__name__:
                    self._watch_class(it)

    def take(self) -> list[Fault]:
        """What was noted since the last time, each thing once."""
        noted, self._noted = list(self._noted), {}
        return noted

    def failed(self, error: Exception, function: Function | None = None) -> None:
        """Note what was raised: in a function of the pack, or by what it made of the game."""
        cause = error.__cause__ if isinstance(error, BrokenRule) else None
        because = f"{type(cause or error).__name__}: {cause or error}"
        if isinstance(error, BrokenRule) and not cause:  # what was under way says more
            because = f"{error.reason}: {error.trace.partition(chr(10))[0]}"
        line, name = place_to_blame(self.pack, cause or error)
        if not line and function:
            line, name = _beginning(function)
        self._noted.setdefault(Fault("pack-function-failed" if line else "pack-game-broken", because, line, name))

    # -- the watchers ----------------------------------------------------------------------------------------

    def uses(self, function: Function) -> Function:
        """Ways of use: if the function fails there are none."""
        return self._watched(function, (), made=_uses)

    def looks(self, function: Function, otherwise: Any) -> Function:
        """A function that only looks: what it changes is put back, and if it fails there is something in its place."""
        return self._watched(function, otherwise)

    def acts(self, function: Function) -> Function:
        """A function that says what happens: if it fails nothing does."""
        return self._watched(function, None, acts=True)

    def method(self, function: Function, otherwise: Any, *, acts: bool = False) -> Function:
        """A method of a class of the pack that is no effect: the position follows the object it belongs to."""
        return self._watched(function, otherwise, at=1, made=_listed, acts=acts)

    def _watch_class(self, cls: type[Effect]) -> None:
        for name, it in list(vars(cls).items()):
            if name in LOOKS:
                setattr(cls, name, self._watched(it, LOOKS[name], at=1, made=_listed))
            elif name in ASKS:
                setattr(cls, name, self._watched(it, None, at=1, made=_listed, raises=True))
            elif isinstance(it, FunctionType) and (name == "_ends" or not name.startswith("_")):  # a step
                setattr(cls, name, self._watched(it, None, at=1, acts=True))

    def _watched(
        self,
        function: Function,
        otherwise: Any,
        *,
        at: int = 0,
        made: Function = lambda seen: seen,
        acts: bool = False,
        raises: bool = False,
    ) -> Function:
        """A function of which the argument at a place is the position."""

        @wraps(function)
        def watched(*args: Any) -> Any:
            g: State = args[at]
            before, told = g.clone(), len(g.event_sink or ())
            try:
                seen = made(function(*args))
            except Exception as error:
                self.failed(error, function)
                _put_back(g, before, told)
                if raises:
                    raise
                return otherwise
            if not acts and (changed := _put_back(g, before, told)):
                self._noted.setdefault(Fault("pack-function-changes", ", ".join(changed), *_beginning(function)))
            return seen

        return watched


def _uses(seen: Any) -> list[Any]:
    """Ways of use as they have to be."""
    listed = list(seen)
    for use in listed:
        match use:
            case [str(), effects] if all(isinstance(effect, Effect) for effect in effects):
                continue
        raise TypeError(f"{use!r} is not an option id with a list of effects")
    return listed


def _listed(seen: Any) -> Any:
    """What is yielded is wanted at once, so that it can be seen what it changes."""
    return list(seen) if isinstance(seen, Iterator) else seen


def _beginning(function: Function) -> tuple[int, str]:
    """The line on which a function begins, and its name."""
    code = getattr(function, "__code__", None)
    return (code.co_firstlineno if code else 0), getattr(function, "__qualname__", repr(function))


def _put_back(g: State, before: State, told: int) -> list[str]:
    """Make a position what it was before; returns what had changed."""
    changed = []
    for name in g.__struct_fields__:
        if name not in g.loose and (now := getattr(g, name)) != (old := getattr(before, name)):
            changed.append(name)
            if isinstance(now, list | bytearray) and isinstance(old, list | bytearray):
                now[:] = old  # the loop that carries effects out goes on with the same list
            else:
                setattr(g, name, old)
    if g.event_sink is not None and len(g.event_sink) > told:
        changed.append("event_sink")
        del g.event_sink[told:]
    return changed
