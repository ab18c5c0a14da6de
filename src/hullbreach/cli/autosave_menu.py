"""The menu of autosaved games, to choose one to resume."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

from .. import library
from ..describe import Describer
from ..describers import describer_for
from ..kernel import Refused
from .autosave import LAST, kept
from .files import read
from .language import current
from .terminal import Leave, Terminal

LIST = "list"
"""The word that asks for the menu."""


def choose_kept(terminal: Terminal) -> Path | None:
    """List the autosaved games and ask for one; None if none is chosen or nobody can be asked."""
    say = Describer(current()).message
    files = kept()
    terminal.heading(say("kept-games", count=len(files)))
    for place, file in enumerate(files, 1):
        terminal.tell(_told(file, LAST if place == 1 else f"{LAST}-{place}"), mark=f"{place:4}. ")
    while files and sys.stdin.isatty():
        terminal.tell(say("kept-choose"), style="bold")
        try:
            typed = terminal.ask(">")
        except Leave:
            return None
        if not typed:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(files):
            return files[int(typed) - 1]
    return None


def _told(file: Path, word: str) -> str:
    """Which game it is, how far it is, and when it was played last."""
    describer = describer_for(None, current())
    at = f"{datetime.fromtimestamp(file.stat().st_mtime):%Y-%m-%d %H:%M}"
    try:
        game = library.load(read(file))
    except Refused as refused:
        return describer.message("kept-broken", word=word, at=at, because=describer.error(refused))
    describer = describer_for(game, current())
    title = describer.message(f"game-{game.title}")
    return describer.message(
        "kept-game", word=word, at=at, game=title, players=game.players, clocks=describer.clocks(game.sight())
    )
