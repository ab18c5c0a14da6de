"""The public interface: a game that takes answers, shows views, lists events, copies, saves and undoes."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from . import codec, fate, knowledge, record, stack
from .effect import CLOCK, JUDGE, Seat
from .errors import BrokenRule, Refused
from .event_kinds import UNDONE, Catalogue
from .events import SPECTATOR, Event, check_seats
from .history import History
from .plan import Plan
from .question import NOTHING, WORDINGS, Choice, Option, Refusal, Together, Waiting, time_outs, wording_of
from .stage import Stage
from .state import State


def _called(options: Iterable[Option], called: Mapping[str, str] | None) -> list[Option]:
    """Options with the rule ids that this game uses."""
    if called is None:
        return list(options)
    own = []
    for option in options:
        rule, name = option.rule, called[option.rule]
        own.append(option if name is rule else Option(option.id, option.then, name, option.cost))
    return own


class Game:
    """A game in progress. Every method either does what it says or raises `Refused` and changes nothing."""

    __slots__ = ("_choices", "_history", "_log", "_plan", "_shown", "_start", "_state", "players")

    def __init__(self, state: State, players: int, *, keep_history: bool = True) -> None:
        self._state = state
        self._plan: Plan = state.plan
        self._choices: list[Choice] | None = None
        self._history: History | None = History() if keep_history else None
        self._log: list[Event] = []
        self._shown: dict[int, tuple[list[dict[str, Any]], int]] = {}
        """By viewer: the events shown so far, and the number of log entries they cover."""
        self._start: Mapping[str, Any] | None = None
        self.players = players

    @property
    def title(self) -> str:
        """The name of the game on the shelf."""
        return self._plan.game

    @property
    def dice(self) -> Mapping[str, Sequence[str]]:
        """The sides of each die, by the name of its source."""
        return self._plan.dice()

    @property
    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        """What is printed on cards besides their texts, by reference, such as the cost and when they may be played."""
        return self._plan.printed()

    @property
    def box(self) -> frozenset[str]:
        """The names on the faces of all components."""
        return frozenset(name.partition(":")[2] for name in self._plan.components())

    @property
    def looks(self) -> Mapping[str, Any]:
        """How the things from packs are drawn, by reference: icon, colour and shape."""
        return self._plan.looks()

    @property
    def catalogue(self) -> Catalogue:
        """Every kind of event it has."""
        return self._plan.catalogue

    @property
    def stages(self) -> Sequence[Stage]:
        """The order in which its end is revealed."""
        return self._plan.stages()

    @property
    def packs(self) -> Mapping[str, str]:
        """The fingerprint of each pack in use, by pack id."""
        return self._plan.packs

    @classmethod
    def new(cls, plan: Plan, players: int, seed: int | str | bytes | None = None, *, keep_history: bool = True) -> Game:
        """Set a table up and run to the first question."""
        check_seats(players)
        raw = seed if isinstance(seed, bytes) and len(seed) == 32 else None
        chosen = raw or (os.urandom(32) if seed is None else fate.seed_from(seed))
        state = plan.begin(players, chosen)
        game = cls(state, players, keep_history=keep_history)
        game._start = {"seed": chosen.hex()}
        game._listen()
        stack.run(state)
        game._settle()
        return game

    @property
    def options(self) -> Mapping[str, str]:
        """The options agreed on before the game: its parts and house rules by name."""
        return self._plan.options

    # -- asking and answering --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self._state.stack

    @property
    def choices(self) -> Sequence[Choice]:
        """The open questions: one choice for every seat that must answer now."""
        if self._choices is None:
            self._choices = self._ask()
        return self._choices

    @property
    def choice(self) -> Choice:
        """The first of the choices."""
        if not self.choices:
            raise Refused("game-is-over")
        return self.choices[0]

    def _waiting(self) -> Waiting:
        return self._state.stack[-1][0]  # type: ignore[return-value]  # the loop stops at nothing else

    def _ask(self) -> list[Choice]:
        g = self._state
        if not g.stack:
            return []
        waiting: Any = g.stack[-1][0]
        choices, called = [], self._plan.called
        for ask in (waiting,) if waiting.plain else waiting._asks(g):
            try:
                options_of, args_of, words, rule, gather = WORDINGS[type(ask)]
            except KeyError:  # the first question of its class
                options_of, args_of, words, rule, gather = wording_of(type(ask))
            options = options_of(ask, g)
            if type(options) is not list:
                options = list(options)
            if not options:
                raise BrokenRule("question-without-options", stack.trace(g))
            args = NOTHING if args_of is None else args_of(ask, g)
            if called is not None:
                rule, options = called[rule], _called(options, called)
            choices.append(Choice(ask.seat, words, rule, options, args, gather, g.asked))
        return choices

    def answer(self, option_id: str, seat: Seat | None = None, prompt: int | None = None) -> None:
        """Answer this seat's open question, or take one of its asides. Without a seat, the first question is meant."""
        if prompt is not None and prompt != self._state.asked:
            raise Refused("stale-prompt", prompt=prompt, now=self._state.asked)
        choices = self._choices or self.choices
        if seat is None:
            seat = self.choice.seat
        for choice in choices:
            if choice.seat == seat:
                for option in choice.options:
                    if option.id == option_id:
                        return self._answer(option, seat)
        return self._answer(self._aside(option_id, seat), seat, True)

    def _answer(self, option: Option, seat: Seat, is_aside: bool = False) -> None:
        """Carry an option out, or change nothing."""
        g = self._state
        history = self._history
        if history is not None:
            history.about_to_answer(g)
            g.event_sink = []
        try:
            if is_aside:
                self._carry_out_aside(option)
            else:
                g.learned_by = 0
                waiting: Any = g.stack.pop()[0]
                if waiting.plain:
                    stack.run(g, option.then)
                    g.asked += 1
                else:
                    self._carry_out_of_many(waiting, option, seat)
            choices = self._ask()  # if the next question cannot be asked, this answer is at fault
        except (BrokenRule, Refused):
            self._roll_back()
            raise
        except Exception as error:
            trace = stack.trace(g)
            self._roll_back()
            raise BrokenRule(f"rule-failed:{type(error).__name__}", trace) from error
        if history is not None:
            history.answered(g, seat, option.id)
            self._settle()
        self._choices = choices

    def _carry_out_of_many(self, waiting: Waiting, option: Option, seat: Seat) -> None:
        """Carry out one seat's answer to a question that several are asked. It may still wait for the others."""
        g = self._state
        waits, then = waiting._answered(g, seat, option)
        stack.run(g, then)
        if not (waits and then and g.stack and g.stack[-1][0] is then[0]):
            g.asked += 1

    def _carry_out_aside(self, option: Option) -> None:
        g = self._state
        g.learned_by = 0
        waiting = self._waiting()
        stack.run(g, option.then)
        if not g.stack or not (g.stack[-1][0] is waiting or waiting._goes_on_as(g.stack[-1][0])):
            g.asked += 1

    def _aside(self, option_id: str, seat: Seat) -> Option:
        """The aside with this id, or a refusal that says why there is none."""
        if not self._state.stack:
            raise Refused("game-is-over")
        withdrawn: Iterable[Option] = ()
        if seat not in (CLOCK, JUDGE):
            self._viewer(seat)
            withdrawn = self._plan.withdrawn_asides(self._state, seat)
        for aside in (*self.asides(seat), *withdrawn):
            if aside.id == option_id:
                return aside
        for refusal in self.refusals(seat):
            if refusal.id == option_id:
                raise Refused("not-allowed", refusal.rule, option=option_id)
        if all(choice.seat != seat for choice in self.choices):
            raise Refused("not-your-turn", seat=seat)
        raise Refused("unknown-option", option=option_id)

    def asides(self, seat: Seat) -> list[Option]:
        """What this seat, the CLOCK or the JUDGE may do at any time besides answering."""
        g = self._state
        if not g.stack:
            return []
        if seat == CLOCK:
            return time_outs(self._waiting(), g)
        asides = self._plan.judgements(g) if seat == JUDGE else self._asides(g, seat)
        return _called(asides, self._plan.called)

    def _asides(self, g: State, seat: Seat) -> Iterable[Option]:
        return self._plan.asides(g, seat) if 0 <= seat < self.players else ()

    def comes_to(self, option: Option) -> Sequence[str]:
        """What an option is sure to do that its id does not say, such as what a room is used for.

        Players see it before they choose. It is computed only when somebody looks.
        """
        return self._plan.comes_to(self._state, option)

    def refusals(self, seat: Seat) -> list[Refusal]:
        """Options that this seat might expect, with the reasons why they are not on offer."""
        if not self._state.stack:
            return []
        return [
            Refusal(refusal.id, self._rule(refusal.rule))
            for ask in self._waiting()._asks(self._state)
            if ask.seat == seat
            for refusal in ask._refusals(self._state)
        ]

    # -- looking ---------------------------------------------------------------------------------------------

    def sight(self, seat: Seat | None = None) -> Any:
        """Everything a seat may see, as the game's own structs. None stands for a spectator."""
        viewer = self._viewer(seat)
        return self._plan.view(knowledge.eyes(self._state, viewer), viewer)

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """Everything a seat may see, as plain data, with the seats that are asked."""
        return self.as_plain(self.sight(seat))

    def whole_sight(self) -> Any:
        """Everything, secrets included, as the game's own structs. It is for finished games and never for a seat."""
        return self._plan.truth(self._state)

    def truth(self) -> dict[str, Any]:
        """Everything, secrets included, as plain data."""
        return self.as_plain(self.whole_sight())

    def as_plain(self, seen: Any) -> dict[str, Any]:
        """A view as plain data, with the seats that are asked."""
        plain: dict[str, Any] = msgspec.to_builtins(seen)
        asks = self._waiting()._asks(self._state) if self._state.stack else ()
        plain["waiting"] = [{"seat": ask.seat, "ask": ask.ask} for ask in asks]
        return plain

    def events(self, seat: Seat | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The events a seat was told of, from number `since` on. Every seat has its own numbers."""
        viewer = self._viewer(seat)
        shown, upto = self._shown.get(viewer, ([], 0))
        for event in self._log[upto:]:
            told = event.shown_to(viewer)
            if told is not None:
                shown.append({"number": len(shown), **told, "rule": self._rule(event.rule)})
        self._shown[viewer] = (shown, len(self._log))
        return [dict(told) for told in shown[since:]]

    def _viewer(self, seat: Seat | None) -> int:
        if seat is None:
            return SPECTATOR
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Refused("unknown-seat", seat=seat)
        return seat

    @property
    def outcome(self) -> dict[str, Any]:
        """Who won, who survived and why. A small game need not give all of it."""
        outcome = self._outcome()
        for told in ("winners", "lines"):
            outcome.setdefault(told, [])
        if self._plan.called is None:
            return outcome
        lines = [{**line, "rule": self._rule(line["rule"])} for line in outcome["lines"]]
        return {**outcome, "lines": lines}

    def _outcome(self) -> dict[str, Any]:
        """The outcome with the rule ids that records keep."""
        if not self.over:
            raise Refused("game-is-not-over")
        return self._plan.outcome(self._state)

    def _rule(self, id: str) -> str:
        """The id of a rule in this game."""
        called = self._plan.called
        return id if called is None else called[id]

    # -- other worlds ----------------------------------------------------------------------------------------

    def clone(self, *, keep_history: bool = True) -> Game:
        """An independent copy of the position; its record begins here."""
        copy = Game(self._state.clone(), self.players, keep_history=keep_history)
        copy._choices = self._choices
        return copy

    def resample(self, seat: Seat | None = None, seed: int | str | bytes = 0) -> Game:
        """A copy that looks the same to this seat, with everything it cannot know dealt again."""
        other = Game(self._state.clone(), self.players)
        knowledge.resample(other._state, self._viewer(seat), seed)
        return other

    def with_another_fate(self, seed: bytes) -> Game:
        """A copy with everything dealt so far, but another seed for all chance to come."""
        other = self.clone()
        other._state.seed = seed
        other._state.script = {}
        return other

    def imagine(self, seat: Seat, rng: Random) -> Game:
        """The game a searching bot gets instead of the true one: all that its seat cannot know is dealt again."""
        return self.resample(seat, rng.getrandbits(64))

    # -- keeping ---------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The position as bytes; `hullbreach.load` restores it exactly."""
        return codec.dump(self._state, self.players)

    def digest(self) -> str:
        """A fingerprint of the position."""
        return codec.digest(self._state)

    def undo(self, seat: Seat | None = None, consent: Collection[Seat] = ()) -> None:
        """Take the last answer back: free while it revealed nothing, otherwise with everybody's consent."""
        history = self._history
        if history is None:
            raise Refused("no-history")
        if seat is None or not self._take_back_secretly(history, seat):
            self._undo_to(history, history.last_of(seat), consent)

    def undo_to(self, back_to: int, consent: Collection[Seat] = ()) -> None:
        """Take back everything from this answer on, as the journal numbers it."""
        history = self._history
        if history is None or not 0 <= back_to < self.answered:
            raise Refused("nothing-to-undo")
        self._undo_to(history, back_to, consent)

    def _undo_to(self, history: History, back_to: int, consent: Collection[Seat]) -> None:
        seat = history.answers[back_to][0]
        self._state = history.undo(self, back_to, consent)
        self._undone(seat)

    def _take_back_secretly(self, history: History, seat: Seat) -> bool:
        """Take back this seat's secret answer to a joint question that still waits; false if there is none."""
        g = self._state
        if not g.stack or not isinstance(waiting := g.stack[-1][0], Together):
            return False
        said = next((said for ask, said in zip(waiting.asks, waiting._said(), strict=True) if ask.seat == seat), "")
        if not said:
            return False
        history.about_to_answer(g)
        g.stack[-1] = (waiting._saying(seat, ""), g.stack[-1][1])
        history.took_back(g, seat, said)
        self._undone(seat)
        return True

    def _undone(self, seat: Seat) -> None:
        self._listen()
        self._state.tell(UNDONE, seat=seat)
        self._settle()

    def log(self, since: int = 0) -> list[Event]:
        """Every event with its secrets, from number `since` on. It is for the program in charge, never for a seat."""
        return self._log[since:]

    @property
    def entries(self) -> Sequence[tuple[Any, ...]]:
        """The journal so far: every answer and everything taken back, as records keep it."""
        if self._history is None:
            raise Refused("no-history")
        return self._history.entries

    @property
    def answered(self) -> int:
        """How many answers were given and not taken back."""
        return len(self._history.answers) if self._history is not None else 0

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played with."""
        return self._plan.rules_version

    def record(self) -> dict[str, Any]:
        """The whole game as plain data: how it began, every answer, every event, and how it ended."""
        if self._history is None:
            raise Refused("no-history")
        return record.write(self, self._history, self._start, self._log)

    # -- inside ----------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        self._state.event_sink = [] if self._history is not None else None

    def _settle(self) -> None:
        """Hand out the events of an answer that has been carried out."""
        self._choices = None
        told = self._state.event_sink
        if told:
            self._log.extend(told)
        self._state.event_sink = None

    def _begin_here(self) -> None:
        """Begin the record at this position, which was changed from outside."""
        self._choices = None
        self._start = None
        if self._history is not None:
            self._history = History()

    def _roll_back(self) -> None:
        self._choices = None
        if self._history is not None:
            self._state = self._history.restore(self, len(self._history.answers))
