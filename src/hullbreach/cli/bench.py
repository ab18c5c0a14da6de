"""`hullbreach bench`: how fast, beside the peers that are installed."""

from __future__ import annotations

import json as json_module
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from ..lab import bench as lab


def bench(
    *,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 4.0,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure decisions, copies, options, views and saves of every game, and of installed peers, in one run.

    Parameters
    ----------
    seconds
        How long each game is played.
    json
        Print JSON for programs.
    """
    errors = Console(stderr=True)
    with errors.status("measuring") as status:
        result = lab.bench(seconds, lambda name: status.update(f"measuring {name}"))
    if json:
        print(json_module.dumps(result))
        return
    console = Console()
    for name, figures in result.items():
        if name != "peers":
            table = Table("", name, box=None, pad_edge=False)
            for key, value in figures.items():
                table.add_row(key, f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
            console.print(table)
    table = Table("peer", "decisions/s", "with a choice/s", "copy µs", box=None, pad_edge=False)
    for name, figures in result["peers"].items():
        copy = f"{figures['copy_us']:,.1f}" if "copy_us" in figures else ""
        table.add_row(name, f"{figures['decisions_per_s']:,.0f}", f"{figures['choices_per_s']:,.0f}", copy)
    if result["peers"]:
        console.print(table)
    else:
        console.print("No peer is installed here: `make bench` brings them.")
