"""A game of another family in a few lines: two pawns race along nine squares. It brings nothing but its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from hullbreach import library
from hullbreach.kernel import Effect, Effects, EventKind, Option, Plan, Question, Seat, State
from hullbreach.packs import Pack

LAST = 8
DIE = ("0", "2", "3")
MOVED = EventKind("pawn-moved", "who square")


class Race(State):
    """Where the pawns are, and which turn it is."""

    square: bytearray
    turns: int


class Advance(Effect, tag="race/advance"):
    """A pawn goes on, by one square or by what the die says; then it is the other's turn, until one is home."""

    who: Seat
    rolls: bool

    def go(self, g: Race) -> Effects:
        far = int(DIE[g.roll("die", DIE)]) if self.rolls else 1
        g.square[self.who] = min(g.square[self.who] + far, LAST)
        g.turns += 1
        g.tell(MOVED, "race/turn/advance", who=f"seat:{self.who}", square=g.square[self.who])
        return None

    def next_turn(self, g: Race) -> Effects:
        return None if g.square[self.who] == LAST else [Turn(1 - self.who)]


class Turn(Question, tag="race/turn"):
    """A seat walks or throws the die."""

    ask = "ask-race"

    def _options(self, g: Race) -> Iterable[Option]:
        return [Option(verb, (Advance(self.seat, verb == "throw"),)) for verb in ("walk", "throw")]


class RacePlan(Plan):
    """Whoever comes home first has won."""

    game = "race"
    rules_version = 1
    state_type = Race
    player_counts = range(2, 3)

    def begin(self, players: int, seed: bytes) -> Race:
        return Race(
            plan=self, event_sink=None, watch=None, stack=[(Turn(0), 0)], seed=seed, draws=0, script={},
            face=bytearray(), seen=bytearray(), family=bytearray(), heaps=[], zones=[], orders=bytearray(2),
            asked=0, learned_by=0, square=bytearray(2), turns=0,
        )  # fmt: skip

    def seats(self, g: Race) -> int:
        return 2

    def view(self, sight: Race, viewer: int) -> dict[str, Any]:
        return {"squares": list(sight.square), "turns": sight.turns}

    def outcome(self, g: Race) -> dict[str, Any]:
        return {"winners": [seat for seat in range(2) if g.square[seat] == LAST]}


class RaceTitle(library.Title):
    """All that the shelf needs."""

    id = "race"
    place = 9
    players = RacePlan.player_counts

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> Plan:
        return RacePlan((), options)


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, title: library.Title) -> None:
    """There is one game more, where its place is among ours, as if an entry point had named it."""
    shelf = sorted({**library._shelf(), title.id: title}.items(), key=lambda named: named[1].place)
    monkeypatch.setattr(library, "_shelf", lambda: dict(shelf))
