"""`hullbreach simulate`: many games between bots, and what became of everybody with how sure that is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from .. import library
from ..bots import bot_of
from ..lab import balance, result_files, tally
from ..lab import simulate as lab
from ..lab.happenings import sorts
from ..lab.labels import Labels
from ..lab.picture import formats
from ..lab.wilson import Share
from ..telling import describer_of
from .files import check_writable, writing
from .language import speak
from .occurrences import tell_what_never_happened
from .options import PackList, pairs
from .series import leave_interrupted, play_series


def simulate(
    game: str = "nemesis",
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    players: int = 4,
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
    labels = Labels(describer_of({}, speak(lang), game))
    options = pairs(option)
    packs = tuple(pack or ())
    plan = library.plan(game, players, options, packs)  # refused before anything is played
    bots = bots or library.title(game).usual_bot
    bot_of(game, bots)
    for path, check in ((out, result_files.check), (plot, formats.check)):
        if path:
            check(path)
            check_writable(path)
    rows: list[lab.Row] = []
    happened: Counter[str] = Counter()
    console = Console()

    def done(played: lab.Played) -> None:
        rows.extend(played.rows)
        happened.update(played.happened)

    todo = lab.tasks(game, games, players, seed, bots, options, packs)
    played = play_series(console, labels.say("simulate-doing", game=game), lab.play, todo, jobs, done)
    if not played:
        leave_interrupted(console, played, games)
    found = sorts(plan.catalogue, happened, plan.expected())
    _print(console, rows, labels)
    _print_balance(console, balance.judge(rows, plan.options.get("mode", "")), labels)
    tell_what_never_happened(console, found, labels)
    if out:
        with writing(out):
            result_files.write(out, rows)
        _say(console, labels.say("simulate-written", count=len(rows), file=str(out)))
    if played < games:
        leave_interrupted(console, played, games)
    if plot:
        from ..lab.picture.header import About  # matplotlib is an extra
        from ..lab.picture.sheet import draw

        with writing(plot):
            draw(plot, About(game, plan.options.get("mode", ""), players, bots, seed), rows, found, labels)
        _say(console, labels.say("simulate-drawn", file=str(plot)))


def _say(console: Console, sentence: str) -> None:
    console.print(sentence, highlight=False, markup=False, soft_wrap=True)


def _print(console: Console, rows: list[lab.Row], labels: Labels) -> None:
    say = labels.say
    shares = (say("simulate-share"), say("simulate-interval"))
    for section in tally.sections(rows):
        title = say("simulate-title", title=section.title)
        table = Table("", say("simulate-of", of=section.of), *shares, title=title, title_justify="left")
        for name, part in section.lines:
            table.add_row(labels.of(section.title, name), f"{part.hits}/{part.of}", *_percent(part, labels))
        console.print(table)
    _say(console, say("simulate-length", figure=tally.mean_rounds(rows)))
    fates = [heading for fate in ("survived", "won") for heading in (say(f"fate-{fate}"), say("simulate-interval"))]
    for by in tally.GROUPINGS:
        table = Table("", say("simulate-seats"), *fates, title=say("simulate-by", by=by), title_justify="left")
        for group in tally.groups(rows, by):
            shown = (*_percent(group.survived, labels), *_percent(group.won, labels))
            table.add_row(labels.of(by, group.name), str(group.survived.of), *shown)
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
