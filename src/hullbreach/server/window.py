"""What one seat sees of a game in one language; everybody who looks through the same window is sent the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..describe import Describer
from ..kernel import SPECTATOR, Event, Game
from ..telling import describer_of
from . import screen, talk, wire
from .delta import Patch
from .packed import Packed


class Window:
    """Screen and story are made once for each change, however many look; a line once told is not told otherwise."""

    def __init__(self, seat: int | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self._screen = Packed()
        self.story: list[msgspec.Raw] = []
        """Line by line, written as it is sent: a story is long, and told again only to who comes anew."""
        self._read = 0
        """So many events of the table have been told."""
        self._seen = -1
        """The position that was last looked at."""

    @property
    def screen(self) -> dict[str, Any]:
        """All that was last seen through it."""
        return self._screen.whole()

    def look(
        self, game: Game | None, position: int, events: Sequence[Event], prompt: str
    ) -> tuple[Patch, list[msgspec.Raw]]:
        """What has changed since it was last looked through, and the lines the story goes on with.

        Positions are numbered: one that was looked at already is not looked at again.
        """
        say = describer_of(game.packs if game else {}, self.language)
        patch: Patch = []
        view: dict[str, Any] | None = None
        if game is not None and position != self._seen:
            view = game.view(self.seat)
            patch = self._screen.show(screen.playing(game, self.seat, say, view, prompt))
            self._seen = position
        lines: list[msgspec.Raw] = []
        if self._read < len(events):
            view = self._screen.view if view is None else view
            lines = [msgspec.Raw(wire.write(line)) for line in self._told(events[self._read :], say, view)]
            self._read = len(events)
        self.story.extend(lines)
        return patch, lines

    def _told(self, events: Sequence[Event], say: Describer, view: dict[str, Any]) -> list[dict[str, Any]]:
        viewer = SPECTATOR if self.seat is None else self.seat
        return [_line(event, shown, say, view) for event in events if (shown := event.shown_to(viewer)) is not None]


def _line(event: Event, shown: dict[str, Any], say: Describer, view: dict[str, Any]) -> dict[str, Any]:
    """A line of the story; one that tells this seat more than others is marked, so that it can be shown aside."""
    kind, args = shown["kind"], shown["args"]
    if kind in talk.KINDS:
        return {"kind": kind, **talk.told(kind, args, say, view)}
    line = {"kind": kind, "text": say.event(shown, view), "rule": shown["rule"], "args": args}
    told_to_all = event.audience >> SPECTATOR & 1
    return line if told_to_all or args == event.public else line | {"private": True}
