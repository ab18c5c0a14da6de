"""Newt: the squad's lungs when left in peace, and nobody's fighter. Her rest is in `rules.actions`."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option
from ..box import NEWT, Character
from ..event_kinds import MOVED
from ..position import Position
from ..refs import CHARACTER
from ..rules.barricades import POINT, points
from ..rules.lookout import LookOut
from ..rules.spawn import candidates
from .ability import Abilities


class Newt(Abilities):
    """Hero: what hunts never stops her, and ducts take her across the colony."""


def ducts(g: Position, who: Character) -> Iterator[Option]:
    """A whole Move action takes hero Newt from next to one open point to next to another, on colony sides."""
    if who != NEWT or not g.hero[NEWT] or g.mission.layout.set_of(g.at[NEWT]) != "colony":
        return
    near = g.next_to(g.at[NEWT])
    open_points = [(point, space) for point, space in points(g) if not g.barred_points >> point & 1]
    if not any(near >> space & 1 for _, space in open_points):
        return
    for point, space in open_points:
        if not near >> space & 1 and g.mission.layout.set_of(space) == "colony":
            yield Option(f"crawl/{POINT[point]}", (Crawl(space),), "aliens/move/distance")


class Crawl(Effect, tag="aliens/newt-crawl"):
    """Newt comes out next to the other point."""

    rule = "aliens/move/distance"
    to: int

    def come_out(self, g: Position) -> Effects:
        beside = g.next_to(self.to) & ~(g.occupied | g.tokens_in_the_way())
        space = (beside & -beside).bit_length() - 1 if beside else candidates(g, self.to).bit_length() - 1
        g.put_character(NEWT, space)
        g.tell(MOVED, self.rule, who=CHARACTER[NEWT], space=g.board.refs[space])
        return [LookOut()]
