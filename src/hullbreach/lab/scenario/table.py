"""A table that plays option ids and answers routine questions by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, ClassVar

from ...kernel import Choice, Option, Refused, State, workbench
from ...library import Packs, new
from .arrangement import Ledger, arrangements, check, spoken
from .chance import Chance, Faces
from .head import Head, PlainHead

_MADE: ContextVar[list[Table] | None] = ContextVar("_MADE", default=None)


@contextmanager
def tables_made() -> Iterator[list[Table]]:
    """The tables made meanwhile, so that the caller can ask them afterwards whether all fate was used."""
    found: list[Table] = []
    before = _MADE.set(found)
    try:
        yield found
    finally:
        _MADE.reset(before)


class Table:
    """A table of any game: fate by name, answers by verb, events since the last play. A game may add its own words."""

    head: ClassVar[type[Head]] = PlainHead
    """What a file about such a table holds besides its steps."""
    subjects: ClassVar[tuple[str, ...]] = ()
    """What an expectation can be about, besides an `event` and `who` is asked; the first that is named is it."""
    routine: ClassVar[dict[str, str]] = {}
    """Questions a scenario answers by itself: message id to the verb of the answer."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        packs: Packs = (),
    ) -> None:
        self.game = new(game, len(seats), seed, options, packs=packs)
        self.seats = list(seats)
        self.automatic = True
        """Whether routine questions (paying, letting things happen) are answered by the table."""
        self.to_keep: Collection[str] = ()
        """Things, by name or reference, that the table does not give away as long as another will do."""
        self._told = 0
        self._chance = Chance()
        self._ledger = Ledger()
        self._at = (-1, -1)
        self._watch()
        if (made := _MADE.get()) is not None:
            made.append(self)

    @property
    def state(self) -> State:
        """The true position; words and tests may look at it and change it."""
        return workbench.position(self.game)

    def seat(self, name: str | int) -> int:
        """The number of a seat."""
        known: Sequence[str | int] = range(len(self.seats)) if isinstance(name, int) else self.seats
        if name not in known:
            raise Refused("unknown-seat", seat=name)
        return known.index(name)

    # -- chance ----------------------------------------------------------------------------------------------

    def fate(self, **results: Sequence[str]) -> None:
        """Fix the next results of sources by name: `fate(die=["2", "5"])`."""
        by_source = {source.replace("_", "-"): values for source, values in results.items()}
        self._chance.script(self.game, by_source, self.faces())

    def faces(self) -> Faces | None:
        """By source of fate: what it can give; None where that is not known."""
        return None

    @property
    def unused(self) -> dict[str, tuple[str, ...]]:
        """Fate that has been scripted and was not used so far, by source."""
        return self._chance.unused(self.game)

    @property
    def unscripted(self) -> list[str]:
        """The sources, in their order, whose result nobody had scripted: the seed has decided."""
        return list(self._chance.unscripted)

    @property
    def strict(self) -> bool:
        """Whether chance that is not scripted is refused from now on; what would have used it changes nothing."""
        return self._chance.strict

    @strict.setter
    def strict(self, strict: bool) -> None:
        self._chance.strict = strict

    def _watch(self) -> None:
        """Chance is watched from here on; a position that was taken back is watched too."""
        workbench.watch(self.game, self._chance)

    # -- arranging -------------------------------------------------------------------------------------------

    @classmethod
    def words(cls) -> tuple[str, ...]:
        """What a scenario file may `set`."""
        return (*arrangements(cls), "by_hand")

    def arrange(self, word: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """Carry a word out that arranges the table: whole, or not at all if it is refused."""
        if self._ledger.is_open:
            return word(self, *arguments, **named)
        check(word, arguments, named)
        self._forget_what_was_arranged()
        with self._ledger.saying(spoken(word, arguments, named)), workbench.changing(self.game):
            self._watch()
            result = word(self, *arguments, **named)
            self._arranged()
        self._at = self._moment()
        return result

    def run(self) -> None:
        """Carry out what was put on the stack by hand."""
        self._watch()
        workbench.carry_on(self.game)

    def _arranged(self) -> None:
        """A word was carried out; what others have said holds as well."""

    def _moment(self) -> tuple[int, int]:
        """Changes when something is played."""
        return self.state.asked, len(self.game.log())

    def _forget_what_was_arranged(self) -> None:
        """What was arranged before something was played may have changed since."""
        if self._moment() != self._at:
            self._ledger.forget()

    # -- asking and answering --------------------------------------------------------------------------------

    def by_hand(self) -> None:
        """From now on routine questions wait for an answer."""
        self.automatic = False

    def choice(self, name: str | int) -> Choice | None:
        """What a seat is asked now."""
        seat = self.seat(name)
        return next((choice for choice in self.game.choices if choice.seat == seat), None)

    def options(self, name: str | int) -> list[str]:
        """The option ids a seat has now, asides not among them."""
        choice = self.choice(name)
        return [option.id for option in choice.options] if choice else []

    def refusals(self, name: str | int) -> dict[str, str]:
        """What the seat cannot do now: option id to rule id."""
        return {refusal.id: refusal.rule for refusal in self.game.refusals(self.seat(name))}

    def asides(self, name: str | int) -> list[str]:
        """What the seat may do at any time."""
        return [option.id for option in self.game.asides(self.seat(name))]

    def play(self, name: str | int, verb: str, *about: str, **named: str) -> None:
        """Answer with the option of this verb (or whole id) that concerns these things; then do the routine."""
        seat = self.seat(name)
        wanted = [*about, *named.values()]
        self._told = len(self.game.events())
        option = self._find(seat, verb, wanted)
        self._answer(option.id, seat)
        self.settle()

    def _answer(self, option: str, seat: int) -> None:
        self._watch()
        self.game.answer(option, seat)

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

    def settle(self) -> bool:
        """Answer routine questions until a real one waits; whether there were any."""
        any_answered = False
        while self.automatic and not self.game.over:
            for choice in self.game.choices:
                verb = self.routine.get(choice.ask)
                options = [option for option in choice.options if option.verb == verb]
                if options:
                    self._answer(min(options, key=self._loss).id, choice.seat)
                    any_answered = True
                    break
            else:
                break
        return any_answered

    def _loss(self, option: Option) -> tuple[bool, ...]:
        """How dear a routine answer is: whether it gives something away that is wanted later."""
        return (any(ref in self.to_keep or ref.partition(":")[2] in self.to_keep for ref in option.about),)

    # -- looking ---------------------------------------------------------------------------------------------

    def verbs(self) -> Sequence[str] | None:
        """What options can begin with; None where that is not known."""
        return None

    def facts(self, who: str | int | None = None) -> Mapping[str, Any]:
        """What a scenario file may expect of the table as a whole: what a seat, or else a spectator, sees."""
        return {**self.game.view(None if who is None else self.seat(who)), "over": self.game.over}

    def facts_of(self, subject: str, name: Any) -> Mapping[str, Any]:
        """What a scenario file may expect of one of the subjects."""
        raise NotImplementedError

    def told(self, kind: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
        """Events since the last play as a spectator (or seat) was told them, of one kind or all."""
        events = self.game.events(seat, self._told if seat is None else 0)
        return [event for event in events if kind is None or event["kind"] == kind]

    def rules_told(self) -> set[str]:
        """The rules behind what happened since the last play."""
        return {event["rule"] for event in self.told()}
