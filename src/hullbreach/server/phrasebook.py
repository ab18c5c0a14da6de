"""The quick phrases of table talk: a closed list, what each may speak of, and every sentence that can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..describe import Describer
from ..describe.references import PREFIX
from ..kernel import EventKind, Game
from ..telling import describer_for

Sorts = tuple[str, ...]
"""Sorts of references that fit one place of a phrase."""

ROOM: Sorts = ("room",)
SEAT: Sorts = ("seat",)
ENGINE: Sorts = ("engine",)
ITEM: Sorts = ("item",)
HELD: Sorts = ("item", "card", "objective", "contingency")

GROUPS: Mapping[str, Mapping[str, tuple[Sorts, ...]]] = {
    "short": {"yes": (), "no": (), "help": (), "wait": (), "follow": (), "fight": (), "run": (), "thanks": ()},
    "seen": {
        "engine-works": (ENGINE,),
        "engine-broken": (ENGINE,),
        "room-is": (ROOM, ("place",)),
        "seen": (("species", "object"), ROOM),
        "course": (("letter",), ("planet",)),
        "css": (("number",), ("css",)),
        "not-active": (("contingency",),),
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

NAMED_ONLY = ("planet",)
"""Sorts of things about which nothing is written but their names."""
IN_THE_BOX = ("place", "item", "card", "objective", "event", "css", "contingency")
"""Sorts of things of which every game has others."""
OF_A_VIEW = {"css": "css", "contingency": "contingencies", "letter": "coordinates", "planet": "coordinates"}
"""Sorts of things that only some games have, and what of a view shows that this one does."""
LETTERS = tuple(f"letter:{letter}" for letter in "abcd")
OBJECTS = ("object:egg", "object:carcass", "object:corpse")


def subject(kind: EventKind, public: Mapping[str, Any]) -> str:
    """What one may speak of after this private look, by what everybody knows of it; empty if it was none."""
    found = kind.subject
    subject = public.get(found, found)
    return f"{found}:{subject}" if isinstance(subject, int) else str(subject)


class Here(NamedTuple):
    """Where somebody speaks: in which words, of what they see, and what is in the box of this game."""

    say: Describer
    view: Mapping[str, Any]
    box: frozenset[str]


def speaking(game: Game, seat: int | None, language: str) -> Here:
    """Somebody at this seat speaks in this language."""
    return Here(describer_for(game, language), game.view(seat), game.box)


def things(sort: str, here: Here) -> Sequence[str]:
    """Everything of a sort that can be spoken of, whoever holds it; of places those that nobody has come to yet."""
    say, view, box = here
    match sort:
        case _ if OF_A_VIEW.get(sort, "crew") not in view:
            return ()
        case "room" | "engine":
            return [each["ref"] for each in view.get(f"{sort}s", ())]
        case "seat":
            return [each["ref"] for each in view["crew"] if each["seat"] != view["viewer"]]
        case "letter":
            return LETTERS
        case "number":
            return [f"number:{token['number']}" for token in view.get("css", ())]
        case "object":
            return OBJECTS
    prefix = f"{PREFIX.get(sort, sort)}-"
    names = [id for id in say.phrases.ids() if id.startswith(prefix) and not id.endswith("-text")]
    written = [id.removeprefix(prefix) for id in names if sort in NAMED_ONLY or f"{id}-text" in say.phrases]
    explored = {f"place:{room['kind']}" for room in view["rooms"] if room["explored"]}
    here_too = [name for name in written if sort not in IN_THE_BOX or name in box]
    return [ref for name in here_too if (ref := f"{sort}:{name}") not in explored]


def fits(phrase: str, about: Sequence[str], here: Here) -> bool:
    """Whether a phrase can be about these things, as far as everybody knows."""
    places = PHRASES[phrase]
    return len(about) == len(places) and all(
        ref in _fitting(sorts, here) for ref, sorts in zip(about, places, strict=True)
    )


def said(phrase: str, about: Sequence[str], say: Describer, view: Mapping[str, Any]) -> str:
    """A phrase about some things as one viewer calls them; of the first there is also the number, if it has one."""
    names = {f"what{nth}" if nth > 1 else "what": say.name(ref, view) for nth, ref in enumerate(about, 1)}
    number = about[0].rpartition(":")[2] if about else ""
    return say.message(f"claim-{phrase}", **names, **{"what-number": number})


def offered(about: str, here: Here) -> list[dict[str, str]] | None:
    """What can be said about something; None if that is nothing.

    Without anything: every phrase that has something to speak of here, by its heading. With a phrase and perhaps its
    first things: what it may go on with. With a reference or a sort of things: every sentence that begins with it, true
    or not, each as good as the other. A line with `say` is a whole sentence, one with `next` is what to ask for next.
    """
    if not about:
        say = here.say
        return [
            {"text": say.message(f"phrase-{phrase}"), "group": say.message(f"phrases-{group}")}
            | ({"next": phrase} if places else {"say": phrase})
            for group, phrases in GROUPS.items()
            for phrase, places in phrases.items()
            if all(_fitting(sorts, here) for sorts in places)
        ]
    phrase, *given = about.split()
    if phrase in PHRASES:
        return _continued(phrase, given, here)
    sort = phrase.partition(":")[0]
    lines = [
        line
        for each, places in PHRASES.items()
        if places and sort in places[0]
        for ref in things(sort, here)
        if phrase in (ref, sort)
        for line in _whole(each, [ref], here)
    ]
    return lines or None


def _continued(phrase: str, given: list[str], here: Here) -> list[dict[str, str]] | None:
    say, view, _ = here
    places = PHRASES[phrase]
    if len(given) > len(places) or not all(
        ref in _fitting(sorts, here) for ref, sorts in zip(given, places, strict=False)
    ):
        return None
    if len(places) - len(given) < 2:
        return list(_whole(phrase, given, here))
    return [
        {"text": say.message("ui-title", name=say.name(ref, view)), "next": " ".join((phrase, *given, ref))}
        for ref in _fitting(places[len(given)], here)
    ]


def _whole(phrase: str, given: list[str], here: Here) -> Iterator[dict[str, str]]:
    """Every whole sentence that begins like this."""
    places = PHRASES[phrase]
    if len(given) >= len(places):
        yield {"text": said(phrase, given, here.say, here.view), "say": " ".join((phrase, *given))}
        return
    for ref in _fitting(places[len(given)], here):
        yield from _whole(phrase, [*given, ref], here)


def _fitting(sorts: Sorts, here: Here) -> list[str]:
    return [ref for sort in sorts for ref in things(sort, here)]
