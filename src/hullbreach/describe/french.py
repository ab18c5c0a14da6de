"""What French grammar does to a name that comes with its article: « le Cockpit », « du Cockpit », « au Cockpit »."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VOWELS = "aàâäeéèêëiîïoôöuùûühyœæ"
CONTRACTED = {"de": {"le ": "du ", "les ": "des "}, "à": {"le ": "au ", "les ": "aux "}}


def _contracted(word: str, name: Any) -> str:
    text = str(name)
    for article, both in CONTRACTED[word].items():
        if text.startswith(article):
            return both + text[len(article) :]
    if word == "de" and text[:1].lower() in VOWELS and not text.startswith(("la ", "l'")):
        return f"d'{text}"
    return f"{word} {text}"


def of(name: Any) -> str:
    """« du Cockpit », « de la Cantine », « de l'Armurerie », « des Cabines », « d'Anne », « de Bob »."""
    return _contracted("de", name)


def to(name: Any) -> str:
    """« au Cockpit », « à la Cantine », « à l'Armurerie », « aux Cabines », « à Bob »."""
    return _contracted("à", name)


def bare(name: Any) -> str:
    """The name without its article: « Cockpit »."""
    text = str(name)
    for article in ("le ", "la ", "les ", "l'"):
        if text.startswith(article):
            return text[len(article) :]
    return text


def at_the_start(text: Any) -> str:
    """A sentence begins with a capital: « Le Soldat »."""
    return str(text)[:1].upper() + str(text)[1:]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": of, "A": to, "SANS": bare, "MAJ": at_the_start}
"""Under the names they have in the message files."""
