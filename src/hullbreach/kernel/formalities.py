"""A formality is a question whose answer is settled, so that nobody need be asked.

If others do not know that it is settled, to skip it or to answer it at once would show them what the seat holds.
"""

from __future__ import annotations

from .errors import BrokenRule
from .game import Game
from .question import Choice

WORLDS = 6
"""How many imagined games must show the same formality before everybody is taken to know of it."""


def formality(game: Game, choice: Choice) -> str | None:
    """The option a seat has to take, or None if there is something to decide.

    It is the only option, or one of several that are all taken in some order. And nothing is lost by taking it:
    anything else the seat may do now, it may still do afterwards, as far as it can foresee.
    """
    if len(choice.options) > 1 and not _all_are_taken(game, choice):
        return None
    only = choice.options[0].id
    asides = {aside.id for aside in game.asides(choice.seat)}
    if not asides:
        return only
    imagined = game.resample(choice.seat)  # the real consequences must not show before they happen
    try:
        imagined.answer(only, choice.seat)
    except BrokenRule:
        return None
    return only if asides <= {aside.id for aside in imagined.asides(choice.seat)} else None


def is_known_to_all(game: Game, choice: Choice) -> bool:
    """Whether everybody can tell that this is a formality: it is one in all tried worlds a spectator could imagine."""
    for seed in range(WORLDS):
        world = game.resample(None, seed)
        asked = next((each for each in world.choices if each.seat == choice.seat), None)
        if asked is None or formality(world, asked) is None:
            return False
    return True


def _all_are_taken(game: Game, choice: Choice) -> bool:
    """Whether this question and the similar ones that follow take every option there is, whichever comes first."""
    count = choice.args.get("count", 0) if choice.gather else 0
    if not isinstance(count, int) or count < len(choice.options):
        return False
    try:
        return len({_taken(game, choice, option.id, count) for option in choice.options}) == 1
    except BrokenRule:  # in an imagined game, somebody may hold fewer of them than are due
        return False


def _taken(game: Game, choice: Choice, first: str, count: int) -> tuple[str, ...]:
    """The options taken, sorted, if this one comes first and then always the first on offer."""
    world, taken = game.clone(keep_history=False), [first]
    while len(taken) < count:
        world.answer(taken[-1], choice.seat)
        asked = next((each for each in world.choices if each.seat == choice.seat), None)
        if asked is None or (asked.ask, asked.gather) != (choice.ask, choice.gather):
            break
        taken.append(asked.options[0].id)
    return tuple(sorted(taken))
