"""The differences between two views of one seat, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .contacts import hunters, title
from .people import person

if TYPE_CHECKING:
    from .squad import AliensWording


def changes(now: AliensWording, before: AliensWording) -> Iterator[str]:
    """A line for every change: clocks, people, what hunts, barricades, goals."""
    clocks = now.clocks()
    if clocks != before.clocks():
        yield clocks
    was = {someone.ref: person(before, someone) for someone in before.view.people}
    for someone in now.view.people:
        line = person(now, someone)
        if line != was.get(someone.ref):
            yield line
    yield from _hunters(now, before)
    yield from _barricades(now, before)
    known = set(before.winning())
    yield from (line for line in now.winning() if line not in known)


def _hunters(now: AliensWording, before: AliensWording) -> Iterator[str]:
    there = {title(now, each): None for each in hunters(now)}
    then = {title(before, each): None for each in hunters(before)}
    for message, some, others in (("changed-hunters", there, then), ("changed-hunters-gone", then, there)):
        if things := [what for what in some if what not in others]:
            yield now.say(message, things=now.phrases.sequence(things))


def _barricades(now: AliensWording, before: AliensWording) -> Iterator[str]:
    there, then = _barred(now), _barred(before)
    for message, some, others in (("changed-barred", there, then), ("changed-barred-gone", then, there)):
        if refs := [ref for ref in some if ref not in others]:
            yield now.say(message, things=now.phrases.sequence(map(now.name, refs)))


def _barred(said: AliensWording) -> list[str]:
    doors = [door.ref for door in said.view.doors if door.barricaded]
    return [*doors, *(point.ref for point in said.view.points if point.barricaded)]
