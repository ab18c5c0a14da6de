"""One describer for terminal, screen reader, phone, log and tests: ids and references in, sentences out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol

import msgspec

from . import burst, chances
from .outside import as_written
from .phrases import Messages, phrases
from .wording import OPTION, REFERENCE, AsWritten, Line, Look, Wording

View = Any
"""What a seat sees, as the game itself shows it or as plain data; None where nobody looks at a game."""

SPOKEN = "action"
"""An argument of this name is an option id even where it is a verb alone."""
MEANT = "near"
"""An argument of this name is what somebody may have meant: one thing or another."""
CORRECTION = "judge-"
"""How the verb of a correction begins; its kind and what is done follow."""


class OptionLike(Protocol):
    """Anything with the id of an option: an option, an aside, a refusal."""

    @property
    def id(self) -> str:
        """`verb/type:value/…`."""
        ...


class ChoiceLike(Protocol):
    """What a seat is asked."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        ...

    @property
    def ask(self) -> str:
        """The id of the prompt's message."""
        ...

    @property
    def args(self) -> Mapping[str, object]:
        """Its arguments."""
        ...


class RefusalLike(OptionLike, Protocol):
    """What a seat cannot do now."""

    @property
    def rule(self) -> str:
        """The rule that forbids it."""
        ...


class RefusedLike(Protocol):
    """What the engine says when it says no."""

    @property
    def reason(self) -> str:
        """The id of its message, without the prefix."""
        ...

    @property
    def about(self) -> Mapping[str, object]:
        """Its arguments."""
        ...


