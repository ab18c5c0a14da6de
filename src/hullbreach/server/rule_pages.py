"""The rules as pages that link: their contents by section, a section, and one rule with all there is about it."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..describe.phrases import phrases
from ..describers import phrases_of
from ..kernel import Refused
from ..lab.scenario.file import read_file
from ..lab.scenario.head import Head
from ..rulebook import Rule, UnknownGame, UnknownRule, find, game_of, load, same
from ..rulebook.citations import checkout
from .pages import told


def contents_page(game: str, language: str) -> list[dict[str, Any]]:
    """Every section in the order of play, with how many rules it holds."""
    try:
        ids = [_section(rule) for rule in load(game)]
    except UnknownGame:
        raise Refused("unknown-game", game=game) from None
    return [_titled(id, ids.count(id), language) for id in dict.fromkeys(ids)]


def section_page(section: str, language: str) -> list[dict[str, str]]:
    """All rules of a section, such as `nemesis/noise`."""
    game = game_of(section)
    found = [rule for rule in load(game) if _section(rule) == section] if game else []
    if not found:
        raise Refused("unknown-rule", rule=section)
    return [told(rule, language) for rule in found]


def rule_page(id: str, language: str) -> dict[str, Any]:
    """One rule, where it is from and holds too, what stands beside it, and what was tried out about it."""
    try:
        rule = find(id)
    except UnknownRule:
        raise Refused("unknown-rule", rule=id) from None
    section = _section(rule)
    beside = section_page(section, language)
    tried = [each for each in _rulings() if id in each.rules]
    return told(rule, language) | {
        "source": phrases(language).say(f"rule-source-{rule.source}"),
        "section": _titled(section, len(beside), language),
        "same": [told(twin, language) for twin in same(rule)],
        "neighbours": [each for each in beside if each["id"] != id],
        "tried": [{"question": each.asked(language), "answer": each.answered(language)} for each in tried],
    }


def _section(rule: Rule) -> str:
    """What the ids of a section have in common."""
    return rule.id.rpartition("/")[0]


def _titled(section: str, count: int, language: str) -> dict[str, Any]:
    """A section under its title; one of a part is named with the part."""
    owner, _, subject = section.partition("/")
    said = phrases_of(language, game_of(section))
    title = said.say(f"section-{subject}")
    if owner != game_of(section):
        title = said.say("rules-of-part", part=said.say(f"rules-part-{owner}"), section=title)
    return {"id": section, "title": title, "count": count}


@cache
def _rulings() -> list[Head]:
    """The rulings that were tried out; they lie in a checkout, not in an installed package."""
    root = checkout()
    return [read_file(file) for file in sorted((root / "examples" / "rulings").glob("*.toml"))] if root else []
