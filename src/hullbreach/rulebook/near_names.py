"""Near names: what somebody probably meant by a name that does not exist."""

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

LONGEST = 100
"""Characters of the longest name that is compared with others: no name that exists is nearly as long."""
ALIKE = 0.6
"""From here on, on a scale up to 1, two names look alike."""


def near(name: str, names: Sequence[str]) -> list[str]:
    """Up to three names that look like this one, the likest first."""
    return list(_near(name.lower(), tuple(names))) if len(name) <= LONGEST else []


@lru_cache(256)
def _near(name: str, names: tuple[str, ...]) -> tuple[str, ...]:
    matcher = SequenceMatcher(None, b=name, autojunk=False)
    scored = sorted(((_likeness(matcher, each.lower()), each) for each in names), key=lambda pair: -pair[0])
    return tuple(each for score, each in scored[:3] if score)


def _likeness(matcher: SequenceMatcher[str], other: str) -> float:
    """How alike two names are, the game's name in front of an id left out if need be; 0 if they are not."""
    return max(_ratio(matcher, other), _ratio(matcher, other.partition("/")[2]))


def _ratio(matcher: SequenceMatcher[str], other: str) -> float:
    """Two bounds that cost little rule out most names before they are compared letter by letter."""
    matcher.set_seq1(other)
    if matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
        return 0.0
    ratio = matcher.ratio()
    return ratio if ratio >= ALIKE else 0.0
