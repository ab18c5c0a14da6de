"""`make test` runs the quick tests, which are never skipped; `make test-slow` runs all others."""

from __future__ import annotations

import pytest

NEEDY = """
import pytest

@pytest.fixture
def postgres():
    pytest.skip("PostgreSQL is not installed")

@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request):
    return request.param if request.param == "sqlite" else request.getfixturevalue("postgres")

def test_of_a_database(database): ...

def test_of_postgres(postgres): ...

@pytest.mark.slow
def test_marked(): ...

def test_quick(): ...
"""


@pytest.fixture
def toy(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini(
        "[pytest]\naddopts = --strict-markers -p hullbreach.rulebook.pytest_citations -p tests.tiers\nmarkers = slow\n"
    )
    return pytester


def test_each_test_belongs_to_one_tier_and_only_slow_ones_are_skipped(toy: pytest.Pytester) -> None:
    toy.makepyfile(NEEDY)
    toy.runpytest_inprocess("-m", "not slow").assert_outcomes(passed=2, deselected=3)
    toy.runpytest_inprocess("-m", "slow").assert_outcomes(passed=1, skipped=2, deselected=2)


@pytest.mark.parametrize(
    "test",
    [
        "def test(): pytest.skip('there is no Chromium')",
        "@pytest.fixture\ndef npm(): pytest.skip('no npm')\ndef test(npm): ...",
        "@pytest.mark.skip\ndef test(): ...",
        "def test(): pytest.importorskip('no_such_package')",
    ],
)
def test_a_quick_test_that_is_skipped_fails(toy: pytest.Pytester, test: str) -> None:
    toy.makepyfile(f"import pytest\n{test}")
    ended = toy.runpytest_inprocess()
    assert ended.ret == pytest.ExitCode.TESTS_FAILED
    ended.stdout.fnmatch_lines(["*A quick test was skipped*"])


def test_what_cites_a_rule_is_quick(toy: pytest.Pytester) -> None:
    toy.makepyfile(
        "import pytest\nfrom hullbreach.rulebook.citing import cites\n"
        "@cites('nemesis/noise/silence')\n@pytest.mark.slow\ndef test(): ..."
    )
    ended = toy.runpytest_inprocess()
    assert ended.ret == pytest.ExitCode.TESTS_FAILED
    ended.stdout.fnmatch_lines(["*cites a rule and is slow*"])
