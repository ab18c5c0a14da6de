"""Words that arrange a table: what each may be given, what it fixes, and that none silently undoes another."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from inspect import Parameter, signature
from types import NoneType
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast, get_args, get_type_hints

import msgspec

from ...kernel import Refused
from ...rulebook.near_names import near
from .source import SHAPES, BadScenario, written


class Arranges(Protocol):
    """A table that can be arranged."""

    def arrange(self, word: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """Carry a word out whole, or not at all."""


T = TypeVar("T", bound=Arranges)
P = ParamSpec("P")
R = TypeVar("R")


def arrangement(word: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Marks a method as a word that arranges the table; scenario files may `set` it."""

    @wraps(word)
    def arrange(table: T, /, *arguments: P.args, **named: P.kwargs) -> R:
        return cast(R, table.arrange(word, arguments, named))

    arrange.__dict__["arranges"] = True
    return cast(Callable[Concatenate[T, P], R], arrange)


def arrangements(table: type) -> tuple[str, ...]:
    """The words that arrange such a table, by name."""
    words = {name: word for each in reversed(table.__mro__) for name, word in vars(each).items()}
    return tuple(name for name, word in words.items() if hasattr(word, "arranges"))


def spoken(word: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> str:
    """An arrangement as one would write it."""
    said = [*map(written, arguments), *(f"{name}={written(value)}" for name, value in named.items())]
    return f"{word.__name__}({', '.join(said)})"


def check(word: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> None:
    """A word is given what it takes, and each value has its type."""
    parameters = signature(word)
    try:
        given = parameters.bind(None, *arguments, **named).arguments
    except TypeError:
        _, *wanted = (str(parameter).partition(":")[0] for parameter in parameters.parameters.values())
        said = {**({"with": arguments} if arguments else {}), **named}
        raise BadScenario(
            "scenario-arrangement-takes", verb=word.__name__, given=written(said), wanted=wanted
        ) from None
    for parameter in list(parameters.parameters.values())[1:]:
        for name, value in _values(parameter, given):
            shape = _hints(word)[parameter.name]
            try:
                msgspec.convert(value, shape)
            except msgspec.ValidationError:
                expected = _shape(shape)
                raise BadScenario(
                    "scenario-value-shape", verb=word.__name__, key=name, found=written(value), expected=expected
                ) from None


def _values(parameter: Parameter, given: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What a parameter is given, each value with the name it goes by."""
    if parameter.name not in given:
        return
    value = given[parameter.name]
    if parameter.kind is Parameter.VAR_KEYWORD:
        yield from value.items()
    elif parameter.kind is Parameter.VAR_POSITIONAL:
        yield from ((parameter.name, each) for each in value)
    else:
        yield parameter.name, value


@cache
def _hints(word: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(word)


def _shape(hint: Any) -> str:
    """The name under which messages know a type."""
    sorts = {sort for sort in get_args(hint) if sort is not NoneType} or {hint}
    return "text-or-number" if len(sorts) > 1 else SHAPES[sorts.pop()]


def one_of(sort: str, name: Any, names: Sequence[Any]) -> int:
    """Where a name stands among those there are."""
    if name not in names:
        known = [str(each) for each in names if each != ""]
        raise BadScenario("scenario-name-unknown", sort=sort, name=str(name), names=known, near=near(str(name), known))
    return list(names).index(name)


def within(word: str, count: int, least: int, most: int) -> None:
    """A number is one that there can be."""
    if not least <= count <= most:
        raise BadScenario("scenario-number-beyond", verb=word, found=count, least=least, most=most)


class Said:
    """An arrangement that was made, and what it is about: said of the same again, it is replaced."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.about: set[Hashable] = set()
        self.fixed: dict[Hashable, Any] = {}


class Ledger:
    """What has been arranged since something was last played. Two arrangements never fix the same thing differently."""

    def __init__(self) -> None:
        self.restating = True
        """Whether what was said of a thing may be said again differently, as when a test varies its table."""
        self.where = ""
        """The place in a file that is being read."""
        self._said: list[Said] = []
        self._now: Said | None = None

    @property
    def is_open(self) -> bool:
        """Whether an arrangement is under way."""
        return self._now is not None

    def forget(self) -> None:
        """Something was played: from here on the table may be arranged again."""
        self._said = [] if self._now is None else [self._now]

    @contextmanager
    def saying(self, text: str) -> Iterator[None]:
        """An arrangement is under way; it counts if it succeeds."""
        before = self._said
        self._now = Said(f"{text} ({self.where})" if self.where else text)
        self._said = [*before, self._now]
        try:
            yield
        except BaseException:
            self._said = before
            raise
        finally:
            self._now = None

    def says(self, *about: Hashable) -> None:
        """The arrangement under way is about this; an earlier one about the same no longer counts."""
        now = self._now
        if now is None:
            return
        for said in self._others():
            if about in said.about:
                if not self.restating and said.text.partition(" (")[0] != now.text.partition(" (")[0]:
                    raise self._contradiction(said)
                self._said = [each for each in self._said if each is not said]
        now.about.add(about)

    def fix(self, *thing: Hashable, value: Any = True) -> None:
        """The arrangement under way fixes a thing; it is an error if another has fixed it differently."""
        self.free(*thing, value=value)
        if self._now is not None:
            self._now.fixed[thing] = value

    def free(self, *thing: Hashable, value: Any = None) -> None:
        """No other arrangement has fixed this differently."""
        for said in self._others():
            if thing in said.fixed and said.fixed[thing] != value:
                raise self._contradiction(said)

    def is_free(self, *thing: Hashable) -> bool:
        """Whether no other arrangement has fixed this."""
        return not any(thing in said.fixed for said in self._others())

    def _others(self) -> list[Said]:
        return [said for said in self._said if said is not self._now]

    def _contradiction(self, said: Said) -> Refused:
        assert self._now is not None
        return BadScenario("scenario-contradiction", first=said.text, second=self._now.text)
