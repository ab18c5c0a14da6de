"""Objectives: what each card asks for, checked at the end."""

from __future__ import annotations

from ...kernel import Seat
from ..kinds import CARRIED
from ..position import Position
from ..position.crew import DEAD
from ..rules.outcome import lives

# -- what several cards ask for -------------------------------------------------------------------------------


def only_survivor(g: Position, who: Seat) -> bool:
    """No other character is alive at the end (nemesis/objective/only-survivor)."""
    return not any(lives(g, other) for other in range(g.players) if other != who)


def target_dies(g: Position, who: Seat, number: int) -> bool:
    """The character of the player with this number is not alive at the end, or one is the only survivor.

    See nemesis/objective/player-x-must-die.
    """
    return g.status[list(g.number).index(number)] == DEAD or only_survivor(g, who)


def nest_destroyed(g: Position) -> bool:
    """Its last egg is gone, or the whole place is (nemesis/objective/destroy-nest)."""
    return g.nest_destroyed or g.site.is_destroyed(g)


def queen_killed(g: Position) -> bool:
    """She was killed, or blown up with the place."""
    return g.queen_dead or g.site.is_destroyed(g)


def two_weaknesses(g: Position) -> bool:
    """At least two weaknesses have been discovered."""
    return g.species.studied(g).bit_count() >= 2


def everything_explored(g: Position) -> bool:
    """Every room tile is face up."""
    return all(g.is_explored(room) for room in g.board.rooms)


def carries(g: Position, who: Seat, thing: int) -> bool:
    """The character left with this object."""
    return g.object_at[thing] == CARRIED + who


def item_count(g: Position, who: Seat) -> int:
    """Item cards a character has; an attached card counts as one with its host."""
    return len(g.carried_items(who))


def fulfilled(g: Position, who: Seat) -> bool:
    """Whether the objective a player kept is met."""
    return all(_is_met(g, who, g.box.objectives[g.face[back]]) for back in g.objectives(who))


def _is_met(g: Position, who: Seat, card: str) -> bool:
    target = g.box.target[card]
    return target_dies(g, who, target) if target else g.box.conditions[card](g, who)
