"""The languages we speak, and which one a machine wants."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "fr")
"""The first is used when nobody asks for one that we know."""
VARIABLES = ("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says what its owner speaks, the most particular first."""


def wanted_by(environment: Mapping[str, str]) -> str:
    """The language of a machine."""
    return named_by(environment) or LANGUAGES[0]


def named_by(environment: Mapping[str, str]) -> str | None:
    """The language that a machine names; None if it names none that we know."""
    told = next((value for name in VARIABLES if (value := environment.get(name))), "")
    return next((language for language in LANGUAGES if told.lower().startswith(language)), None)
