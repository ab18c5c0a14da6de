"""One space in words, as a cursor on the drawn boards asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....describe.wording import NothingToTell
from . import contacts
from .board import token_name
from .people import conditions_of

if TYPE_CHECKING:
    from .squad import AliensWording


def space(said: AliensWording, asked: str) -> Iterator[str]:
    """A space asked for as `c1-k5` or `C1 K5`, or those of the viewer's heroes."""
    if not asked and not said.own():
        raise NothingToTell("play-nowhere")
    ref = f"space:{asked.removeprefix('space:').strip().lower().replace(' ', '-')}"
    if asked and ref not in said.ground.room_of:
        raise NothingToTell("play-no-space", space=asked)
    return (_told(said, each) for each in ([ref] if asked else [hero.space for hero in said.own() if hero.space]))


def _told(said: AliensWording, ref: str) -> str:
    """Where a space is, what is there, and how far it is from the viewer's heroes."""
    sentences = [said.say("space-told", space=said.name(ref))]
    things = list(_things_on(said, ref))
    if things:
        sentences.append(said.say("board-here", things=said.phrases.sequence(things)))
    heroes = said.own() if said.view.viewer is not None else []
    ways = [
        said.say("contact-from", who=said.name(hero.ref), away=contacts.away(said, hero.space, ref))
        for hero in heroes
        if hero.space and hero.space != ref
    ]
    if ways:
        sentences.append(said.say("space-away", ways=said.phrases.facts(ways)))
    return " ".join(sentences)


def _things_on(said: AliensWording, ref: str) -> Iterator[str]:
    view = said.view
    for person in said.on_boards():
        if person.space == ref:
            yield said.phrases.facts([said.name(person.ref), *conditions_of(said, person)])
    for hunter in contacts.hunters(said):
        if hunter.space == ref:
            is_alien = hunter.ref.startswith("alien:")
            yield said.name(hunter.ref) if is_alien else said.say("contact-word")
    yield from (said.name(point.ref) for point in view.points if point.space == ref)
    yield from (token_name(said, token) for token in view.tokens if token.space == ref)
    yield from (said.name(gun.ref) for gun in view.sentries if gun.space == ref)
