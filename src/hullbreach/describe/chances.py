"""What an option may bring, in words ("a risk of noise") or in numbers ("noise 80%")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .wording import Wording

DEGREES = (("sure", 1.0), ("likely", 0.55), ("risk", 0.15), ("slight", 0.0))
"""How sure an outcome is, and from which probability on."""
STEP = 5
"""Percentages that were tried out are rounded to a multiple of this."""


class ChanceLike(Protocol):
    """An outcome with its probability."""

    @property
    def outcome(self) -> str:
        """The id of its message, without the prefix."""
        ...

    @property
    def probability(self) -> float:
        """From 0 to 1."""
        ...

    @property
    def exact(self) -> bool:
        """True if computed, false if tried out."""
        ...


def in_words(said: Wording, chances: Iterable[ChanceLike]) -> str:
    """The surest first, alike ones together."""
    phrases = said.phrases
    by_degree: dict[str, list[str]] = {}
    for chance in chances:
        degree = _degree(said, chance)
        what = phrases.say("odds-among-others", degree=degree, what=phrases.say(f"odds-{chance.outcome}"))
        by_degree.setdefault(degree, []).append(what)
    all_told = ""
    for degree in ("sure", "likely", "chance", "risk", "slight"):
        if degree in by_degree:
            together = phrases.listed if degree == "sure" else phrases.either
            more = phrases.say("odds-in-words", degree=degree, what=together(by_degree[degree]))
            all_told = phrases.say("odds-also", a=all_told, b=more) if all_told else more
    return all_told


def _degree(said: Wording, chance: ChanceLike) -> str:
    """Which words describe an outcome; "untold" if it is not worth any."""
    degree = next(name for name, least in DEGREES if chance.probability >= least)
    if degree == "slight" and chance.outcome not in said.grave:
        return "untold"
    return "chance" if degree == "risk" and chance.outcome in said.hopes else degree


def in_numbers(said: Wording, chances: Iterable[ChanceLike]) -> str:
    """The gravest first; the number of anything tried out is rounded."""
    phrases = said.phrases
    return phrases.facts(
        phrases.say(
            "odds-in-numbers",
            what=phrases.say(f"odds-{chance.outcome}"),
            percent=_percent(chance),
            exact=_exactness(chance),
        )
        for chance in chances
    )


def _percent(chance: ChanceLike) -> int:
    step = 1 if chance.exact else STEP
    return max(step, step * round(100 * chance.probability / step))


def _exactness(chance: ChanceLike) -> str:
    """Whether a number is what it says, about that, or less."""
    if chance.probability == 1:
        return "yes"  # what always came is as good as sure
    if 100 * chance.probability < (1 if chance.exact else STEP / 2):
        return "less"
    return "yes" if chance.exact else "no"
