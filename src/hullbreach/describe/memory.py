"""The public memory of the table: what good players keep in their heads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .phrases import Phrases
from .references import Names, View


def memory(phrases: Phrases, names: Names, view: View) -> list[str]:
    """Tokens and cards that are gone, piles face up, who has signalled."""
    return list(_lines(phrases, names, view))


def _lines(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    say = phrases.say
    tokens = {f"token:{token}": count for token, count in view["memory"]["exploration"].items()}
    yield say("memory-exploration", things=_counted(phrases, names, tokens))
    for pile, kind in (("events", "event"), ("attacks", "attack")):
        lying = view["discards"][pile]
        cards = {f"{kind}:{name}": lying.count(name) for name in lying}
        yield say(f"memory-{pile}", left=view["decks"][pile], things=_counted(phrases, names, cards))
    signalled = [names.name(person["ref"]) for person in view["crew"] if person["signalled"]]
    yield say("memory-signals", count=len(signalled), who=phrases.listed(signalled))


def _counted(phrases: Phrases, names: Names, things: Mapping[str, int]) -> str:
    return phrases.listed(
        phrases.say("play-times", what=names.name(ref), count=count) if count > 1 else names.name(ref)
        for ref, count in sorted(things.items())
    )
