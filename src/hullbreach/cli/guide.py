"""What somebody at the keyboard looks up: what a thing or a term is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..kernel import Choice
from .encyclopedia import Encyclopedia, Entry
from .teller import Teller

TOLD_AT_ONCE = 3
"""More things than these are listed by name."""


class Guide:
    """Looks things up for one seat at a time; it only looks."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._terminal = teller.terminal
        self._describer = teller.describer

    @cached_property
    def _encyclopedia(self) -> Encyclopedia:
        return Encyclopedia(self._teller.game, self._describer)

    # -- what is that? ---------------------------------------------------------------------------------------

    def what(self, choice: Choice, rest: str) -> None:
        """A thing or a term by its name, those of an option by its number; alone, those of the question."""
        book = self._encyclopedia
        if not rest:
            self._list(book.named_in(self._question(choice)), "what-question")
        elif rest.isdecimal():
            self._of_option(choice, int(rest))
        elif found := book.find(rest):
            alike = len({entry.name for entry in found}) == 1
            if alike or len(found) <= TOLD_AT_ONCE:
                self._tell(found)
            else:
                self._list(found, "what-several")
        else:
            self._teller.say("what-unknown", style="yellow", name=rest, **self._near(book.near(rest)))

    def _near(self, names: Sequence[str]) -> dict[str, object]:
        return {"near": self._describer.phrases.either(names), "near-count": len(names)}

    def _of_option(self, choice: Choice, number: int) -> None:
        if not 1 <= number <= len(choice.options):
            self._teller.say("play-no-option", style="yellow", number=number, count=len(choice.options))
            return
        said = self._describer.option(choice.options[number - 1], self._teller.game.sight(choice.seat), choice.ask)
        found = self._encyclopedia.named_in(said)
        if found:
            self._tell(found)
        else:
            self._teller.say("what-nothing", style="yellow", option=said)

    def _question(self, choice: Choice) -> str:
        """All that stands on the screen."""
        view = self._teller.game.sight(choice.seat)
        options = (self._describer.option(option, view, choice.ask) for option in choice.options)
        return " / ".join([self._describer.choice(choice, view), *options])

    def _list(self, entries: Sequence[Entry], heading: str) -> None:
        self._terminal.heading(self._describer.message(heading, count=len(entries)))
        for entry in entries:
            self._terminal.tell(self._describer.message("what-name", name=entry.name, sort=entry.sort), mark="  ")

    def _tell(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            name = self._describer.message("what-name", name=entry.name, sort=entry.sort)
            self._terminal.tell(self._describer.message("what-entry", name=name, text=entry.text))
            if entry.facts:
                facts = self._describer.phrases.facts(entry.facts)
                self._terminal.tell(self._describer.message("what-facts", facts=facts), style="italic")
