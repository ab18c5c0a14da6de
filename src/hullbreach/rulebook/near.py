"""Near names: what somebody probably meant by a name that does not exist."""

from collections.abc import Sequence
from difflib import SequenceMatcher


def near(name: str, names: Sequence[str]) -> list[str]:
    """Up to three names that look like this one, the likest first."""
    likeness = sorted(((_likeness(name, each), each) for each in names), key=lambda pair: -pair[0])
    return [each for score, each in likeness[:3] if score >= 0.6]


def _likeness(name: str, other: str) -> float:
    """How alike two names are from 0 to 1, the game's name in front of an id left out if need be."""
    matcher = SequenceMatcher(None, other.lower(), name.lower(), autojunk=False)
    whole = matcher.ratio()
    matcher.set_seq1(other.lower().partition("/")[2])
    return max(whole, matcher.ratio())
