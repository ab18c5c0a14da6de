"""A view in words. A game says how its own things are named and told; the defaults here work for any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from . import plain
from .phrases import Phrases

if TYPE_CHECKING:
    from .things import Things, ThingShown, Words

REFERENCE = re.compile(r"[a-z]+:[a-z0-9-]+")
OPTION = re.compile(r"[a-z0-9-]+(/[a-z]+:[a-z0-9-]+)+")

ACTION = "ask-action"
"""The prompt by which any game asks for an action in one's own turn; its argument `nth` counts them."""


class NothingToTell(LookupError):
    """Somebody asked to be told about something that is not there; `message` says so."""

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message)
        self.message, self.about = message, about


class Line(NamedTuple):
    """A line of what somebody asked to be told."""

    text: str
    style: str = ""
    """`heading`, `printed` for what a thing itself says, or plain."""


class Look(NamedTuple):
    """Something players may ask to be told about a view, under a word of its own."""

    tell: Callable[[Any, str], Iterable[str | Line]]
    """From the wording of a view and whatever was typed behind the word; may raise `NothingToTell`."""
    mark: str = "  "
    """What each line begins with in a terminal."""
    drawn: str = ""
    """For lines that are a picture: the look that tells the same to people who listen."""
    public: bool = True
    """Whether a spectator may ask for it too."""


class Pile(NamedTuple):
    """What a seat holds of one sort."""

    name: str
    heading: str
    """The message that is its title."""
    things: Sequence[str]
    """References; several alike are there several times."""
    may_be_shown: bool = True
    """Whether its owner may show something of it to the others."""
    is_aim: bool = False
    """Whether it says what its owner plays for."""


class Wording:
    """One view of a game in words: names of what it shows, and whatever one may ask to be told of it.

    Without a view (None) it names things as anybody would.
    """

    seen: ClassVar[Any] = None
    """The struct of its views, where it has one: a view may come as plain data."""
    groups: ClassVar[Mapping[str, str]] = {}
    """The heading under which an option stands in a list of actions, by its verb; headings come in this order."""
    hopes: ClassVar[frozenset[str]] = frozenset()
    """Outcomes that players wish for; all others are feared."""
    grave: ClassVar[frozenset[str]] = frozenset()
    """Outcomes of which even a slight risk is told in words."""
    looks: ClassVar[Mapping[str, Look]] = {"board": Look(lambda said, _: plain.lines(said.view))}
    """What can be asked for by name."""
    prefixes: ClassVar[Mapping[str, str]] = {}
    """Kinds of references whose messages begin with another word than the kind itself."""
    spoken_of_as: ClassVar[Mapping[str, str]] = {}
    """Kinds of references that messages about options call by another name, for the same is said of both."""

    def __init__(self, phrases: Phrases, view: Any = None) -> None:
        self.phrases, self.view = phrases, view
        self.say = phrases.say
        self._named: dict[str, str] = {}

    @property
    def viewer(self) -> str:
        """The reference of the seat whose view it is; empty for a spectator's."""
        return ""

    @property
    def active(self) -> str:
        """The reference of the seat whose turn it is, if there are turns."""
        return ""

    @property
    def round(self) -> int:
        """The number of the round, if there are rounds."""
        return 0

    @property
    def chapter(self) -> int:
        """How often rounds have been counted from the beginning again; 0 in most games."""
        return 0

    @property
    def chapter_name(self) -> str:
        """What its rounds belong to, where rounds are counted from the beginning again."""
        return ""

    @property
    def rests(self) -> bool:
        """Whether one part of a game is over and the next not begun: nothing that lies there now will be played."""
        return False

    # -- names -----------------------------------------------------------------------------------------------

    def name(self, ref: str) -> str:
        """The name of what a reference stands for."""
        known = self._named.get(ref)
        if known is None:
            kind, _, value = ref.partition(":")
            known = self._named[ref] = self.name_of(kind, value)
        return known

    def names(self, refs: Iterable[str]) -> str:
        """The names of several things as a list."""
        return self.phrases.listed(map(self.name, refs))

    def name_of(self, kind: str, value: str) -> str:
        """The name of a thing of this kind; a game whose kinds need more than a message says how."""
        if kind == "seat":
            return self.say("ref-seat", number=int(value) + 1)
        id = self.message_of(kind, value)
        return self.say(id) if id in self.phrases else f"{kind} {value}".replace("-", " ")

    def message_of(self, kind: str, value: str) -> str:
        """The message that names a thing."""
        return f"{self.prefixes.get(kind, kind)}-{value}"

    def text(self, ref: str) -> str:
        """What is printed on a thing; empty if nothing is written about it."""
        kind, _, value = ref.partition(":")
        id = f"{self.message_of(kind, value)}-text"
        return self.say(id) if id in self.phrases else ""

    def sign(self, printed: Mapping[str, Any]) -> str:
        """What is printed on a thing to be seen at a glance, by the end of its message `sign-…`; empty if nothing."""
        return ""

    def number(self, ref: str) -> int | None:
        """The number that players know a thing by, where it has one."""
        kind, _, value = ref.partition(":")
        return int(value) + 1 if kind == "seat" else None

    # -- options and events ----------------------------------------------------------------------------------

    def awaits(self, verb: str, about: Sequence[str]) -> str:
        """What an option leads to and its players should not overlook; empty if nothing."""
        return ""

    def subject(self, verb: str, about: Sequence[str]) -> str:
        """The thing whose printed text says what an option does; empty if there is none."""
        return about[-1] if about else ""

    def is_held(self, ref: str) -> bool:
        """Whether the seat of the view has the thing before it, and so can read it there."""
        return any(ref in pile.things for pile in self.piles())

    def nearby(self) -> frozenset[str]:
        """References of the seat of the view and what is close to it: what happens there is told to it in full."""
        return frozenset({self.viewer} - {""})

    # -- telling ---------------------------------------------------------------------------------------------

    def clocks(self) -> str:
        """How far the game has come, and whose turn it is."""
        return ""

    def status(self, seat: int) -> str:
        """How somebody is, as far as this view shows it."""
        return self.name(f"seat:{seat}")

    def whereabouts(self, seat: int) -> str:
        """Where somebody is; of somebody who is nowhere, how they are."""
        return self.status(seat)

    def piles(self) -> Sequence[Pile]:
        """What the seat of the view holds in secret."""
        return ()

    def carried(self, things: Things) -> Iterable[ThingShown]:
        """What the seat of the view has for all to see."""
        return ()

    def winning(self) -> Iterable[str]:
        """Everything the seat of the view needs to win."""
        return ()

    def words(self, known: Words, things: Things) -> Words:
        """What a screen says at a glance, with whatever only this game has."""
        return known

    def is_playing(self, seat: int) -> bool:
        """Whether somebody may still be asked to act."""
        return True

    def changes(self, before: Self) -> Iterable[str]:
        """What is different from an earlier view of the same seat."""
        return ()


class AsWritten(Wording):
    """For words that somebody has sent and nobody's game has given: what looks like a reference may be anything."""

    def name_of(self, kind: str, value: str) -> str:
        """The reference itself."""
        return f"{kind}:{value}"
