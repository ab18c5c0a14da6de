"""What the serious wounds of the facility do: knee, nerves and head. Hurt eyes are in `Facility.in_dark`."""

from __future__ import annotations

from ....kernel import Effects, Part, Seat
from ...rules.basic_actions import CarefulMove, Move
from ...rules.cards import DiscardAny, discarding
from ...rules.turn import PassNow
from .position import FacilityPosition


def join(part: Part) -> None:
    """Register these wounds' adjustments and reactions with a part."""
    part.adjust("move-surcharge")(wounded_knee)
    part.adjust("room-cost")(wounded_head)
    part.adjust("computer-cost")(wounded_head)
    part.before(Move, CarefulMove)(note_the_move)
    part.instead(DiscardAny)(nothing_to_choose)
    part.before(PassNow)(lose_one_s_nerves)


def wounded_knee(g: FacilityPosition, more: int, who: Seat) -> int:
    """The first movement in the first turn of a round costs one card more."""
    hurts = g.turns[who] == 1 and not g.moved >> who & 1 and g.suffers(who, "knee")
    return more + 1 if hurts else more


def wounded_head(g: FacilityPosition, cost: int, who: Seat) -> int:
    """Rooms and computers cost one card more."""
    return cost + 1 if g.suffers(who, "head") else cost


def note_the_move(g: FacilityPosition, move: Move | CarefulMove) -> Effects:
    """Only the first movement of a turn costs more."""
    g.moved |= 1 << move.who
    return None


def is_nervous(g: FacilityPosition, who: Seat) -> bool:
    """Whether somebody loses their nerves when they pass."""
    return g.suffers(who, "nerves") and g.site.in_dark(g, who)


def nothing_to_choose(g: FacilityPosition, question: DiscardAny) -> Effects:
    """Everything is discarded anyway."""
    return [] if is_nervous(g, question.seat) else None


def lose_one_s_nerves(g: FacilityPosition, passing: PassNow) -> Effects:
    """A character who passes in darkness discards the whole hand."""
    who = passing.who
    return discarding(who, list(g.hand(who))) if is_nervous(g, who) and not g.has_passed(who) else None
