"""Which rules a piece of code belongs to."""

from pathlib import Path

import pytest

from tests.mutation.rule_ids import RuleIds
from tests.mutation.source import Source, Span

FILES = {
    "rules/noise.py": '''
"""Nothing is named here."""
from .names import SLIMED, Loud
from .. import elsewhere

class Roll(Effect):
    """See nemesis/noise/danger-attracts."""
    rule = "nemesis/noise/roll-number"

    def throw(self): here

    def listen(self):
        tell("nemesis/noise/silence", here)

class Louder(Loud):
    def throw(self): here

def slimed():
    here(SLIMED)

def commented():
    shallow()  # as nemesis/noise/danger-markers says

def shallow(): deep()

def deep(): here

class Ear:
    def listen(self):
        self.heard(SLIMED)

    def heard(self, what): here

def helper(): here

SIZE = 10  # nemesis/setup/noise-markers-none is not an id, nemesis/noise/silence is
''',
    "rules/names.py": """
RULE, SLIMED = "nemesis/noise/silence", "nemesis/noise/silence-slimed"

class Loud(Effect):
    rule = "nemesis/noise/danger-attracts"
""",
    "seal.py": """
class Seal(Effect):
    def close(self): here
""",
    "ship.py": """
from .seal import Seal

class Airlock(Seal):
    rule = "nemesis/room/airlock-close"
""",
    "plain.py": "def nothing(): here\n",
}


@pytest.fixture
def ids(tmp_path: Path) -> RuleIds:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return RuleIds([Source(tmp_path, tmp_path / name) for name in FILES])


@pytest.mark.parametrize(
    ("file", "within", "expected"),
    [
        ("rules/noise.py", "    def throw", {"noise/roll-number", "noise/danger-attracts"}),
        ("rules/noise.py", "    def listen", {"noise/roll-number", "noise/danger-attracts", "noise/silence"}),
        ("rules/noise.py", "class Louder", {"noise/danger-attracts"}),
        ("rules/noise.py", "def slimed", {"noise/silence", "noise/silence-slimed"}),
        ("rules/noise.py", "def commented", {"noise/danger-markers"}),
        ("rules/noise.py", "SIZE", {"noise/silence"}),
        ("seal.py", "def close", {"room/airlock-close"}),
        ("plain.py", "def nothing", set()),
    ],
)
def test_code_belongs_to_the_rules_named_around_it(ids: RuleIds, file: str, within: str, expected: set[str]) -> None:
    source = ids.sources[file]
    start = source.text.index(within) + len(within)
    assert ids.of(source, Span(start, start + 1)) == {f"nemesis/{rule}" for rule in expected}


@pytest.mark.parametrize(
    ("within", "expected"),
    [
        ("def deep", {"noise/danger-markers"}),
        ("    def heard", {"noise/silence", "noise/silence-slimed"}),
    ],
)
def test_code_that_names_none_belongs_to_what_uses_it(ids: RuleIds, within: str, expected: set[str]) -> None:
    source = ids.sources["rules/noise.py"]
    start = source.text.index(within)
    assert ids.of(source, Span(start, start + 3)) == {f"nemesis/{rule}" for rule in expected}


def test_code_that_names_none_and_is_used_elsewhere_belongs_to_all_rules_of_its_file(ids: RuleIds) -> None:
    source = ids.sources["rules/noise.py"]
    start = source.text.index("def helper")
    assert ids.of(source, Span(start, start + 3)) == ids.of_file(source)
    assert len(ids.of_file(source)) == 5
