"""A terminal: sentences of at most eighty columns, rule ids dim beside them, and lines typed in answer."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from .paragraphs import filled

CURTAIN = 40
"""Empty lines that hide what stood before."""


class Leave(Exception):
    """The person at the keyboard goes away; `asked` if there is somebody left to be asked about a save."""

    def __init__(self, *, asked: bool) -> None:
        super().__init__()
        self.asked = asked


class Terminal:
    """The terminal as the game uses it: lines shown, lines typed."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain
        self.brief = False
        """Whether sentences come without the rule behind them."""
        self._console = Console(highlight=False, color_system=None if plain else "auto")
        self._console.width = min(self._console.width, 80)

    def tell(self, sentence: str, rule: str = "", *, mark: str = "", style: str = "") -> None:
        """A sentence with the rule behind it, unless it is to be brief; its mark hangs out to the left.

        Plain, it is one line without an indent: the reader's program wraps it as needed.
        """
        if self.brief:
            rule = ""
        said = f"{sentence} [{rule}]" if rule else sentence
        if self.plain:
            text = Text(f"{mark.lstrip()}{said}", style=style)
        else:
            text = Text(filled(f"{mark}{said}", self._console.width, rest=" " * len(mark)), style=style)
        if rule:
            text.stylize("dim", len(text) - len(rule) - 2)
        self._console.print(text, soft_wrap=True)

    def line(self, text: str) -> None:
        """A line as it is."""
        self._console.print(Text(text), soft_wrap=True)

    def heading(self, title: str) -> None:
        """The title of a list."""
        self._console.print(Text(title.lstrip() if self.plain else title, style="bold cyan"), soft_wrap=self.plain)

    def gap(self) -> None:
        """An empty line."""
        self._console.print()

    def curtain(self, sentence: str) -> None:
        """Hide what was shown until somebody presses Enter."""
        self._clear()
        self.ask(sentence)
        self._clear()

    def _clear(self) -> None:
        """An empty screen; a reader of lines gets empty lines instead, so that nothing is read again by accident."""
        if self.plain:
            self._console.print("\n" * CURTAIN)
        elif self._console.is_terminal:
            self._console.clear()

    def ask(self, prompt: str) -> str:
        """A line typed; the end of the input and an interruption both mean leaving."""
        try:
            line = input(f"{prompt} ").strip()
        except EOFError:
            self.gap()
            raise Leave(asked=False) from None
        except KeyboardInterrupt:
            self.gap()
            raise Leave(asked=False) from None
        if not sys.stdin.isatty():  # a transcript shows what was answered
            print(line)
        return line
