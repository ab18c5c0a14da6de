"""The words for one game: our messages and rules, and those its packs bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ..describe import Describer
from ..packs import Pack, remembered
from ..rulebook import Rule, UnknownRule, find
from .language import current


def describer_of(packs: Mapping[str, str]) -> Describer:
    """Who tells a game that is played with these packs, by id and fingerprint."""
    known = remembered(packs) or []
    texts = tuple(text for pack in known if (text := pack.named("locale").get(current())))
    return Describer(current(), rules=partial(_text, packs=known), texts=texts)


def rule_of(packs: Mapping[str, str], id: str) -> Rule:
    """A rule of a game or of one of its packs; UnknownRule if there is none."""
    return _rule(id, remembered(packs) or [])


def _rule(id: str, packs: list[Pack]) -> Rule:
    own = next((pack.rules[id] for pack in packs if id in pack.rules), None)
    return own or find(id)


def _text(id: str, packs: list[Pack]) -> str:
    try:
        return _rule(id, packs).text(current())
    except UnknownRule:
        return id
