"""What is otherwise in a game for people who know the one before it: a few things worth telling, with their rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


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
def differences(game: str) -> tuple[Difference, ...]:
    """What is otherwise in a game; nothing if nobody has written it down."""
    file = files("hullbreach.rulebook").joinpath("differences", f"{game}.toml")
    return msgspec.toml.decode(file.read_bytes(), type=_Differences).difference if file.is_file() else ()
