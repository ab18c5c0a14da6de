"""`hullbreach play`: a page in the browser that friends can join, or a game in this terminal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from .. import library
from ..kernel import Refused
from .language import speak
from .options import GameName
from .terminal_game import PlayFlags, play_here

ALONE = PlayFlags()
"""Nothing was said of a table in the terminal."""


def play(
    game: GameName = None,
    /,
    *,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    port: int | None = None,
    browser: bool = True,
    flags: Annotated[PlayFlags, Parameter(name="*")] = ALONE,
    lang: str | None = None,
) -> None:
    """Play: by itself in the browser, with `--terminal` or a word about the table in the terminal."""
    speak(lang)
    if not terminal and flags == ALONE:
        if game is not None:
            library.title(game)
        from .page import open_page  # a game in the terminal needs no server

        open_page(port, browser, f"host/{game}" if game else "")
        return
    if port is not None or not browser:
        raise Refused("page-or-terminal")
    play_here(game, flags, lang)
