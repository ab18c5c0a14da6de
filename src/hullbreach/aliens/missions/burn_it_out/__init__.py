"""Burn It Out: attack the nest."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effects
from ...box import TOKENS, TRACKER_DISCARD, TRACKER_TOP, Character
from ...event_kinds import TRACKER_BURIED
from ...position import Position
from ...rules.barricades import ALIEN_DIE
from ...rules.tracker import cards_left, turn_up_next
from ...view.shapes import GoalShown
from ..bug_hunt import BugHunt
from ..surprises import facehugger_appears, remove_token

CLUSTERS = 4
CARDS_IN_A_CLUSTER = 4
HATCHES_TO = 2


class BurnItOut(BugHunt):
    """A destroyed cluster takes the top four tracker cards with it; on 1 or 2 a facehugger appears there."""

    def tokens(self, g: Position) -> list[str]:
        return ["eggs"] * CLUSTERS

    def turned_up(self, g: Position, who: Character, token: int, kind: str) -> Effects:
        space = remove_token(g, token)
        for _ in range(min(CARDS_IN_A_CLUSTER, cards_left(g))):
            turn_up_next(g)
            back = g.zones[TRACKER_TOP].pop()
            g.show(back)
            g.zones[TRACKER_DISCARD].append(back)
            row, _ = g.box.tracker(g.family[back], g.face[back])
            g.tell(TRACKER_BURIED, "aliens/motion-tracker/discard", card=f"tracker:{row.id}")
        turn_up_next(g)
        if g.roll("hatch", ALIEN_DIE) + 1 <= HATCHES_TO:
            return facehugger_appears(g, space)
        return None

    def goals(self, g: Position) -> Iterator[GoalShown]:
        yield from super().goals(g)
        yield GoalShown("clusters-burnt", CLUSTERS - len(g.zones[TOKENS]), CLUSTERS)

    def is_won(self, g: Position) -> bool:
        return super().is_won(g) and any(not g.hugged >> who & 1 for who in g.on_boards())
