"""The quick phrases of table talk: a closed list, what each may speak of, and every sentence that can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..describe import Describer
from ..describe.references import PREFIX

Sorts = tuple[str, ...]
"""Sorts of references that fit one place of a phrase."""

ROOM: Sorts = ("room",)
SEAT: Sorts = ("seat",)
ENGINE: Sorts = ("engine",)
ITEM: Sorts = ("item",)
HELD: Sorts = ("item", "card", "objective")

GROUPS: Mapping[str, Mapping[str, tuple[Sorts, ...]]] = {
    "short": {"yes": (), "no": (), "help": (), "wait": (), "follow": (), "fight": (), "run": (), "thanks": ()},
    "seen": {
        "engine-works": (ENGINE,),
        "engine-broken": (ENGINE,),
        "room-is": (ROOM, ("place",)),
        "seen": (("species", "object"), ROOM),
        "course": (("letter",), ("planet",)),
        "next-event": (("event",),),
        "wants": (SEAT, ("objective",)),
    },
    "going": {"heading": (ROOM,), "go": (ROOM,), "keep-away": (ROOM,)},
    "things": {"have": (HELD,), "have-not": (HELD,), "need": (ITEM,), "who-has": (ITEM,)},
    "people": {
        "trust-me": (),
        "do-not-shoot": (),
        "signal": (),
        "infected": (),
        "clean": (),
        "trust": (SEAT,),
        "doubt": (SEAT,),
    },
}
"""Every quick phrase under its heading, with what may stand in each of its places; without any it speaks for itself."""
PHRASES = {phrase: places for group in GROUPS.values() for phrase, places in group.items()}

SUBJECTS = {
    "room-peeked": "room",
    "engine-checked": "engine",
    "engine-opened": "engine",
    "coordinates-checked": "letter",
    "event-seen": "event",
    "objective-seen": "other",
}
"""By kind of a private look: the public argument that was looked at, or else the sort of thing."""

NAMED_ONLY = ("planet",)
"""Sorts of things about which nothing is written but their names."""
LETTERS = tuple(f"letter:{letter}" for letter in "abcd")
OBJECTS = ("object:egg", "object:carcass", "object:corpse")


def subject(kind: str, public: Mapping[str, Any]) -> str:
    """What one may speak of after this private look, by what everybody knows of it; empty if it was none."""
    found = SUBJECTS.get(kind, "")
    return str(public.get(found, found))


def things(sort: str, view: Mapping[str, Any], say: Describer) -> Sequence[str]:
    """Everything of a sort that can be spoken of, whoever holds it; of places those that nobody has come to yet."""
    match sort:
        case "room" | "engine":
            return [each["ref"] for each in view[f"{sort}s"]]
        case "seat":
            return [each["ref"] for each in view["crew"] if each["seat"] != view["viewer"]]
        case "letter":
            return LETTERS
        case "object":
            return OBJECTS
    prefix = f"{PREFIX.get(sort, sort)}-"
    names = [id for id in say.phrases.ids() if id.startswith(prefix) and not id.endswith("-text")]
    written = [id for id in names if sort in NAMED_ONLY or f"{id}-text" in say.phrases]
    explored = {f"place:{room['kind']}" for room in view["rooms"] if room["explored"]}
    return [ref for id in written if (ref := f"{sort}:{id.removeprefix(prefix)}") not in explored]


def fits(phrase: str, about: Sequence[str], view: Mapping[str, Any], say: Describer) -> bool:
    """Whether a phrase can be about these things, as far as everybody knows."""
    places = PHRASES[phrase]
    return len(about) == len(places) and all(
        ref in _fitting(sorts, view, say) for ref, sorts in zip(about, places, strict=True)
    )


def said(phrase: str, about: Sequence[str], say: Describer, view: Mapping[str, Any]) -> str:
    """A phrase about some things as one viewer calls them; of the first there is also the number, if it has one."""
    names = {f"what{nth}" if nth > 1 else "what": say.name(ref, view) for nth, ref in enumerate(about, 1)}
    number = about[0].rpartition(":")[2] if about else ""
    return say.message(f"claim-{phrase}", **names, **{"what-number": number})


def offered(about: str, say: Describer, view: Mapping[str, Any]) -> list[dict[str, str]] | None:
    """What can be said about something; None if that is nothing.

    Without anything: every phrase by its heading. With a phrase and perhaps its first things: what it may go on with.
    With a reference or a sort of things: every sentence that begins with it, true or not, each as good as the other.
    A line with `say` is a whole sentence, one with `next` is what to ask for next.
    """
    if not about:
        return [
            {"text": say.message(f"phrase-{phrase}"), "group": say.message(f"phrases-{group}")}
            | ({"next": phrase} if places else {"say": phrase})
            for group, phrases in GROUPS.items()
            for phrase, places in phrases.items()
        ]
    phrase, *given = about.split()
    if phrase in PHRASES:
        return _continued(phrase, given, say, view)
    sort = phrase.partition(":")[0]
    lines = [
        line
        for each, places in PHRASES.items()
        if places and sort in places[0]
        for ref in things(sort, view, say)
        if phrase in (ref, sort)
        for line in _whole(each, [ref], say, view)
    ]
    return lines or None


def _continued(phrase: str, given: list[str], say: Describer, view: Mapping[str, Any]) -> list[dict[str, str]] | None:
    places = PHRASES[phrase]
    if len(given) > len(places) or not all(
        ref in _fitting(sorts, view, say) for ref, sorts in zip(given, places, strict=False)
    ):
        return None
    if len(places) - len(given) < 2:
        return list(_whole(phrase, given, say, view))
    return [
        {"text": say.message("ui-title", name=say.name(ref, view)), "next": " ".join((phrase, *given, ref))}
        for ref in _fitting(places[len(given)], view, say)
    ]


def _whole(phrase: str, given: list[str], say: Describer, view: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    """Every whole sentence that begins like this."""
    places = PHRASES[phrase]
    if len(given) >= len(places):
        yield {"text": said(phrase, given, say, view), "say": " ".join((phrase, *given))}
        return
    for ref in _fitting(places[len(given)], view, say):
        yield from _whole(phrase, [*given, ref], say, view)


def _fitting(sorts: Sorts, view: Mapping[str, Any], say: Describer) -> list[str]:
    return [ref for sort in sorts for ref in things(sort, view, say)]
