"""What is printed on characters, cards and tokens, read from tables."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

Source = Literal["rulebook", "published", "house"]
Numbers = tuple[int, int, int, int, int]
"""Speed, aim, tech, defense, melee."""


class CharacterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card with its two sides."""

    id: str
    marine: bool
    rank: int
    hero: Numbers
    grunt: Numbers
    source: Source


Keyword = Literal[
    "action", "free-action", "full-auto", "bulky", "backup", "grenade", "cumbersome", "close", "area"
]  # fmt: skip


class EnduranceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An endurance card, and how many there are of it."""

    id: str
    type: Literal["weapon", "equipment", "event", "hazard"]
    count: int
    source: Source
    cost: int = 0
    shot: int = 0
    """Cards to exhaust for an attack with it."""
    reach: int = 0
    """How far it shoots; 0 for any distance."""
    sure: int = 0
    """It always hits on this number or less."""
    keywords: tuple[Keyword, ...] = ()
    discarded: bool = False
    """Whether a hazard goes to the discard pile."""


class TrackerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A motion tracker card, one for each place in `at`: a spawn point from 1 to 4, or 0 for a tunnel."""

    id: str
    level: int
    type: Literal["drone", "hidden", "active", "tunnel"]
    at: tuple[int, ...]
    blips: int
    source: Source


class TokenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission blip by what is on its back, and how many there are."""

    id: str
    count: int
    source: Source


class BlipRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Blips by the number on their back."""

    number: int
    count: int
    source: Source


class Dial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers on the sentry gun dial, from its start to zero."""

    numbers: tuple[int, ...]
    source: Source


class _Characters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: tuple[CharacterRow, ...]


class _Endurance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[EnduranceRow, ...]


class _Tracker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[TrackerRow, ...]


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blip: tuple[BlipRow, ...]
    mission_blip: tuple[TokenRow, ...]
    sentry_dial: Dial


class Tables(msgspec.Struct, frozen=True):
    """All tables of the box."""

    characters: tuple[CharacterRow, ...]
    endurance: tuple[EnduranceRow, ...]
    tracker: tuple[TrackerRow, ...]
    blips: tuple[BlipRow, ...]
    mission_blips: tuple[TokenRow, ...]
    sentry_dial: Dial


def ours() -> Tables:
    """The tables of the box as they come with the game."""
    tokens = msgspec.toml.decode(_text("tokens"), type=_Tokens)
    return Tables(
        msgspec.toml.decode(_text("characters"), type=_Characters).character,
        msgspec.toml.decode(_text("endurance"), type=_Endurance).card,
        msgspec.toml.decode(_text("tracker"), type=_Tracker).card,
        tokens.blip,
        tokens.mission_blip,
        tokens.sentry_dial,
    )


def _text(name: str) -> bytes:
    return files(__package__).joinpath(f"{name}.toml").read_bytes()
