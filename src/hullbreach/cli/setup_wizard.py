"""The setup wizard: it asks for a table step by step. Enter takes the usual answer."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

from .. import library
from ..bots import bots_of
from ..describe.languages import named_by
from ..describers import describer_for, describer_of
from ..kernel import Refused
from .language import current, speak
from .options import names_of
from .terminal import Terminal

USUAL = 4
"""How many seats a table has by default."""
T = TypeVar("T")


class TableSetup(NamedTuple):
    """What was asked for, as the flags of `hullbreach play` would say it."""

    game: str
    players: int
    people: str
    bots: str
    options: dict[str, str]


def set_up_table(terminal: Terminal, game: str | None, lang: str | None, packs: Sequence[str] = ()) -> TableSetup:
    """Ask for everything a table needs, first for the language if neither a flag nor the system names one."""
    if lang is None and named_by(os.environ) is None:
        _ask_for_the_language(terminal)
    return SetupWizard(terminal, packs).ask(game)


def _ask_for_the_language(terminal: Terminal) -> None:
    describer = describer_for(None, current())
    terminal.tell(describer.message("setup-language"))
    while True:
        try:
            speak(terminal.ask(">") or None)
        except Refused as refused:
            terminal.tell(describer.error(refused), style="yellow")
        else:
            return


class SetupWizard:
    """Asks what the table should be like."""

    def __init__(self, terminal: Terminal, packs: Sequence[str] = ()) -> None:
        self.terminal, self.packs = terminal, packs
        self.describer = describer_for(None, current())
        self.say = self.describer.message

    def ask(self, game: str | None) -> TableSetup:
        """Everything a table needs; questions with only one answer are skipped."""
        self.terminal.tell(self.say("setup-welcome"))
        game = game or self._one_of(self.say("setup-game"), list(library.games()), self._game)
        used = library.assembled(game, packs=self.packs).packs
        self.describer = describer_of(used, current(), game)
        self.say = self.describer.message
        options = self._what_decides_the_seats(game)
        counts = library.assembled(game, options, self.packs).player_counts
        people = self._people(counts)
        sitting = len(names_of(people, counts[-1]))
        players = sitting + self._bots(sitting, counts)
        bots, options = self._rest(game, players > sitting, options)
        return TableSetup(game, players, people, bots, options)

    # -- the questions ---------------------------------------------------------------------------------------

    def _game(self, name: str) -> str:
        called, text = self._said(f"game-{name}", name), self._said(f"game-{name}-text", "")
        return self.say("setup-game-each", game=called, text=text) if text else called

    def _what_decides_the_seats(self, game: str) -> dict[str, str]:
        """How many can sit down depends on these options, so they are asked before anybody sits down."""
        return {
            name: self._one_of(self._question(name), values, partial(self._value, name))
            for name, values in library.options_of(game, self.packs).items()
            if len(set(_player_counts(game, name, values, self.packs))) > 1
        }

    def _question(self, name: str) -> str:
        return self._said(f"setup-{name}", self.say("setup-which", option=name))

    def _option(self, name: str, value: str) -> str:
        called = self._value(name, value)
        return self._said(f"setup-{name}", self.say("setup-option", option=name, value=called), value=called)

    def _value(self, name: str, value: str) -> str:
        return self._said(f"setup-{name}-{value}", value)

    def _said(self, id: str, plainly: str, **args: str) -> str:
        """A message of the game, or plain words if it has none."""
        return self.say(id, **args) if id in self.describer.phrases else plainly

    def _people(self, counts: range) -> str:
        def read(typed: str) -> str:
            names_of(typed, counts[-1])
            return typed

        return self._until_right("setup-people", "1", read) if counts[-1] > 1 else "1"

    def _bots(self, people: int, counts: range) -> int:
        least, most = max(counts[0] - people, 0), counts[-1] - people
        if least == most:
            return most
        usual = str(max(least, min(USUAL, counts[-1]) - people))
        return self._until_right(
            "setup-bot-count", usual, lambda typed: _number(typed, least, most), least=least, most=most
        )

    def _rest(self, game: str, with_bots: bool, options: dict[str, str]) -> tuple[str, dict[str, str]]:
        """Everything else with what it is now; a number turns to the next value, Enter begins."""
        values = {name: there for name, there in library.options_of(game, self.packs).items() if name not in options}
        chosen = {**options, **{name: there[0] for name, there in values.items()}}
        asked = [name for name, there in values.items() if len(there) > 1]
        bots = library.title(game).usual_bot
        while True:
            lines = [self._option(name, chosen[name]) for name in asked]
            if with_bots:
                lines.append(self._option("bots", bots))
            self._list(self.say("setup-rest"), lines)
            typed = self.terminal.ask(">")
            if not typed:
                return bots, chosen
            try:
                number = _number(typed, 1, len(lines))
                if number > len(asked):
                    bots = _next(bots, tuple(bots_of(game)))
                else:
                    chosen = self._turned(game, chosen, asked[number - 1], values[asked[number - 1]])
            except Refused as refused:
                self._complain(refused)

    def _turned(self, game: str, chosen: dict[str, str], name: str, values: Sequence[str]) -> dict[str, str]:
        turned = {**chosen, name: _next(chosen[name], values)}
        library.assembled(game, turned, self.packs)  # some options do not go together
        return turned

    # -- asking ----------------------------------------------------------------------------------------------

    def _one_of(self, question: str, values: Sequence[str], name: Callable[[str], str]) -> str:
        if len(values) == 1:
            return values[0]
        self._list(question, [name(value) for value in values])
        return values[self._answered("1", lambda typed: _number(typed, 1, len(values))) - 1]

    def _until_right(self, question: str, usual: str, read: Callable[[str], T], **args: int) -> T:
        self.terminal.gap()
        self.terminal.tell(self.say(question, usual=usual, **args), style="bold")
        return self._answered(usual, read)

    def _answered(self, usual: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(self.terminal.ask(">") or usual)
            except Refused as refused:
                self._complain(refused)

    def _list(self, question: str, lines: Sequence[str]) -> None:
        self.terminal.gap()
        self.terminal.tell(question, style="bold")
        for number, line in enumerate(lines, 1):
            self.terminal.tell(line, mark=f"{number:4}. ")

    def _complain(self, refused: Refused) -> None:
        self.terminal.tell(self.describer.error(refused), style="yellow")


def _player_counts(game: str, name: str, values: Sequence[str], packs: Sequence[str]) -> Iterator[range]:
    """How many can play with each value of an option, the others as usual; what does not go with those is left out."""
    for value in values:
        with suppress(Refused):
            yield library.assembled(game, {name: value}, packs).player_counts


def _number(typed: str, least: int, most: int) -> int:
    if not typed.isdecimal() or not least <= int(typed) <= most:
        raise Refused("no-such-number", typed=typed, least=least, most=most)
    return int(typed)


def _next(value: T, values: Sequence[T]) -> T:
    return values[(values.index(value) + 1) % len(values)]
