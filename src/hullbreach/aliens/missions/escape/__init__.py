"""Escape: two groups in the processor, and one way out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Effect, Effects, Option
from ...board.layout import Space
from ...box import GORMAN, NEWT, RIPLEY, Character
from ...event_kinds import MISSION_EVENT
from ...position import ABOARD, OUT, Position
from ...rules.barricades import ALIEN_DIE
from ...view.shapes import GoalShown
from ..mission import Mission, spaces_named, taking_part
from ..surprises import facehugger_appears, scan_options

FACEHUGGERS = 2
LEAST_TRAPPED = 2


class Escape(Mission):
    """Four Marines are trapped far in; Gorman, Ripley and Newt wait in the wrecked carrier. One trapped is enough."""

    def squad(self, g: Position, free: list[Character]) -> list[Character]:
        return free

    def trapped(self, g: Position) -> list[Character]:
        """Who is trapped: everybody but Gorman, Ripley and Newt, and at least two, in the order of the box."""
        here = taking_part(g)
        inside = [who for who in here if who not in (GORMAN, RIPLEY, NEWT)]
        more = [who for who in here if who not in inside and who != NEWT]
        return [*inside, *more[: max(LEAST_TRAPPED - len(inside), 0)]]

    def starts_at(self, g: Position, who: Character) -> list[Space]:
        return self.start if who in self.trapped(g) else self.start_b

    def set_up(self, g: Position) -> Effects:
        g.facts["trapped"] = sum(1 << who for who in self.trapped(g))
        return None

    def blips_at_set_up(self, g: Position, named: list[Space]) -> list[Space]:
        """Two more than there are trapped."""
        return named[: len(self.trapped(g)) + 2]

    def turn_begins(self, g: Position) -> Effects:
        if g.turn != FACEHUGGERS:
            return None
        g.tell(MISSION_EVENT, "aliens/setup/mission-card-authority", what="escape-facehuggers", turn=g.turn)
        then: list[Effect] = []
        for space in spaces_named(self.layout, self.row.facehugger_spaces):
            then += facehugger_appears(g, space) or ()
        return then

    def blip_speed(self, g: Position, side: int, face: int) -> int:
        """The next roll after a scan counts twice, the lower one; `SideRoll` has rolled once already."""
        if not g.facts.get("scanned", 0) >> side & 1:
            return face
        g.facts["scanned"] &= ~(1 << side)
        return min(face, g.roll("blips", ALIEN_DIE) + 1)

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        return scan_options(g, who)

    def finish(self, g: Position) -> Effects:
        """A scan holds for the next blip step only."""
        g.facts.pop("scanned", None)
        return None

    def goals(self, g: Position) -> Iterator[GoalShown]:
        trapped = g.facts.get("trapped", 0)
        out = sum(bool(trapped >> who & 1) and status == OUT for who, status in enumerate(g.status))
        yield GoalShown("trapped-out", out, 1)

    def is_won(self, g: Position) -> bool:
        trapped = g.facts.get("trapped", 0)
        return any(trapped >> who & 1 and status == OUT for who, status in enumerate(g.status))

    def lost_because(self, g: Position) -> str:
        trapped = g.facts.get("trapped", 0)
        left = any(trapped >> who & 1 and status in (ABOARD, OUT) for who, status in enumerate(g.status))
        return "" if left else "nobody-trapped-left"
