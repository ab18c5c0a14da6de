"""The kinds of events there are, as the catalogues of our games list them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from ... import library
from ...kernel import EventKind
from ...rulebook.near import near
from .source import BadScenario


@cache
def event_kinds() -> Mapping[str, EventKind]:
    """Every kind of event of our games."""
    return {name: kind for game in library.games() for name, kind in library.title(game).catalogue.items()}


def known_event(kind: object, packs: Collection[str] = ()) -> None:
    """There are events of this kind; packs may tell of things that only they know."""
    if kind not in event_kinds() and not packs:
        raise BadScenario("scenario-event-unknown", kind=str(kind), near=near(str(kind), tuple(event_kinds())))


def known_argument(kind: str, name: str, seen: Collection[str] = ()) -> None:
    """Events of this kind have such an argument: the catalogue names it, or one was seen that had it."""
    listed = event_kinds().get(kind)
    names = sorted({*seen, *(listed.args.split() if listed else ())})
    if name not in names:
        raise BadScenario("scenario-claim-unknown", key=name, keys=names)
