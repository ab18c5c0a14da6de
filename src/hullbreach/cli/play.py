"""`hullbreach play`: a whole game at one keyboard, in plain text, with any mix of people and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter

from .. import library
from ..bots import BOTS, Name
from ..describe import Describer
from ..kernel import Game, Refused
from .files import autosave_file, check_writable, read, write
from .inviting import USUAL, invite
from .language import current, speak
from .news import Verbosity
from .options import PackList, names_of, pairs
from .protocol import Protocol
from .table import Table
from .terminal import Leave, Terminal


def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    people: str | None = None,
    bots: Name | None = None,
    seed: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    pack: PackList = None,
    save: Path | None = None,
    resume: Path | None = None,
    record: Path | None = None,
    plain: Annotated[bool, Parameter(negative="")] = False,
    verbosity: Verbosity = "normal",
    brief: Annotated[bool, Parameter(negative="")] = False,
    protocol: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Play a game in the terminal, alone with bots or with others at one keyboard."""
    speak(lang)
    for path in (save, record):
        if path:
            check_writable(path)
    kept_by_itself = autosave_file()
    if str(resume) == LAST:
        resume = kept_by_itself
    options = pairs(option)
    terminal = Terminal(plain=plain)
    unsaid = not protocol and all(each is None for each in (players, people, bots, seed, option, resume))
    if unsaid and sys.stdin.isatty():
        try:
            game, players, people, bots, options = invite(terminal, game, lang)
        except Leave:
            terminal.tell(Describer(current()).message("play-left"))
            return
    packs = pack or []
    if resume:
        played = library.load(read(resume), packs=packs)
    else:
        played = _new(game or USUAL_GAME, players, seed, options, packs)
    names = names_of(people or "1", played.players)
    bot = BOTS[bots or "random"]
    if protocol:
        Protocol(played, range(len(names)), bot, Random(seed), sys.stdin, sys.stdout).play()
        return
    level: Verbosity = "brief" if brief else verbosity
    table = Table(played, names, bot, Random(seed), terminal, level, _autosave(kept_by_itself))
    say = table.teller.describer.message
    try:
        table.play()
        kept_by_itself.unlink(missing_ok=True)
    except Leave as leave:
        if save:
            write(save, played.save())
        kept = save or (_save_somewhere(terminal, table.teller.describer, played) if leave.asked else None)
        terminal.tell(say("play-saved", file=str(kept)) if kept else say("play-left"))
    if record:
        write(record, msgspec.json.encode(played.record()) + b"\n")
        terminal.tell(say("play-recorded", file=str(record)))


USUAL_GAME = "nemesis"
"""What is played if nobody says what."""


def _new(game: str, players: int | None, seed: str | None, options: dict[str, str], packs: list[str]) -> Game:
    if players is None:
        players = min(USUAL, library.assembled(game, options).player_counts[-1])
    return library.new(game, players, seed, options, packs=packs)


def _save_somewhere(terminal: Terminal, describer: Describer, played: Game) -> Path | None:
    """Ask for a file until the game is saved there, or is not to be saved."""
    while True:
        try:
            typed = terminal.ask(describer.message("play-save"))
        except Leave:
            return None
        if not typed or typed.lower() in describer.message("play-no").split():
            return None
        path = Path(typed).expanduser()
        try:
            write(path, played.save())
        except Refused as refused:
            terminal.tell(describer.error(refused))
        else:
            return path


LAST = "last"
"""Stands for the game that was kept by itself."""


def _autosave(path: Path) -> Path | None:
    """Where to keep the game at every answer; nowhere if this machine has no place for it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        check_writable(path)
    except (OSError, Refused):
        return None
    return path
