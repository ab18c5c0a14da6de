"""The language of this run: chosen by a command, used by every sentence after it, errors too."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from itertools import pairwise

from ..describe.languages import LANGUAGES, wanted_by
from ..kernel import Refused

_chosen: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


def speak(wanted: str | None = None) -> str:
    """Speak the language wanted, or else that of the machine, from now on."""
    if wanted is not None and wanted not in LANGUAGES:
        raise Refused("unknown-language", language=wanted, languages=list(LANGUAGES))
    language = wanted or wanted_by(os.environ)
    _chosen.set(language)
    return language


def asked_for(arguments: Sequence[str]) -> str | None:
    """The language among what was typed, before the rest is understood: help and complaints speak it too."""
    typed = " ".join(arguments).replace("--lang=", "--lang ").split()
    wanted = next((after for flag, after in pairwise(typed) if flag == "--lang"), None)
    return wanted if wanted in LANGUAGES else None


def current() -> str:
    """What is spoken now."""
    return _chosen.get()
