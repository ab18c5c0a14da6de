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
from .language import speak
from .options import PackList, pairs
from .protocol import Protocol
from .table import Table
from .terminal import Leave, Terminal


def play(
    game: str = "nemesis",
    /,
    *,
    players: int | None = None,
    people: str = "1",
    bots: Name = "random",
    seed: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    pack: PackList = None,
    save: Path | None = None,
    resume: Path | None = None,
    record: Path | None = None,
    plain: Annotated[bool, Parameter(negative="")] = False,
    brief: Annotated[bool, Parameter(negative="")] = False,
    protocol: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Play a game in the terminal, alone with bots or with others at one keyboard.

    Parameters
    ----------
    game
        Which game, as `hullbreach games` lists them.
    players
        How many seats there are; four if not given, or as many as can play.
    people
        How many of them are people, or their names: `2`, or `Ann,Bob`. They have the first seats.
    bots
        Who plays the other seats: `random` takes any option, `survivor` plays by rules of thumb.
    seed
        The same seed deals the same game.
    option
        An option of the game, as `mode=semi-coop`; may be repeated.
    pack
        A pack to play with: its folder, or its name if it is installed; may be repeated.
    save
        Where the game is saved when you leave it.
    resume
        A saved game to go on with; `last` is the one you played last, kept at every answer.
    record
        Where the record of the game is written at the end, for `hullbreach replay`.
    plain
        Without colour, drawing or a cleared screen, for screen readers and logs.
    brief
        Without the id of the rule behind every line; `why` still tells it.
    protocol
        The people are a program: lines of JSON over standard input and output (docs/protocol.md).
    lang
        In which language: en or fr; that of this machine if not given.
    """
    speak(lang)
    for path in (save, record):
        if path:
            check_writable(path)
    kept_by_itself = autosave_file()
    if str(resume) == LAST:
        resume = kept_by_itself
    played = (
        library.load(read(resume), packs=pack or ()) if resume else _new(game, players, seed, pairs(option), pack or [])
    )
    if protocol:
        seats = range(len(_names(people, played.players)))
        Protocol(played, seats, BOTS[bots], Random(seed), sys.stdin, sys.stdout).play()
        return
    terminal = Terminal(plain=plain, brief=brief)
    names = _names(people, played.players)
    table = Table(played, names, BOTS[bots], Random(seed), terminal, _autosave(kept_by_itself))
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


USUAL = 4
"""So many seats if nobody says how many."""


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


def _names(people: str, players: int) -> list[str]:
    """Who sits at the keyboard, by seat."""
    if people.isdigit():
        names = [""] * int(people)
    else:
        names = [name.strip() for name in people.split(",")]
    if len(names) > players or (not people.isdigit() and not all(names)):
        raise Refused("bad-people", people=people, players=players)
    return names
