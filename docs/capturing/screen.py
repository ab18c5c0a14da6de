"""What a terminal shows while somebody types, as text and as a drawing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

COLUMNS = 80
CLEARED = "\x1b[2J\x1b[H"
"""What clears a screen."""
BETWEEN = "\x1b[2m· · ·\x1b[0m"
"""Stands between two screens."""

_BACKGROUND, _INK, _DIM = (10, 15, 20), (230, 235, 238), (147, 163, 173)
_SIGNAL, _WARNING, _INFECTION, _WOUND = (95, 208, 214), (255, 138, 61), (167, 210, 74), (200, 85, 61)
_COLOURS = [_BACKGROUND, _WOUND, _INFECTION, _WARNING, _SIGNAL, _DIM, _SIGNAL, _INK]
THEME = TerminalTheme(_BACKGROUND, _INK, _COLOURS, _COLOURS)
"""The colours of the look."""
DRAWING = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 17px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""
"""As rich draws it, but without letters from the network."""


def typed_at(command: Sequence[str], lines: Sequence[str], *, colour: bool = True, folder: Path | None = None) -> str:
    """What a command prints at a terminal of eighty columns, up to the prompt after the last line typed."""
    with TemporaryDirectory() as empty:
        environment = {
            **{
                name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "HULLBREACH_"))
            },
            "COLUMNS": str(COLUMNS),
            "TERM": "xterm-256color",
            "PYTHONIOENCODING": "utf-8",
            "XDG_STATE_HOME": empty,
            **({"FORCE_COLOR": "1"} if colour else {"NO_COLOR": "1"}),
        }
        called = [sys.executable, "-m", "hullbreach", *command]
        typed = "".join(f"{line}\n" for line in lines)
        ended = subprocess.run(
            called, input=typed, env=environment, cwd=folder or empty, capture_output=True, encoding="utf-8", check=True
        )
    shown, prompt, _ = ended.stdout.rpartition("\n> ") if lines else (ended.stdout, "", "")
    return shown + prompt


def screens(shown: str, *, last: int = 0) -> str:
    """Screen after screen; if a number of lines is given, only that many last lines of each."""
    each = [screen.strip("\n").splitlines() for screen in shown.split(CLEARED)]
    return f"\n{BETWEEN}\n".join("\n".join(lines[-last:]) for lines in each if lines)


def plain(shown: str) -> str:
    """The letters alone."""
    return "\n".join(line.rstrip() for line in Text.from_ansi(shown).plain.splitlines()) + "\n"


def drawn(shown: str, title: str, id: str) -> str:
    """A drawing of a terminal window."""
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi(shown), soft_wrap=True)
    lines = console.export_svg(title=title, theme=THEME, code_format=DRAWING, unique_id=id).splitlines()
    return "\n".join(line.rstrip() for line in lines if line.strip()) + "\n"
