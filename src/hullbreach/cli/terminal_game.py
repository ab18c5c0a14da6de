"""A whole game at one keyboard, in plain text, with any mix of people and bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter

from .. import library
from ..bots import bot_of
from ..describe import Describer
from ..kernel import Game, Refused
from .autosave import LAST, Autosave, kept, named
from .autosave_menu import LIST, choose_kept
from .event_feed import Verbosity
from .files import check_new, check_writable, read, write
from .invocation import command_line
from .keyboard_table import KeyboardTable, Manner
from .language import current
from .options import PackList, names_of, pairs
from .protocol import Protocol
from .replay import seed_hash
from .setup_wizard import USUAL, set_up_table
from .terminal import Leave, Terminal


@dataclass(frozen=True, kw_only=True)
class PlayFlags:
    """The flags of `hullbreach play`: who plays at this keyboard, at which table, and how much is shown."""

    players: int | None = None
    people: str | None = None
    bots: str | None = None
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


def play_here(game: str | None, flags: PlayFlags, lang: str | None) -> None:
    """Play at this keyboard, or with a program in place of the people."""
    terminal = Terminal(plain=flags.plain)
    resume = flags.resume
    if str(resume) == LIST:
        resume = choose_kept(terminal)
        if resume is None:
            return
    packs = flags.pack or []
    taken_up = resume and (named(str(resume)) or resume)
    _check_files(flags, taken_up)
    players, people, bots, options = flags.players, flags.people, flags.bots, pairs(flags.option)
    if flags.unsaid and sys.stdin.isatty():
        try:
            game, players, people, bots, options = set_up_table(terminal, game, lang, packs)
        except Leave:
            terminal.tell(Describer(current()).message("play-left"))
            return
    if taken_up:
        played = library.load(read(taken_up), packs=packs)
    else:
        played = _new(game or library.first(), players, flags.seed, options, packs)
    names = names_of(people or "1", played.players)
    bot = bot_of(played.title, bots or "")
    luck = Random(flags.seed)
    if flags.protocol:
        Protocol(played, range(len(names)), bot, luck, sys.stdin, sys.stdout).play()
        return
    level: Verbosity = "brief" if flags.brief else flags.verbosity or "normal"
    autosave = Autosave(taken_up if taken_up in kept() else None)
    again = _again(played.title, people, bots, packs)
    table = KeyboardTable(played, names, bot, luck, terminal, Manner(level, autosave, again))
    if flags.record and (hash := seed_hash(played.record())):
        terminal.tell(table.teller.describer.message("play-recording", hash=hash))
    is_over = _sit(table, flags)
    if flags.record:
        write(flags.record, msgspec.json.encode(played.record()) + b"\n")
        table.teller.name_command("play-recorded", command_line("replay", str(flags.record)))
    if is_over:
        with suppress(Leave):
            table.stay_open()


def _check_files(flags: PlayFlags, taken_up: Path | None) -> None:
    """What cannot be written, or would be lost, is refused before the game."""
    for path in (flags.save, flags.record):
        if path:
            check_writable(path)
    if flags.save and flags.save != taken_up:
        check_new(flags.save, "flag")
    if flags.record:
        check_new(flags.record, "record")


def _again(game: str, people: str | None, bots: str | None, packs: Sequence[str]) -> list[str]:
    """Flags to repeat when the game is resumed."""
    usual_bot = library.title(game).usual_bot
    said = [("--people", people, "1"), ("--bots", bots, usual_bot), *(("--pack", pack, None) for pack in packs)]
    return [word for flag, value, usual in said if value not in (None, usual) for word in (flag, str(value))]


def _sit(table: KeyboardTable, flags: PlayFlags) -> bool:
    """Play until the game ends or is left, and save a game that is left. True if it ended."""
    try:
        table.play()
    except Leave as leave:
        if flags.save:
            write(flags.save, table.game.save())
        file = flags.save or (_save_somewhere(table) if leave.asked else None)
        if file:
            table.teller.name_command("play-saved", table.manner.resume(str(file)))
        elif table.manner.autosave.is_kept:
            table.teller.name_command("play-left-kept", table.manner.resume(LAST))
        else:
            table.teller.say("play-left")
        return False
    table.manner.autosave.forget()
    return True


def _new(game: str, players: int | None, seed: str | None, options: dict[str, str], packs: list[str]) -> Game:
    if players is None:
        players = min(USUAL, library.assembled(game, options, packs).player_counts[-1])
    return library.new(game, players, seed, options, packs=packs)


def _save_somewhere(table: KeyboardTable) -> Path | None:
    """Ask for a file until the game is saved there, or is not to be saved."""
    describer = table.teller.describer
    while True:
        try:
            typed = table.terminal.ask(describer.message("play-save"))
        except Leave:
            return None
        if not typed or typed.lower() in describer.message("play-no").split():
            return None
        file = Path(typed.removeprefix(INSISTS).strip()).expanduser()
        try:
            if not typed.startswith(INSISTS):
                check_new(file, "prompt")
            write(file, table.game.save())
        except Refused as refused:
            table.terminal.tell(describer.error(refused))
        else:
            return file


INSISTS = "!"
"""Before the name of a file: replace it if it is there."""
