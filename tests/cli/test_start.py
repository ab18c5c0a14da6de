"""A command starts without what only other commands need."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROGRAM = """
import sys
from hullbreach.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sys.modules)
"""
SERVER = {"sqlalchemy", "alembic", "starlette", "uvicorn", "hullbreach.server.app"}
ENGINE = {"hullbreach.nemesis", "hullbreach.nemesis.table.bots.survivor"}
LIBRARIES = {"msgspec", "cyclopts", "rich", "fluent", "babel"}


def read(*typed: str) -> set[str]:
    """The modules that are read for a command."""
    ended = subprocess.run([sys.executable, "-c", PROGRAM, *typed], capture_output=True, text=True, check=False)
    assert "Traceback" not in ended.stderr
    return set(ended.stdout.splitlines()[-1].split())


def test_the_version_is_told_without_any_library_or_engine() -> None:
    modules = read("--version")
    assert modules & (SERVER | ENGINE | LIBRARIES | {"hullbreach.kernel", "hullbreach.library"}) == set()
    assert {name for name in modules if name.startswith("hullbreach.")} == {"hullbreach.cli"}


@pytest.mark.parametrize("typed", ["--help", "brench", "--nonsense", "rules --help", "serve --help", "serve --prot 1"])
def test_help_and_mistakes_need_neither_a_server_nor_a_game(typed: str) -> None:
    assert read(*typed.split()) & (SERVER | {"hullbreach.nemesis"}) == set()


@pytest.mark.parametrize("typed", ["--help", "brench", "--nonsense"])
def test_what_concerns_no_command_reads_none(typed: str) -> None:
    assert read(*typed.split()) & (ENGINE | {"hullbreach.library", "hullbreach.lab"}) == set()


def test_a_list_of_games_does_not_load_the_server() -> None:
    assert read("games") & SERVER == set()


def test_the_public_face_is_read_when_it_is_used() -> None:
    program = (
        "import sys, hullbreach; print('hullbreach.kernel' in sys.modules); print(hullbreach.kernel.Game.__module__)"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["False", "hullbreach.kernel.game"]


def test_every_public_name_is_there_and_no_other() -> None:
    import hullbreach

    assert set(hullbreach.__all__) <= set(dir(hullbreach))
    assert all(getattr(hullbreach, name) is not None for name in hullbreach.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        hullbreach.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_written_in_one_place() -> None:
    import hullbreach

    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    written = (root / project["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    assert f'__version__ = "{hullbreach.__version__}"' in written
