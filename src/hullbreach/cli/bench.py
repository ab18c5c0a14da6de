"""`hullbreach bench`: how fast, beside the peers that are installed."""

from __future__ import annotations

import json as json_module
from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from ..describe import Describer
from ..describers import describer_of
from ..lab import bench as lab
from .language import current, speak


def bench(
    *games: str,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 4.0,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Measure decisions, copies, options, views and saves of games, or of all, and of installed peers, in one run."""
    said = Describer(speak(lang)).phrases
    errors = Console(stderr=True)
    with errors.status(said.say("bench-doing")) as status:
        result = lab.bench(seconds, lambda name: status.update(said.fitting("bench-doing", {"what": name})), games)
    if json:
        print(json_module.dumps(result))
        return
    console = Console()
    peers = result.pop("peers")
    for name, figures in result.items():
        table = Table("", name, box=None, pad_edge=False)
        console.print(said.say("bench-compiled" if figures.pop("compiled") else "bench-as-written"))
        for key, value in figures.items():
            table.add_row(_called(key, name), _figure(value))
        console.print(table)
    if peers:
        console.print(_beside(peers))
    else:
        console.print(said.say("bench-no-peer"))


def _beside(peers: Mapping[str, Mapping[str, float]]) -> Table:
    """The peers, one below the other."""
    say = Describer(current()).message
    table = Table(say("bench-peer"), *(say(f"bench-peer-{each}") for each in ("decisions", "choices", "copy")))
    table.box, table.pad_edge = None, False
    for name, figures in peers.items():
        rates = (_figure(figures["decisions_per_s"]), _figure(figures["choices_per_s"]))
        table.add_row(name, *rates, _figure(figures["copy_us"]) if "copy_us" in figures else "")
    return table


def _called(figure: str, game: str) -> str:
    """What is measured; `x_peer` is how many times as fast as that peer."""
    say = describer_of({}, current(), game).message
    if not figure.startswith("x_"):
        return say(f"bench-{figure}")
    peer = figure.removeprefix("x_")
    choices = peer.endswith("_choices")
    return say("bench-x-choices" if choices else "bench-x", peer=peer.removesuffix("_choices"))


def _figure(value: float) -> str:
    return Describer(current()).message("bench-figure" if value < 100 else "bench-great-figure", figure=value)
