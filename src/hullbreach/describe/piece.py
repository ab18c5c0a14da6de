"""What is printed on a piece of the box, in words."""

from __future__ import annotations

from typing import Any

from .phrases import Phrases


def fact_of(said: Phrases, name: str, value: Any) -> str:
    """One fact about a piece; a value that is the id of a message, or some of several, is said by it."""
    return said.say(f"gallery-{name}", value=_worded(said, value))


def _worded(said: Phrases, value: Any) -> Any:
    if isinstance(value, tuple):
        return ", ".join(str(_worded(said, each)) for each in value)
    return said.say(value) if str(value) in said else value
