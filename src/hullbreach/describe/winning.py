"""How do I win? Everything a seat needs, as far as its view tells: done, known, or still unknown."""

from __future__ import annotations

from collections.abc import Iterator

from . import facility
from .phrases import Phrases
from .references import View


def winning(phrases: Phrases, view: View) -> list[str]:
    """A line for each thing that decides."""
    return list(_needs(phrases, view))


def _needs(phrases: Phrases, view: View) -> Iterator[str]:
    say = phrases.say
    me = view["crew"][view["viewer"]]
    together = me["status"] == "dead" and view["common_objectives"]  # the dead win too: nemesis/coop/win
    yield say("win-survive", status="dead-together" if together else me["status"])
    for objective in view["you"]["objectives"]:
        text = say(f"objective-{objective}-text")
        yield say("win-objective", count=len(view["you"]["objectives"]), name=say(f"objective-{objective}"), text=text)
    for objective in view["common_objectives"]:
        yield say("win-common", name=say(f"objective-{objective}"), text=say(f"objective-{objective}-text"))
    if facility.is_facility(view):
        yield from facility.winning(phrases, view)
    elif me["status"] in ("aboard", "hibernating"):
        yield _engines(phrases, view)
        yield _course(phrases, view)
    yield say("win-infection", cards=me["contamination"], infected=view["you"]["infected"])
    if me["infested"]:
        yield say("win-larva")


def _engines(phrases: Phrases, view: View) -> str:
    said = [
        phrases.say("win-engine", number=engine["number"], state=phrases.say(f"token-{engine['state'] or 'unknown'}"))
        for engine in view["engines"]
    ]
    return phrases.say("win-engines", engines=phrases.facts(said))


def _course(phrases: Phrases, view: View) -> str:
    letter = view["clocks"]["destination"]
    known = view["coordinates"]
    if known is None:
        return phrases.say("win-course-unknown", letter=letter.upper())
    return phrases.say("win-course", letter=letter.upper(), planet=phrases.say(f"planet-{known[letter]}"))
