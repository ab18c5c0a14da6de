"""A game at one keyboard: whose turn it is to type, what they are told, and what they may type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from random import Random
from typing import Any

from ..describe import Describer
from ..kernel import Choice, Game, Option, Refused
from ..rulebook import UnknownRule, find
from .terminal import Leave, Terminal

SHOWN = 30
"""So many lines of what happened since are told unasked."""


EXPLAINED = frozenset({"ask-character", "ask-objective", "ask-keep-item"})
"""Questions whose options are things to read before one chooses."""


class Table:
    """People have the first seats and `names` for them, empty where they gave none; bots have the others."""

    def __init__(self, game: Game, names: Sequence[str], rng: Random, terminal: Terminal) -> None:
        self.game = game
        self.names = names
        self.rng = rng
        self.terminal = terminal
        self.describer = Describer(rules=_rule_text)
        self._told = [0] * game.players
        self._watched = 0
        self._at_keyboard: int | None = None if len(names) > 1 else 0
        self._commands: dict[str, Callable[[Choice, str], bool]] = {
            "?": self._help,
            "r": self._rule,
            "s": self._status,
            "m": self._room,
            "b": self._board,
            "h": self._hand,
            "l": self._last,
            "a": self._aside,
            "u": self._undo,
            "q": self._quit,
        }

    def play(self) -> None:
        """Play to the end; `Leave` if somebody leaves before."""
        say = self.describer.message
        self.terminal.tell(say("play-welcome", people=len(self.names), bots=self.game.players - len(self.names)))
        while not self.game.over:
            choice = self._next()
            if self._answers_itself(choice):
                self.game.answer(choice.options[0].id, choice.seat)
            elif choice.seat < len(self.names):
                self._person_answers(choice)
            else:
                self.game.answer(self.rng.choice(choice.options).id, choice.seat)
                if not self.names:
                    self._tell(self._since(None), self.game.view())
        self._end()

    def _next(self) -> Choice:
        """Bots answer first, then whoever is at the keyboard."""
        last = self._at_keyboard
        return min(self.game.choices, key=lambda choice: (choice.seat < len(self.names), choice.seat != last))

    def _answers_itself(self, choice: Choice) -> bool:
        """A lone person is not asked what has one answer; among several, not to be asked would tell something."""
        alone = len(self.names) == 1 and choice.seat == 0
        return alone and len(choice.options) == 1 and choice.ask != "ask-action"

    def _end(self) -> None:
        seat = self._at_keyboard if self.names else None
        view = self.game.view(seat)
        self._tell(self._since(seat), view)
        self.terminal.gap()
        for line in self.describer.outcome(self.game.outcome, view):
            self.terminal.tell(line, style="bold")

    # -- what is told ----------------------------------------------------------------------------------------

    def _since(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat was told since it was last told something."""
        if seat is None:
            events = self.game.events(None, self._watched)
            self._watched += len(events)
            return events
        events = self.game.events(seat, self._told[seat])
        self._told[seat] += len(events)
        return events

    def _tell(self, events: list[dict[str, Any]], view: dict[str, Any], most: int = SHOWN) -> None:
        """Events as sentences, alike ones once."""
        said = [(self.describer.event(event, view), event["rule"]) for event in events]
        lines = [(line, len(list(alike))) for line, alike in groupby(said)]
        if len(lines) > most:
            self.terminal.tell(self.describer.message("play-earlier", count=len(lines) - most), style="dim")
        for (sentence, rule), times in lines[-most:]:
            self.terminal.tell(self._times(sentence, times), rule)

    def _times(self, what: str, count: int) -> str:
        return self.describer.message("play-times", what=what, count=count) if count > 1 else what

    def _show(self, choice: Choice, view: dict[str, Any]) -> None:
        """The prompt and its options, numbered, under headings where there are several sorts."""
        self.terminal.gap()
        self.terminal.tell(self.describer.choice(choice, view), choice.rule, style="bold")
        groups = [self.describer.group(option) for option in choice.options]
        headed = choice.ask == "ask-action"
        for number, option in enumerate(choice.options, 1):
            if headed and (number == 1 or groups[number - 1] != groups[number - 2]):
                self.terminal.heading(f"  {self.describer.message(f'group-{groups[number - 1]}')}")
            self._numbered(number, option, view, choice.rule)
            if choice.ask in EXPLAINED:
                self.terminal.tell(self.describer.text(option.about[-1]), mark=" " * 6, style="italic")

    def _numbered(self, number: int, option: Option, view: dict[str, Any], rule: str = "") -> None:
        self.terminal.tell(self.describer.option(option, view), option.rule or rule, mark=f"{number:4}. ")

    # -- a person answers ------------------------------------------------------------------------------------

    def _person_answers(self, choice: Choice) -> None:
        """Tell what happened, ask, and obey commands until the question is answered or changed."""
        seat = choice.seat
        self._draw_curtain(seat)
        view = self.game.view(seat)
        self._tell(self._since(seat), view)
        self._show(choice, view)
        done = False
        while not done:
            typed = self.terminal.ask(">")
            try:
                done = self._obey(choice, typed)
            except Refused as refused:
                self.terminal.tell(self.describer.error(refused), refused.rule, style="yellow")

    def _draw_curtain(self, seat: int) -> None:
        if self._at_keyboard != seat:
            self._at_keyboard = seat
            self.terminal.curtain(self.describer.message("play-curtain", who=self._called(seat)))

    def _called(self, seat: int) -> str:
        character = self.describer.name(f"seat:{seat}", self.game.view())
        name = self.names[seat]
        return self.describer.message("play-person", name=name, character=character) if name else character

    def _obey(self, choice: Choice, typed: str) -> bool:
        """Whether what was typed answered or changed the question."""
        command, _, rest = typed.partition(" ")
        if not typed:
            self._show(choice, self.game.view(choice.seat))
            return False
        if command.lower() in self._commands:
            return self._commands[command.lower()](choice, rest.strip())
        if all(word.isdigit() for word in typed.split()):
            return self._answer(choice, [int(word) for word in typed.split()])
        return self._misunderstood(choice, typed)

    def _misunderstood(self, choice: Choice, typed: str) -> bool:
        count = len(choice.options)
        self.terminal.tell(self.describer.message("play-misunderstood", typed=typed, count=count), style="yellow")
        return False

    def _answer(self, choice: Choice, numbers: list[int]) -> bool:
        """Answer by number; several numbers answer the like questions that follow, where the engine says so."""
        fits = all(1 <= number <= len(choice.options) for number in numbers)
        if not fits or (len(numbers) > 1 and not choice.gather):
            return self._misunderstood(choice, " ".join(map(str, numbers)))
        self.game.answer(choice.options[numbers[0] - 1].id, choice.seat)
        for number in numbers[1:]:
            wanted = choice.options[number - 1].id
            now = next((each for each in self.game.choices if each.seat == choice.seat), None)
            if now is None or now.gather != choice.gather or all(option.id != wanted for option in now.options):
                break
            self.game.answer(wanted, choice.seat)
        return True

    # -- commands --------------------------------------------------------------------------------------------

    def _help(self, choice: Choice, rest: str) -> bool:
        view = self.game.view(choice.seat)
        refusals = self.describer.refusals(self.game.refusals(choice.seat), view)
        if refusals:
            self.terminal.heading(self.describer.message("play-refusals"))
        for sentence, rule in refusals:
            self.terminal.tell(sentence, rule, mark="  - ")
        self.terminal.heading(self.describer.message("play-keys"))
        for key in ("number", "?", "r", "s", "m", "b", "h", "l", "a", "u", "q"):
            id = {"?": "play-key-help", "number": "play-key-number"}.get(key, f"play-key-{key}")
            self.terminal.tell(self.describer.message(id), mark=f"  {key:<7}")
        return False

    def _rule(self, choice: Choice, rest: str) -> bool:
        wanted = rest.strip("[]") or choice.rule
        game = self.game.view()["game"]
        try:
            rule = find(wanted if wanted.startswith(f"{game}/") else f"{game}/{wanted}")
        except UnknownRule as error:
            self.terminal.tell(self.describer.message("play-no-rule", why=str(error)), style="yellow")
            return False
        self.terminal.tell(rule.en, rule.id)
        if rule.note:
            self.terminal.tell(rule.note, style="italic")
        return False

    def _status(self, choice: Choice, rest: str) -> bool:
        view = self.game.view(choice.seat)
        self.terminal.tell(self.describer.clocks(view))
        for seat in range(self.game.players):
            self.terminal.tell(self.describer.status(view, seat), mark="* " if seat == choice.seat else "  ")
        return False

    def _room(self, choice: Choice, rest: str) -> bool:
        view = self.game.view(choice.seat)
        here = f"room:{rest}" if rest else view["crew"][choice.seat]["room"]
        if here not in [room["ref"] for room in view["rooms"]]:
            self.terminal.tell(self.describer.message("play-no-room"), style="yellow")
            return False
        self.terminal.tell(self.describer.room(view, here))
        kind = next(room["kind"] for room in view["rooms"] if room["ref"] == here)
        if kind:
            self.terminal.tell(self.describer.text(f"room:{kind}"), style="italic")
        return False

    def _board(self, choice: Choice, rest: str) -> bool:
        for line in self.describer.board(self.game.view(choice.seat)):
            self.terminal.tell(line, mark="  ")
        return False

    def _hand(self, choice: Choice, rest: str) -> bool:
        view = self.game.view(choice.seat)
        for heading, kind in (("hand", "card"), ("inventory", "item"), ("objectives", "objective")):
            held = Counter(view["you"][heading])
            self.terminal.heading(self.describer.message(f"play-{heading}", count=held.total()))
            for name, count in held.items():
                title = self._times(self.describer.name(f"{kind}:{name}", view), count)
                text = self.describer.text(f"{kind}:{name}")
                self.terminal.tell(self.describer.message("play-thing", name=title, text=text), mark="  ")
        return False

    def _last(self, choice: Choice, rest: str) -> bool:
        count = int(rest) if rest.isdigit() else 2 * SHOWN
        self._tell(self.game.events(choice.seat)[-count:], self.game.view(choice.seat), count)
        return False

    def _aside(self, choice: Choice, rest: str) -> bool:
        asides = self.game.asides(choice.seat)
        if rest.isdigit() and 1 <= int(rest) <= len(asides):
            self.game.answer(asides[int(rest) - 1].id, choice.seat)
            return True
        view = self.game.view(choice.seat)
        self.terminal.heading(self.describer.message("play-asides", count=len(asides)))
        for number, aside in enumerate(asides, 1):
            self._numbered(number, aside, view)
        return False

    def _undo(self, choice: Choice, rest: str) -> bool:
        try:
            self._take_back(choice.seat, ())
        except Refused as refused:
            if refused.reason != "undo-needs-consent":
                raise
            self.terminal.tell(self.describer.error(refused), refused.rule)
            if self.terminal.ask(self.describer.message("play-consent")).lower() in ("y", "yes"):
                self._take_back(choice.seat, range(self.game.players))
        return True

    def _take_back(self, seat: int, consent: Sequence[int]) -> None:
        """The last answer that was really this person's, with those that were given for them since."""
        asked = None
        while asked is None or self._answers_itself(asked):
            self.game.undo(seat, consent)
            asked = next(each for each in self.game.choices if each.seat == seat)

    def _quit(self, choice: Choice, rest: str) -> bool:
        raise Leave(asked=True)


def _rule_text(rule: str) -> str:
    try:
        return find(rule).en
    except UnknownRule:
        return rule
