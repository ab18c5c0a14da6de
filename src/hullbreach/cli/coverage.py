"""Coverage of a series of games: what never happened, heading by heading."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ..lab.coverage import Sort
from ..lab.labels import Labels


def tell_what_never_happened(console: Console, sorts: Sequence[Sort], labels: Labels) -> None:
    """How much of what can happen has happened, then the rest by name; nothing of a game that expects nothing."""
    if not sorts:
        return
    so_many = labels.say("happened-so-many", seen=sum(sort.seen for sort in sorts), of=sum(sort.of for sort in sorts))
    console.print(so_many, highlight=False, markup=False)
    for sort in sorts:
        if sort.missing:
            never = labels.say(
                "happened-never",
                sort=labels.of("sort", sort.name),
                seen=sort.seen,
                of=sort.of,
                things=", ".join(sorted(map(labels.happening, sort.missing))),
            )
            console.print(never, highlight=False, markup=False)
