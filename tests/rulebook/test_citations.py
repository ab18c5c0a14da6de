"""Citations: read from the tests without running them."""

from pathlib import Path

import pytest

from hullbreach.rulebook import UnknownRule
from hullbreach.rulebook.citations import UnreadableCitation, checkout, cited
from hullbreach.rulebook.citing import cites, cites_shared

TESTS = """
pytestmark = cites("toy/file")

@cites("toy/one", "toy/two")
def test_function(): ...

@cites("toy/class")
class TestClass:
    pytestmark = cites("toy/also")

    @pytest.mark.slow
    @citing.cites("toy/method")
    async def test_method(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=cites("toy/parameter"))])
def test_parameters(n):
    cites("toy/in-a-body")

    @cites("toy/in-a-body")
    def inner(): ...
"""


def _write(root: Path, text: str) -> Path:
    (root / "tests" / "deep").mkdir(parents=True)
    (root / "tests" / "deep" / "test_toy.py").write_text(text)
    return root


def test_functions_classes_files_and_parameters_cite_but_bodies_do_not(tmp_path: Path) -> None:
    found = [(each.rule, each.test, each.line) for each in cited(_write(tmp_path, TESTS))]
    file = "tests/deep/test_toy.py"
    assert found == [
        ("toy/file", file, 2),
        ("toy/one", f"{file}::test_function", 4),
        ("toy/two", f"{file}::test_function", 4),
        ("toy/class", f"{file}::TestClass", 7),
        ("toy/also", f"{file}::TestClass", 9),
        ("toy/method", f"{file}::TestClass::test_method", 12),
        ("toy/parameter", f"{file}::test_parameters", 15),
    ]


def test_a_shared_rule_is_cited_as_every_game_has_it(tmp_path: Path) -> None:
    root = _write(tmp_path, '@cites_shared("nemesis/noise/silence")\ndef test(game): ...\n')
    assert [each.rule for each in cited(root)] == ["lockdown/noise/silence", "nemesis/noise/silence"]
    cases = cites_shared("nemesis/noise/silence").mark.args[1]
    assert [(case.values, case.marks[0].args) for case in cases] == [
        (("lockdown",), ("lockdown/noise/silence",)),
        (("nemesis",), ("nemesis/noise/silence",)),
    ]
    with pytest.raises(TypeError, match="no two games"):
        cites_shared("nemesis/room/cockpit-set")


def test_an_id_that_is_no_plain_string_is_refused(tmp_path: Path) -> None:
    root = _write(tmp_path, "@cites(RULE)\ndef test(): ...\n")
    with pytest.raises(UnreadableCitation, match=r"tests/deep/test_toy\.py:1: "):
        cited(root)


def test_an_unknown_id_is_refused_when_the_test_is_imported() -> None:
    with pytest.raises(UnknownRule, match="near: nemesis/noise/silence"):
        cites("nemesis/noise/silense")
    with pytest.raises(TypeError, match="at least one"):
        cites()


def test_a_known_id_marks_the_test() -> None:
    mark = cites("nemesis/noise/silence", "nemesis/noise/roll-number").mark
    assert (mark.name, mark.args) == ("cites", ("nemesis/noise/silence", "nemesis/noise/roll-number"))


def test_the_checkout_is_where_these_tests_are() -> None:
    assert checkout() == Path(__file__).parents[2]
