"""Characters in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...view.shapes import Held, Mutation, Person

if TYPE_CHECKING:
    from .family import FamilyWording

PLAYING = ("aboard", "in-pod")
"""States in which a character still has a hand and hands."""


def status(said: FamilyWording, seat: int) -> str:
    """Where a character is, how hurt, what it holds; secrets as far as the view knows them."""
    person = said.view.crew[seat]
    sentences = list(_sentences(said, person))
    if person.ref == said.view.intruder_player:
        sentences.append(said.say("status-intruder-player", hand=person.hand.count, deck=person.deck))
    return " ".join(sentences)


def _sentences(said: FamilyWording, person: Person) -> Iterator[str]:
    say, listed = said.say, said.phrases.listed
    who = {"who": said.name(person.ref), "number": person.number}
    place = person.pod or person.room
    yield say(f"status-{person.status}", who, room=said.name(place) if place else "")
    if person.status not in PLAYING:
        return
    conditions = list(_conditions(said, person))
    if conditions:
        yield say("status-conditions", conditions=said.phrases.facts(conditions))
    yield say("status-cards", hand=person.hand.count, deck=person.deck, contamination=person.contamination)
    held = [_held(said, thing) for thing in person.hands] + [said.name(thing) for thing in person.objects]
    if held:
        yield say("status-hands", things=listed(held))
    inventory = person.inventory
    if inventory.count:
        known = listed(say(f"item-{name}") for name in inventory.known)
        colours = listed(
            say("status-colour", count=count, colour=say(f"colour-{colour}"))
            for colour, count in inventory.colours.items()
        )
        unknown = inventory.count - len(inventory.known)
        yield say("status-inventory", colours=colours, known=known, named=len(inventory.known), unknown=unknown)
    if person.quests:
        yield say("status-quests", quests=listed(say(f"item-{name}") for name in person.quests))
    yield from said.belongings(person)


def _conditions(said: FamilyWording, person: Person) -> Iterator[str]:
    if person.light:
        yield said.say("status-light", count=person.light)
    yield from (said.say(f"wound-{wound}") for wound in person.serious)
    yield from (said.say("status-dressed", wound=said.say(f"wound-{wound}")) for wound in person.dressed)
    if person.slimed:
        yield said.say("status-slimed")
    if person.infested:
        yield said.say("status-infested")
    if person.insanity:
        yield said.say("status-insanity", level=person.insanity)
    if isinstance(person.mutation, Mutation):
        yield from _mutation(said, person.mutation)
    if person.signalled:
        yield said.say("status-signalled")
    if person.passed:
        yield said.say("status-passed")
    yield from said.conditions(person)


def _mutation(said: FamilyWording, mutation: Mutation) -> Iterator[str]:
    if mutation.card:
        name = said.say(f"mutation-{mutation.name}") if mutation.name else ""
        yield said.say("status-mutated", name=name, known=int(bool(name)))
    if mutation.markers:
        yield said.say("status-mutation-markers", count=mutation.markers)


def _held(said: FamilyWording, thing: Held) -> str:
    name = said.say(f"item-{thing.item}")
    if thing.weapon is None:
        return name
    return said.say("status-weapon", weapon=name, ammo=thing.ammo, capacity=thing.capacity)
