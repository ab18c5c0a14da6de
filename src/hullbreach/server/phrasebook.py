"""The quick phrases of table talk: what each may speak of here, and every sentence that can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .. import library
from ..describe import Describer
from ..describe.talk import Sorts, Talk
from ..describers import describer_for
from ..kernel import EventKind, Game


def subject(kind: EventKind, public: Mapping[str, Any]) -> str:
    """What one may speak of after this private look, by what everybody knows of it; empty if it was none."""
    found = kind.subject
    subject = public.get(found, found)
    return f"{found}:{subject}" if isinstance(subject, int) else str(subject)


class Here(NamedTuple):
    """Where somebody speaks: in which words, of what they see, in which game, and what is in its box."""

    say: Describer
    view: Any
    talk: Talk
    box: frozenset[str]

    def fitting(self, sorts: Sorts) -> list[str]:
        """What may stand in one place of a phrase."""
        said = self.say.of(self.view)
        return [ref for sort in sorts for ref in self.talk.things(sort, said, self.box)]


def speaking(game: Game, seat: int | None, language: str) -> Here:
    """Somebody at this seat speaks in this language."""
    talk = library.title(game.title).talk
    return Here(describer_for(game, language), game.sight(seat), talk, game.box)


def fits(phrase: str, about: Sequence[str], here: Here) -> bool:
    """Whether a phrase can be about these things, as far as everybody knows."""
    places = here.talk.phrases[phrase]
    return len(about) == len(places) and all(
        ref in here.fitting(sorts) for ref, sorts in zip(about, places, strict=True)
    )


def said(phrase: str, about: Sequence[str], say: Describer, view: Any) -> str:
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
            for group, phrases in here.talk.groups.items()
            for phrase, places in phrases.items()
            if all(here.fitting(sorts) for sorts in places)
        ]
    phrase, *given = about.split()
    if phrase in here.talk.phrases:
        return _continued(phrase, given, here)
    sort = phrase.partition(":")[0]
    lines = [
        line
        for each, places in here.talk.phrases.items()
        if places and sort in places[0]
        for ref in here.fitting((sort,))
        if phrase in (ref, sort)
        for line in _whole(each, [ref], here)
    ]
    return lines or None


def _continued(phrase: str, given: list[str], here: Here) -> list[dict[str, str]] | None:
    say, view, *_ = here
    places = here.talk.phrases[phrase]
    if len(given) > len(places) or not all(
        ref in here.fitting(sorts) for ref, sorts in zip(given, places, strict=False)
    ):
        return None
    if len(places) - len(given) < 2:
        return list(_whole(phrase, given, here))
    return [
        {"text": say.message("ui-title", name=say.name(ref, view)), "next": " ".join((phrase, *given, ref))}
        for ref in here.fitting(places[len(given)])
    ]


def _whole(phrase: str, given: list[str], here: Here) -> Iterator[dict[str, str]]:
    """Every whole sentence that begins like this."""
    places = here.talk.phrases[phrase]
    if len(given) >= len(places):
        yield {"text": said(phrase, given, here.say, here.view), "say": " ".join((phrase, *given))}
        return
    for ref in here.fitting(places[len(given)]):
        yield from _whole(phrase, [*given, ref], here)
