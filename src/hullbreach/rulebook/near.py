"""Near names: what somebody probably meant by a name that does not exist."""

from collections.abc import Sequence
from difflib import SequenceMatcher


def near(name: str, names: Sequence[str], otherwise: str = "") -> str:
    """The end of an error message that names up to three near names.

    If none is near, `otherwise` introduces all names; without it nothing is added.
    """
    likeness = sorted(((_likeness(name, each), each) for each in names), key=lambda pair: -pair[0])
    best = [each for score, each in likeness[:3] if score >= 0.6]
    if best:
        return f"; did you mean {' or '.join(best)}?"
    return f"; {otherwise} {', '.join(names)}" if otherwise and names else ""


def _likeness(name: str, other: str) -> float:
    """How alike two names are from 0 to 1, the game's name in front of an id left out if need be."""
    matcher = SequenceMatcher(None, other.lower(), name.lower(), autojunk=False)
    whole = matcher.ratio()
    matcher.set_seq1(other.lower().partition("/")[2])
    return max(whole, matcher.ratio())
