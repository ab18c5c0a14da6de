"""Characters and clocks in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from . import facility
from .phrases import Phrases
from .references import Names, View

PLAYING = ("aboard", "in-pod")
"""States in which a character still has a hand and hands."""


def status(phrases: Phrases, names: Names, view: View, seat: int) -> str:
    """Where a character is, how hurt, what it holds; secrets as far as the view knows them."""
    person = view["crew"][seat]
    said = list(_sentences(phrases, names, person))
    if person["ref"] == view.get("intruder_player"):
        said.append(phrases.say("status-intruder-player", hand=person["hand"]["count"], deck=person["deck"]))
    return " ".join(said)


def _sentences(phrases: Phrases, names: Names, person: Mapping[str, Any]) -> Iterator[str]:
    say = phrases.say
    who = {"who": names.name(person["ref"]), "number": person["number"]}
    place = person["pod"] or person["room"]
    yield say(f"status-{person['status']}", who, room=names.name(place) if place else "")
    if person["status"] not in PLAYING:
        return
    conditions = list(_conditions(phrases, person))
    if conditions:
        yield say("status-conditions", conditions=phrases.facts(conditions))
    yield say("status-cards", hand=person["hand"]["count"], deck=person["deck"], contamination=person["contamination"])
    held = [_held(phrases, thing) for thing in person["hands"]] + [names.name(thing) for thing in person["objects"]]
    if held:
        yield say("status-hands", things=phrases.listed(held))
    inventory = person["inventory"]
    if inventory["count"]:
        known = phrases.listed(say(f"item-{name}") for name in inventory["known"])
        colours = phrases.listed(
            say("status-colour", count=count, colour=say(f"colour-{colour}"))
            for colour, count in inventory["colours"].items()
        )
        unknown = inventory["count"] - len(inventory["known"])
        yield say("status-inventory", colours=colours, known=known, named=len(inventory["known"]), unknown=unknown)
    if person["quests"]:
        yield say("status-quests", quests=phrases.listed(say(f"item-{name}") for name in person["quests"]))
    yield from facility.contingencies_of(phrases, person)


def _conditions(phrases: Phrases, person: Mapping[str, Any]) -> Iterator[str]:
    if person["light"]:
        yield phrases.say("status-light", count=person["light"])
    yield from (phrases.say(f"wound-{wound}") for wound in person["serious"])
    yield from (phrases.say("status-dressed", wound=phrases.say(f"wound-{wound}")) for wound in person["dressed"])
    for flag in ("slimed", "infested", "signalled", "passed"):
        if person[flag]:
            yield phrases.say(f"status-{flag}")
    yield from facility.conditions(phrases, person)


def _held(phrases: Phrases, thing: Mapping[str, Any]) -> str:
    name = phrases.say(f"item-{thing['item']}")
    if thing["weapon"] is None:
        return name
    return phrases.say("status-weapon", weapon=name, ammo=thing["ammo"], capacity=thing["capacity"])


def clocks(phrases: Phrases, names: Names, view: View) -> str:
    """The round, whose turn it is, the time track and what runs on it."""
    tracks = view["clocks"]
    turn = phrases.say("clock-round", round=view["round"], phase=view["phase"], who=names.name(view["active"]))
    if facility.is_facility(view):
        return " ".join([turn, *facility.clocks(phrases, names, view)])
    said = [
        turn,
        phrases.say("clock-time", time=tracks["time"], space=tracks["space"]),
        phrases.say("clock-destination", letter=tracks["destination"].upper()),
    ]
    if tracks["self_destruct"] is not None:
        locked = "yes" if tracks["self_destruct_locked"] else "no"
        said.append(phrases.say("clock-self-destruct", space=tracks["self_destruct"], locked=locked))
    return " ".join(said)
