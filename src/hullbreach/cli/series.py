"""A series of games at the terminal: a bar that grows, and Ctrl-C that leaves what is done."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..describe import Describer
from ..lab.workers import spread
from .language import current

Task = TypeVar("Task")
Report = TypeVar("Report")
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def play_series(
    console: Console,
    title: str,
    play: Callable[[Task], Report],
    todo: Sequence[Task],
    jobs: int,
    done: Callable[[Report], None],
) -> int:
    """Play every task in `jobs` processes (0: one for each core); returns how many were played before Ctrl-C."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    played = 0
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task(title, total=len(todo))

        def reported(report: Report) -> None:
            nonlocal played
            done(report)
            played += 1
            progress.advance(bar)

        try:
            spread(play, todo, jobs or os.cpu_count() or 1, reported)
        except KeyboardInterrupt:
            progress.stop()
    return played


def leave_interrupted(console: Console, played: int, of: int) -> NoReturn:
    """Say how far it came, and leave as a command does that was interrupted."""
    said = Describer(current()).message("series-interrupted", games=played, of=of)
    console.print(said, highlight=False, markup=False, soft_wrap=True)
    raise SystemExit(INTERRUPTED)
