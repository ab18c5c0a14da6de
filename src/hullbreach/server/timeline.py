"""A finished game from any point of it: as one seat knew it then, as everybody did, or as it truly was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..describers import describer_for
from ..kernel import SPECTATOR, BrokenRule, Event, Game, Refused
from .game_rebuild import first_game, laid_in, play_on
from .live_table import event_of
from .stored import Entry, StoredSeat, StoredTable
from .window import Line, line_of

TRUTH, PUBLIC = "truth", "public"
"""Whose knowledge is shown, if it is not that of a seat by its number."""


class GameTimeline:
    """Every position a game came to, in order. Point 0 is before the first answer; taking back is a point too."""

    def __init__(self, kept: StoredTable, seats: Sequence[StoredSeat], entries: Sequence[Entry]) -> None:
        self.kept, self.seats = kept, seats
        self.moves: list[list[Any]] = []
        """What was answered or taken back at each point, in the words of the record."""
        self.told: list[tuple[int, Event]] = []
        """All that was told, each with the point it led to or was said at."""
        self._made: dict[tuple[str, ...], Any] = {}
        game = first_game(kept, laid_in(entries))
        self._stills = [game.clone(keep_history=False)]
        for entry in entries:
            if self._is_played(game, entry):
                self.moves.append(entry.what)
                self._stills.append(game.clone(keep_history=False))
            self.told += [(self.last, event_of(each)) for each in entry.events]
        if game.save() != kept.position:
            raise Refused("replay-of-other-rules")

    @staticmethod
    def _is_played(game: Game, entry: Entry) -> bool:
        """Play an entry, if it is one of the game; Refused if these rules do not know how."""
        try:
            return play_on(game, entry)
        except (Refused, BrokenRule):
            raise Refused("replay-of-other-rules") from None

    @property
    def last(self) -> int:
        """The point at which all is over."""
        return len(self._stills) - 1

    def at(self, point: int) -> Game:
        """The game at a point."""
        if not 0 <= point <= self.last:
            raise Refused("unknown-point", point=point, last=self.last)
        return self._stills[point]

    def eyes(self, whose: str) -> int | None:
        """The seat whose knowledge is meant; None for everybody's and for the truth."""
        if whose in (TRUTH, PUBLIC):
            return None
        if whose not in map(str, range(self.kept.players)):
            raise Refused("unknown-eyes", whose=whose)
        return int(whose)

    def sight(self, point: int, whose: str) -> Any:
        """What was to be seen at a point."""
        game = self.at(point)
        return game.whole_sight() if whose == TRUTH else game.sight(self.eyes(whose))

    def story(self, whose: str, language: str) -> list[Line]:
        """What was told, each line in the words and with the knowledge of its point."""
        lines: list[Line] = self.once(("story", whose, language), lambda: list(self._tell(whose, language)))
        return lines

    def once(self, name: tuple[str, ...], make: Callable[[], Any]) -> Any:
        """Something that takes a while to make and stays as it is, for nothing happens here any more."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    def _tell(self, whose: str, language: str) -> Iterator[Line]:
        seat = self.eyes(whose)
        viewer = SPECTATOR if seat is None else seat
        say, view, seen = describer_for(self.at(0), language), self.sight(0, whose), 0
        for point, event in self.told:
            shown = event.whole() if whose == TRUTH else event.shown_to(viewer)
            if shown is None:
                continue
            if point != seen:
                view, seen = self.sight(point, whose), point
            line = line_of(event, shown, say, view, self.at(point), truth=whose == TRUTH)
            yield {"at": point, **line}