class Describer:
    """Says things in one language. `rules` gives the text of a rule id; without it a refusal names the id. `called`
    gives the id a rule has in this game: code that games share cites the first one's.

    `texts` are more messages of that language, a game's and those of its packs; they may replace ours. `kinds` are the
    kinds of events of that game, and `wording` is how it tells its views: without it nobody's game is told.
    """

    def __init__(
        self,
        lang: str = "en",
        rules: Callable[[str], str] | None = None,
        texts: Sequence[Messages] = (),
        called: Callable[[str], str] | None = None,
        kinds: burst.Kinds | None = None,
        wording: type[Wording] | None = None,
    ) -> None:
        self.phrases = phrases(lang, texts)
        self._rules = rules
        self._called = called
        self._kinds = kinds or {}
        self._wording = wording or Wording
        self._has_game = wording is not None
        self._last: tuple[View, Wording] | None = None

    def message(self, id: str, /, **args: Any) -> str:
        """Any message by its id."""
        return self.phrases.say(id, args)

    def rule(self, id: str) -> str:
        """The id of a rule as this game has it."""
        return self._called(id) if self._called and id else id

    def times(self, what: str, count: int) -> str:
        """Something that is there more than once."""
        return self.message("play-times", what=what, count=count) if count > 1 else what

    def of(self, view: View) -> Wording:
        """A view in words; a whole screen is said of one view, so the last one's words are kept."""
        if self._last is None or self._last[0] is not view:
            self._last = (view, self._in_words(view))
        return self._last[1]

    def _in_words(self, view: View) -> Wording:
        seen = self._wording.seen
        if seen is not None and isinstance(view, dict):
            view = msgspec.convert(view, seen) if view else None
        return self._wording(self.phrases, view)

    def name(self, ref: str, view: View = None) -> str:
        """What a typed reference stands for."""
        return self.of(view).name(ref)

    def text(self, ref: str) -> str:
        """What is printed on a thing; empty if nothing is written about it."""
        return self.of(None).text(ref)

    # -- deciding --------------------------------------------------------------------------------------------

    def choice(self, choice: ChoiceLike, view: View) -> str:
        """The prompt: who is asked what."""
        names = self.of(view)
        seat = f"seat:{choice.seat}"
        args = self._args({"you": seat, **choice.args}, names)
        return self.phrases.fitting(choice.ask, args) or self.message("ask-otherwise", you=args["you"], ask=choice.ask)

    def option(self, option: OptionLike, view: View, ask: str = "", comes_to: Sequence[str] = ()) -> str:
        """What an option does and is sure to come to, what waits where it leads, and what it costs."""
        names = self.of(view)
        said = self.phrases.answer(ask, option.id.partition("/")[0]) or self._option(option.id, names)
        for use in comes_to:
            said = self.message("option-comes-to", option=said, use=self._option(use, names))
        if there := self.awaits(option, view):
            said = self.message("option-with-foes", option=said, there=there)
        cost = getattr(option, "cost", 0)
        return self.message("option-with-cost", option=said, cost=cost) if cost else said

    def awaits(self, option: OptionLike, view: View) -> str:
        """What an option leads to and should not be overlooked; empty if nothing."""
        verb, *about = option.id.split("/")
        return self.of(view).awaits(verb, about)

    def explanation(self, option: OptionLike, view: View) -> tuple[str, bool]:
        """What is printed on the thing an option is about, and whether the seat of the view holds it anyway."""
        verb, *about = option.id.split("/")
        said = self.of(view)
        ref = said.subject(verb, about)
        return (said.text(ref), said.is_held(ref)) if ref else ("", False)

    def odds(self, odds: Sequence[chances.ChanceLike], *, numbers: bool = False) -> str:
        """What an option may bring; empty if there is nothing worth a word."""
        return (chances.in_numbers if numbers else chances.in_words)(self.of(None), odds)

    def group(self, option: OptionLike) -> str:
        """The heading an option belongs under: one of the game's, a kind of correction, or other."""
        verb = option.id.partition("/")[0]
        return verb.rpartition("-")[0] if verb.startswith(CORRECTION) else self._wording.groups.get(verb, "other")

    def groups(self, found: Iterable[str]) -> list[str]:
        """Headings in the order in which the game lists them; others follow as they come."""
        listed = dict.fromkeys(found)
        known = [group for group in dict.fromkeys(self._wording.groups.values()) if group in listed]
        return list(dict.fromkeys([*known, *listed]))

    def refusal(self, refusal: RefusalLike, view: View) -> str:
        """What cannot be done, and the rule that stands in the way."""
        return self.refusals([refusal], view)[0][0]

    def refusals(self, refusals: Iterable[RefusalLike], view: View) -> list[tuple[str, str]]:
        """What cannot be done and the rule's id, all that is forbidden for one reason together."""
        names = self.of(view)
        by_reason: dict[tuple[str, str], list[str]] = {}
        for refusal in refusals:
            rule = self.rule(refusal.rule)
            reason = self._reason(rule, refusal.id.partition("/")[0])
            by_reason.setdefault((reason, rule), []).append(self._option(refusal.id, names))
        return [
            (self.message("refusal", option=self.phrases.facts(said), reason=reason), rule)
            for (reason, rule), said in by_reason.items()
        ]

    def _reason(self, rule: str, verb: str) -> str:
        """What fails here and now, where a refusal under this rule can mean nothing else; otherwise the rule's text."""
        id = f"refusal-{rule.partition('/')[2].replace('/', '-')}"
        for known in (f"{id}-{verb}", id):
            if known in self.phrases:
                return self.message(known)
        return self._rules(rule) if self._rules and rule else rule

    def error(self, refused: RefusedLike) -> str:
        """A request the engine refused; what it says about it may be anything that somebody has sent."""
        about = {name: as_written(value) for name, value in refused.about.items()}
        try:
            args = self._args(about, self.of(None) if self._has_game else AsWritten(self.phrases))
        except (ArithmeticError, LookupError, ValueError):  # it looks like a reference and is none
            args = {name: str(value) for name, value in about.items()}
        return self.phrases.fitting(f"refused-{refused.reason}", args) or self.message(
            "refused-otherwise", reason=refused.reason
        )

    def _option(self, id: str, names: Wording) -> str:
        verb, *about = id.split("/")
        said = [names.name(ref) for ref in about]
        args: dict[str, Any] = {}
        for ref, name in zip(about, said, strict=True):
            kind = ref.partition(":")[0]
            args.setdefault(names.spoken_of_as.get(kind, kind), name)
        args |= {f"what{nth or ''}": name for nth, name in zip((0, *range(2, 9)), said, strict=False)}
        if names.viewer in about:
            args["own"] = names.name(names.viewer)
        known = self.phrases.fitting(f"option-{verb}", args)
        otherwise = {"verb": verb.replace("-", " "), **({"what": self.phrases.facts(said)} if said else {})}
        return known or self.phrases.fitting("option-otherwise", otherwise) or verb

    # -- telling ---------------------------------------------------------------------------------------------

    def event(self, event: Mapping[str, Any], view: View, *, truth: bool = False) -> str:
        """What happened, as the seat of the view was told it; secrets only if the event has them.

        As the whole `truth` it is told of everybody by name, for nobody in particular listens.
        """
        kind = event["kind"]
        during = {"setup": "yes"} if "/setup/" in event.get("rule", "") else {}  # when nobody has a character yet
        args = {**during, **self._args(event["args"], self.of(view))}
        return (
            (truth and self.phrases.fitting(f"whole-{kind}", args))
            or self.phrases.fitting(f"event-{kind}", args)
            or self._event_otherwise(kind, args)
        )

    def _event_otherwise(self, kind: str, args: Mapping[str, Any]) -> str:
        """An event without a message of its own: its name, and everything it tells."""
        named = {"kind": kind.replace("-", " ")}
        told = [str(value) for name, value in args.items() if not name.endswith(("-number", "-seat", "-count"))]
        about = {"about": self.phrases.facts(told)} if told else {}
        return self.phrases.fitting("event-otherwise", {**named, **about}) or kind

    def summary(self, events: Iterable[Mapping[str, Any]], view: View) -> list[tuple[str, str]]:
        """Many events in a few sentences, each with its rule; what matters to the seat of the view is shown in full."""
        names = self.of(view)
        lines: list[tuple[str, str]] = []
        for important, stretch in groupby(events, key=lambda event: burst.matters(self._kinds, event, names)):
            if important:
                lines += [(self.event(event, view), self.rule(event["rule"])) for event in stretch]
            else:
                short = burst.in_short(
                    self._kinds, self.phrases, names, lambda id: self._option(id, names), list(stretch)
                )
                lines += [(sentence, "") for sentence in short]
        return lines

    def digest(self, events: Iterable[Mapping[str, Any]], view: View) -> list[tuple[str, str]]:
        """What happened since the seat of the view last acted, ending with how things stand now."""
        return [*self.summary(events, view), (self.clocks(view), "")]

    def looks(self) -> Mapping[str, Look]:
        """What can be asked for by name."""
        return self._wording.looks

    def look(self, what: str, view: View, about: str = "") -> list[Line]:
        """What somebody asked to be told; `NothingToTell` if there is nothing of the kind."""
        told = self.looks()[what].tell(self.of(view), about)
        return [line if isinstance(line, Line) else Line(line) for line in told]

    def changes(self, before: View, now: View) -> list[str]:
        """What is different between two views of one seat."""
        return list(self.of(now).changes(self._in_words(before)))

    def status(self, view: View, seat: int) -> str:
        """How somebody is, as far as this view shows it."""
        return self.of(view).status(seat)

    def clocks(self, view: View) -> str:
        """Round, turn and tracks."""
        return self.of(view).clocks()

    def outcome(self, outcome: Mapping[str, Any], view: View) -> list[str]:
        """How it ended: a sentence for each line of the outcome, and who won."""
        names = self.of(view)
        lines = []
        for line in outcome["lines"]:
            who = "" if line["seat"] is None else names.name(f"seat:{line['seat']}")
            args = {"who": who}
            for ref in line.get("about", ()):
                kind = ref.partition(":")[0]
                args |= {kind: names.name(ref), f"{kind}-text": self.text(ref)}
            known = self.phrases.fitting(f"outcome-{line['line']}", args)
            lines.append(known or self.message("outcome-otherwise", line=line["line"].replace("-", " ")))
        winners = self.phrases.listed(names.name(f"seat:{seat}") for seat in outcome["winners"])
        lines.append(self.message("outcome-winners", count=len(outcome["winners"]), winners=winners))
        return lines

    # -- arguments -------------------------------------------------------------------------------------------

    def _args(self, args: Mapping[str, object], names: Wording) -> dict[str, Any]:
        """Arguments as messages take them: references by name, option ids as phrases, lists in words."""
        said: dict[str, Any] = {}
        for name, value in args.items():
            said[name] = self._value(name, value, names)
            if isinstance(value, str) and REFERENCE.fullmatch(value) and (number := names.number(value)) is not None:
                said[f"{name}-number"] = number
            if isinstance(value, str) and value.startswith("seat:"):
                said[f"{name}-seat"] = int(value.removeprefix("seat:")) + 1
            if isinstance(value, list | tuple):
                said[f"{name}-count"] = len(value)
        return said

    def _value(self, name: str, value: object, names: Wording) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            said = (str(self._value(name, each, names)) for each in value)
            return self.phrases.either(said) if name == MEANT else self.phrases.listed(said)
        if not isinstance(value, str):
            return value if value is not None else "none"
        if name == SPOKEN or OPTION.fullmatch(value):
            return self._option(value, names)
        return names.name(value) if REFERENCE.fullmatch(value) else value
