"""What hunts in words: every contact and alien, how far away it is, and in which direction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...view.shapes import PersonShown

if TYPE_CHECKING:
    from .squad import AliensWording

NEAR = 12
"""How many steps away a thing is still near: two moves of an alien."""


class Hunter(NamedTuple):
    """An alien or a contact, and where it is."""

    ref: str
    space: str
    number: int | None
    """How many aliens a contact is, if everybody knows."""


def hunters(said: AliensWording) -> list[Hunter]:
    """Aliens, then contacts."""
    aliens = [Hunter(alien.ref, alien.space, None) for alien in said.view.aliens]
    return [*aliens, *(Hunter(blip.ref, blip.space, blip.number) for blip in said.view.blips)]


def away(said: AliensWording, here: str, there: str) -> str:
    """How far a space is from another on foot, and in which direction it lies."""
    steps = said.ground.steps(here).get(there)
    if steps is None:
        return said.say("away-cut-off")
    direction = said.say(f"direction-{said.ground.direction(here, there)}")
    return said.say("away", steps=steps, direction=direction)


def by_distance(said: AliensWording, here: str, hunting: Sequence[Hunter]) -> list[tuple[int, Hunter]]:
    """Those that can be reached on foot with their distances, the closest first."""
    steps = said.ground.steps(here)
    found = [(steps[each.space], each) for each in hunting if each.space in steps]
    return sorted(found, key=lambda each: each[0])


def near(said: AliensWording, person: PersonShown) -> Iterator[str]:
    """What hunts within two moves of an alien around a character, the closest first."""
    if person.space is None:
        return
    who = said.name(person.ref)
    yield said.say("near-at", who=who, place=said.name(person.space))
    around = [each for steps, each in by_distance(said, person.space, hunters(said)) if steps <= NEAR]
    for each in around:
        yield said.say("near-hunter", what=title(said, each), away=away(said, person.space, each.space))
    if not around:
        yield said.say("near-nothing", who=who, count=NEAR)
    friends = [
        said.say("near-friend", who=said.name(other.ref), away=away(said, person.space, other.space))
        for other in said.on_boards()
        if other.space is not None and other.ref != person.ref and other.down
    ]
    yield from friends


def title(said: AliensWording, hunter: Hunter) -> str:
    """An alien by its name and place, a contact by its place and its number if that is known."""
    if hunter.ref.startswith("alien:"):
        return said.say("contact-alien", alien=said.name(hunter.ref), space=said.name(hunter.space))
    if hunter.number is None:
        return said.say("contact-blip", space=said.name(hunter.space))
    return said.say("contact-known", space=said.name(hunter.space), count=hunter.number)


def contacts(said: AliensWording) -> Iterator[str]:
    """Every contact and alien, with how far it is from each character on the boards, the closest first."""
    squad = said.on_boards()
    found = hunters(said)
    if not found:
        yield said.say("contacts-none")
    for each in sorted(found, key=lambda each: _closest(said, each, squad)):
        ways = [
            said.say("contact-from", who=said.name(person.ref), away=away(said, person.space, each.space))
            for person in squad
            if person.space
        ]
        what = title(said, each)
        yield said.say("contact-line", what=what, ways=said.phrases.facts(ways)) if ways else what


def _closest(said: AliensWording, hunter: Hunter, squad: Sequence[PersonShown]) -> int:
    far = said.ground.columns * said.ground.rows
    return min((said.ground.steps(each.space).get(hunter.space, far) for each in squad if each.space), default=far)


def closest(said: AliensWording, person: PersonShown) -> str:
    """What is closest to a character, with distance and direction; empty if nothing hunts."""
    found = by_distance(said, person.space, hunters(said)) if person.space else []
    if not found or person.space is None:
        return ""
    _, first = found[0]
    what = said.name(first.ref) if first.ref.startswith("alien:") else said.say("contact-word")
    return said.say("near-closest", what=what, away=away(said, person.space, first.space))
