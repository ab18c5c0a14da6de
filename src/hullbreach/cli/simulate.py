"""`hullbreach simulate`: many games between bots, and what became of everybody with how sure that is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from .. import library
from ..bots import bot_of
from ..describers import describer_of
from ..lab import balance, result_files, tally
from ..lab import simulate as lab
from ..lab.coverage import sorts
from ..lab.labels import Labels
from ..lab.picture import formats
from ..lab.results import Results, results_of
from ..lab.row import Row
from ..lab.seats import usual_players
from ..lab.wilson import Share
from .coverage import tell_what_never_happened
from .files import check_writable, writing
from .language import speak
from .options import GameName, PackList, pairs
from .series import leave_interrupted, play_series


def simulate(
    game: GameName = None,
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    players: int | None = None,
    bots: str = "",
    jobs: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    seed: int = 1,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    pack: PackList = None,
    out: Path | None = None,
    plot: Path | None = None,
    lang: str | None = None,
) -> None:
    """Let bots play many games and count what became of everybody, and what never happened."""
    language = speak(lang)
    options = pairs(option)
    packs = tuple(pack or ())
    game = game or library.first()
    players = players or usual_players(game)
    plan = library.plan(game, players, options, packs)  # refused before anything is played
    results = results_of(game)
    labels = Labels(describer_of({}, language, game), results.references)
    bots = bots or library.title(game).usual_bot
    bot_of(game, bots)
    for path, check in ((out, result_files.check), (plot, formats.check)):
        if path:
            check(path)
            check_writable(path)
    rows: list[Row] = []
    happened: Counter[str] = Counter()
    console = Console()

    def done(played: lab.Played) -> None:
        rows.extend(played.rows)
        happened.update(played.happened)

    todo = lab.tasks(game, games, players, seed, bots, options, packs)
    played = play_series(console, labels.say("simulate-doing", game=game), lab.play, todo, jobs, done)
    if not played:
        leave_interrupted(console, played, games)
    found = sorts(game, happened, plan.expected())
    _print(console, rows, results, labels)
    if judged := balance.judge(rows, results, plan.options):
        _print_balance(console, judged, labels)
    tell_what_never_happened(console, found, labels)
    if out:
        with writing(out):
            result_files.write(out, rows, results.columns)
        _say(console, labels.say("simulate-written", count=len(rows), file=str(out)))
    if played < games:
        leave_interrupted(console, played, games)
    if plot:
        from ..lab.picture.header import About  # matplotlib is an extra
        from ..lab.picture.sheet import draw

        with writing(plot):
            draw(plot, About(game, plan.options, players, bots, seed), rows, found, labels)
        _say(console, labels.say("simulate-drawn", file=str(plot)))


def _say(console: Console, sentence: str) -> None:
    console.print(sentence, highlight=False, markup=False, soft_wrap=True)


def _print(console: Console, rows: list[Row], results: Results[Any], labels: Labels) -> None:
    say = labels.say
    shares = (say("simulate-share"), say("simulate-interval"))
    for section in results.sections(rows):
        title = labels.of("simulate-title", section.title)
        table = Table("", labels.of("simulate-of", section.of), *shares, title=title, title_justify="left")
        for name, part in section.lines:
            table.add_row(labels.of(section.title, name), f"{part.hits}/{part.of}", *_percent(part, labels))
        console.print(table)
    if rounds := tally.mean_rounds(rows):
        _say(console, say("simulate-length", figure=rounds))
    fates = [heading for fate in results.fates for heading in (say(f"fate-{fate}"), say("simulate-interval"))]
    for by, names_of in results.groupings.items():
        table = Table("", say("simulate-seats"), *fates, title=labels.of("simulate-by", by), title_justify="left")
        for group in tally.groups(rows, names_of, results.fates):
            shown = [figure for part in group.fates.values() for figure in _percent(part, labels)]
            table.add_row(labels.of(by, group.name), str(group.seats), *shown)
        console.print(table)


def _print_balance(console: Console, judged: list[balance.Judged], labels: Labels) -> None:
    say = labels.say
    table = Table(
        "", say("simulate-share"), say("simulate-interval"), title=say("simulate-balance"), title_justify="left"
    )
    table.add_column(say("simulate-band"))
    table.add_column("")
    for each in judged:
        name = labels.of(each.kind, each.name)
        if each.fate and each.kind != "fate":
            name = say("simulate-group-fate", name=name, fate=labels.of("fate", each.fate))
        band = say("label-interval", low=100 * each.band.low, high=100 * each.band.high)
        table.add_row(name, *_percent(each.part, labels), band, say("simulate-verdict", verdict=each.verdict))
    console.print(table)


def _percent(part: Share, labels: Labels) -> tuple[str, str]:
    return labels.percent(part.share), labels.interval(part)
