"""The command line: every command in a file of its own, errors as one clear line and exit code 2."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from .. import __version__
from ..describe import Describer
from ..describe.phrases import phrases
from ..kernel import Refused
from .language import asked_for, current, speak
from .manual import explain
from .usage_errors import refusal_of

COMMANDS = (
    "play:play",
    "games:games",
    "serve:serve",
    "backup:backup",
    "backup:restore",
    "rules:app",
    "scenario:app",
    "pack:app",
    "replay:replay",
    "fuzz:fuzz",
    "simulate:simulate",
    "bench:bench",
    "load:load",
    "schema:schema",
)
"""By file and name; a file is imported when its command is typed, since importing the server takes a while."""


def made() -> App:
    """The command and what can follow it, with the help of the language spoken now."""
    app = App(name="hullbreach", version=__version__)
    for command in COMMANDS:
        file, _, attribute = command.partition(":")
        name = file if attribute == "app" else attribute
        app.command(f"{__package__}.{command}", name=name, help=phrases(current()).say(f"help-{name}"))
    return app


def run(typed: list[str]) -> None:
    """Run one command; a reader that goes away, as `head` does, ends it without a word."""
    try:
        try:
            _obey(typed)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left in it goes nowhere
        raise SystemExit(UNREAD) from None


UNREAD = 141
"""How a program ends whose output nobody reads any more."""


def _obey(typed: list[str]) -> None:
    """Whatever is refused is said in a sentence."""
    speak(asked_for(typed))
    app = made()
    explain(app, typed)
    try:
        app(typed, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _complain(refusal_of(error))
    except Refused as refused:
        _complain(refused)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _complain(refused: Refused) -> NoReturn:
    print(f"hullbreach: {_complaint(refused)}", file=sys.stderr)
    raise SystemExit(2) from None


def _complaint(refused: Refused) -> str:
    """Where it happened, what was refused, and the rule behind it, in one line."""
    where = "".join(f"{note}: " for note in getattr(refused, "__notes__", ()))
    rule = f" [{refused.rule}]" if refused.rule else ""
    return " ".join(f"{where}{_describer(refused).error(refused)}{rule}".split())


def _describer(refused: Refused) -> Describer:
    """The house's; games are read only for a refusal that is theirs: by its rule, or by its message."""
    house = Describer(current())
    if not refused.rule and f"refused-{refused.reason}" in house.phrases:
        return house
    from ..describers import describer_for, describer_of
    from ..library import games
    from ..rulebook import game_of

    game = game_of(refused.rule) or refused.rule.partition("/")[0]
    return describer_of({}, current(), game) if game in games() else describer_for(None, current())
