"""What has changed since one's last turn."""

from __future__ import annotations

from typing import Any

from ..describe.wording import ACTION
from ..kernel import Choice, Game
from .teller import Teller


class Lookback:
    """Remembers for each seat how things stood when its last turn was over."""

    def __init__(self, game: Game, teller: Teller) -> None:
        self._game, self._teller = game, teller
        self._left: dict[int, Any] = {}
        """By seat: after its last answer in a turn of its own."""
        self._compared: dict[int, Any] = {}
        """By seat: the same, as it was when its present turn began."""
        self._in_turn: set[int] = set()

    def asked(self, choice: Choice) -> None:
        """A seat is asked something; with the first action a new turn begins, and ends when it is another's."""
        if choice.ask == ACTION:
            self._in_turn.add(choice.seat)
            if choice.args.get("nth") == 1 and choice.seat in self._left:
                self._compared[choice.seat] = self._left[choice.seat]
        elif self._teller.of(choice.seat).active != f"seat:{choice.seat}":
            self._in_turn.discard(choice.seat)

    def answered(self, choice: Choice) -> None:
        """A seat has answered something."""
        if choice.seat in self._in_turn:
            self._left[choice.seat] = self._game.sight(choice.seat)

    def changed(self, choice: Choice, rest: str) -> None:
        """Everything that is not as it was."""
        before = self._compared.get(choice.seat)
        if before is None:
            self._teller.say("changed-first", style="yellow")
            return
        lines = self._teller.describer.changes(before, self._game.sight(choice.seat))
        if not lines:
            self._teller.say("changed-nothing")
        for line in lines:
            self._teller.terminal.tell(line, mark="  - ")
