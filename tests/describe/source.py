"""What the source of the engine says to people, read without running it: events, prompts, options, refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import hullbreach
from hullbreach import shelf
from hullbreach.kernel import EventKind

ROOT = Path(hullbreach.__file__).parent


def _folder(title: object) -> Path:
    return ROOT / type(title).__module__.split(".")[1]


GAMES = sorted(set(map(_folder, shelf.titles().values())))
"""The folders of the games on the shelf; a family has one."""
FAMILIES = {
    folder.name: tuple(name for name, title in shelf.titles().items() if _folder(title) == folder) for folder in GAMES
}
"""By the name of such a folder: the games in it."""
OPEN = "*"
"""Arguments that cannot be read from the source."""

Told = tuple[str, frozenset[str], str]
"""A message, the arguments it is sure to get (OPEN among them if there may be more), and where."""


def _trees(*roots: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(path for root in roots for path in root.rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _texts(node: ast.expr | None) -> Iterator[str]:
    """Every text an expression may be; what is formatted in is a `{}`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _keys(node: ast.expr) -> frozenset[str]:
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))
    return frozenset({OPEN})


def _of(family: str) -> list[Path]:
    """The folder of a family, or those of all."""
    return [ROOT / family] if family else GAMES


def _constants(folder: Path) -> Iterator[tuple[str, str]]:
    """Every kind of event by the name of its constant."""
    for path in folder.rglob("event_kinds.py"):
        module = ".".join((ROOT.name, *path.relative_to(ROOT).with_suffix("").parts))
        listed = vars(import_module(module)).items()
        yield from ((constant, kind.name) for constant, kind in listed if isinstance(kind, EventKind))


KINDS = {folder.name: dict(_constants(folder)) for folder in GAMES}
"""By family: its kinds of events by the names of their constants."""


def _kinds(node: ast.expr, known: Mapping[str, str]) -> Iterator[str]:
    """Every kind of event an expression may be."""
    if isinstance(node, ast.Name) and node.id in known:
        yield known[node.id]
    elif isinstance(node, ast.IfExp):
        yield from _kinds(node.body, known)
        yield from _kinds(node.orelse, known)


def events(family: str = "") -> Iterator[Told]:
    """Every event of the source: with the arguments everybody gets, and again with those of the audience."""
    for folder in _of(family):
        yield from _events(folder, KINDS[folder.name])


def _events(folder: Path, known: Mapping[str, str]) -> Iterator[Told]:
    for file, tree in _trees(folder):
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or not call.args:
                continue
            where = f"{file}:{call.lineno}"
            if call.func.attr == "tell":
                keys = frozenset(keyword.arg or OPEN for keyword in call.keywords)
                yield from ((kind, keys, where) for kind in _kinds(call.args[0], known))
            elif call.func.attr == "tell_some":
                public, secret = _keys(call.args[3]), _keys(call.args[4])
                for kind in _kinds(call.args[0], known):
                    if public:
                        yield kind, public, where
                    yield kind, public | secret, where


def prompts(family: str = "") -> Iterator[tuple[str, str]]:
    """Every question's message."""
    for file, tree in _trees(*_of(family)):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(target, ast.Name) and target.id == "ask" for target in targets):
                    yield from ((ask, f"{file}:{node.lineno}") for ask in _texts(node.value))


def options(family: str = "") -> Iterator[tuple[str, str]]:
    """Every option id that can be read: of options and refusals, of uses that are yielded, of actions."""
    for file, tree in _trees(*_of(family)):
        for node in ast.walk(tree):
            for expression in _option_ids(node):
                yield from ((text, f"{file}:{expression.lineno}") for text in _texts(expression))


def _option_ids(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Option", "Refusal"):
        yield from node.args[:1]
    elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
        yield node.value.elts[0]
    elif isinstance(node, ast.FunctionDef) and node.name == "_id":
        yield from (inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value)


def refusals() -> Iterator[Told]:
    """Every reason to refuse a request, with its arguments."""
    for file, tree in _trees(ROOT):
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
                continue
            if call.func.id in ("Refused", "BadSave", "BadScenario"):
                keys = frozenset(keyword.arg or OPEN for keyword in call.keywords)
                yield from ((reason, keys, f"{file}:{call.lineno}") for reason in _texts(call.args[0]))


def verdicts() -> Iterator[tuple[str, str]]:
    """Every line of an outcome."""
    for file, tree in _trees(*GAMES):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "verdict":
                yield from ((line, f"{file}:{call.lineno}") for line in _texts(call.args[1]))
