"""`hullbreach simulate`: many games between bots, and what became of everybody with how sure that is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import library
from ..bots import Name
from ..lab import result_files, tally
from ..lab import simulate as lab
from ..lab.wilson import Share
from .files import check_writable
from .options import PackList, pairs


def simulate(
    game: str = "nemesis",
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    players: int = 4,
    bots: Name = "survivor",
    jobs: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    seed: int = 1,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    pack: PackList = None,
    out: Path | None = None,
) -> None:
    """Let bots play many games and count: wins, survival, causes of death, ways out and length, each share with
    its 95 % interval. The same seed gives the same games, whatever the number of processes.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    players
        How many seats each game has.
    bots
        Who plays: `survivor` by rules of thumb, `random` takes any option.
    jobs
        Processes; as many as there are processors if not given.
    seed
        The seed of the first game; the next games take the next seeds.
    option
        An option of the game as key=value; may be repeated.
    pack
        A pack to play with: its folder, or its name if it is installed; may be repeated.
    out
        A file for one row a seat and game: .csv, .json, or .parquet (needs DuckDB: the extra `lab`).
    """
    options = pairs(option)
    packs = tuple(pack or ())
    library.plan(game, players, options, packs)  # refused before anything is played
    if out:
        result_files.check(out)
        check_writable(out)
    rows: list[lab.Row] = []
    console = Console()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        bar = progress.add_task(f"simulating {game}", total=games)

        def done(of_one_game: list[lab.Row]) -> None:
            rows.extend(of_one_game)
            progress.advance(bar)

        lab.run(lab.tasks(game, games, players, seed, bots, options, packs), jobs or os.cpu_count() or 1, done)
    _print(console, rows)
    if out:
        result_files.write(out, rows)
        console.print(f"{len(rows)} rows written to {out}", highlight=False, soft_wrap=True)


def _print(console: Console, rows: list[lab.Row]) -> None:
    for section in tally.sections(rows):
        table = Table("", f"of {section.of}", "share", "95 %", title=section.title, title_justify="left")
        for name, part in section.lines:
            table.add_row(name, f"{part.hits}/{part.of}", *_percent(part))
        console.print(table)
    console.print(f"a game lasts {tally.mean_rounds(rows):.1f} rounds")
    for by in tally.GROUPINGS:
        table = Table(by, "seats", "survived", "95 %", "won", "95 %", title=f"by {by}", title_justify="left")
        for group in tally.groups(rows, by):
            table.add_row(group.name, str(group.survived.of), *_percent(group.survived), *_percent(group.won))
        console.print(table)


def _percent(part: Share) -> tuple[str, str]:
    return f"{100 * part.share:.1f} %", f"{100 * part.low:.1f} to {100 * part.high:.1f}"
