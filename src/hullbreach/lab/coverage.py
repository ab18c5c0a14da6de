"""Coverage: what happened in a series of games, and what could have happened but never did."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from ..kernel import Game
from ..library import title
from .results import results_of

LAST = ("endings", "other")
"""The headings that any game has come after its own: rules by which games end, and what has no heading."""


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


def sort_of(game: str, thing: str) -> str:
    """The heading of a happening."""
    kind, _, about = thing.partition(":")
    if kind == "rule":
        return "endings"
    return results_of(game).heading(title(game).catalogue[kind], about) or "other"


def sorts(game: str, happened: Container[str], expected: Iterable[str]) -> list[Sort]:
    """What was expected, sort by sort, with what never happened."""
    things: dict[str, list[str]] = {}
    for thing in sorted(set(expected)):
        things.setdefault(sort_of(game, thing), []).append(thing)
    missing = {name: [thing for thing in of if thing not in happened] for name, of in things.items()}
    own = results_of(game).headings
    order = [*own, *(name for name in sorted(things) if name not in (*own, *LAST)), *LAST]
    ordered = sorted(things, key=order.index)
    return [Sort(name, len(things[name]) - len(missing[name]), len(things[name]), missing[name]) for name in ordered]
