"""`hullbreach games`: what is on the shelf."""

from __future__ import annotations

import json as json_module
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from .. import library
from ..describe import Describer
from .language import speak


def games(*, json: Annotated[bool, Parameter(negative="")] = False, lang: str | None = None) -> None:
    """List the games with their player counts and options."""
    say = Describer(speak(lang)).message
    shelf = library.games()
    if json:
        print(json_module.dumps(shelf))
        return
    table = Table(*(say(f"games-{column}") for column in ("game", "players", "options")), box=None, pad_edge=False)
    for name, facts in shelf.items():
        options = "; ".join(f"{key}: {', '.join(values)}" for key, values in facts["options"].items())
        table.add_row(name, f"{facts['players'][0]}-{facts['players'][-1]}", options)
    Console().print(table)
