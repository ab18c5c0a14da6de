"""The help of every command in the language spoken: `help-play` in the message files is that of `play`, and its
variants are those of its parameters, under the names one types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ..describe.phrases import phrases
from .language import current

PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b")
"""Stands for something to be typed: FILE, INT."""
VALUE = "manual-value-"
"""How the messages begin that name placeholders."""


def explain(app: App, typed: Sequence[str], id: str = "help") -> None:
    """Give a command, and the one below it that was typed, the help of the language spoken now.

    Where none was typed all of an imported command are listed, so all have to say what they do; those of the whole
    program have said it when they were named, since to read them all takes a while.
    """
    app.help = phrases(current()).say(id)
    app.help_formatter = Manual(id)
    chosen = [name for name in app if name in typed and not name.startswith("-")]
    for name in app:
        if name in app.help_flags:
            app[name].help = phrases(current()).say("manual-help")
        elif name in app.version_flags:
            app[name].help = phrases(current()).say("manual-version")
        elif name in chosen or (not chosen and id != "help"):
            explain(app[name], typed, f"{id}-{name}")


def parameter(entry: HelpEntry) -> str:
    """What a parameter is called, without its dashes."""
    return (entry.positional_label or entry.positive_names[0]).lstrip("-").lower()


def placed(text: str) -> str:
    """Text with its placeholders in the language spoken."""
    said = phrases(current())
    known = {id.removeprefix(VALUE).upper(): id for id in said.ids() if id.startswith(VALUE)}
    return PLACEHOLDER.sub(lambda found: said.say(known[found[0]]) if found[0] in known else found[0], text)


class Manual:
    """Lays the help of one command out as usual, in the words of its messages."""

    def __init__(self, id: str) -> None:
        self.id = id
        self._phrases = phrases(current())
        self._laid_out = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """A list of commands or parameters."""
        title = self._phrases.say(f"manual-{str(panel.title).lower()}")
        entries = panel.entries if panel.format == "command" else [self._told(entry) for entry in panel.entries]
        self._laid_out(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """What to type."""
        console.print(Text(self._phrases.say("manual-usage", usage=placed(str(usage))), style="bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does."""
        self._laid_out.render_description(console, options, description)

    def _told(self, entry: HelpEntry) -> HelpEntry:
        """A parameter that says what it is for, which values there are and which is the usual one."""
        name = parameter(entry)
        said = [self._phrases.fitting(self.id, {name: name}) or ""]
        if entry.choices:
            said.append(self._phrases.say("manual-choices", choices=", ".join(entry.choices)))
        if entry.default is not None and entry.metavar is not None:  # a flag is off until it is typed
            said.append(self._phrases.say("manual-default", value=entry.default))
        if entry.required:
            said.append(self._phrases.say("manual-required"))
        return entry.copy(
            description=InlineText.from_format(" ".join(said), format="markdown"),
            positional_label=entry.positional_label and placed(entry.positional_label),
            metavar=entry.metavar and placed(entry.metavar),
            choices=None,
            default=None,
            required=False,
        )
