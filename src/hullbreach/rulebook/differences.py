"""How a game, or a part of one, differs from what people already know: a few things worth telling, with their rules."""

from __future__ import annotations

from functools import cache

import msgspec

from hullbreach.rulebook.books import DIFFERENCES, document


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difference in one language."""

    title: str
    text: str


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difference in English and French, and the rules that make it."""

    id: str
    rules: tuple[str, ...]
    en: Told
    fr: Told

    def told(self, lang: str = "en") -> Told:
        """The difference in a language."""
        return self.fr if lang == "fr" else self.en


class _Differences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    difference: tuple[Difference, ...]


@cache
def differences(owner: str) -> tuple[Difference, ...]:
    """How a game, or a game with this part, differs; nothing if nobody has written it down."""
    toml = document(owner, DIFFERENCES)
    return msgspec.toml.decode(toml, type=_Differences).difference if toml else ()
