"""A foreign game: two pawns race over a grid of nine squares. No rooms, no crew, no words; it brings only its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hullbreach.kernel import Effect, Effects, EventKind, Option, Plan, Question, Seat, State
from hullbreach.library import Title
from hullbreach.packs import Pack

SIDE, LAST, DIE = 3, 8, ("0", "2", "3")
MOVED = EventKind("pawn-moved", "who square")


class Race(State):
    """Where the pawns are, and how many turns were taken."""

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
        g.tell(MOVED, "race/turn/advance", who=f"seat:{self.who}", square=f"square:{g.square[self.who]}")
        return None

    def next_turn(self, g: Race) -> Effects:
        return None if g.square[self.who] == LAST else [Turn(1 - self.who)]


class Turn(Question, tag="race/turn"):
    """A seat walks to the next square or throws the die."""

    ask = "ask-race"

    def _options(self, g: Race) -> Iterable[Option]:
        walk = Option(f"walk/square:{g.square[self.seat] + 1}", (Advance(self.seat, False),))
        return walk, Option("throw", (Advance(self.seat, True),))


class RacePlan(Plan):
    """The first to come home wins."""

    game = "race"
    rules_version = 1
    state_type = Race
    player_counts = range(2, 3)

    def begin(self, players: int, seed: bytes) -> Race:
        return Race.fresh(self, players, seed, Turn(0), square=bytearray(2), turns=0)

    def seats(self, g: Race) -> int:
        return 2

    def view(self, sight: Race, viewer: int) -> dict[str, Any]:
        pawns = [[who for who in (0, 1) if sight.square[who] == square] for square in range(LAST + 1)]
        return {"grid": [pawns[row : row + SIDE] for row in range(0, LAST, SIDE)], "turns": sight.turns}

    def outcome(self, g: Race) -> dict[str, Any]:
        return {"winners": [seat for seat in range(2) if g.square[seat] == LAST]}


class RaceTitle(Title):
    id, place, players = "race", 9, RacePlan.player_counts

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> Plan:
        return RacePlan((), options)


RACE = RaceTitle()
