"""What simulated games are counted by: the rows, their groups, the questions put to them, and what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ..kernel import EventKind, Game
from ..library import title
from . import tally
from .bands import Band
from .labels import Labels
from .row import Row
from .tally import Section

if TYPE_CHECKING:
    from .picture.panel import Panel

R = TypeVar("R", bound=Row)


class Results(Generic[R]):
    """Who won, by seat, and how the games ended: what can be counted of any game. A game may add its own."""

    columns: Sequence[str] = Row.__struct_fields__
    """What a row holds, in the order in which files have it."""
    fates: Sequence[str] = ("won",)
    """Columns that are true or false of a seat: how often each is so is compared group by group."""
    shared: frozenset[str] = frozenset()
    """Those that all seats of a game share. They are counted once a game; else their intervals were too narrow."""
    groupings: Mapping[str, Callable[[R], Sequence[str]]] = {"seat": lambda row: [str(row.seat)]}
    """By what seats are compared: the groups that a row belongs to."""
    banded = ""
    """The grouping that is held against the bands hoped for; others are held against the mean."""
    headings: Sequence[str] = ()
    """The headings under which happenings are counted, in order."""
    references: Mapping[str, str] = {}
    """What is counted and has a name on a card, a tile or a board, by the sort of its reference."""
    tried: tuple[str, ...] = ()
    """Sorts of references that make two options of one verb different things to try at random."""

    def row(self, row: Row, game: Game) -> R:
        """What became of one seat of a game that is over."""
        return cast(R, row)

    def ending(self, game: Game) -> str:
        """What ended a game: the first line of its outcome that is about nobody in particular."""
        return next((str(line["line"]) for line in game.outcome["lines"] if line["seat"] is None), "")

    def state(self, game: Game) -> str:
        """In a word, what was left in the end: random games are counted by it."""
        return self.ending(game)

    def in_words(self, state: str, count: int, labels: Labels) -> str:
        """How many games ended in such a state; empty if it has no name."""
        return labels.times(labels.of("ending", state), count) if state else ""

    def manner(self, options: Mapping[str, str]) -> str:
        """How the games were played, in a word or two; empty if there is only one way."""
        return ", ".join(options.values())

    def hoped(self, options: Mapping[str, str]) -> Mapping[str, Band]:
        """By fate: between which shares all seats together should lie."""
        return {}

    def heading(self, kind: EventKind, about: str) -> str:
        """Under which heading a kind of event that was about something is counted."""
        return kind.heading

    def sections(self, rows: Sequence[R]) -> list[Section]:
        """The questions put to all games, and their answers."""
        everybody = tally.everyone(rows, self.fates)
        return [Section("fate", "seats", list(everybody.fates.items())), *tally.ends_of_games(rows)]

    def panels(self, rows: Sequence[R], plain: Sequence[Panel], labels: Labels) -> Sequence[Panel]:
        """What the picture shows beside its groups, with what it shows of any game."""
        return plain


PLAIN: Results[Any] = Results()


def results_of(game: str) -> Results[Any]:
    """What the simulated games of a title are counted by."""
    return title(game).results or PLAIN
