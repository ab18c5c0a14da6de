"""What happened in games, and what of all that can happen never did."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from ..kernel import EventKind, Game

HEADINGS = (
    "characters", "rooms", "room-actions", "cards", "items", "weapons", "quests", "crafted", "events", "attacks",
    "wounds", "weaknesses", "computer-cards", "css-tokens", "surface-cards", "ways-out", "contingencies",
    "contingency-kills",
    "endings", "other",
)  # fmt: skip
"""Under which headings happenings are counted, in order."""
BY_VERB = {"play": "cards", "use": "items"}
"""Of an action: by its verb."""


class Sort(NamedTuple):
    """How much of one sort happened."""

    name: str
    seen: int
    of: int
    missing: list[str]


def happenings(game: Game) -> Iterator[str]:
    """What happened in a game, as `kind`, `kind:reference` and `rule:id`."""
    for event in game.log():
        yield f"rule:{event.rule}"
        yield event.kind
        for value in {**event.public, **event.secret}.values():
            if isinstance(value, str):
                yield f"{event.kind}:{value}"
    if game.over:
        yield from (f"rule:{line['rule']}" for line in game.outcome["lines"])


def sort_of(kinds: Mapping[str, EventKind], thing: str) -> str:
    """The heading of a happening."""
    kind, _, about = thing.partition(":")
    if kind == "rule":
        return "endings"
    found = BY_VERB.get(about.partition("/")[0], "") if kind == "acts" else kinds[kind].heading
    return found or "other"


def sorts(kinds: Mapping[str, EventKind], happened: Container[str], expected: Iterable[str]) -> list[Sort]:
    """What was expected, sort by sort, with what never happened."""
    things: dict[str, list[str]] = {}
    for thing in sorted(set(expected)):
        things.setdefault(sort_of(kinds, thing), []).append(thing)
    missing = {name: [thing for thing in of if thing not in happened] for name, of in things.items()}
    ordered = sorted(things, key=HEADINGS.index)
    return [Sort(name, len(things[name]) - len(missing[name]), len(things[name]), missing[name]) for name in ordered]
