"""What one seat sees of a game in one language; everybody who looks through the same window is sent the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ..describe import Describer
from ..describe.things import Things
from ..describe.wording import REFERENCE
from ..describers import describer_for
from ..kernel import SPECTATOR, Event, Game
from . import digest, phrasebook, screen, talk, wire
from .delta import Patch
from .screen_cache import ScreenCache

Line = dict[str, Any]


class Window:
    """Screen and story are made once for each change, however many look; a line keeps its wording once it is told."""

    def __init__(self, seat: int | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self._screen = ScreenCache()
        self.story: list[msgspec.Raw] = []
        """Story lines as encoded JSON; only a viewer who joins gets them all."""
        self._read = 0
        """How many events of the table have been told."""
        self._seen = -1
        """The position that was last looked at."""

    @property
    def screen(self) -> dict[str, Any]:
        """All that was last seen through it."""
        return self._screen.whole()

    def look(
        self, game: Game | None, position: int, events: Sequence[Event], prompt: str | None
    ) -> tuple[Patch, list[msgspec.Raw]]:
        """What has changed since it was last looked through, and the lines the story goes on with.

        Positions are numbered: one that was looked at already is not looked at again.
        """
        say = describer_for(game, self.language)
        patch: Patch = []
        view: Any = None
        if game is not None and position != self._seen:
            view = game.sight(self.seat)
            patch = self._screen.show(screen.playing(game, self.seat, say, view, prompt))
            self._seen = position
        lines: list[msgspec.Raw] = []
        if self._read < len(events):
            view = game.sight(self.seat) if game is not None and view is None else view
            lines = [
                msgspec.Raw(wire.write(line_of(event, shown, say, view, game)))
                for event, shown in self._told(events[self._read :])
            ]
            self._read = len(events)
        self.story.extend(lines)
        return patch, lines

    def digest(self, game: Game | None, events: Sequence[Event], seen: int) -> list[Line]:
        """A digest of what has happened since this line."""
        say = describer_for(game, self.language)
        happened = [shown for _, shown in self._told(events)][seen:]
        return digest.digest(happened, say, game.sight(self.seat) if game is not None else None)

    def _told(self, events: Sequence[Event]) -> Iterator[tuple[Event, dict[str, Any]]]:
        """The events that make a line, as this seat is told them."""
        viewer = SPECTATOR if self.seat is None else self.seat
        for event in events:
            if (shown := event.shown_to(viewer)) is not None:
                yield event, shown


def line_of(
    event: Event, shown: dict[str, Any], say: Describer, view: Any, game: Game | None, *, truth: bool = False
) -> Line:
    """A line of the story; one that tells this seat more than others is marked, so that it can be shown aside.

    As the whole `truth` it is told for nobody in particular.
    """
    kind, args = shown["kind"], shown["args"]
    if kind in talk.KINDS:
        return {"kind": kind, **talk.told(kind, args, say, view)}
    line = {"kind": kind, "text": say.event(shown, view, truth=truth), "rule": say.rule(shown["rule"]), "args": args}
    told_to_all = event.audience >> SPECTATOR & 1
    if told_to_all or args == event.public or game is None:
        return line
    listed = game.catalogue[kind]
    line |= {"private": True, "things": _things(event.secret, Things(game.printed, say.of(view)))}
    if listed.peek:
        line["peek"] = True
    about = phrasebook.subject(listed, event.public)
    return line | {"speak": about} if about else line


def _things(secret: Mapping[str, Any], things: Things) -> list[dict[str, Any]]:
    """What a secret is about, to be drawn."""
    named = [each for value in secret.values() for each in (value if isinstance(value, list | tuple) else [value])]
    return [
        msgspec.to_builtins(things.thing(ref)) for ref in named if isinstance(ref, str) and REFERENCE.fullmatch(ref)
    ]
