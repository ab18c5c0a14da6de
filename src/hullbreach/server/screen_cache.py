"""A screen as it was last shown, packed part by part: as bytes it takes a quarter of the room, and most parts have not
changed when the next one comes, which two strings of bytes show at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.json import Decoder, Encoder

from .delta import Patch, changes

Part = tuple[str, ...]
DIVIDED = ("view", "words")
"""What is packed in parts of its own; everything else is small."""
AT_ONCE = 64
"""How many differences are remembered: those of one answer, most of which everybody at the table sees."""

_pack = Encoder().encode
_unpack = Decoder().decode


class ScreenCache:
    """The screen that was shown last; empty before anything was."""

    def __init__(self) -> None:
        self._parts: dict[Part, bytes] = {}

    def show(self, screen: dict[str, Any]) -> Patch:
        """Keep this screen; what has changed from the one before."""
        before, self._parts = self._parts, {part: _pack(value) for part, value in _parts(screen)}
        if not before:
            return changes({}, screen)
        patch: Patch = [[list(part)] for part in before if part not in self._parts]
        for part, packed in self._parts.items():
            known = before.get(part)
            if known is None:
                patch.append([list(part), _unpack(packed)])
            elif known != packed:
                patch += _difference(part, known, packed)
        return patch

    def whole(self) -> dict[str, Any]:
        """The screen that was shown last."""
        screen: dict[str, Any] = {}
        for part, packed in self._parts.items():
            at = screen.setdefault(part[0], {}) if len(part) > 1 else screen
            at[part[-1]] = _unpack(packed)
        return screen


@lru_cache(AT_ONCE)
def _difference(part: Part, known: bytes, packed: bytes) -> Patch:
    return changes(_unpack(known), _unpack(packed), part)


def _parts(screen: dict[str, Any]) -> list[tuple[Part, Any]]:
    parts: list[tuple[Part, Any]] = []
    for name, value in screen.items():
        parts += [((name, key), each) for key, each in value.items()] if name in DIVIDED else [((name,), value)]
    return parts
