"""Paragraphs wrapped to the width of the console."""

from __future__ import annotations

from textwrap import fill

from rich.console import Console
from rich.text import Text


def filled(text: str, width: int, first: str = "", rest: str = "") -> str:
    """A text wrapped to this width, with these indents; non-breaking spaces, as in French, are kept."""
    return fill(
        text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False
    )


def paragraph(console: Console, text: str, *, style: str = "", indent: str = "") -> None:
    """Print a text in lines as wide as the console, without blanks at their ends."""
    console.print(Text(filled(text, console.width, indent, indent), style=style), soft_wrap=True)
