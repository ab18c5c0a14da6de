"""What good players remember, in words: the public facts that are no longer on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .family import FamilyWording


def memory(said: FamilyWording) -> Iterator[str]:
    """Tokens and cards that are gone, piles face up, and the characters who have signalled."""
    view = said.view
    tokens = {f"token:{token}": count for token, count in view.memory.exploration.items()}
    yield said.say("memory-exploration", things=_counted(said, tokens))
    events = Counter(f"event:{name}" for name in view.discards.events)
    yield said.say("memory-events", left=view.decks.events, things=_counted(said, events))
    attacks = Counter(f"attack:{name}" for name in view.discards.attacks)
    yield said.say("memory-attacks", left=view.decks.attacks, things=_counted(said, attacks))
    signalled = [person.ref for person in view.crew if person.signalled]
    yield said.say("memory-signals", count=len(signalled), who=said.names(signalled))


def _counted(said: FamilyWording, things: Mapping[str, int]) -> str:
    return said.phrases.listed(
        said.say("play-times", what=said.name(ref), count=count) if count > 1 else said.name(ref)
        for ref, count in sorted(things.items())
    )
