"""`hullbreach serve` understands where tables are kept and under which path it lives, and nothing it should not."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from hullbreach.server.settings import Settings

from .conftest import Refuse, Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What would have been served."""
    started: list[Settings] = []
    monkeypatch.setattr("hullbreach.cli.local_server.run", lambda settings, *_: started.append(settings))
    return started


@pytest.mark.parametrize(
    ("named", "understood"),
    [
        ("tables.sqlite", "tables.sqlite"),
        ("/srv/tables.sqlite", "/srv/tables.sqlite"),
        ("sqlite:///tables.sqlite", "tables.sqlite"),
        ("sqlite:///kept/tables.sqlite", "kept/tables.sqlite"),
        ("sqlite:////srv/tables.sqlite", "/srv/tables.sqlite"),
        ("sqlite+aiosqlite:///tables.sqlite", "tables.sqlite"),
        ("postgresql://ann:secret@home/tables", "postgresql://ann:secret@home/tables"),
        ("postgres://home/tables", "postgresql://home/tables"),
        ("postgresql+asyncpg://home/tables", "postgresql://home/tables"),
    ],
)
def test_a_database_may_be_a_file_or_an_address(
    named: str, understood: str, run: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hullbreach.cli.database.find_spec", lambda name: object())
    assert run("serve", "--host", "127.0.0.1", "--port", 0, "--database", named).code == 0
    assert [settings.database for settings in served] == [understood]


@pytest.mark.parametrize("command", [("serve", "--port", 0), ("backup", "file"), ("restore", "file"), ("load",)])
@pytest.mark.parametrize("named", ["mysql://ann:secret@home/tables", "sqlite://", "sqlite:///", "file:///tables"])
def test_another_is_refused_without_its_address(
    command: tuple[object, ...], named: str, refuse: Refuse, tmp_path: Path
) -> None:
    said = refuse(*command, "--database", named)
    assert said.startswith(f"{named.partition(':')[0]}:// is not a supported database. Give a file, such as ")
    assert "secret" not in said
    assert list(tmp_path.iterdir()) == []


def test_tables_are_kept_in_the_file_of_an_address(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    assert run("backup", "all.backup", "--database", "sqlite:///kept/tables.sqlite").code == 0
    assert run("backup", "all.backup", "--database", f"sqlite:///{tmp_path}/whole.sqlite").code == 0
    assert (tmp_path / "kept" / "tables.sqlite").is_file()
    assert (tmp_path / "whole.sqlite").is_file()


def test_what_postgresql_needs_is_said_with_the_line_to_type(refuse: Refuse, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("hullbreach.cli.database.find_spec", lambda name: None if name == "asyncpg" else found(name))
    said = refuse("serve", "--port", 0, "--database", "postgresql://ann:secret@home/tables")
    assert said == f"PostgreSQL needs asyncpg. Install it: {sys.executable} -m pip install asyncpg"


@pytest.mark.parametrize(("base", "path"), [("", ""), ("/", ""), ("/games", "/games"), ("/a/b_c-d/", "/a/b_c-d")])
def test_a_server_lives_under_a_path(base: str, path: str, run: Run, served: list[Settings]) -> None:
    assert run("serve", "--host", "127.0.0.1", "--port", 0, "--base", base).code == 0
    assert [settings.base for settings in served] == [path]


@pytest.mark.parametrize(
    "base",
    ["//evil.example", "//evil", "///x", "https://evil.example", "games", "/a//b", "/a/../b", "/a b", "\\evil", "/é"],
)
def test_what_is_not_a_path_is_refused(base: str, refuse: Refuse) -> None:
    assert refuse("serve", "--port", 0, "--base", base).startswith(f"{base} is not a valid base path")
