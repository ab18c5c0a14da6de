"""`hullbreach pack`: check a pack, or begin one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from .. import library
from ..describe import Describer
from ..describers import describer_of
from ..kernel import Refused
from ..lab import pack_check
from ..lab.coverage import sorts
from ..lab.labels import Labels
from ..lab.results import results_of
from ..packs import Advice, BadPack, Fault, Pack, find
from ..packs.skeleton import write_pack
from .coverage import tell_what_never_happened
from .files import writing
from .language import current, speak
from .options import GameName
from .series import leave_interrupted, play_series

app = App(name="pack")
SHOWN = 20
"""The most complaints of one kind that are shown."""


@app.command
def check(
    pack: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=0))] = 60,
    jobs: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    seed: int = 1,
    lang: str | None = None,
) -> None:
    """Check a pack: every file, both languages, and games between bots in every mode."""
    speak(lang)
    found = find(pack)
    console, describer = Console(), describer_of({}, current(), found.manifest.game)
    told = pack_check.problems(found)
    _complain(console, describer, told)
    wrong = [bad for bad in told if not isinstance(bad, Advice)]
    if not wrong and games:
        wrong += _play(console, describer, found, pack_check.tasks(pack, found, games, seed), jobs)
    if wrong:
        console.print(describer.message("pack-is-wrong", count=len(wrong)), style="red", highlight=False)
        raise SystemExit(1)
    console.print(
        describer.message("pack-is-right", pack=found.id, digest=found.digest), style="green", highlight=False
    )


def _complain(console: Console, describer: Describer, wrong: list[BadPack]) -> None:
    for bad in wrong[:SHOWN]:
        console.print(f"{bad.where}: {describer.error(bad)}", highlight=False, markup=False, soft_wrap=True)


def _play(console: Console, describer: Describer, pack: Pack, todo: list[pack_check.Task], jobs: int) -> list[BadPack]:
    """Games between bots; what they needed and did not find, and what never happened."""
    faults: dict[Fault, BadPack] = {}
    happened: set[str] = set()
    messages: set[str] = set()

    def done(report: pack_check.Report) -> None:
        nonlocal happened, messages
        happened |= report.happened
        messages |= report.messages
        for fault in report.wrong:
            faults.setdefault(fault, fault.told(pack.id, report.task.seed, report.task.players))

    played = play_series(console, describer.message("pack-playing"), pack_check.play, todo, jobs, done)
    wrong = [*faults.values(), *pack_check.unsaid(pack, messages)]
    _complain(console, describer, wrong)
    if played < len(todo):
        leave_interrupted(console, played, len(todo))
    game = pack.manifest.game
    labels = Labels(describer_of({pack.id: pack.digest}, current(), game), results_of(game).references)
    tell_what_never_happened(console, sorts(game, happened, pack_check.brought(todo[0].pack)), labels)
    return wrong


@app.command
def new(folder: Path, /, *, game: GameName = None, lang: str | None = None) -> None:
    """Begin a pack: a folder that passes its check and can be played with at once."""
    speak(lang)
    game = game or library.first()
    begun = library.title(game).starter_pack
    if folder.exists():
        raise Refused("pack-folder-there", folder=str(folder))
    with writing(folder):
        write_pack(folder, begun)
    print(Describer(current()).message("pack-begun", folder=str(folder), game=game))
