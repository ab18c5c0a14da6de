"""Every public name says what it is for, and no file is named for nothing in particular."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hullbreach
import hullbreach.kernel
from hullbreach.kernel.effect import Effect, steps_of

ROOT = Path(__file__).parents[2]
VAGUE = {"utils", "util", "helpers", "helper", "common", "base", "manager", "misc"}
FACES = (hullbreach, hullbreach.kernel)
PUBLIC = [(module, name) for module in FACES for name in module.__all__]


def test_no_file_or_folder_is_named_for_nothing_in_particular() -> None:
    paths = [path.relative_to(ROOT) for place in ("src", "tests") for path in (ROOT / place).rglob("*")]
    assert [str(path) for path in paths if path.stem in VAGUE] == []


def _documented_values(package: ModuleType) -> set[str]:
    """Names of values with a text below them, in any module of a package."""
    assert package.__file__ is not None
    found: set[str] = set()
    for file in Path(package.__file__).parent.rglob("*.py"):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        for statement, below in pairwise(body):
            if isinstance(statement, ast.Assign) and _is_text(below):
                for target in statement.targets:
                    names = target.elts if isinstance(target, ast.Tuple) else [target]
                    found |= {name.id for name in names if isinstance(name, ast.Name)}
    return found


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


@pytest.mark.parametrize(("module", "name"), PUBLIC, ids=lambda it: getattr(it, "__name__", it))
def test_every_public_name_is_documented(module: ModuleType, name: str) -> None:
    it: Any = getattr(module, name)
    if (inspect.isclass(it) or inspect.isfunction(it)) and it.__module__.startswith("hullbreach"):
        assert inspect.getdoc(it)
        assert [member for member, doc in _members(it) if not doc] == []
    else:
        assert name in _documented_values(module)


def _members(it: Any) -> Iterator[tuple[str, str | None]]:
    """The public methods and properties of a class; the steps of an effect are read by their names."""
    steps = steps_of(it) if inspect.isclass(it) and issubclass(it, Effect) else {}
    for name, member in vars(it).items() if inspect.isclass(it) else ():
        if not name.startswith("_") and name not in steps and (callable(member) or isinstance(member, property)):
            yield name, inspect.getdoc(getattr(it, name) if isinstance(member, classmethod) else member)


def _modules() -> list[str]:
    return [found.name for found in pkgutil.walk_packages(hullbreach.__path__, "hullbreach.")]


@pytest.mark.parametrize("name", [name for name in _modules() if not name.endswith("__main__")])
def test_every_module_says_what_its_subject_is(name: str) -> None:
    assert (importlib.import_module(name).__doc__ or "").strip()
