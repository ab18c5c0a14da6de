"""The page on the contract is typed in as it stands, and its example client plays a game."""

from __future__ import annotations

import doctest
import runpy
from pathlib import Path

import pytest

import hullbreach

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "contract.md"


def test_everything_on_the_page_runs() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    test = doctest.DocTestParser().get_doctest(text, {"__name__": __name__}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 20
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_page_names_every_part_of_a_view() -> None:
    view = hullbreach.new("nemesis", players=2, seed=1).view(0)
    parts = {*view, *view["clocks"], *view["rooms"][0], *view["corridors"][0], *view["you"]} - {"number"}
    page = PAGE.read_text(encoding="utf-8")
    assert [part for part in sorted(parts) if f"`{part}`" not in page] == []


def test_the_example_plays_a_seat_without_knowing_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "one_seat.py"))["main"](4)
    told = capsys.readouterr().out
    assert "take your first action or pass." in told
    assert "win" in told.splitlines()[-1]
    assert "{" not in told
