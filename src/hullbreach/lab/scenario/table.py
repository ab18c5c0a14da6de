"""A table that plays option ids and answers routine questions by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ...kernel import Choice, Game, Option, Refused


class Table:
    """What every game's scenarios have: fate by name, answers by verb, events since the last play."""

    routine: ClassVar[dict[str, str]] = {}
    """Questions a scenario answers by itself: message id to the verb of the answer."""

    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self.game = game
        self.seats = list(seats)
        self.automatic = True
        """Whether routine questions (paying, letting things happen) are answered by the table."""
        self._told = 0

    def seat(self, name: str | int) -> int:
        """The seat of a character."""
        known: Sequence[str | int] = range(len(self.seats)) if isinstance(name, int) else self.seats
        if name not in known:
            raise Refused("unknown-seat", seat=name)
        return known.index(name)

    def fate(self, **results: Sequence[str]) -> None:
        """Fix the next results of sources by name: `fate(noise=["2"], attack=["scratch"])`."""
        state = self.game._state
        script = dict(state.script)
        for source, values in results.items():
            name = source.replace("_", "-")
            script[name] = (*script.get(name, ()), *values)
        state.script = script

    def by_hand(self) -> None:
        """From now on routine questions wait for an answer."""
        self.automatic = False

    def choice(self, name: str | int) -> Choice | None:
        """What a character is asked now."""
        seat = self.seat(name)
        return next((choice for choice in self.game.choices if choice.seat == seat), None)

    def options(self, name: str | int) -> list[str]:
        """The option ids a character has now, asides not among them."""
        choice = self.choice(name)
        return [option.id for option in choice.options] if choice else []

    def refusals(self, name: str | int) -> dict[str, str]:
        """What the character cannot do now: option id to rule id."""
        return {refusal.id: refusal.rule for refusal in self.game.refusals(self.seat(name))}

    def asides(self, name: str | int) -> list[str]:
        """What the character may do at any time."""
        return [option.id for option in self.game.asides(self.seat(name))]

    def play(self, name: str | int, verb: str, *about: str, **named: str) -> None:
        """Answer with the option of this verb (or whole id) that concerns these things; then do the routine."""
        seat = self.seat(name)
        wanted = [*about, *named.values()]
        self._told = len(self.game.events())
        option = self._find(seat, verb, wanted)
        self.game.answer(option.id, seat)
        self.settle()

    def _find(self, seat: int, verb: str, wanted: Sequence[str]) -> Option:
        choice = self.choice(seat)
        options = [*(choice.options if choice else ()), *self.game.asides(seat)]
        for option in options:
            if option.id == verb or (option.verb == verb and all(ref in option.about for ref in wanted)):
                return option
        asked = "/".join([verb, *wanted])
        for refusal in self.game.refusals(seat):
            if refusal.id == asked or (
                refusal.id.split("/")[0] == verb and all(r in refusal.id.split("/") for r in wanted)
            ):
                raise Refused("not-allowed", refusal.rule, option=refusal.id)
        raise Refused("unknown-option", option=asked, options=[option.id for option in options])

    def settle(self) -> None:
        """Answer routine questions until a real one waits."""
        while self.automatic and not self.game.over:
            for choice in self.game.choices:
                verb = self.routine.get(choice.ask)
                option = next((option for option in choice.options if option.verb == verb), None)
                if option is not None:
                    self.game.answer(option.id, choice.seat)
                    break
            else:
                return

    def told(self, kind: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
        """Events since the last play as a spectator (or seat) was told them, of one kind or all."""
        events = self.game.events(seat, self._told if seat is None else 0)
        return [event for event in events if kind is None or event["kind"] == kind]

    def rules_told(self) -> set[str]:
        """The rules behind what happened since the last play."""
        return {event["rule"] for event in self.told()}
