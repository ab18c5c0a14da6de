"""Speed as ratios in one run: decisions, copies, options, views and saves, beside the peers that are installed.

Machines are noisy, so ours and theirs take turns in short spells, and a ratio is the median over neighbouring spells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Any, NamedTuple

from ...library import games, title
from .engine import Engine, Figures
from .ours import COMPILED, figures_of, our_engine
from .peers import PEERS

__all__ = ["bench"]

SPELLS = 8


def bench(seconds: float, progress: Callable[[str], None], wanted: Sequence[str] = ()) -> dict[str, dict[str, Any]]:
    """These games, or all that are offered, and every peer that is installed here, each for this many seconds in all.

    `x_peer` compares decisions a second as every engine counts them; `x_peer_choices` only those with an alternative,
    because some engines ask for what can only be answered in one way (two thirds of catanatron's decisions are such)
    and others, like ours, carry it out.
    """
    ours = {title(name).id: our_engine(name) for name in wanted or games()}
    theirs = installed()
    rates = spells({**ours, **theirs}, seconds, progress)
    result: dict[str, dict[str, Any]] = {}
    for name in ours:
        progress(name)
        result[name] = {"compiled": COMPILED, **rates[name].figures(), **figures_of(name)}
        result[name]["games_per_s"] = result[name]["decisions_per_s"] / result[name]["decisions_per_game"]
        for peer in theirs:
            result[name][f"x_{peer}"] = ratio(rates[name].decisions, rates[peer].decisions)
            result[name][f"x_{peer}_choices"] = ratio(rates[name].choices, rates[peer].choices)
    result["peers"] = {
        name: rates[name].figures() | ({"copy_us": peer.copy_us()} if peer.copy_us else {})
        for name, peer in theirs.items()
    }
    return result


class Rates(NamedTuple):
    """A second's worth of an engine, spell by spell."""

    decisions: list[float]
    choices: list[float]

    def figures(self) -> Figures:
        """What is reported of them."""
        return {"decisions_per_s": median(self.decisions), "choices_per_s": median(self.choices)}


def ratio(mine: list[float], its: list[float]) -> float:
    """How many times as fast, over neighbouring spells."""
    return median([one / other for one, other in zip(mine, its, strict=True)])


def installed() -> dict[str, Engine]:
    """The peers that are here; one that is missing is left out."""
    found = {}
    for name, make in PEERS.items():
        try:
            found[name] = make()
        except ImportError:
            continue
    return found


def spells(engines: Mapping[str, Engine], seconds: float, progress: Callable[[str], None]) -> dict[str, Rates]:
    """What every engine does in every spell; they take turns."""
    rates = {name: Rates([], []) for name in engines}
    for _ in range(SPELLS):
        for name, engine in engines.items():
            progress(name)
            decisions, choices, spent = 0, 0, 0.0
            while spent < seconds / SPELLS:
                played = engine.play()
                decisions += played.decisions
                choices += played.choices
                spent += played.seconds
            rates[name].decisions.append(decisions / spent)
            rates[name].choices.append(choices / spent)
    return rates
