"""What one seat sees of a game in one language; everybody who looks through the same window is sent the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..describe import Describer
from ..kernel import SPECTATOR, Event, Game
from ..telling import describer_of
from . import screen, talk
from .delta import Patch, changes

Line = dict[str, Any]


class Window:
    """Screen and story are made once for each change, however many look; a line once told is not told otherwise."""

    def __init__(self, seat: int | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self.screen: dict[str, Any] = {}
        self.story: list[Line] = []
        self._read = 0
        """So many events of the table have been told."""
        self._seen = -1
        """The position that was last looked at."""

    def look(self, game: Game | None, position: int, events: Sequence[Event], prompt: str) -> tuple[Patch, list[Line]]:
        """What has changed since it was last looked through, and the lines the story goes on with.

        Positions are numbered: one that was looked at already is not looked at again.
        """
        say = describer_of(game.packs if game else {}, self.language)
        patch: Patch = []
        if game is not None and position != self._seen:
            now = screen.playing(game, self.seat, say, game.view(self.seat), prompt)
            patch = changes(self.screen, now)
            self.screen, self._seen = now, position
        lines = self._told(events[self._read :], say, self.screen.get("view", {}))
        self._read = len(events)
        self.story.extend(lines)
        return patch, lines

    def _told(self, events: Sequence[Event], say: Describer, view: dict[str, Any]) -> list[Line]:
        viewer = SPECTATOR if self.seat is None else self.seat
        return [_line(event, shown, say, view) for event in events if (shown := event.shown_to(viewer)) is not None]


def _line(event: Event, shown: dict[str, Any], say: Describer, view: dict[str, Any]) -> Line:
    """A line of the story; one that tells this seat more than others is marked, so that it can be shown aside."""
    kind, args = shown["kind"], shown["args"]
    if kind in talk.KINDS:
        return {"kind": kind, **talk.told(kind, args, say, view)}
    line = {"kind": kind, "text": say.event(shown, view), "rule": shown["rule"], "args": args}
    told_to_all = event.audience >> SPECTATOR & 1
    return line if told_to_all or args == event.public else line | {"private": True}
