"""`hullbreach fuzz`: random legal games with every property checked at every decision."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from .. import library
from ..lab import fuzz as lab
from .options import PackList, numbers, pairs


def fuzz(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    players: str = "",
    seed: int = 1,
    jobs: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    pack: PackList = None,
    quick: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play random games and check at every decision: copies and saves are equal, components are conserved,
    nobody can tell a re-dealt world apart, replays end where the game ended, and play ends.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    players
        Player counts, such as 3 or 1-5; all that the game allows if not given.
    seed
        The seed of the first game; the next games take the next seeds.
    jobs
        Processes; as many as there are processors if not given.
    option
        An option of the game as key=value; may be repeated. What is not given is tried in every way.
    pack
        A pack to play with: its folder, or its name if it is installed; may be repeated.
    quick
        Only play, without checking every decision.
    """
    packs = tuple(pack or ())
    ways = library.variants(game, pairs(option), packs)
    counts = numbers(players) if players else list(library.title(game).players)
    for count in counts:
        _check(game, count, ways)
    console = Console()
    summary = lab.Summary()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        bar = progress.add_task(f"fuzzing {game}", total=games)

        def done(report: lab.Report) -> None:
            summary.add(report)
            progress.advance(bar)
            if report.broken:
                progress.console.print(Text.assemble(("broken", "red"), f" {report.broken}"), soft_wrap=True)
                progress.console.print(f"  again: {report.task.command()}", highlight=False, soft_wrap=True)
                if report.trace:
                    progress.console.print(report.trace, highlight=False, markup=False)

        lab.run(lab.tasks(game, games, counts, seed, ways, not quick, packs), jobs or os.cpu_count() or 1, done)
    console.print(
        f"{summary.games} games, {summary.decisions} decisions, {summary.dealt_anew} faces dealt anew, "
        f"{len(summary.failures)} broken"
    )
    console.print("endings: " + ", ".join(f"{name or '?'} {n}" for name, n in summary.endings.most_common()))
    expected = {thing for options in ways for thing in library.assembled(game, options, packs).expected()}
    missing = summary.missing(expected)
    console.print(f"{len(expected) - len(missing)} of {len(expected)} things that can happen have happened")
    if missing and games > 1:
        console.print("not yet seen: " + ", ".join(missing), highlight=False)
    if summary.failures:
        raise SystemExit(1)


def _check(game: str, count: int, ways: list[dict[str, str]]) -> None:
    """A player count that goes with none of the ways to play is refused."""
    if not any(count in library.assembled(game, options).player_counts for options in ways):
        library.plan(game, count, ways[0])
