"""Many events at once in a few sentences: what matters to the listener in full, the rest by person and by number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
    "attack": "",
    "light-wound": "",
    "serious-wound": "wound",
    "contaminated": "",
    "slimed": "",
}
"""Kinds that say how somebody fares, and the argument worth a name; others are counted."""
WORLD: Mapping[str, str] = {
    "intruder-moves": "",
    "noise-placed": "",
    "fire-placed": "room",
    "malfunction-placed": "room",
    "malfunction-removed": "room",
    "door-opened": "corridor",
    "door-closed": "corridor",
    "token-added": "kind",
    "token-removed": "kind",
}
"""Kinds that concern nobody in particular, and the argument worth a name; others are counted."""
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


def in_short(phrases: Phrases, names: Names, option: Callable[[str], str], events: Sequence[Event]) -> list[str]:
    """A stretch of events that matter little: what each person did and how they fared, then the rest."""
    people = dict.fromkeys(event["args"]["who"] for event in events if "who" in event["args"])
    said = [
        sentence
        for who in people
        for sentence in _person(phrases, names, option, who, [e for e in events if e["args"].get("who") == who])
    ]
    return said + [
        phrases.say(f"burst-{kind}", count=len(alike), things=_named(phrases, names, alike, argument))
        for kind, argument in WORLD.items()
        if (alike := [event for event in events if event["kind"] == kind])
    ]


def _person(
    phrases: Phrases, names: Names, option: Callable[[str], str], who: str, events: Sequence[Event]
) -> Iterator[str]:
    deeds = [option(event["args"].get(DEEDS[event["kind"]], "pass")) for event in events if event["kind"] in DEEDS]
    if deeds:
        yield phrases.say("burst-deeds", who=names.name(who), things=phrases.facts(deeds))
    fares = [
        phrases.say(f"burst-{kind}", count=len(alike), things=_named(phrases, names, alike, argument))
        for kind, argument in FARES.items()
        if (alike := [event for event in events if event["kind"] == kind])
    ]
    moves = [event for event in events if event["kind"] == "moved"]
    if moves and not deeds:
        fares.insert(0, phrases.say("burst-moved", things=_named(phrases, names, moves[-1:], "room")))
    if fares:
        yield phrases.say("burst-fares", who=names.name(who), things=phrases.listed(fares))


def _named(phrases: Phrases, names: Names, events: Sequence[Event], argument: str) -> str:
    """What these events name, each once."""
    return phrases.listed(dict.fromkeys(names.name(event["args"][argument]) for event in events if argument))
