"""The odds of every option of a question: each is answered in imagined games, and what happens there is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..kernel import Choice, Game
from . import lockdown, nemesis
from .course import Course, course_of
from .signs import Signs
from .worlds import Worlds

GAMES: Mapping[str, Signs] = {"nemesis": nemesis.SIGNS, "lockdown": lockdown.SIGNS}
"""By game; of a game that is not here nothing is foretold."""


class Chance(NamedTuple):
    """An outcome and its probability; `exact` if it hangs on one die at most, otherwise it was tried out."""

    outcome: str
    probability: float
    exact: bool


def odds(game: Game, choice: Choice) -> dict[str, list[Chance]]:
    """What each option of a question may bring, by option id, the gravest first; nothing if all bring the same.

    The same knowledge always gives the same odds: imagined games depend on what the seat knows, never on the truth.
    """
    signs = GAMES.get(game.view(choice.seat)["game"])
    if signs is None or choice.ask in signs.untold:
        return {}
    worlds = Worlds(game, choice.seat)
    found = {option.id: _chances(worlds, option.id, choice.seat, signs) for option in choice.options}
    told = list(found.values())
    return found if any(chances != told[0] for chances in told) else {}


def _chances(worlds: Worlds, option: str, seat: int, signs: Signs) -> list[Chance]:
    """How often each outcome comes: in one world if nothing hidden has a part in it, otherwise in all."""
    courses = list(_for_each_side(worlds[0], option, seat, signs))
    if not all(course.settled for course in courses):
        courses = list(_in_every_world(worlds, option, seat, signs))
    total: Counter[str] = Counter()
    unsure: set[str] = set()
    for course in courses:
        came, surely = signs.read(course.events, seat), signs.read(course.events[: course.sure], seat)
        total.update(came)
        unsure |= came ^ surely
    return [Chance(name, total[name] / len(courses), name not in unsure) for name in signs.order() if total[name]]


def _for_each_side(world: Game, option: str, seat: int, signs: Signs) -> Iterator[Course]:
    """What follows from each side of the first die that the option throws; once if it throws none."""
    first = course_of(world, option, seat, signs)
    die = next((thrown for event in first.events if (thrown := signs.die_of(event))), None)
    if die is None:
        yield first
        return
    for face, sides in Counter(world.dice[die]).items():
        course = course_of(world, option, seat, signs, {die: (face,)})
        yield from [course] * sides
        if not course.settled:
            return


def _in_every_world(worlds: Worlds, option: str, seat: int, signs: Signs) -> Iterator[Course]:
    """What follows in each world, the first throw of every die showing its sides in turn."""
    for number, world in enumerate(worlds):
        script = {die: (faces[number % len(faces)],) for die, faces in world.dice.items()}
        yield course_of(world, option, seat, signs, script)
