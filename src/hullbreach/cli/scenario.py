"""`hullbreach scenario run FILE`: a ruling tried out."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console

from ..lab.scenario.file import run_file

app = App(name="scenario", help="Set a position up in a TOML file, play it, and see what the rules make of it.")


@app.command
def run(file: Path, /) -> None:
    """Carry a scenario out step by step; exit code 1 when an expectation fails.

    Parameters
    ----------
    file
        A TOML file; `docs/scenario.md` describes it.
    """
    console = Console()
    failed = 0
    for line in run_file(file):
        sign = "[red]✗[/]" if line.wrong else "[green]✓[/]"
        console.print(f"{sign} {line.number:>3}", end=" ")
        console.print(line.text, highlight=False, markup=False)
        if line.wrong:
            failed += 1
            console.print(f"      {line.wrong}", style="red", highlight=False, markup=False)
    if failed:
        console.print(f"{failed} expectation(s) failed")
        raise SystemExit(1)
