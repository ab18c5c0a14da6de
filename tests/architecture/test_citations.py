"""Every rule a test cites exists, and every rule of a finished module is cited and named where it is carried out."""

import re
from pathlib import Path

import pytest

from hullbreach.rulebook import UnknownRule, find, games, load, owners
from hullbreach.rulebook.citations import cited
from hullbreach.rulebook.sources import DOCUMENTS
from tests.describe import source

ROOT = Path(__file__).parents[2]


def test_tests_cite_only_rules_that_exist() -> None:
    unknown: list[str] = []
    for citation in cited(ROOT):
        try:
            find(citation.rule)
        except UnknownRule as error:
            unknown.append(f"{citation.file}:{citation.line}: {error}")
    assert unknown == []


@pytest.mark.parametrize("game", games())
def test_every_rule_of_a_finished_module_is_cited(game: str) -> None:
    ledger = load(game)
    named = {citation.rule for citation in cited(ROOT)}
    finished = [rule.id for rule in ledger if rule.module in ledger.finished]
    assert [rule for rule in finished if rule not in named] == []


def named_in_the_code() -> set[str]:
    """Every id of a rule that the code or the content of a game names."""
    ids = re.compile(rf"(?<![\w/-])(?:{'|'.join(owners())})/[\w/-]+")
    files = [file for game in source.GAMES for ending in ("*.py", "*.toml") for file in game.rglob(ending)]
    named = [file for file in files if file.name not in DOCUMENTS]
    return {rule for file in named for rule in ids.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", games())
def test_every_rule_of_a_finished_module_is_named_in_the_code(game: str) -> None:
    """By its own id, or by that of another game's rule that means it at this game's table."""
    ledger, named = load(game), named_in_the_code()
    meant = named | {own.id for rule in named if (own := ledger.own(rule))}
    finished = [rule.id for rule in ledger if rule.module in ledger.finished]
    assert [rule for rule in finished if rule not in meant] == []
