"""The plugin: a run records the citing tests that passed, and forgets those that no longer do."""

import pytest

from hullbreach.rulebook import passed_tests
from hullbreach.rulebook.citations import cited

IMPORTS = "import pytest\nfrom hullbreach.rulebook.citing import cites\n"
MANY = f"""{IMPORTS}
@cites("nemesis/noise/silence")
def test_passes(): ...

@cites("nemesis/noise/roll-number")
@cites("nemesis/noise/silence")
@pytest.mark.parametrize("n", [1, 2])
def test_parameters(n): assert n == 1

@cites("nemesis/noise/danger-markers")
def test_fails(): assert False

@cites("nemesis/noise/danger-markers")
def test_skips(): pytest.skip()

@cites("nemesis/noise/danger-markers")
@pytest.mark.xfail
def test_is_expected_to_fail(): assert False

@pytest.fixture
def broken():
    yield
    raise ValueError

@cites("nemesis/noise/danger-markers")
def test_falls_over_afterwards(broken): ...

@cites("nemesis/noise/silence-slimed")
class TestClass:
    def test_inside(self): ...

def test_cites_nothing(): ...
"""
PASSED = {
    "tests/test_toy.py::test_passes": ("nemesis/noise/silence",),
    "tests/test_toy.py::test_parameters[1]": ("nemesis/noise/roll-number", "nemesis/noise/silence"),
    "tests/test_toy.py::TestClass::test_inside": ("nemesis/noise/silence-slimed",),
}


@pytest.fixture
def toy(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\naddopts = --strict-markers -p hullbreach.rulebook.pytest_citations\n")
    return pytester


def _write(toy: pytest.Pytester, text: str, name: str = "test_toy.py") -> None:
    folder = toy.path / "tests"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)


def _recorded(toy: pytest.Pytester) -> dict[str, tuple[str, ...]]:
    return {test: passed.cites for test, passed in passed_tests.read(toy.path).items()}


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_only_citing_tests_that_pass_are_recorded(toy: pytest.Pytester, workers: tuple[str, ...]) -> None:
    _write(toy, MANY)
    toy.runpytest_subprocess(*workers).assert_outcomes(passed=5, failed=2, skipped=1, xfailed=1, errors=1)
    assert _recorded(toy) == PASSED


def test_runs_are_merged(toy: pytest.Pytester) -> None:
    _write(toy, MANY)
    for test in PASSED:
        toy.runpytest_inprocess(test).assert_outcomes(passed=1)
    assert _recorded(toy) == PASSED


def test_a_test_that_fails_is_forgotten(toy: pytest.Pytester) -> None:
    test = "@cites('nemesis/noise/silence')\ndef test(): assert not Path('bad').exists()\n"
    _write(toy, f"{IMPORTS}from pathlib import Path\n{test}")
    toy.runpytest_inprocess()
    assert list(_recorded(toy)) == ["tests/test_toy.py::test"]
    (toy.path / "bad").touch()
    toy.runpytest_inprocess().assert_outcomes(failed=1)
    assert _recorded(toy) == {}


def test_what_a_changed_or_lost_file_proved_is_forgotten(toy: pytest.Pytester) -> None:
    for name in ("test_a.py", "test_b.py", "test_c.py"):
        _write(toy, f"{IMPORTS}@cites('nemesis/noise/silence')\ndef test(): ...\n", name)
    toy.runpytest_inprocess().assert_outcomes(passed=3)
    with (toy.path / "tests" / "test_b.py").open("a") as file:
        file.write("# changed\n")
    (toy.path / "tests" / "test_c.py").unlink()
    assert list(_recorded(toy)) == ["tests/test_a.py::test"]
    assert passed_tests.unproven(passed_tests.read(toy.path), cited(toy.path)) == ["tests/test_b.py"]
    toy.runpytest_inprocess("tests/test_a.py")
    assert b"test_c" not in (toy.path / passed_tests.NAME).read_bytes()


def test_a_file_is_proven_when_each_of_its_citing_tests_has_passed(toy: pytest.Pytester) -> None:
    _write(toy, MANY)
    _write(toy, f"{IMPORTS}pytestmark = cites('nemesis/noise/silence')\ndef test(): ...\n", "test_good.py")
    assert passed_tests.unproven({}, cited(toy.path)) == ["tests/test_good.py", "tests/test_toy.py"]
    toy.runpytest_inprocess()
    assert passed_tests.unproven(passed_tests.read(toy.path), cited(toy.path)) == ["tests/test_toy.py"]


def test_an_unreadable_record_is_as_good_as_none(toy: pytest.Pytester) -> None:
    (toy.path / passed_tests.NAME).write_text("{")
    assert _recorded(toy) == {}
    (toy.path / passed_tests.NAME).write_text('{"test": 3}')
    assert _recorded(toy) == {}
