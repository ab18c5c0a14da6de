"""The engine can be compiled, and what Cython writes is made to look things up as the interpreter does."""

import subprocess
import tomllib
from pathlib import Path

import pytest
from Cython.Compiler.Main import compile as write_c

from hatch_build import END, HEADER, REMEMBERING, SHELF, SOURCES, engine, rehearse, remembering

SOURCE = """
def step(g, who):
    return g.room[who] if g.is_aboard(who) else None
"""


def test_our_code_remembers_and_that_of_cython_stays_as_it_is(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(SOURCE)
    write_c(str(module), language_level=3)
    written = module.with_suffix(".c").read_text()
    ours, support = remembering(written).split(END)
    assert f'#include "{HEADER}"' in ours
    assert support == written.split(END)[1]
    header = HEADER.read_text()
    for usual, better in REMEMBERING.items():
        assert f"= {usual}" in written  # a step reads an attribute and an item and calls a method
        assert f"= {usual}" not in ours
        assert f"= {better}" in ours
        assert f"#define {better}" in header


def test_another_cython_is_noticed() -> None:
    with pytest.raises(ValueError, match="Cython"):
        remembering("int main() { return 0; }")


WITNESS = """
import hullbreach
from pathlib import Path
Path(__file__).with_name("witness").write_text(hullbreach.__file__)
"""
"""Python runs it at its start, and it says which engine is found."""


def games_of_the_project() -> dict[str, str]:
    games: dict[str, str] = tomllib.loads(Path("pyproject.toml").read_text())["project"]["entry-points"][SHELF]
    return games


def test_the_engine_is_the_kernel_and_the_rules_of_every_game_on_the_shelf(tmp_path: Path) -> None:
    registry = tmp_path / "hullbreach"
    for name in ("kernel/stack", "toy/game", "toy/rules/act", "toy/table/names", "toy/rules/__init__", "other/game"):
        file = registry / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = engine(tmp_path, {"toy": "hullbreach.toy:game", "toy-two": "hullbreach.toy:two"})
    assert [file.relative_to(registry).as_posix() for file in found] == [
        "kernel/stack.py",
        "toy/game.py",
        "toy/rules/act.py",
    ]


def test_our_games_are_in_the_engine() -> None:
    folders = {file.relative_to(SOURCES / "hullbreach").parts[:2] for file in engine(SOURCES, games_of_the_project())}
    assert {("kernel", "stack.py"), ("nemesis", "game.py"), ("nemesis", "rules"), ("nemesis", "species")} <= folders


@pytest.mark.slow
def test_every_game_is_rehearsed_with_the_modules_on_the_stage(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITNESS)
    rehearse(SOURCES, tmp_path, games_of_the_project(), played=1)
    assert (tmp_path / "witness").read_text() == str(tmp_path / "hullbreach" / "__init__.py")


def test_a_rehearsal_that_fails_is_no_rehearsal(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        rehearse(SOURCES, tmp_path, {"nemesis": "hullbreach.nothing:NOTHING"}, played=1)
