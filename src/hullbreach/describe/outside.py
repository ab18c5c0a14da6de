"""Text from outside, which nobody has looked through, as it may stand in a sentence."""

from __future__ import annotations

import unicodedata

LONGEST = 500
"""Most characters shown of a text from outside."""


def as_written(value: object) -> object:
    """A text with what cannot be seen written out, and cut where it is too long; anything else as it is."""
    if not isinstance(value, str) or (value.isprintable() and len(value) <= LONGEST):
        return value
    shown = "".join(map(_shown, value[:LONGEST]))
    return f"{shown}…" if len(value) > LONGEST else shown


def _shown(letter: str) -> str:
    """Spaces of every width may stay; a control character, or half of a pair, is written as its number."""
    if letter.isprintable() or unicodedata.category(letter) == "Zs":
        return letter
    return f"\\u{{{ord(letter):x}}}"
