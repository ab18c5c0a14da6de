"""Every rule a test cites exists, and every rule of a finished module is cited and named where it is carried out."""

import re
from pathlib import Path

import pytest

from hullbreach.rulebook import UnknownRule, find, games, load
from hullbreach.rulebook.citations import cited
from hullbreach.rulebook.sources import PACKAGE, places

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
    finished = [rule.id for rule in ledger if rule.module in ledger.edition.finished]
    assert [rule for rule in finished if rule not in named] == []


@pytest.mark.parametrize("game", games())
def test_every_rule_of_a_finished_module_is_named_in_the_code(game: str) -> None:
    files = [file for kind in ("py", "toml") for file in (PACKAGE / game).rglob(f"*.{kind}")]
    named = {rule for file in files for rule in re.findall(rf"{game}/[\w/-]+", file.read_text(encoding="utf-8"))}
    ledger = load(game)
    finished = [rule for rule in ledger if rule.module in ledger.edition.finished]
    unnamed = [rule for rule in finished if rule.id not in named and not places(rule.id)]
    assert [rule.id for rule in unnamed if not rule.same_as or not places(rule.same_as)] == []
