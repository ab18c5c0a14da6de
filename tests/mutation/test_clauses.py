"""The breaks of our own: what of a rule's text can be left out, and what is not for breaking."""

from pathlib import Path

import pytest

from tests.mutation.clauses import clause_breaks
from tests.mutation.mutant import Mutant, mutants
from tests.mutation.source import Source


def of(folder: Path, text: str) -> list[Mutant]:
    (folder / "rule.py").write_text(text, encoding="utf-8")
    return list(mutants(Source(folder, folder / "rule.py"), [clause_breaks]))


@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("if burns(room): return", {"if False: return"}),
        ("x = a and not b", {"x = a", "x = not b"}),
        ("x = [it for it in all if may(it)]", {"x = [it for it in all if True]"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a not in b", {"x = a in b"}),
        ("return [Wound(who), *after]", {"return [Wound(who)]", "return [*after]"}),
        ("g.fire |= 1", {"pass"}),
        ("g.room[who] = 3", {"pass"}),
        ("shuffle(g)", {"pass"}),
        ("x = 3", set()),
        ("g.tell('burns', RULE, room=a in b)", set()),
        ("if g.told is not None: pass", set()),
        ("raise ValueError(a in b)", set()),
        ("x: list[a in b]", set()),
    ],
)
def test_a_clause_can_be_left_out(tmp_path: Path, code: str, broken: set[str]) -> None:
    found = of(tmp_path, f"def rule(g):\n    {code}\n")
    assert {each.becomes for each in found} == broken
    assert {each.was for each in found} <= {code}
    assert {each.function for each in found} <= {"rule"}


def test_a_break_over_several_lines_moves_no_other_line(tmp_path: Path) -> None:
    text = "def rule(g):\n    « g »(\n        a,\n    )\n    return [\n        A(),\n        B(),\n    ]\n"
    found = of(tmp_path, text.replace("« g »", "é.shuffle"))
    assert [(each.line, each.becomes) for each in found] == [
        (2, "pass\\ \\"),
        (6, "\\ B(),"),
        (6, "A()\\ ,"),
    ]
    assert all(each.text.count("\n") == text.count("\n") for each in found)


def test_words_for_people_are_not_broken(tmp_path: Path) -> None:
    text = "class Ask:\n    def _args(self, g):\n        return [A(), B()]\n"
    assert of(tmp_path, text) == []
    assert len(of(tmp_path, text.replace("_args", "_options"))) == 2


def test_a_break_keeps_its_name_while_its_file_stays_as_it_is(tmp_path: Path) -> None:
    text = "def rule(g):\n    g.fire = 1\n"
    (one,), (same,), (moved,) = of(tmp_path, text), of(tmp_path, text), of(tmp_path, "\n" + text)
    assert one.key == same.key != moved.key
