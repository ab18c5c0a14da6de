"""`hullbreach fuzz`: random legal games with every property checked at every decision."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.text import Text

from .. import library
from ..describers import describer_of
from ..lab import fuzz as lab
from ..lab.coverage import sorts
from ..lab.labels import Labels
from ..lab.results import Results, results_of
from .coverage import tell_what_never_happened
from .language import speak
from .options import PackList, numbers, pairs
from .series import leave_interrupted, play_series


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
    bots: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Play random games and check the engine's promises at every decision."""
    language = speak(lang)
    packs = tuple(pack or ())
    ways = library.variants(game, pairs(option), packs)
    results = results_of(game)
    labels = Labels(describer_of({}, language, game), results.references)
    counts = numbers(players) if players else list(library.title(game).players)
    for count in counts:
        _check(game, count, ways, packs)
    console = Console()
    summary = lab.Summary()
    broken = labels.say("fuzz-broken")

    def done(report: lab.Report) -> None:
        summary.add(report)
        if report.broken:
            console.print(Text.assemble((broken, "red"), f" {report.broken}"), soft_wrap=True)
            again = labels.say("fuzz-again", command=report.task.command())
            console.print(f"  {again}", highlight=False, soft_wrap=True)
            if report.trace:
                console.print(report.trace, highlight=False, markup=False)

    todo = lab.tasks(game, games, counts, seed, ways, not quick, packs, bots)
    played = play_series(console, labels.say("fuzz-doing", game=game), lab.play, todo, jobs, done)
    _tell(console, summary, results, labels)
    if played < len(todo):
        leave_interrupted(console, played, len(todo))
    if games > 1:
        expected = {thing for options in ways for thing in library.assembled(game, options, packs).expected()}
        tell_what_never_happened(console, sorts(game, summary.happened, expected), labels)
    if summary.failures:
        raise SystemExit(1)


def _tell(console: Console, summary: lab.Summary, results: Results[Any], labels: Labels) -> None:
    """All games in two lines."""
    counts = {"games": summary.games, "decisions": summary.decisions, "dealt": summary.dealt_anew}
    endings = [words for state, n in summary.endings.most_common() if (words := results.in_words(state, n, labels))]
    console.print(labels.say("fuzz-sum", **counts, broken=len(summary.failures)))
    if endings:
        console.print(labels.say("fuzz-endings", endings=", ".join(endings)))


def _check(game: str, count: int, ways: list[dict[str, str]], packs: tuple[str, ...]) -> None:
    """A player count that goes with none of the ways to play is refused."""
    if not any(count in library.assembled(game, options, packs).player_counts for options in ways):
        library.plan(game, count, ways[0], packs)
