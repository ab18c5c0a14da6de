"""The words of a game that explain themselves: how they are written, what they mean, the rule to read on."""

from __future__ import annotations

from functools import cache

import msgspec

from hullbreach.rulebook.books import WORDS, documents


class Meaning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word in one language: every form it takes in a text, and what it means."""

    forms: tuple[str, ...]
    text: str


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word in English and French, and the rule it comes from."""

    id: str
    rule: str
    en: Meaning
    fr: Meaning

    def meaning(self, lang: str = "en") -> Meaning:
        """The word in a language."""
        return self.fr if lang == "fr" else self.en


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: tuple[Word, ...]


@cache
def vocabulary(game: str) -> tuple[Word, ...]:
    """The words of a game and of its parts; none if nobody has written them down."""
    return tuple(word for toml in documents(game, WORDS) for word in msgspec.toml.decode(toml, type=_Words).word)
