"""Which rules a piece of code carries out: the ids that are named in it, in its class, or in its module."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from hullbreach.rulebook.ledger import games, load
from tests.mutation.source import Source, Span

PATTERN = re.compile(r"\b[a-z]+/[a-z0-9-]+/[a-z0-9-]+")
Ids = frozenset[str]
NONE: Ids = frozenset()


@cache
def _known() -> Ids:
    return frozenset(rule.id for game in games() for rule in load(game))


def written(text: str) -> Ids:
    """The ids of rules that stand in a text, be it code, docstring or comment."""
    return _known().intersection(PATTERN.findall(text))


class RuleIds:
    """What all files of a package name, so that a constant or a class of another file counts where it is used."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self.sources = {source.name: source for source in sources}
        self._heirs: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for source in self.sources.values():
            for name, node in _classes(source).items():
                for parent in node.bases:
                    if isinstance(parent, ast.Name):
                        self._heirs.setdefault(self._origin(source, parent.id), []).append((source.name, name))

    def of(self, source: Source, span: Span) -> Ids:
        """The rules a piece of code belongs to.

        Those named in its function and those of its class; outside both those of its statement. Code that names none
        has those of whatever uses it in its file; if nothing there does, all of its file.
        """
        around = source.around(span)
        found = NONE
        for node in around:
            if isinstance(node, ast.ClassDef):
                found |= self._of_class(source.name, node.name)
            else:
                found |= self._used(source, node)
        if not around and (statement := source.statement(span)):
            found = self._used(source, statement)
        users = (self._of_users(source, node.name) for node in reversed(around))
        return found or next(filter(None, users), NONE) or self.of_file(source)

    def _of_users(self, source: Source, name: str, asked: Ids = NONE) -> Ids:
        """The rules of the functions and methods of a file that use this name, or of what uses those."""
        found = NONE
        for node in source.tree.body:
            for part in _parts(node):
                if getattr(part, "name", "") in (name, *asked) or not _uses(part, name):
                    continue
                own = self._used(source, part)
                if isinstance(node, ast.ClassDef):
                    own |= self._of_class(source.name, node.name)
                user = getattr(part, "name", "")
                found |= own or (self._of_users(source, user, asked | {name}) if user else NONE)
        return found

    @cache  # noqa: B019  (one of these lives as long as the command)
    def of_file(self, source: Source) -> Ids:
        """Every rule that a file names, by a constant of another file too, and those of its classes."""
        named = [self._used(source, statement) for statement in source.tree.body]
        return NONE.union(*named, *(self._of_class(source.name, name) for name in _classes(source)))

    def _used(self, source: Source, node: ast.stmt) -> Ids:
        """The ids written in a statement, and those of the constants and classes it takes a rule from."""
        found = written(source.of(source.whole(node)))
        for each in ast.walk(node):
            match each:
                case ast.Attribute(value=ast.Name(id=name), attr="rule"):
                    found |= self._of_class(*self._origin(source, name))
                case ast.Name(id=name, ctx=ast.Load()) if name.isupper():
                    found |= self._of_constant(*self._origin(source, name))
        return found

    @cache  # noqa: B019
    def _of_constant(self, file: str, name: str) -> Ids:
        source = self.sources.get(file)
        statements = source.tree.body if source else []
        return NONE.union(*(written(ast.unparse(each)) for each in statements if name in _assigned(each)))

    @cache  # noqa: B019
    def _of_class(self, file: str, name: str) -> Ids:
        """What a class names outside its methods, else what it inherits, else what its heirs name."""
        found = self._own(file, name) or self._inherited(file, name)
        return found or NONE.union(*(self._own(*heir) for heir in self._heirs.get((file, name), ())))

    def _own(self, file: str, name: str) -> Ids:
        source, node = self._class(file, name)
        if source is None or node is None:
            return NONE
        return NONE.union(*(self._used(source, each) for each in node.body if not isinstance(each, ast.FunctionDef)))

    def _inherited(self, file: str, name: str) -> Ids:
        source, node = self._class(file, name)
        for parent in node.bases if source and node else ():
            if source and isinstance(parent, ast.Name):
                origin = self._origin(source, parent.id)
                if found := self._own(*origin) or self._inherited(*origin):
                    return found
        return NONE

    def _class(self, file: str, name: str) -> tuple[Source | None, ast.ClassDef | None]:
        source = self.sources.get(file)
        return source, _classes(source).get(name) if source else None

    def _origin(self, source: Source, name: str) -> tuple[str, str]:
        """The file of the package and the name there that a name of this file stands for."""
        return _imports(source).get(name, (source.name, name))


@cache
def _classes(source: Source) -> dict[str, ast.ClassDef]:
    return {each.name: each for each in source.tree.body if isinstance(each, ast.ClassDef)}


def _parts(node: ast.stmt) -> list[ast.stmt]:
    """A function, or what a class is made of."""
    match node:
        case ast.ClassDef(body=body):
            return body
        case ast.FunctionDef():
            return [node]
    return []


def _uses(node: ast.stmt, name: str) -> bool:
    named = (each.id if isinstance(each, ast.Name) else getattr(each, "attr", "") for each in ast.walk(node))
    return name in named


@cache
def _imports(source: Source) -> dict[str, tuple[str, str]]:
    """By name what is imported from within the package, as files of it."""
    return dict(_imported(source))


def _imported(source: Source) -> Iterator[tuple[str, tuple[str, str]]]:
    folders = source.name.split("/")[:-1]
    for node in source.tree.body:
        if isinstance(node, ast.ImportFrom) and node.level and node.level - 1 <= len(folders):
            folder = folders[: len(folders) - (node.level - 1)]
            file = "/".join([*folder, *(node.module or "").split(".")]) + ".py"
            for each in node.names:
                yield each.asname or each.name, (file, each.name)


def _assigned(statement: ast.stmt) -> set[str]:
    """The names that a statement gives a value to."""
    match statement:
        case ast.Assign(targets=targets):
            return {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()
