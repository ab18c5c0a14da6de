"""A game as lines of JSON: an outside program takes seats over standard input and output."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TextIO

import msgspec

from ..bots import Bot, answer_of
from ..describers import describer_for
from ..kernel import Choice, Game, Refused
from .language import current

VERSION = 1
_json = msgspec.json.Encoder()


class Protocol:
    """Says what each of its seats may know, asks, and obeys; bots have the other seats."""

    def __init__(self, game: Game, seats: range, bot: Bot, rng: Random, source: TextIO, target: TextIO) -> None:
        self.game = game
        self.seats = seats
        self.bot = bot
        self.rng = rng
        self.source = source
        self.target = target
        self._told = dict.fromkeys(seats, 0)

    def play(self) -> None:
        """Play to the end, or until the other side closes its end."""
        self._say("hello", protocol=VERSION, players=self.game.players, seats=list(self.seats))
        while not self.game.over:
            mine = [choice for choice in self.game.choices if choice.seat in self.seats]
            if len(mine) < len(self.game.choices):
                other = next(choice for choice in self.game.choices if choice.seat not in self.seats)
                self.game.answer(answer_of(self.bot, self.game, other, self.rng), other.seat)
            elif not self._asked(mine[0]):
                return
        for seat in self.seats:
            self._say(
                "over", seat=seat, events=self._events(seat), view=self.game.view(seat), outcome=self.game.outcome
            )

    def _asked(self, choice: Choice) -> bool:
        """Ask until the question is answered; False when nobody answers any more."""
        seat = choice.seat
        self._say(
            "choice",
            seat=seat,
            prompt=choice.prompt,
            ask=choice.ask,
            args=choice.args,
            rule=choice.rule,
            gather=choice.gather,
            options=[{"id": option.id, "cost": option.cost, "rule": option.rule} for option in choice.options],
            asides=[aside.id for aside in self.game.asides(seat)],
            events=self._events(seat),
            view=self.game.view(seat),
        )
        for line in self._lines():
            try:
                self._obey(line, seat)
            except Refused as refused:
                self._refuse(refused)
            else:
                return True
        return False

    def _lines(self) -> Iterator[str]:
        return (line for line in self.source if line.strip())

    def _obey(self, line: str, seat: int) -> None:
        """`{"answer": ID, "seat": N, "prompt": N}`; the seat and the prompt may be left out."""
        try:
            said = msgspec.json.decode(line, type=dict[str, Any])
            answer = said["answer"]
        except (msgspec.MsgspecError, KeyError):
            raise Refused("protocol-line", line=line.strip()[:80]) from None
        if said.get("seat", seat) not in self.seats:
            raise Refused("not-your-turn", seat=said["seat"])
        self.game.answer(str(answer), said.get("seat", seat), said.get("prompt"))

    def _refuse(self, refused: Refused) -> None:
        message = describer_for(self.game, current()).error(refused)
        self._say("refused", reason=refused.reason, rule=refused.rule, message=message)

    def _events(self, seat: int) -> list[dict[str, Any]]:
        events = self.game.events(seat, self._told[seat])
        self._told[seat] += len(events)
        return events

    def _say(self, kind: str, **facts: Any) -> None:
        self.target.write(_json.encode({"say": kind, **facts}).decode() + "\n")
        self.target.flush()
