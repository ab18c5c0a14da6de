"""The texts of a screen beside the boards: names of places and people, and what hunts by distance and direction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ....describe.things import Things, ThingShown, Words
from . import contacts, people

if TYPE_CHECKING:
    from .squad import AliensWording


class AliensWords(Words):
    """The texts of a mission's screen, by reference where they name something on it."""

    mission: str
    briefing: str
    sides: dict[str, str]
    rooms: dict[str, str]
    squad: dict[str, str]
    """By character of the mission, or lost in an earlier one: its name."""
    state: dict[str, str]
    """By character: how it is, in a line."""
    hunters: dict[str, str]
    """By alien or contact: what it is, and where."""
    away: dict[str, str]
    """By alien or contact: how far it is from the viewer's hero, and in which direction."""
    cards: dict[str, str]
    """By card that somebody wears or holds: its name."""
    missions: dict[str, str]
    """By mission of the campaign: its name."""


def words(said: AliensWording, known: Words, things: Things) -> AliensWords:
    """The texts of a screen."""
    view, title = said.view, things.title
    hunting = contacts.hunters(said)
    here = next((person.space for person in said.own() if person.space), None) if view.viewer is not None else None
    worn = [card.ref for person in view.people for card in (*person.weapons, *person.equipment)]
    stands = view.campaign
    lost = [*stands.killed, *stands.captives] if stands else []
    return AliensWords(
        **msgspec.structs.asdict(known),
        mission=title(view.mission),
        briefing=said.say(f"{view.mission.replace(':', '-')}-briefing"),
        sides={side.ref: title(side.ref) for side in view.sides},
        rooms={room.ref: title(room.ref) for side in view.sides for room in side.rooms},
        squad={ref: title(ref) for ref in (*(person.ref for person in view.people), *lost)},
        state={person.ref: people.person(said, person) for person in view.people},
        hunters={each.ref: contacts.title(said, each) for each in hunting},
        away={each.ref: contacts.away(said, here, each.space) for each in hunting} if here else {},
        missions={ref: title(ref) for ref in stands.missions} if stands else {},
        cards={ref: title(ref) for ref in dict.fromkeys([*worn, *(ref for hand in view.hands for ref in hand)])},
    )


def carried(said: AliensWording, things: Things) -> Iterator[ThingShown]:
    """The equipped cards of the viewer's heroes, weapons first; a jammed one says so."""
    for person in said.heroes(said.view.viewer):
        for card in (*person.weapons, *person.equipment):
            yield things.thing(card.ref, name=people.worn_named(said, things.title(card.ref), card.jammed))
