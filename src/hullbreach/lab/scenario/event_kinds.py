"""The kinds of events there are: those that can be told, for every event has a message of its own."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ...describe.phrases import phrases
from ...rulebook.near import near
from .source import BadScenario

MESSAGE = "event-"
CARD = "event-card-"
"""So begin the names of event cards, which are no kinds of events."""


@cache
def event_kinds() -> tuple[str, ...]:
    """Every kind of event of our games."""
    messages = [message for message in phrases("en").ids() if message.startswith(MESSAGE)]
    return tuple(message.removeprefix(MESSAGE) for message in messages if not message.startswith(CARD))


def known_event(kind: object, packs: Collection[str] = ()) -> None:
    """There are events of this kind; packs may tell of things that only they know."""
    if kind not in event_kinds() and not packs:
        raise BadScenario("scenario-event-unknown", kind=str(kind), near=near(str(kind), event_kinds()))


def known_argument(kind: str, name: str, seen: Collection[str] = ()) -> None:
    """Events of this kind have such an argument: their message names it, or one was seen that had it."""
    message = MESSAGE + kind
    known = phrases("en")
    named = known.wants(message).values() if message in known else ()
    names = sorted({*seen, *(each for wanted in named for each in wanted)})
    if name not in names:
        raise BadScenario("scenario-claim-unknown", key=name, keys=names)
