"""Claims beside the truth: what was said at the table, and what was true when it was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..telling import describer_for
from . import talk
from .film import TRUTH, Film

Truth = Mapping[str, Any]


def claims_beside_the_truth(film: Film, language: str) -> list[dict[str, Any]]:
    """Every claim in the order they were made, with a verdict: `true`, `false`, or `open` where nobody can tell."""
    say = describer_for(film.at(0), language)
    found = []
    for point, event in film.told:
        if event.kind != talk.CLAIM:
            continue
        claim, view = event.whole()["args"], film.view(point, TRUTH)
        holds = judged(claim, view)
        verdict = "open" if holds is None else "true" if holds else "false"
        then = film.view(point, str(claim["seat"]))
        what = {"what": say.name(claim["about"][0], then)} if claim["about"] else {}
        who = say.name(f"seat:{claim['seat']}", then)
        found.append(
            {
                "at": point,
                "round": view["round"],
                "seat": claim["seat"],
                "text": talk.told(talk.CLAIM, claim, say, then)["text"],
                "verdict": verdict,
                "truth": say.message(truth_of(claim["what"], holds), who=who, **what),
            }
        )
    return found


def judged(claim: Mapping[str, Any], truth: Truth) -> bool | None:
    """Whether a claim was true of the whole truth of its moment; None if it was about what somebody means or thinks."""
    person = truth["crew"][claim["seat"]]
    match [claim["what"], *claim["about"]]:
        case ["have", ref]:
            return holds(person, ref)
        case ["have-not", ref]:
            return not holds(person, ref)
        case ["wants", seat, objective]:
            return holds(_found("crew", seat, truth), objective)
        case ["seen", ref, room]:
            return is_in(_found("rooms", room, truth), ref)
        case ["room-is", room, place]:
            return bool(f"place:{_found('rooms', room, truth)['kind']}" == place)
        case ["course", letter, planet]:
            return bool(f"planet:{truth['coordinates'][letter.partition(':')[2]]}" == planet)
        case ["css", number, token]:
            return any((f"number:{each['number']}", f"css:{each['css']}") == (number, token) for each in truth["css"])
        case ["not-active", contingency]:
            return bool(f"contingency:{truth['contingencies']['active']}" != contingency)
        case ["engine-works" | "engine-broken" as what, engine]:
            return bool((_found("engines", engine, truth)["state"] == "working") == (what == "engine-works"))
        case ["infected" | "clean" as what]:
            return is_infected(person) is (what == "infected")
    return None


def _found(where: str, ref: str, truth: Truth) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(each for each in truth[where] if each["ref"] == ref)
    return found


def is_in(room: Mapping[str, Any], ref: str) -> bool:
    """Whether an intruder of this species, or such an object, is in a room."""
    sort, _, name = ref.partition(":")
    if sort == "species":
        return any(intruder["kind"] == name for intruder in room["intruders"])
    return any(object.startswith(ref) for object in room["objects"])


def holds(person: Mapping[str, Any], ref: str) -> bool:
    """Whether somebody has a card in hand, an item, an objective, or a contingency."""
    kind, _, name = ref.partition(":")
    if kind == "card":
        return name in person["hand"]["known"]
    if kind == "objective":
        return name in person["objectives"]["known"]
    if kind == "contingency":
        return name in person["contingencies"]["known"]
    return name in (*person["inventory"]["known"], *person["quests"], *(held["item"] for held in person["hands"]))


def is_infected(person: Mapping[str, Any]) -> bool:
    """Whether a scan of all cards of somebody would have shown an infection, or a larva is there already."""
    return bool(person["infected"] or person["infested"])


SAME_FACT = {"have-not": "have", "engine-broken": "engine-works", "clean": "infected"}
"""Claims that deny what others say."""


def truth_of(what: str, holds: bool | None) -> str:
    """The message that says what was true."""
    if holds is None:
        return "truth-open"
    is_so = holds == (what not in SAME_FACT)
    return f"truth-{SAME_FACT.get(what, what)}{'' if is_so else '-not'}"
