"""Corrections at one keyboard: what can be put right, by kind and by words, and whether all agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..kernel import JUDGE, Game, Option
from ..rulebook.search import words
from .teller import Teller


class Judgements:
    """Lists the corrections of a game, and carries one out when everybody agrees."""

    def __init__(self, game: Game, teller: Teller) -> None:
        self._game = game
        self._teller = teller

    def propose(self, wanted: str, yes: Sequence[str]) -> bool:
        """Propose a correction by number, list those that match some words, or list all kinds. True if one was made.

        `yes` are the words by which people agree.
        """
        options = self._game.asides(JUDGE)
        if not options:
            self._teller.say("play-judgements-none", style="yellow")
        elif wanted.isdecimal() and 1 <= int(wanted) <= len(options):
            return self._carry_out(options[int(wanted) - 1], yes)
        elif wanted:
            self._list(options, wanted)
        else:
            self._kinds(options)
        return False

    def _carry_out(self, option: Option, yes: Sequence[str]) -> bool:
        terminal, say = self._teller.terminal, self._teller.describer.message
        terminal.tell(self._told(option), self._teller.describer.rule(option.rule))
        if terminal.ask(say("play-consent")).lower() not in yes:
            return False
        self._game.answer(option.id, JUDGE)
        return True

    def _list(self, options: Sequence[Option], wanted: str) -> None:
        """Those whose kind or sentence has all these words, or words that begin so."""
        asked = words(wanted)
        said = [(number, option, self._told(option)) for number, option in enumerate(options, 1)]
        found = [(number, text) for number, option, text in said if _speaks_of(f"{self._kind(option)} {text}", asked)]
        if not found:
            self._teller.say("play-judgements-unknown", style="yellow", words=wanted)
            return
        self._teller.terminal.heading(self._teller.describer.message("play-judgements-found"))
        for number, text in found:
            self._teller.terminal.tell(text, mark=f"{number:4}. ")

    def _kinds(self, options: Iterable[Option]) -> None:
        self._teller.terminal.heading(self._teller.describer.message("play-judgements"))
        for kind, count in Counter(map(self._kind, options)).items():
            said = self._teller.describer.message("play-judgements-kind", kind=kind, count=count)
            self._teller.terminal.tell(said, mark="  ")

    def _kind(self, option: Option) -> str:
        describer = self._teller.describer
        return describer.message(f"group-{describer.group(option)}")

    def _told(self, option: Option) -> str:
        """As everybody sees it, no matter who is at the keyboard."""
        return self._teller.describer.option(option, self._game.sight())


def _speaks_of(text: str, asked: Iterable[str]) -> bool:
    there = words(text)
    return all(any(word.startswith(beginning) for word in there) for beginning in asked)
