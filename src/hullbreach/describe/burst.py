"""Many events at once in a few sentences: what matters to the listener in full, the rest by what led to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Protocol

from .phrases import Phrases
from .wording import Wording

Event = Mapping[str, Any]
SHORT = ("deed", "fate", "scene", "step", "implied")
"""Weights of events that may be shortened."""


class KindLike(Protocol):
    """What must be known of a kind of event to sum it up."""

    @property
    def weight(self) -> str:
        """How much of it is left."""
        ...

    @property
    def named(self) -> str:
        """The argument worth a name."""
        ...

    @property
    def begins(self) -> str:
        """What begins with it."""
        ...


Kinds = Mapping[str, KindLike]
"""A game's kinds of events by name; what is not among them is shown in full."""


def _weight(kinds: Kinds, event: Event) -> str:
    kind = event["kind"]
    return kinds[kind].weight if kind in kinds else ""


def matters(kinds: Kinds, event: Event, said: Wording) -> bool:
    """Whether an event is shown in full: whatever may not be shortened, and whatever is near the listener."""
    if _weight(kinds, event) not in SHORT:
        return True
    near = said.nearby()
    if kinds[event["kind"]].begins == "turn":  # where others begin is not news
        near &= {said.viewer}
    return not near.isdisjoint(_references(event))


def _references(event: Event) -> Iterator[str]:
    for value in event["args"].values():
        yield from (each for each in (value if isinstance(value, list | tuple) else [value]) if isinstance(each, str))


@dataclass
class Passage:
    """What one person did, if anything, and what came of it, alike things in a row together; without a person, what
    nobody's deed led to."""

    who: str = ""
    deed: str = ""
    came: list[tuple[str, list[Event]]] = field(default_factory=list)

    def add(self, event: Event) -> None:
        """One thing more."""
        if self.came and self.came[-1][0] == event["kind"]:
            self.came[-1][1].append(event)
        else:
            self.came.append((event["kind"], [event]))


def in_short(
    kinds: Kinds, phrases: Phrases, names: Wording, option: Callable[[str], str], events: Sequence[Event]
) -> list[str]:
    """A stretch of events that matter little, in the order in which they happened: deeds, and what came of each."""
    told = []
    for who, passages in groupby(
        _passages(kinds, events, _told(kinds, phrases, names, option)),
        key=lambda passage: (passage.who, bool(passage.deed)),
    ):
        match who:
            case (person, True):
                deeds = [_deed(kinds, phrases, names, passage) for passage in passages]
                told.append(phrases.say("burst-deeds", who=names.name(person), things=phrases.sequence(deeds)))
            case ("", _):
                told += [
                    phrases.say(
                        f"burst-alone-{kind}", count=len(alike), things=_things(kinds, phrases, names, kind, alike)
                    )
                    for passage in passages
                    for kind, alike in passage.came
                ]
            case (person, _):
                fares = [fragment for passage in passages for fragment in _fragments(kinds, phrases, names, passage)]
                told.append(phrases.say("burst-fares", who=names.name(person), things=phrases.listed(fares)))
    return told


def _told(kinds: Kinds, phrases: Phrases, names: Wording, option: Callable[[str], str]) -> Callable[[Event], str]:
    """How deeds are told: in the words of their kind where it has some, or else by the option that was taken."""

    def told(event: Event) -> str:
        kind = event["kind"]
        own = phrases.fitting(f"burst-deed-{kind}", _named(names, event))
        return own or option(event["args"].get(kinds[kind].named, "pass"))

    return told


def _passages(kinds: Kinds, events: Sequence[Event], told: Callable[[Event], str]) -> list[Passage]:
    """Events in order, each with the deed it follows from."""
    found: list[Passage] = []
    now: Passage | None = None
    for event in events:
        who = event["args"].get("who", "")
        if now and who not in ("", now.who):
            now = None
        weight = _weight(kinds, event)
        if weight == "deed":
            now = Passage(who or event["args"].get("seat", ""), told(event))
            found.append(now)
        elif weight in ("fate", "scene") or (weight == "step" and not (now and now.deed)):
            person = "" if weight == "scene" else who
            if now is None or (now.who != person and not now.deed):
                now = Passage(person)
                found.append(now)
            now.add(event)
    return found


def _deed(kinds: Kinds, phrases: Phrases, names: Wording, passage: Passage) -> str:
    came = phrases.facts(_fragments(kinds, phrases, names, passage))
    return phrases.say("burst-deed-then", deed=passage.deed, then=came) if came else passage.deed


def _fragments(kinds: Kinds, phrases: Phrases, names: Wording, passage: Passage) -> Iterator[str]:
    for kind, alike in passage.came:
        yield phrases.say(f"burst-{kind}", count=len(alike), things=_things(kinds, phrases, names, kind, alike))


def _things(kinds: Kinds, phrases: Phrases, names: Wording, kind: str, events: Sequence[Event]) -> str:
    """What these events name, each once, with how often."""
    if (each := f"burst-each-{kind}") in phrases:
        return phrases.listed(phrases.say(each, _named(names, event)) for event in events)
    argument = kinds[kind].named
    named = Counter(names.name(event["args"][argument]) for event in events if argument)
    return phrases.listed(
        phrases.say("play-times", what=name, count=count) if count > 1 else name for name, count in named.items()
    )


def _named(names: Wording, event: Event) -> dict[str, str]:
    """The arguments of an event by name."""
    return {name: names.name(ref) for name, ref in event["args"].items() if isinstance(ref, str)}
