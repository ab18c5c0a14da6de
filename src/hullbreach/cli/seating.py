"""A whole game at one keyboard, in plain text, with any mix of people and bots."""

from __future__ import annotations

import sys
from dataclasses import dataclass
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
from .language import current
from .news import Verbosity
from .options import PackList, names_of, pairs
from .protocol import Protocol
from .table import Table
from .terminal import Leave, Terminal


@dataclass(frozen=True, kw_only=True)
class Seating:
    """Who sits at this keyboard, at which table, and how they are told what happens: flags of `hullbreach play`."""

    players: int | None = None
    people: str | None = None
    bots: Name | None = None
    seed: str | None = None
    option: Annotated[list[str] | None, Parameter(negative="")] = None
    pack: PackList = None
    save: Path | None = None
    resume: Path | None = None
    record: Path | None = None
    plain: Annotated[bool, Parameter(negative="")] = False
    verbosity: Verbosity | None = None
    brief: Annotated[bool, Parameter(negative="")] = False
    protocol: Annotated[bool, Parameter(negative="")] = False

    @property
    def unsaid(self) -> bool:
        """Whether the table is still to be set up by questions."""
        said = (self.players, self.people, self.bots, self.seed, self.option, self.resume)
        return not self.protocol and all(each is None for each in said)


def play_here(game: str | None, seating: Seating, lang: str | None) -> None:
    """Play at this keyboard, or with a program in place of the people."""
    for path in (seating.save, seating.record):
        if path:
            check_writable(path)
    kept_by_itself = autosave_file()
    resume = kept_by_itself if str(seating.resume) == LAST else seating.resume
    players, people, bots, options = seating.players, seating.people, seating.bots, pairs(seating.option)
    terminal = Terminal(plain=seating.plain)
    if seating.unsaid and sys.stdin.isatty():
        try:
            game, players, people, bots, options = invite(terminal, game, lang)
        except Leave:
            terminal.tell(Describer(current()).message("play-left"))
            return
    packs = seating.pack or []
    if resume:
        played = library.load(read(resume), packs=packs)
    else:
        played = _new(game or USUAL_GAME, players, seating.seed, options, packs)
    names = names_of(people or "1", played.players)
    bot = BOTS[bots or "random"]
    luck = Random(seating.seed)
    if seating.protocol:
        Protocol(played, range(len(names)), bot, luck, sys.stdin, sys.stdout).play()
        return
    level: Verbosity = "brief" if seating.brief else seating.verbosity or "normal"
    table = Table(played, names, bot, luck, terminal, level, _autosave(kept_by_itself))
    _sit(table, terminal, seating)
    if seating.record:
        write(seating.record, msgspec.json.encode(played.record()) + b"\n")
        terminal.tell(table.teller.describer.message("play-recorded", file=str(seating.record)))


def _sit(table: Table, terminal: Terminal, seating: Seating) -> None:
    """Play until the game is over or left; then it is kept where somebody said."""
    describer, played = table.teller.describer, table.game
    try:
        table.play()
        autosave_file().unlink(missing_ok=True)
    except Leave as leave:
        if seating.save:
            write(seating.save, played.save())
        kept = seating.save or (_save_somewhere(terminal, describer, played) if leave.asked else None)
        terminal.tell(describer.message("play-saved", file=str(kept)) if kept else describer.message("play-left"))


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
