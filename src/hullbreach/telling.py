"""The words for one game: our messages and rules, and those its packs bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from .describe import Describer
from .packs import Pack, remembered
from .rulebook import Rule, UnknownRule, find


def describer_of(packs: Mapping[str, str], language: str) -> Describer:
    """Who tells a game that is played with these packs, by id and fingerprint."""
    return _describer(tuple(packs.items()), language)


@cache
def _describer(packs: tuple[tuple[str, str], ...], language: str) -> Describer:
    known = remembered(dict(packs)) or []
    texts = tuple(text for pack in known if (text := pack.named("locale").get(language)))
    return Describer(language, rules=partial(_text, packs=known, language=language), texts=texts)


def rule_of(packs: Mapping[str, str], id: str) -> Rule:
    """A rule of a game or of one of its packs; UnknownRule if there is none."""
    return _rule(id, remembered(packs) or [])


def _rule(id: str, packs: list[Pack]) -> Rule:
    own = next((pack.rules[id] for pack in packs if id in pack.rules), None)
    return own or find(id)


def _text(id: str, packs: list[Pack], language: str) -> str:
    try:
        return _rule(id, packs).text(language)
    except UnknownRule:
        return id
