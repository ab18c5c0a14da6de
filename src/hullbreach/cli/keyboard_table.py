"""A game at one keyboard: whose turn it is to type, and what becomes of what they type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from ..bots import Bot, answer_of
from ..kernel import Choice, Game, Refused, formality
from .aftermath import Aftermath
from .autosave import Autosave
from .event_feed import EventFeed, Verbosity
from .files import check_new, write
from .guide import Guide
from .invocation import command_line
from .judgements import Judgements
from .lookback import Lookback
from .teller import Teller
from .terminal import Leave, Terminal

OVER = "play-over"
"""What is asked when the game is over: nothing but what its people want to know."""


class Manner(NamedTuple):
    """How a table is kept: how much is told, where the game is kept by itself, what is said to take it up again."""

    level: Verbosity
    autosave: Autosave
    again: Sequence[str] = ()

    def resume(self, file: str) -> str:
        """The command that goes on with a game."""
        return command_line("play", "--resume", file, *self.again)


class KeyboardTable:
    """People have the first seats and `names` for them, empty where they gave none; bots have the others."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        bot: Bot,
        rng: Random,
        terminal: Terminal,
        manner: Manner,
    ) -> None:
        self.game = game
        self.manner = manner
        self.names = names
        self.bot = bot
        self.rng = rng
        self.terminal = terminal
        self.teller = teller = Teller(game, terminal)
        self.judgements = Judgements(game, teller)
        self.guide = Guide(teller)
        self.lookback = Lookback(game, teller)
        self.feed = EventFeed(game, terminal, teller.describer, manner.level)
        self.aftermath = Aftermath(range(len(names)), teller, self.feed)
        self._at_keyboard: int | None = 0 if len(names) == 1 else None
        self._begun = False
        self._looks: dict[str, Callable[[Choice, str], None]] = {
            "help": teller.help,
            "rule": teller.rule,
            "rules": teller.rules,
            "what": self.guide.what,
            "prompt": teller.prompt,
            "status": teller.status,
            "clocks": teller.clocks,
            "changed": self.lookback.changed,
            "hand": teller.hand,
            **{look: partial(teller.look, look) for look in teller.describer.looks()},
            "last": self.feed.last,
            "details": self.feed.details,
            "verbosity": self.feed.verbosity,
            "save": self._save,
            "replace": self._replace,
        }
        self._acts: dict[str, Callable[[Choice, str], bool]] = {
            "aside": self._aside,
            "undo": self._undo,
            "judge": self._judge,
            "quit": self._quit,
        }
        self._command = {word: name for name in teller.commands for word in (name, *teller.words(name))}

    def play(self) -> None:
        """Play to the end; `Leave` if somebody leaves before."""
        self.teller.say("play-welcome", people=len(self.names), bots=self.game.players - len(self.names))
        while not self.game.over:
            choice = self._next()
            if only := self._settled(choice):
                self.game.answer(only, choice.seat)
            elif choice.seat < len(self.names):
                self._person_answers(choice)
            else:
                self.aftermath.before(choice, self._at_keyboard)
                self.game.answer(answer_of(self.bot, self.game, choice, self.rng), choice.seat)
            if not self.names:
                self.feed.tell(None)
        self.aftermath.end(self._at_keyboard)
        self.teller.outcome(self._at_keyboard)

    def stay_open(self) -> None:
        """The game is over: its people may still ask about it, until one of them leaves."""
        if self._at_keyboard is None:
            return
        nothing = Choice(self._at_keyboard, OVER, "", (), {}, "", 0)
        self.teller.say("play-over")
        while True:
            typed = self.terminal.ask(">")
            try:
                self._reply(nothing, typed)
            except Refused as refused:
                self.terminal.tell(self.teller.describer.error(refused), refused.rule, style="yellow")

    def _reply(self, nothing: Choice, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = self._command.get(word.lower(), "")
        if command == "quit":
            raise Leave(asked=False)
        if command == "prompt" or (command == "rule" and not rest.strip()):
            self.teller.outcome(nothing.seat, with_rules=command == "rule")
        elif command in self._looks:
            self._looks[command](nothing, rest.strip())
        else:
            self.teller.say("play-over", style="yellow")

    def _next(self) -> Choice:
        """Bots answer first, then whoever is at the keyboard."""
        last = self._at_keyboard
        return min(self.game.choices, key=lambda choice: (choice.seat < len(self.names), choice.seat != last))

    def _settled(self, choice: Choice) -> str | None:
        """A lone person is not asked for a formality; among several, not to be asked would tell something."""
        return formality(self.game, choice) if len(self.names) == 1 and choice.seat == 0 else None

    # -- a person answers ------------------------------------------------------------------------------------

    def _person_answers(self, choice: Choice) -> None:
        """Tell what happened, ask, and obey until the question is answered or changed."""
        self.manner.autosave.keep(self.game.save())
        if self._draw_curtain(choice.seat) or not self._begun:
            self._begun = True
            self.feed.catch_up(choice.seat)
        else:
            self.feed.tell(choice.seat)
        self.lookback.asked(choice)
        self.teller.question(choice)
        done = False
        while not done:
            typed = self.terminal.ask(">")
            try:
                done = self._obey(choice, typed)
            except Refused as refused:
                self.terminal.tell(self.teller.describer.error(refused), refused.rule, style="yellow")

    def _draw_curtain(self, seat: int) -> bool:
        """Whether somebody else sits down at the keyboard."""
        if self._at_keyboard == seat:
            return False
        self._at_keyboard = seat
        self.terminal.curtain(self.teller.describer.message("play-curtain", who=self._called(seat)))
        return True

    def _called(self, seat: int) -> str:
        describer = self.teller.describer
        seated = describer.name(f"seat:{seat}", self.game.sight())
        name = self.names[seat]
        return describer.message("play-person", name=name, seat=seated) if name else seated

    def _obey(self, choice: Choice, typed: str) -> bool:
        """Whether what was typed answered or changed the question."""
        word, _, rest = typed.partition(" ")
        command = self._command.get(word.lower(), "")
        if command in self._acts:
            return self._acts[command](choice, rest.strip())
        if all(number.isdecimal() for number in typed.split()) and typed:
            return self._answer(choice, [int(number) for number in typed.split()])
        if command in self._looks:
            self._looks[command](choice, rest.strip())
        elif typed:
            self._misunderstood(choice, typed)
        else:
            self.teller.question(choice)
        return False

    def _misunderstood(self, choice: Choice, typed: str) -> None:
        self.teller.say("play-misunderstood", style="yellow", typed=typed, count=len(choice.options))

    def _answer(self, choice: Choice, numbers: list[int]) -> bool:
        """Answer by number; several numbers answer the like questions that follow, where the engine says so."""
        fits = all(1 <= number <= len(choice.options) for number in numbers)
        if not fits or (len(numbers) > 1 and not choice.gather):
            self._misunderstood(choice, " ".join(map(str, numbers)))
            return False
        self.game.answer(choice.options[numbers[0] - 1].id, choice.seat)
        self.lookback.answered(choice)
        for number in numbers[1:]:
            wanted = choice.options[number - 1].id
            now = next((each for each in self.game.choices if each.seat == choice.seat), None)
            if now is None or now.gather != choice.gather or all(option.id != wanted for option in now.options):
                break
            self.game.answer(wanted, choice.seat)
        return True

    def _save(self, choice: Choice, rest: str) -> None:
        """Keep the game in a new file, now."""
        self._saved(rest, replace=False)

    def _replace(self, choice: Choice, rest: str) -> None:
        """Keep the game in a file, even if it is there."""
        self._saved(rest, replace=True)

    def _saved(self, name: str, *, replace: bool) -> None:
        if not name:
            self.teller.say("play-save-where", style="yellow")
            return
        file = Path(name).expanduser()
        if not replace:
            check_new(file, "command")
        write(file, self.game.save())
        self.teller.name_command("play-saved", self.manner.resume(str(file)))

    # -- besides answering -----------------------------------------------------------------------------------

    def _aside(self, choice: Choice, rest: str) -> bool:
        asides = self.game.asides(choice.seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(asides):
            self.game.answer(asides[int(rest) - 1].id, choice.seat)
            return True
        self.teller.asides(choice, asides)
        return False

    def _undo(self, choice: Choice, rest: str) -> bool:
        try:
            self._take_back(choice.seat, ())
        except Refused as refused:
            if refused.reason != "undo-needs-consent":
                raise
            if len(self.names) == 1:  # who plays with bots agrees with nobody but themselves
                self._take_back(choice.seat, range(self.game.players))
                return True
            self.terminal.tell(self.teller.describer.error(refused), refused.rule)
            if self.terminal.ask(self.teller.describer.message("play-consent")).lower() in self._yes():
                self._take_back(choice.seat, range(self.game.players))
        return True

    def _judge(self, choice: Choice, rest: str) -> bool:
        return self.judgements.propose(rest, self._yes())

    def _yes(self) -> list[str]:
        """How one agrees."""
        return self.teller.describer.message("play-yes").split()

    def _take_back(self, seat: int, consent: Sequence[int]) -> None:
        """The last answer that was really this person's, with those that were given for them since."""
        asked = None
        while asked is None or self._settled(asked):
            self.game.undo(seat, consent)
            asked = next(each for each in self.game.choices if each.seat == seat)

    def _quit(self, choice: Choice, rest: str) -> bool:
        raise Leave(asked=True)
