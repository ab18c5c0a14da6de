"""Many events at once in a few sentences: what matters to the listener in full, the rest by what led to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from .phrases import Phrases
from .references import Names, View

Event = Mapping[str, Any]
DEEDS = {"acts": "action", "passed": ""}
"""Kinds that say what somebody does, and the argument that is the option taken; passing is an option of its own."""
FARES: Mapping[str, str] = {
    "explored": "kind",
    "searched": "",
    "item-gained": "",
    "attack": "foe",
    "light-wound": "",
    "serious-wound": "wound",
    "contaminated": "",
    "slimed": "",
}
"""Kinds that say how somebody fares, and the argument worth a name."""
WORLD: Mapping[str, str] = {
    "intruder-moves": "foe",
    "noise-placed": "corridor",
    "fire-placed": "room",
    "malfunction-placed": "room",
    "malfunction-removed": "room",
    "door-opened": "corridor",
    "door-closed": "corridor",
    "token-added": "kind",
    "token-removed": "kind",
}
"""Kinds that concern nobody in particular, and the argument worth a name."""
IMPLIED = frozenset(
    {"turn-begins", "discarded", "drew", "reshuffled", "noise-rolled", "noise-cleared", "noise-roll-skipped", "moved",
     "token-revealed", "encounter", "danger", "surprise-check", "attack-card", "combat-rolled", "advantage-rolled",
     "injury-check", "burned", "room-used", "first-player", "light-to-serious", "bag-drawn",
     "items-drawn"}
)  # fmt: skip
"""Kinds that go without saying when it is told what led to them or what came of them."""


def matters(event: Event, view: View) -> bool:
    """Whether an event is told in full: all that nobody said may be shortened, and all that is near the listener."""
    kind = event["kind"]
    if kind not in DEEDS and kind not in FARES and kind not in WORLD and kind not in IMPLIED:
        return True
    if view["viewer"] is None:
        return False
    me = view["crew"][view["viewer"]]
    close = {me["ref"]}
    if kind != "turn-begins":  # where others begin is no news
        close |= {me["room"], *(way["ref"] for way in view["corridors"] if me["room"] in way["ends"])}
    return not close.isdisjoint(_references(event))


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


def in_short(phrases: Phrases, names: Names, option: Callable[[str], str], events: Sequence[Event]) -> list[str]:
    """A stretch of events that matter little, in the order in which they happened: deeds, and what came of each."""
    told = []
    for who, passages in groupby(_passages(events, option), key=lambda passage: (passage.who, bool(passage.deed))):
        match who:
            case (person, True):
                deeds = [_deed(phrases, names, passage) for passage in passages]
                told.append(phrases.say("burst-deeds", who=names.name(person), things=phrases.sequence(deeds)))
            case ("", _):
                told += [
                    phrases.say(f"burst-alone-{kind}", count=len(alike), things=_things(phrases, names, kind, alike))
                    for passage in passages
                    for kind, alike in passage.came
                ]
            case (person, _):
                fares = [fragment for passage in passages for fragment in _fragments(phrases, names, passage)]
                told.append(phrases.say("burst-fares", who=names.name(person), things=phrases.listed(fares)))
    return told


def _passages(events: Sequence[Event], option: Callable[[str], str]) -> list[Passage]:
    """Events in order, each with the deed it follows from."""
    found: list[Passage] = []
    now: Passage | None = None
    for event in events:
        kind, who = event["kind"], event["args"].get("who", "")
        if now and who not in ("", now.who):
            now = None
        if kind in DEEDS:
            now = Passage(who, option(event["args"].get(DEEDS[kind], "pass")))
            found.append(now)
        elif kind in WORLD or kind in FARES or (kind == "moved" and not (now and now.deed)):
            person = "" if kind in WORLD else who
            if now is None or (now.who != person and not now.deed):
                now = Passage(person)
                found.append(now)
            now.add(event)
    return found


def _deed(phrases: Phrases, names: Names, passage: Passage) -> str:
    came = phrases.facts(_fragments(phrases, names, passage))
    return phrases.say("burst-deed-then", deed=passage.deed, then=came) if came else passage.deed


def _fragments(phrases: Phrases, names: Names, passage: Passage) -> Iterator[str]:
    for kind, alike in passage.came:
        yield phrases.say(f"burst-{kind}", count=len(alike), things=_things(phrases, names, kind, alike))


def _things(phrases: Phrases, names: Names, kind: str, events: Sequence[Event]) -> str:
    """What these events name, each once, with how often."""
    if kind == "intruder-moves":
        return phrases.listed(
            phrases.say("burst-foe-moves", foe=names.name(event["args"]["foe"]), room=names.name(event["args"]["room"]))
            for event in events
        )
    argument = "room" if kind == "moved" else {**FARES, **WORLD}[kind]
    named = Counter(names.name(event["args"][argument]) for event in events if argument)
    return phrases.listed(
        phrases.say("play-times", what=name, count=count) if count > 1 else name for name, count in named.items()
    )
