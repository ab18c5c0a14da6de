"""Purge Cycle: steam clears one half of the hall, then the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Effects, Option
from ...board.layout import bits
from ...box import Character
from ...event_kinds import MISSION_EVENT, SCALDED, STEAM
from ...position import Position
from ...rules.barricades import ALIEN_DIE
from ...rules.lookout import return_to_pool
from ...rules.losses import remove_alien
from ...view.shapes import GoalShown
from ..bug_hunt import BugHunt
from ..mission import AtComputer

PURGES = ((4, "P3"), (8, "P2"), (12, "P3"))
CLEARS_FROM = 5


class PurgeCycle(BugHunt):
    """Steam on one side in turns 4, 8 and 12, unless somebody holds it up at the computer."""

    def purges(self, g: Position) -> list[tuple[int, str]]:
        """The purges to come, with the turns they come in."""
        done, late = g.facts.get("purges", 0), g.facts.get("late", 0)
        return [(turn + late, side) for turn, side in PURGES[done:]]

    def alien_phase_begins(self, g: Position) -> Effects:
        coming = self.purges(g)
        if not coming or coming[0][0] != g.turn:
            return None
        g.facts["purges"] = g.facts.get("purges", 0) + 1
        key = coming[0][1]
        spaces = g.board.side_masks[g.board.side_keys.index(key)]
        rule = "aliens/setup/mission-card-authority"
        g.tell(STEAM, rule, side=f"side:{key.lower()}")
        for space in bits(spaces & (g.aliens | g.blips)):
            if g.roll("steam", ALIEN_DIE) + 1 >= CLEARS_FROM:
                g.tell(SCALDED, rule, space=g.board.refs[space])
                if g.aliens >> space & 1:
                    remove_alien(g, g.alien_at.index(space))
                else:
                    return_to_pool(g, g.blip_at.index(space))
        for who in g.on_boards():
            if spaces >> g.at[who] & 1:
                g.dial[who] = 1
        return None

    def goals(self, g: Position) -> Iterator[GoalShown]:
        yield from super().goals(g)
        for turn, side in self.purges(g)[:1]:
            yield GoalShown(f"purge-{side.lower()}", g.turn, turn)

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        if self.purges(g):
            yield Option("hold-purge", (HoldPurge(who),), "aliens/interact/action")


class HoldPurge(AtComputer, tag="aliens/purge-cycle-hold"):
    """The next purge comes a turn later, and those after it as well."""

    def _passed(self, g: Position) -> Effects:
        g.facts["late"] = g.facts.get("late", 0) + 1
        g.tell(MISSION_EVENT, self.rule, what="purge-held", turn=g.turn)
        return None
