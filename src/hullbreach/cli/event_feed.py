"""The feed of events at the keyboard: in full or in short, and again on request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Literal

from ..describe import Describer
from ..kernel import Choice, Game, Refused
from .terminal import Terminal

Verbosity = Literal["full", "normal", "brief"]
LEVELS: tuple[Verbosity, ...] = ("full", "normal", "brief")
CALM: Mapping[Verbosity, int] = {"full": 1 << 30, "normal": 10, "brief": 4}
"""More events at once than this are summed up."""
LAST = 60
"""How many events `last` shows by default."""

Events = Sequence[dict[str, Any]]


class EventFeed:
    """Remembers what each seat (None: a spectator) has been shown, and shows the rest."""

    def __init__(self, game: Game, terminal: Terminal, describer: Describer, level: Verbosity) -> None:
        self.game = game
        self.terminal = terminal
        self.describer = describer
        self.set_level(level)
        self._told: dict[int | None, int] = {}
        self._latest: dict[int | None, Events] = {}

    def set_level(self, level: Verbosity) -> None:
        """Set how much is shown from now on."""
        self.level: Verbosity = level
        self.terminal.brief = level == "brief"

    # -- unasked ---------------------------------------------------------------------------------------------

    def tell(self, seat: int | None) -> None:
        """Show a seat what is new to it."""
        events = self._new(seat)
        if len(events) > CALM[self.level]:
            self._in_short(self.describer.summary(events, self.game.sight(seat)), len(events))
        else:
            self._in_full(events, self.game.sight(seat))

    def skip(self, seat: int | None) -> None:
        """Show only how many events are new to a seat; `details` shows them."""
        events = self._new(seat)
        self.terminal.tell(self.describer.message("play-skipped", count=len(events)), style="dim")

    def catch_up(self, seat: int) -> None:
        """What a seat that others have played meanwhile has missed; how things stand if nothing is on record."""
        met_before = seat in self._told
        events = self._new(seat)
        if not events and not met_before:
            self._standing(seat)
        elif not events or not met_before or self.level == "full":
            self._in_full(events, self.game.sight(seat))
        else:
            self.terminal.heading(self.describer.message("play-digest"))
            self._in_short(self.describer.digest(events, self.game.sight(seat)), len(events))

    def _new(self, seat: int | None) -> Events:
        """What is new to a seat; from now on it is not."""
        since = self._told.get(seat, 0)
        events = self.game.events(seat, since)
        self._told[seat] = since + len(events)
        if events:
            self._latest[seat] = events
        return events

    def _standing(self, seat: int) -> None:
        view = self.game.sight(seat)
        self.terminal.heading(self.describer.message("play-resumed"))
        self.terminal.tell(self.describer.clocks(view))
        for each in (seat, *(other for other in range(self.game.players) if other != seat)):
            self.terminal.tell(self.describer.status(view, each), mark="* " if each == seat else "  ")
        if (where := self.describer.of(view).whereabouts(seat)) != self.describer.status(view, seat):
            self.terminal.tell(where)

    def _in_short(self, lines: Sequence[tuple[str, str]], count: int) -> None:
        for sentence, rule in lines:
            self.terminal.tell(sentence, rule)
        if len(lines) < count:
            self.terminal.tell(self.describer.message("play-in-short", count=count), style="dim")

    def _in_full(self, events: Events, view: Any) -> None:
        """Events as sentences, alike ones in a row once."""
        said = [(self.describer.event(event, view), self.describer.rule(event["rule"])) for event in events]
        for (sentence, rule), alike in groupby(said):
            self.terminal.tell(self.describer.times(sentence, len(list(alike))), rule)

    # -- on request ------------------------------------------------------------------------------------------

    def details(self, choice: Choice, rest: str) -> None:
        """What was shown last, in full."""
        self._in_full(self._latest.get(choice.seat, ()), self.game.sight(choice.seat))

    def last(self, choice: Choice, rest: str) -> None:
        """The last events, or as many as are asked for."""
        count = int(rest) if rest.isdigit() else LAST
        self._in_full(self.game.events(choice.seat)[-count:] if count else (), self.game.sight(choice.seat))

    def verbosity(self, choice: Choice, rest: str) -> None:
        """Switch to the level asked for; without one, to the next level."""
        named = {word: level for level in LEVELS for word in self.describer.message(f"level-{level}").split()}
        if rest and rest not in named:
            raise Refused("unknown-verbosity", level=rest, levels=list(named))
        self.set_level(named[rest] if rest else LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)])
        self.terminal.tell(self.describer.message("play-verbosity", level=self.level))
