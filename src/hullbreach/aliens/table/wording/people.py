"""Characters in words: where they are, how they are, what they hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...view.shapes import PersonShown

if TYPE_CHECKING:
    from .squad import AliensWording


def person(said: AliensWording, person: PersonShown) -> str:
    """Everything about a character in a few sentences."""
    return " ".join(_sentences(said, person))


def _sentences(said: AliensWording, person: PersonShown) -> Iterator[str]:
    say, who = said.say, said.name(person.ref)
    if person.seat is None:
        called = say("status-grunt", who=who)
    else:
        called = say("status-hero", who=who, number=person.seat + 1)
    if person.space is None:
        yield say(f"status-{'unplaced' if person.state == 'aboard' else person.state}", who=called)
        return
    yield say("status-at", who=called, space=said.name(person.space))
    conditions = list(conditions_of(said, person))
    if conditions:
        yield say("status-conditions", conditions=said.phrases.facts(conditions))
    yield say("status-numbers", dial=person.dial, aim=person.aim, tech=person.tech, defense=person.defense)
    worn = worn_by(said, person)
    yield say("status-gear", count=len(worn), things=said.phrases.listed(worn))


def conditions_of(said: AliensWording, person: PersonShown) -> Iterator[str]:
    """What is out of the ordinary about a character, in short."""
    if person.down:
        yield said.say("condition-down")
    if person.hugged:
        yield said.say("condition-hugged")
    if person.dark:
        yield said.say("condition-dark")
    if person.carries:
        yield said.say("condition-carries", thing=said.name(person.carries))
    if person.activated and said.view.phase == "marine" and person.ref != said.view.active:
        yield said.say("condition-activated")


def worn_by(said: AliensWording, person: PersonShown) -> list[str]:
    """The equipped cards of a character by name."""
    return [worn_named(said, said.name(card.ref), card.jammed) for card in (*person.weapons, *person.equipment)]


def worn_named(said: AliensWording, name: str, jammed: bool) -> str:
    """An equipped card, and whether it is jammed."""
    return said.say("condition-jammed", card=name) if jammed else name
