"""A game rebuilt from what is stored: its entries played again, or under newer rules its newest position."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any

from .. import lessons
from ..kernel import BrokenRule, Game, Refused
from ..library import load, saved_plan
from .stored import Entry, StoredTable


def laid_down(position: bytes) -> list[Any]:
    """What an entry says that lays a position on a table, to be played from there."""
    return ["laid", b64encode(position).decode()]


def laid_in(entries: Sequence[Entry]) -> bytes | None:
    """The position a table begins with; None if it begins with a new game."""
    found = next((entry.what[1] for entry in entries if entry.kind == "laid"), None)
    return None if found is None else b64decode(found)


def first_game(kept: StoredTable, laid: bytes | None) -> Game:
    """The game of a table at its very beginning."""
    if laid is not None:
        return load(laid)
    if kept.terms.lesson:
        return lessons.find(kept.terms.lesson).begin()
    plan = saved_plan(kept.game, kept.players, kept.options, kept.packs)
    return Game.new(plan, kept.players, bytes.fromhex(kept.seed))


def game_of(kept: StoredTable, entries: Sequence[Entry]) -> Game | None:
    """The game as it stood; None if it has not begun.

    Under the rules that wrote them the entries are played again, which brings back undo and the record. Other rules
    might play them differently, so then the newest position counts, and the record begins there.
    """
    if kept.position is None:
        return None
    try:
        game = first_game(kept, laid_in(entries))
        if all(entry.rules == game.rules_version for entry in entries):
            for entry in entries:
                play_on(game, entry)
    except (Refused, BrokenRule):
        return load(kept.position)
    return game if game.save() == kept.position else load(kept.position)


def play_on(game: Game, entry: Entry) -> bool:
    """Play an entry again; whether it was one of the game at all."""
    match entry.what:
        case ["answer", int(seat), str(option)]:
            game.answer(option, seat)
        case ["undo", int(back_to), list(consent)]:
            game.undo_to(back_to, consent)
        case ["take-back", int(seat)]:
            game.undo(seat)
        case _:
            return False
    return True
