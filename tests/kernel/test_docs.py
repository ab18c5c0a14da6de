"""The page on the kernel is typed in as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"


def test_everything_on_the_kernel_page_runs() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    test = doctest.DocTestParser().get_doctest(text, {"__name__": __name__}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 20
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0


def test_the_page_takes_ten_minutes() -> None:
    assert 120 <= len(PAGE.read_text(encoding="utf-8").splitlines()) <= 200
