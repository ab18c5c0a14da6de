"""Citations are the rules that tests name with `@cites` or `@cites_shared`, read without running the tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hullbreach.rulebook.shared import everywhere


class Citation(msgspec.Struct, frozen=True):
    """One rule named by one test: `test` is a node id, or a class's or file's if all tests in it cite."""

    rule: str
    test: str
    file: str
    line: int


class UnreadableCitation(ValueError):
    """A test cites something else than a plain string, which nobody can read without running it."""


def cited(root: Path) -> list[Citation]:
    """Every citation in the files below `root`/tests."""
    found: list[Citation] = []
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "cites" in text:
            found.extend(_in_body(ast.parse(text).body, path.relative_to(root).as_posix(), ()))
    return found


def checkout() -> Path | None:
    """The repository this package runs from, or the one around the working directory, if any."""
    here, there = Path(__file__).resolve(), Path.cwd()
    for folder in (here.parents[3], there, *there.parents):
        if (folder / "tests").is_dir() and (folder / "src" / "hullbreach" / "rulebook").is_dir():
            return folder
    return None


def _in_body(body: list[ast.stmt], file: str, within: tuple[str, ...]) -> Iterator[Citation]:
    """The citations in a module or class; what happens inside a function is nobody's citation."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = (*within, statement.name)
            for decorator in statement.decorator_list:
                yield from _in_expression(decorator, file, inside)
            if isinstance(statement, ast.ClassDef):
                yield from _in_body(statement.body, file, inside)
        else:
            yield from _in_expression(statement, file, within)


def _in_expression(tree: ast.AST, file: str, within: tuple[str, ...]) -> Iterator[Citation]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (name := _name(node.func)) in ("cites", "cites_shared"):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise UnreadableCitation(f"{file}:{argument.lineno}: {name} wants rule ids as plain strings")
                rules = everywhere(argument.value).values() if name == "cites_shared" else (argument.value,)
                for rule in rules:
                    yield Citation(rule, "::".join((file, *within)), file, argument.lineno)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
