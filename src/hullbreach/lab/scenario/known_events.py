"""Whether the catalogue of a game knows the events that a scenario names."""

from __future__ import annotations

from collections.abc import Collection

from ... import library
from ...rulebook.near_names import near
from .source import BadScenario


def known_event(game: str, kind: object, packs: Collection[str] = ()) -> None:
    """A game has events of this kind. Packs may add more, and a game without a catalogue may have any."""
    kinds = library.title(game).catalogue
    if kinds and kind not in kinds and not packs:
        raise BadScenario("scenario-event-unknown", kind=str(kind), near=near(str(kind), tuple(kinds)))


def known_argument(game: str, kind: str, name: str, seen: Collection[str] = ()) -> None:
    """Events of this kind have such an argument: the catalogue names it, or one was seen that had it."""
    listed = library.title(game).catalogue.get(kind)
    names = sorted({*seen, *(listed.args.split() if listed else ())})
    if name not in names:
        raise BadScenario("scenario-claim-unknown", key=name, keys=names)
