"""How carnomorphs move: the butcher keeps out of the technical corridors, and battering ones go on through doors."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Effect, Effects
from ...position import Position
from ...refs import ROOM
from ...rules.doors import DestroyDoor
from ..intruders.intruder_movement import IntrudersMove
from .creatures import BUTCHER, METAGORGER
from .event_kinds import BATTERED, KEEPS_OUT

Moves = Sequence[tuple[int, int]]
"""Pairs of a carnomorph and the spot it moves through."""


def moving(g: Position, moves: Moves, rule: str) -> list[Effect]:
    """Carnomorphs move through these spots at the same time.

    With Battering Rush those that break a door go on once all others have moved, for doors count as they were.
    """
    kept_out = [(foe, spot) for foe, spot in moves if g.kind_of(foe) == BUTCHER and spot >= g.board.technical]
    going = [move for move in moves if move not in kept_out]
    rushing = [move for move in going if g.knows_weakness("battering-rush") and batters(g, *move)]
    walking = tuple(move for move in going if move not in rushing)
    then: list[Effect] = [KeepOut(foe) for foe, _ in kept_out]
    if walking:
        then.append(IntrudersMove(walking, rule))
    return [*then, BatteringRush(tuple(rushing), rule)] if rushing else then


def batters(g: Position, foe: int, spot: int) -> bool:
    """Whether a carnomorph walks into a closed door and is large enough to break through."""
    closed = 0 <= spot < g.board.technical and bool(g.closed >> spot & 1)
    return closed and g.kind_of(foe) != METAGORGER and g.is_here(foe)


class KeepOut(Effect, tag="nemesis/carnomorph-keep-out"):
    """The butcher never enters a technical corridor: it stays in its room, even in retreat, with its injuries."""

    rule = "carnomorphs/intruder-movement/butcher-no-technical-corridors"
    foe: int

    def stay(self, g: Position) -> None:
        g.tell(KEEPS_OUT, self.rule, foe=g.foe_id(self.foe), room=ROOM[g.room_of_foe(self.foe)])

    def _lapses(self, g: Position) -> bool:
        return not g.is_here(self.foe)


class BatteringRush(Effect, tag="nemesis/carnomorph-battering-rush"):
    """A shambler, fleshbeast or butcher that destroys a closed door goes on through it at once."""

    rule = "carnomorphs/adaptation/replaces-weakness"
    moves: tuple[tuple[int, int], ...]
    because: str

    def break_the_doors(self, g: Position) -> Effects:
        return [DestroyDoor(spot) for spot in sorted({spot for _, spot in self.moves})]

    def go_on(self, g: Position) -> Effects:
        here = tuple((foe, spot) for foe, spot in self.moves if g.is_here(foe))
        for foe, _ in here:
            g.tell(BATTERED, self.rule, foe=g.foe_id(foe), room=ROOM[g.room_of_foe(foe)])
        return [IntrudersMove(here, self.because)] if here else None
