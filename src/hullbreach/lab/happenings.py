"""What happened in games, and what of all that can happen never did."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from ..kernel import Game

SORTS = {
    "character-chosen": "characters",
    "explored": "rooms",
    "room-used": "room-actions",
    "play": "cards",
    "interrupted": "cards",
    "attack-ignored": "cards",
    "attack-redirected": "cards",
    "use": "items",
    "shot": "weapons",
    "quest-activated": "quests",
    "crafted": "crafted",
    "event-drawn": "events",
    "attack-card": "attacks",
    "serious-wound": "wounds",
    "weakness-discovered": "weaknesses",
    "computer-card": "computer-cards",
    "css-revealed": "css-tokens",
    "surface-card": "surface-cards",
    "css-pod-launched": "ways-out",
    "locked-in": "ways-out",
    "bunker-reached": "ways-out",
    "contingency-active": "contingencies",
    "contingency-kills": "contingency-kills",
    "rule": "endings",
}
"""Under which heading a happening is counted, by its kind or, of an action, by its verb."""
OTHERWISE = "other"


class Sort(NamedTuple):
    """How much of one sort happened."""

    name: str
    seen: int
    of: int
    missing: list[str]


def happenings(game: Game) -> Iterator[str]:
    """What happened in a game, as `kind`, `kind:reference` and `rule:id`."""
    for event in game._log:
        yield f"rule:{event.rule}"
        yield event.kind
        for value in {**event.public, **event.secret}.values():
            if isinstance(value, str):
                yield f"{event.kind}:{value}"
    if game.over:
        yield from (f"rule:{line['rule']}" for line in game.outcome["lines"])


def sort_of(thing: str) -> str:
    """The heading of a happening."""
    kind, _, about = thing.partition(":")
    return SORTS.get(about.partition("/")[0] if kind == "acts" else kind, OTHERWISE)


def sorts(happened: Container[str], expected: Iterable[str]) -> list[Sort]:
    """What was expected, sort by sort, with what never happened."""
    things: dict[str, list[str]] = {}
    for thing in sorted(set(expected)):
        things.setdefault(sort_of(thing), []).append(thing)
    missing = {name: [thing for thing in of if thing not in happened] for name, of in things.items()}
    ordered = sorted(things, key=[*dict.fromkeys(SORTS.values()), OTHERWISE].index)
    return [Sort(name, len(things[name]) - len(missing[name]), len(things[name]), missing[name]) for name in ordered]
