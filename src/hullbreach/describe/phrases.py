"""Messages of one language by id, with arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from . import french

GRAMMAR = {"fr": french.FUNCTIONS}
"""By language: what its messages may do to a name."""
HOUSE = files("hullbreach") / "locale"
"""What is said of any game."""

REMEMBERED = 20_000
"""Most sentences kept in the cache."""
KEPT = frozenset({str, int})
"""Arguments that are equal only if they are said the same; 1 and True and 1.0 are not."""


MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=(?! *\n+ *\.)", re.MULTILINE)
"""How a message or a term with a value begins; whatever follows it up to the next belongs to it."""

Messages = Mapping[str, str]
"""Messages as they are written, by id."""


def written_in(text: str) -> Messages:
    """The messages of a file."""
    found = list(MESSAGE.finditer(text))
    ends = [after.start() for after in found[1:]] + [len(text)]
    return {it[1]: text[it.start() : end] for it, end in zip(found, ends, strict=True)}


def files_in(folder: Traversable, lang: str) -> list[Traversable]:
    """The files of a folder in one language: `en.ftl` and whatever ends in `-en.ftl`."""
    ours = (file for file in folder.iterdir() if f"-{file.name}".endswith(f"-{lang}.ftl"))
    return sorted(ours, key=lambda file: file.name)


_read: dict[tuple[str, str], Messages] = {}
"""By folder and language what was read: games of one family share most of it."""


def messages_in(folder: Traversable, lang: str) -> Messages:
    """The messages of a folder in one language, which is read once."""
    key = (str(folder), lang)
    if key not in _read:
        texts = (file.read_text(encoding="utf-8") for file in files_in(folder, lang))
        _read[key] = {id: message for text in texts for id, message in written_in(text).items()}
    return _read[key]


class _Named(visitor.Visitor):
    """Collects the arguments a message wants, and the messages it says in its own."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def variables(node: ast.BaseNode) -> frozenset[str]:
    """The arguments a message or a part of one wants."""
    found = _Named()
    found.visit(node)
    return frozenset(found.arguments)


class Phrases:
    """What can be said in one language. A message is understood when it is first said: there are thousands."""

    def __init__(self, lang: str, texts: Iterable[Messages]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions=GRAMMAR.get(lang))
        self._wants: dict[str, dict[str, frozenset[str]]] = {}
        self._reading = Lock()  # a server tells several tables at once, in threads
        self._said: dict[tuple[Any, ...], str] = {}
        self._written: dict[str, str] = {}
        for messages in texts:
            self._written |= messages

    def __contains__(self, id: str) -> bool:
        return id in self._written and not id.startswith("-")

    def ids(self) -> list[str]:
        """Every message."""
        return [id for id in self._written if id in self]

    def wants(self, id: str) -> Mapping[str, frozenset[str]]:
        """The arguments that a message wants, by variant; its plain form is the variant without a name."""
        if id not in self._wants:
            self._understand(id)
        return self._wants[id]

    def _understand(self, id: str) -> None:
        """Read a message; it counts as understood when it can be said, with those that it says in its own."""
        with self._reading:
            found: dict[str, dict[str, frozenset[str]]] = {}
            self._read(id, found)
            self._wants.update(found)

    def _read(self, id: str, found: dict[str, dict[str, frozenset[str]]]) -> None:
        found[id] = {"": frozenset()}
        resource = FluentResource(self._written[id])
        if not any(isinstance(entry, ast.Message | ast.Term) for entry in resource.body):  # a pack can be wrong
            resource = FluentResource(f"{id} = {_as_written(id)}")
        self._bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                own = {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
                found[id] = {"": variables(entry.value), **own}
                named = _Named()
                named.visit(entry)
                for other in named.messages & self._written.keys() - self._wants.keys() - found.keys():
                    self._read(other, found)

    def say(self, id: str, args: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The text of a message; an unknown id is said as it is written, without its dashes."""
        if id not in self._written:
            return _as_written(id)
        return self._format(id, "", {**args, **more} if args else more)

    def fitting(self, id: str, args: Mapping[str, Any]) -> str | None:
        """A message in the variant that fits its arguments; None if it does not exist or lacks some.

        A variant (an attribute in the file) is named after an argument and is used when that one is given. Where
        several fit, the argument given last decides: secrets come last.
        """
        if id not in self:
            return None
        wants = self.wants(id)
        for variant in (*reversed(list(args)), ""):
            if variant in wants and wants[variant] <= args.keys():
                return self._format(id, variant, args)
        return None

    def answer(self, ask: str, verb: str) -> str | None:
        """What a verb is called as an answer to this question alone; None if it is called the same everywhere."""
        variant = f"option-{verb}"
        return self._format(ask, variant, {}) if ask in self and variant in self.wants(ask) else None

    def _format(self, id: str, variant: str, args: Mapping[str, Any]) -> str:
        """A message with its arguments; what was said lately is remembered, for most of a table is said again."""
        key = (id, variant, *args.items())
        if not KEPT.issuperset(map(type, args.values())):
            return self._formatted(id, variant, args)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._formatted(id, variant, args)
        return said

    def _formatted(self, id: str, variant: str, args: Mapping[str, Any]) -> str:
        if id not in self._wants:
            self._understand(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes[variant] if variant else message.value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def listed(self, things: Iterable[str]) -> str:
        """A list as one says it: with commas, and a word before the last."""
        return self._joined(things, "list-end")

    def either(self, things: Iterable[str]) -> str:
        """One or another of these."""
        return self._joined(things, "list-either")

    def _joined(self, things: Iterable[str], end: str) -> str:
        items = list(things)
        if len(items) < 2:
            return items[0] if items else self.say("list-empty")
        start = items[0]
        for item in items[1:-1]:
            start = self.say("list-middle", a=start, b=item)
        return self.say(end, a=start, b=items[-1])

    def facts(self, things: Iterable[str]) -> str:
        """Short facts one after another."""
        return self._chained(things, "facts")

    def sequence(self, things: Iterable[str]) -> str:
        """Longer things one after another, which may have commas of their own."""
        return self._chained(things, "exits")

    def _chained(self, things: Iterable[str], link: str) -> str:
        said = ""
        for thing in things:
            said = self.say(link, a=said, b=thing) if said else thing
        return said


def _as_written(id: str) -> str:
    """An id without its dashes, where nothing better can be said."""
    return id.replace("-", " ")


def phrases(lang: str, texts: Sequence[Messages] = ()) -> Phrases:
    """What the house says in a language, and more that may replace some of it; the last has the last word."""
    return Phrases(lang, [messages_in(HOUSE, lang), *texts]) if texts else _of_the_house(lang)


@cache
def _of_the_house(lang: str) -> Phrases:
    return Phrases(lang, [messages_in(HOUSE, lang)])
