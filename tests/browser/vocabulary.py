"""What is not in the language of a page: words of another one, and texts that were never written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from tests.browser.positions import NAMES

WORD = re.compile(r"[^\W\d_]{3,}")
HYPHENED = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
"""What looks like the id of a message."""
CALLED = {name.casefold() for name in NAMES}
"""People, some of whom are in examples as well."""
OTHER = {"en": "fr", "fr": "en"}

WRITTEN = """() => {
  const own = document.documentElement.lang
  const ours = (it) => it && !it.closest('script, style') && it.closest('[lang]').lang === own
  const found = [document.title]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (ours(texts.currentNode.parentElement)) found.push(texts.currentNode.data)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const it of document.querySelectorAll(`[${name}]`)) if (ours(it)) found.push(it.getAttribute(name))
  return [...new Set(found.map((each) => each.trim()).filter(Boolean))]
}"""
"""Everything that a page shows or has read aloud, but what it marks itself as of another language."""

NEVER_WRITTEN = re.compile(r"\{ ?[$\w]|\b(undefined|null|NaN|object Object)\b|\b[a-z]+:[a-z0-9][a-z0-9:-]*\b")
"""A message without its arguments, a value that is none, and a reference such as `space:c1-h6`."""


class _Texts(Visitor):
    """Gathers the text of messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


class Messages:
    """All messages that a table of a game may show in a language."""

    def __init__(self, game: str, language: str) -> None:
        texts, self.ids = _Texts(), set[str]()
        for text in _locale(game, language):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    self.ids.add(entry.id.name)
                    texts.visit(entry)
        self.words = {word for text in texts.found for word in words_of(text)}
        self.hyphened = {word for text in texts.found for word in HYPHENED.findall(text.casefold())}


def _locale(game: str, language: str) -> Iterator[str]:
    house = files("hullbreach")
    yield house.joinpath("locale", f"{language}.ftl").read_text("utf-8")
    for path in house.joinpath(game, "locale").iterdir():
        if path.name.endswith(f"-{language}.ftl"):
            yield path.read_text("utf-8")


@cache
def messages(game: str, language: str) -> Messages:
    """The messages of a game, which are read only once."""
    return Messages(game, language)


def words_of(text: str) -> set[str]:
    """The words of a text, without those of one and two letters."""
    return {word.casefold() for word in WORD.findall(text)}


def out_of_place(page: Page, game: str, language: str) -> list[str]:
    """Texts on a page with words only the other language has, with the id of a message, or without their arguments."""
    own, other = messages(game, language), messages(game, OTHER[language])
    foreign = other.words - own.words - CALLED
    ids = (own.ids | other.ids) - own.hyphened
    return [
        text
        for text in page.evaluate(WRITTEN)
        if words_of(text) & foreign or NEVER_WRITTEN.search(text) or ids.intersection(HYPHENED.findall(text))
    ]
