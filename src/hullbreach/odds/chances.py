"""The odds of every option of a question: each is answered in imagined games, and what happens there is weighed."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ..kernel import Choice, Game
from ..library import title
from .branches import Branches
from .signs import Signs
from .worlds import Worlds


class Chance(NamedTuple):
    """An outcome and its probability; `exact` if it was computed from every case, false if it was sampled."""

    outcome: str
    probability: float
    exact: bool


def odds(game: Game, choice: Choice) -> dict[str, list[Chance]]:
    """What each option of a question may bring, by option id, the gravest first; nothing if all bring the same.

    The same knowledge always gives the same odds: imagined games depend on what the seat knows, never on the truth.
    """
    signs = title(game.title).signs
    if signs is None or choice.ask in signs.untold:
        return {}
    worlds = Worlds(game, choice.seat)
    found = {option.id: _chances(worlds, option.id, choice.seat, signs) for option in choice.options}
    told = list(found.values())
    return found if any(chances != told[0] for chances in told) else {}


def _chances(worlds: Worlds, option: str, seat: int, signs: Signs) -> list[Chance]:
    """How often each outcome comes. It is exact if nothing that was only tried out had a part in it."""
    total: dict[str, Fraction] = {}
    unsure: set[str] = set()
    for share, course in Branches(worlds, option, seat, signs).courses():
        came, surely = signs.read(course.events, seat), signs.read(course.events[: course.sure], seat)
        unsure |= came ^ surely if course.points else set()
        for name in came:
            total[name] = total.get(name, Fraction()) + share
    return [Chance(name, float(total[name]), name not in unsure) for name in signs.order() if name in total]
