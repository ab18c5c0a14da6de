"""The rest of a game for people who are out of it: they watch it turn by turn, or skip to its end."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..describe.wording import ACTION
from ..kernel import Choice
from .event_feed import EventFeed
from .teller import Teller
from .terminal import Leave


class Aftermath:
    """Stops before every turn of the others, from the moment when nobody at the keyboard has a turn any more."""

    def __init__(self, people: Sequence[int], teller: Teller, feed: EventFeed) -> None:
        self._people, self._teller, self._news = people, teller, feed
        self._asked = False
        self._watches = False

    def before(self, choice: Choice, listener: int | None) -> None:
        """Somebody else is asked something: wait, if it is a turn and those who watch want to be asked."""
        if choice.ask != ACTION or choice.args.get("nth") != 1 or not self._all_out():
            return
        if not self._asked:
            self._asked = True
            self._news.tell(listener)
            self._teller.say("aftermath-out", style="bold")
            self._watches = self._typed(">").lower() in self._teller.words("watch")
        elif self._watches:
            self._news.tell(listener)
            say = self._teller.describer.message
            self._watches = self._typed(say("aftermath-more")).lower() not in self._teller.words("quit")

    def end(self, listener: int | None) -> None:
        """Show the rest; of skipped events only how many there were."""
        if self._asked and not self._watches:
            self._news.skip(listener)
        else:
            self._news.tell(listener)

    def _all_out(self) -> bool:
        said = self._teller.of(None)
        return bool(self._people) and not any(map(said.is_playing, self._people))

    def _typed(self, prompt: str) -> str:
        try:
            return self._teller.terminal.ask(prompt)
        except Leave:
            if sys.stdin.isatty():
                raise
            return self._teller.words("quit")[0]  # nobody is there: the game goes on to its end
