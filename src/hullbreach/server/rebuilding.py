"""A game out of what is kept of it: its entries played again, or under newer rules its newest position."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import BrokenRule, Game, Refused
from ..library import load, saved_plan
from .kept import Entry, KeptTable


def new_game(kept: KeptTable) -> Game:
    """The game of a table at its very beginning."""
    plan = saved_plan(kept.game, kept.players, kept.options, kept.packs)
    return Game.new(plan, kept.players, bytes.fromhex(kept.seed))


def game_of(kept: KeptTable, entries: Sequence[Entry]) -> Game | None:
    """The game as it stood; None if it has not begun.

    Under the rules that wrote them the entries are played again, which brings back undo and the record. Other rules
    might play them otherwise, so then the newest position counts, and the record begins there.
    """
    if kept.position is None:
        return None
    game = new_game(kept)
    if all(entry.rules == game.rules_version for entry in entries):
        try:
            _play(game, entries)
        except (Refused, BrokenRule):
            return load(kept.position)
        if game.save() == kept.position:
            return game
    return load(kept.position)


def _play(game: Game, entries: Sequence[Entry]) -> None:
    for entry in entries:
        match entry.what:
            case ["answer", int(seat), str(option)]:
                game.answer(option, seat)
            case ["undo", int(back_to), list(consent)]:
                game.undo_to(back_to, consent)
            case ["take-back", int(seat)]:
                game.undo(seat)
