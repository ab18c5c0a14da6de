"""What somebody at the keyboard is told: what is asked, and whatever they want to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, zip_longest
from typing import Any

from ..describe.wording import ACTION, NothingToTell, Wording
from ..describers import describer_for, rule_for
from ..kernel import Choice, Game, Option, Refused
from ..odds import odds
from ..rulebook import UnknownRule, load, owners
from .language import current
from .terminal import Terminal

LOOKING = ("help", "rule", "rules", "what", "prompt", "status", "clocks", "changed", "hand")
"""What can be typed about any game, besides a number; the words for each are messages. A game's own looks follow."""
OTHER = ("last", "details", "verbosity", "aside", "undo", "judge", "save", "replace", "quit")
ANSWERS = frozenset({"number", "prompt", "aside", "undo", "judge"})
"""What makes no sense any more when nothing is asked."""
FOUND = 5
"""How many rules are shown that speak of some words."""


class Teller:
    """Tells a game to one seat at a time; it only looks."""

    def __init__(self, game: Game, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.describer = describer_for(game, current())

    @property
    def commands(self) -> tuple[str, ...]:
        """Everything that can be typed besides a number."""
        return (*LOOKING, *self.describer.looks(), *OTHER)

    def of(self, seat: int | None) -> Wording:
        """What a seat sees, in words; None is a spectator."""
        return self.describer.of(self.game.sight(seat))

    def say(self, message: str, /, *, style: str = "", **args: Any) -> None:
        """A message of the terminal game."""
        self.terminal.tell(self.describer.message(message, **args), style=style)

    def name_command(self, message: str, command: str) -> None:
        """A message and a command, which stands in a line of its own so that it can be copied."""
        self.say(message)
        self.terminal.line(f"  {command}")

    # -- unasked ---------------------------------------------------------------------------------------------

    def question(self, choice: Choice) -> None:
        """The prompt and its options, numbered, under headings where there are several sorts."""
        view = self.game.sight(choice.seat)
        self.terminal.gap()
        self.terminal.tell(self.describer.choice(choice, view), self.describer.rule(choice.rule), style="bold")
        if self.terminal.plain:
            self._in_few_lines(choice, view)
            return
        may_bring = self._odds(choice)
        heading = ""
        for number, option in enumerate(choice.options, 1):
            group = self.describer.group(option) if choice.ask == ACTION else heading
            if group != heading:
                heading = group
                self.terminal.heading(f"  {self.describer.message(f'group-{group}')}")
            rule = option.rule if option.rule != choice.rule else ""  # the prompt has named it
            self._option(number, option, choice, view, rule, may_bring.get(option.id, ""))

    def _in_few_lines(self, choice: Choice, view: Any) -> None:
        """The options for a reader of lines: alike ones in one line, rules and odds left to `why`."""

        def alike(numbered: tuple[int, Option]) -> tuple[str, int, int]:
            number, option = numbered
            verb, *about = option.id.split("/")
            together = f"several-{verb}" in self.describer.phrases and len(about) == 1
            says_more = self.game.comes_to(option) or self.describer.awaits(option, view) or self._text(option, view)
            return (verb, option.cost, 0) if together and not says_more else ("", 0, number)

        for (verb, cost, _), some in groupby(enumerate(choice.options, 1), key=alike):
            options = list(some)
            if len(options) > 1:
                told = [(number, self.describer.name(option.id.split("/")[1], view)) for number, option in options]
                things = [self.describer.message("several", number=number, name=name) for number, name in told]
                self.say(f"several-{verb}", cost=cost, things=self.describer.phrases.sequence(things))
            else:
                ((number, option),) = options
                self._option(number, option, choice, view)

    def _option(self, number: int, option: Option, choice: Choice, view: Any, rule: str = "", brings: str = "") -> None:
        """One option with what is printed on the thing it is about, unless the player holds that."""
        said = self.describer.option(option, view, choice.ask, self.game.comes_to(option))
        self._numbered(number, said, rule, brings)
        if text := self._text(option, view):
            self.terminal.tell(text, mark=" " * 6, style="italic")

    def _text(self, option: Option, view: Any) -> str:
        text, is_held = self.describer.explanation(option, view)
        return "" if is_held else text

    def _odds(self, choice: Choice) -> dict[str, str]:
        """What each option may bring, as far as the table wants to be told."""
        told = self.game.options.get("odds", "off")
        if told == "off":
            return {}
        numbers = told == "numbers"
        return {id: self.describer.odds(chances, numbers=numbers) for id, chances in odds(self.game, choice).items()}

    def _numbered(self, number: int, said: str, rule: str, brings: str = "") -> None:
        if brings:
            said = self.describer.message("option-with-odds", option=said, odds=brings)
        self.terminal.tell(said, self.describer.rule(rule), mark=f"{number:4}. ")

    def outcome(self, seat: int | None, *, with_rules: bool = False) -> None:
        """How it ended, and if wanted the rule behind each line."""
        self.terminal.gap()
        lines = self.describer.outcome(self.game.outcome, self.game.sight(seat))
        rules = [self.describer.rule(line["rule"]) for line in self.game.outcome["lines"]]
        for place, (line, rule) in enumerate(zip_longest(lines, rules, fillvalue="")):
            self.terminal.tell(line, rule, style="bold")
            if with_rules and rule and rule not in rules[:place]:
                self.terminal.tell(rule_for(self.game, rule).text(current()), mark="  ")

    # -- on request ------------------------------------------------------------------------------------------

    def help(self, choice: Choice, rest: str) -> None:
        """What cannot be done and why, and what can be typed."""
        refusals = self.describer.refusals(self.game.refusals(choice.seat), self.game.sight(choice.seat))
        if refusals:
            self.terminal.heading(self.describer.message("play-refusals"))
        for sentence, rule in refusals:
            self.terminal.tell(sentence, rule, mark="  - ")
        self.terminal.heading(self.describer.message("play-keys"))
        names = [name for name in ("number", *self.commands) if choice.options or name not in ANSWERS]
        typed = {name: ", ".join(self.words(name)) for name in names}
        width = max(map(len, typed.values()))
        for name, words in typed.items():
            self.terminal.tell(self.describer.message(f"play-key-{name}"), mark=f"  {words:<{width}}  ")

    def words(self, command: str) -> list[str]:
        """What can be typed for a command."""
        return self.describer.message(f"command-{command}").split()

    def rules(self, choice: Choice, rest: str) -> None:
        """The rules that speak of some words."""
        found = load(self.game.title).search(rest) if rest else []
        if not found:
            self.say("play-no-rules", style="yellow", words=rest)
        for rule in found[:FOUND]:
            self.terminal.tell(rule.text(current()), rule.id)

    def rule(self, choice: Choice, rest: str) -> None:
        """The rule of an option by its number, a rule by its id, otherwise that of the question."""
        wanted = rest.strip("[]") or choice.rule
        if rest.isdecimal():
            if not 1 <= int(rest) <= len(choice.options):
                self.say("play-no-option", style="yellow", number=int(rest), count=len(choice.options))
                return
            option = choice.options[int(rest) - 1]
            wanted = option.rule or choice.rule
            if brings := self._odds(choice).get(option.id):
                said = self.describer.option(option, self.game.sight(choice.seat), choice.ask)
                self.say("option-with-odds", option=said, odds=brings)
        whole = wanted.startswith(tuple(f"{name}/" for name in (*owners(), *self.game.packs)))
        try:
            rule = rule_for(self.game, wanted if whole else f"{self.game.title}/{wanted}")
        except UnknownRule as unknown:
            refused = Refused("unknown-rule", rule=unknown.rule, near=unknown.near)
            self.terminal.tell(self.describer.error(refused), style="yellow")
            return
        self.terminal.tell(rule.text(current()), rule.id)
        if ruling := rule.ruling(current()):
            self.terminal.tell(ruling, style="italic")

    def status(self, choice: Choice, rest: str) -> None:
        """Clocks and people."""
        view = self.game.sight(choice.seat)
        self.terminal.tell(self.describer.clocks(view))
        for seat in range(self.game.players):
            self.terminal.tell(self.describer.status(view, seat), mark="* " if seat == choice.seat else "  ")

    def prompt(self, choice: Choice, rest: str) -> None:
        """What is asked, once more."""
        self.question(choice)

    def clocks(self, choice: Choice, rest: str) -> None:
        """Round and tracks."""
        self.terminal.tell(self.describer.clocks(self.game.sight(choice.seat)))

    def hand(self, choice: Choice, rest: str) -> None:
        """Everything one holds in secret, with what each thing does; several alike once."""
        said = self.of(choice.seat)
        for pile in said.piles():
            self.terminal.heading(self.describer.message(pile.heading, count=len(pile.things)))
            for ref, count in Counter(pile.things).items():
                title = self.describer.times(said.name(ref), count)
                self.terminal.tell(self.describer.message("play-thing", name=title, text=said.text(ref)), mark="  ")

    def look(self, what: str, choice: Choice, rest: str) -> None:
        """Something that only this game can tell. A drawing is told to people who listen."""
        look = self.describer.looks()[what]
        if look.drawn and self.terminal.plain:
            return self.look(look.drawn, choice, rest)
        try:
            lines = self.describer.look(what, self.game.sight(choice.seat), rest)
        except NothingToTell as nothing:
            return self.say(nothing.message, style="yellow", **nothing.about)
        for line in lines:
            if look.drawn:
                self.terminal.line(line.text)
            elif line.style == "heading":
                self.terminal.heading(line.text)
            else:
                self.terminal.tell(line.text, mark=look.mark, style="italic" if line.style == "printed" else "")

    def asides(self, choice: Choice, asides: Sequence[Option]) -> None:
        """What may be done besides answering."""
        view = self.game.sight(choice.seat)
        self.terminal.heading(self.describer.message("play-asides", count=len(asides)))
        for number, aside in enumerate(asides, 1):
            self._numbered(number, self.describer.option(aside, view), aside.rule)
