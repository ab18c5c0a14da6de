"""A facility in words: power, time, the schedule of its pods, computer, contingencies, knowledge and ways out.

Views of other places have none of this; whatever a view does not show is not spoken of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .phrases import Phrases
from .references import Names, View


def is_facility(view: View) -> bool:
    """Whether a view is of such a place: it has sections with and without power."""
    return "power" in view


def clocks(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    """The time track with everything that lies on it, and where there is power."""
    tracks = view["clocks"]
    yield phrases.say("clock-facility-time", time=tracks["time"])
    lit = [names.name(place["ref"]) for place in view["power"] if place["on"]]
    yield phrases.say("clock-power", count=len(lit), sections=phrases.listed(lit))
    yield phrases.say("clock-backup-power", on=_yes(tracks.get("powered")))
    if launches := view.get("launches"):
        tokens = [_turned_over(phrases, names, token) for token in launches]
        yield phrases.say("clock-launches", tokens=phrases.listed(tokens))
    if tracks.get("isolation"):
        yield phrases.say("clock-isolation")
    if tracks.get("autodestruction") is not None:
        number, red = tracks["autodestruction"], _yes(tracks.get("autodestruction_red"))
        yield phrases.say("clock-autodestruction", number=number, space=_space(phrases, number), red=red)
    if tracks.get("alert") is not None:
        yield phrases.say("clock-alert", number=tracks["alert"])


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _space(phrases: Phrases, number: int) -> str:
    """A space of the time track; the last one has a letter."""
    return str(number) if number else phrases.say("slot-final")


# -- the table -------------------------------------------------------------------------------------------------


def ways_out(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    """Power and elevator, pods and their schedule, gate and rover, the computer, and what is known of contingencies."""
    for place in view["power"]:
        section = names.name(place["ref"])
        yield phrases.say("board-power", section=section, number=place["number"], on=_yes(place["on"]))
    if view.get("elevator"):
        yield phrases.say("board-elevator", section=names.name(view["elevator"]))
    tokens = [_css_token(phrases, names, token) for token in view.get("css") or ()]
    if tokens:
        yield phrases.say("board-css", tokens=phrases.listed(tokens))
    for pod in view.get("pods") or ():
        if pod["crew"]:
            crew = phrases.listed(names.name(seat) for seat in pod["crew"])
            yield phrases.say("board-css-pod", crew=crew, csspod=names.name(pod["ref"]))
    if "gate" in view:
        yield phrases.say("board-gate", state=view["gate"])
    if "rover" in view:
        rover = view["rover"]
        yield phrases.say("board-rover", room=names.name(rover)) if rover else phrases.say("board-rover-bunker")
    yield from _outside(phrases, names, view)
    if view.get("computer"):
        yield phrases.say("board-computer", computer=names.name(_ref("computer", view["computer"])))
    yield from _contingencies(phrases, names, view.get("contingencies") or {})


def _outside(phrases: Phrases, names: Names, view: View) -> Iterator[str]:
    """From where one drives and walks, and the deck of the surface; below ground alone there is one way out."""
    deck = view.get("surface")
    if not deck:
        return
    yield phrases.say("board-exit-rooms", rooms=phrases.listed(map(_number, view["exit_rooms"])))
    yield phrases.say("board-bunker", rooms=phrases.listed(names.name(room) for room in view["bunker"]["from"]))
    cards = [phrases.say(f"surface-{name}") for name in deck["discarded"]]
    discarded = {"discard": phrases.listed(cards)} if cards else {}
    yield phrases.fitting("board-surface-deck", {"count": deck["deck"], **discarded}) or ""


def _number(room: str) -> str:
    return room.removeprefix("room:")


def weaknesses(phrases: Phrases, view: View) -> Iterator[str]:
    """The weaknesses that are known, with the knowledge each asks for."""
    for slot in view.get("laboratory") or ():
        if slot["weakness"]:
            name = phrases.say(f"weakness-{slot['weakness']}")
            yield phrases.say("board-weakness-at", name=name, level=slot["level"])


def _css_token(phrases: Phrases, names: Names, token: Mapping[str, Any]) -> str:
    known = {"css": names.name(_ref("css", token["css"]))} if token.get("css") else {}
    return phrases.fitting("board-css-token", {"number": token["number"], **known}) or ""


def _turned_over(phrases: Phrases, names: Names, token: Mapping[str, Any]) -> str:
    css = names.name(_ref("css", token["css"]))
    return css if token["number"] is None else phrases.say("clock-launched-at", css=css, number=token["number"])


def _contingencies(phrases: Phrases, names: Names, tokens: Mapping[str, Any]) -> Iterator[str]:
    if "pool" in tokens:
        yield phrases.say("board-pool", count=tokens["pool"]["count"])
    if known := tokens.get("not_active"):
        said = phrases.listed(names.name(_ref("contingency", name)) for name in known)
        yield phrases.say("board-not-active", contingencies=said)
    if tokens.get("active"):
        yield phrases.say("board-active", contingency=names.name(_ref("contingency", tokens["active"])))


def _ref(kind: str, name: str) -> str:
    return name if ":" in name else f"{kind}:{name}"


# -- rooms and people ------------------------------------------------------------------------------------------


def room_facts(phrases: Phrases, names: Names, view: View, room: Mapping[str, Any]) -> Iterator[str]:
    """The section of a room, whether it lies outside, and what waits there to be ridden or driven."""
    if room.get("section"):
        yield phrases.say("place-section", section=names.name(room["section"]))
    if room.get("outside"):
        yield phrases.say("place-outside", where=room["outside"])
    elevator = (view.get("elevator") or "").removeprefix("section:")
    if elevator and room["kind"] == f"elevator-{elevator}":
        yield phrases.say("place-elevator")
    if view.get("rover") == room["ref"]:
        yield phrases.say("place-rover")


def conditions(phrases: Phrases, person: Mapping[str, Any]) -> Iterator[str]:
    """What a character knows."""
    if person.get("knowledge"):
        yield phrases.say("status-knowledge", count=person["knowledge"])
    if person.get("knowledge_active"):
        yield phrases.say("status-knowledge-active")


def contingencies_of(phrases: Phrases, person: Mapping[str, Any]) -> Iterator[str]:
    """The contingency tokens a character holds, by name as far as the viewer has seen them."""
    held = person.get("contingencies") or {}
    if held.get("count"):
        named = [phrases.say(f"contingency-{name}") for name in held.get("known") or ()]
        known = {"known": phrases.listed(named)} if named else {}
        yield phrases.fitting("status-contingencies", {"count": held["count"], **known}) or ""


# -- winning ---------------------------------------------------------------------------------------------------


def winning(phrases: Phrases, view: View) -> Iterator[str]:
    """What the viewer knows, and which contingency it may be."""
    me = view["crew"][view["viewer"]]
    if me.get("knowledge"):
        yield phrases.say("win-knowledge", count=me["knowledge"], active=_yes(me.get("knowledge_active")))
    tokens = view.get("contingencies") or {}
    if name := tokens.get("active"):
        text = phrases.say(f"contingency-{name}-text")
        yield phrases.say("win-contingency", contingency=phrases.say(f"contingency-{name}"), text=text)
    elif seen := tokens.get("not_active"):
        named = phrases.listed(phrases.say(f"contingency-{name}") for name in seen)
        yield phrases.say("win-contingency-not", contingencies=named)
    else:
        yield phrases.say("win-contingency-unknown")
