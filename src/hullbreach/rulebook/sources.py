"""Where a rule is carried out: the places in the package's code and content that name its id."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hullbreach.rulebook.books import DIFFERENCES, NOTES, RULES, WORDS

DOCUMENTS = (RULES, WORDS, NOTES, DIFFERENCES)
PACKAGE = Path(__file__).resolve().parents[1]


class Place(msgspec.Struct, frozen=True, order=True):
    """A line of a file and the class, function or table it stands in ("" at the top of a file)."""

    file: str
    line: int
    within: str


def places(rule: str, package: Path = PACKAGE) -> list[Place]:
    """Every place below the package, documents of the rules left out, that names this rule id exactly."""
    named = re.compile(rf"(?<![\w/-]){re.escape(rule)}(?![\w/-])")
    return sorted(place for file in _files(package) for place in _in_file(file, package, named))


def _files(package: Path) -> Iterator[Path]:
    for pattern in ("*.py", "*.toml"):
        for file in package.rglob(pattern):
            if "rulebook" not in file.relative_to(package).parts and file.name not in DOCUMENTS:
                yield file


def _in_file(file: Path, package: Path, named: re.Pattern[str]) -> Iterator[Place]:
    text = file.read_text(encoding="utf-8")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if named.search(line)]
    if not lines:
        return
    within = _definition if file.suffix == ".py" else _table
    for line in lines:
        yield Place(file.relative_to(package.parent).as_posix(), line, within(text, line))


def _definition(python: str, line: int) -> str:
    """The dotted name of the innermost class or function around a line, its decorators included."""
    names: list[str] = []
    body: list[ast.stmt] = ast.parse(python).body
    while around := [each for each in body if _spans(each, line)]:
        inner = around[0]
        if isinstance(inner, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.append(inner.name)
        body = [child for child in ast.iter_child_nodes(inner) if isinstance(child, ast.stmt)]
    return ".".join(names)


def _spans(statement: ast.stmt, line: int) -> bool:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    first = min([statement.lineno, *(each.lineno for each in decorators)])
    return first <= line <= (statement.end_lineno or first)


def _table(toml: str, line: int) -> str:
    """The header of the table around a line, with the table's id if it has one."""
    lines = toml.splitlines()
    heads = [number for number, each in enumerate(lines) if each.startswith("[")]
    start = max((number for number in heads if number < line), default=None)
    if start is None:
        return ""
    end = min((number for number in heads if number > start), default=len(lines))
    names = (re.match(r'id\s*=\s*"([^"]+)"', each) for each in lines[start + 1 : end])
    name = next((match[1] for match in names if match), "")
    return f"{lines[start].split('#')[0].strip(' []')} {name}".rstrip()
