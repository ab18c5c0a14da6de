"""Sentences in lines: French puts a space before « : », « ; », « ! », « ? » and inside « », where no line may end."""

from __future__ import annotations

import re
from textwrap import fill

from rich.console import Console
from rich.text import Text

UNBROKEN = re.compile(r"(?<=\S) (?=[:;!?»])|(?<=«) (?=\S)")
HELD = "\N{WORD JOINER}"
"""Stands in for such a space while lines are measured: as wide, and no message writes it."""


def filled(text: str, width: int, first: str = "", rest: str = "") -> str:
    """A text in lines of at most this width that begin so; what is shown differs in nothing but where they end."""
    lines = fill(
        UNBROKEN.sub(HELD, text),
        width,
        initial_indent=first,
        subsequent_indent=rest,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return lines.replace(HELD, " ")


def paragraph(console: Console, text: str, *, style: str = "", indent: str = "") -> None:
    """Print a text in lines as wide as the console, without blanks at their ends."""
    console.print(Text(filled(text, console.width, indent, indent), style=style), soft_wrap=True)
