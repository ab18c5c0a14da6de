"""How a mission ends."""

from __future__ import annotations

from ...kernel import Effect, Effects, Sweep
from ..event_kinds import MISSION_LOST, MISSION_WON
from ..position import ABOARD, Position


class MissionOver(Effect, tag="aliens/mission-over"):
    """The mission is decided; in a campaign something follows."""

    rule = "aliens/setup/mission-card-authority"
    won: bool
    why: str
    rule_id: str

    def tell_and_go_on(self, g: Position) -> Effects:
        g.tell(MISSION_WON if self.won else MISSION_LOST, self.rule_id, why=self.why, mission=f"mission:{g.mission.id}")
        g.verdicts.append((self.why, -1, self.rule_id))
        g.facts["won"] = int(self.won)
        return g.game.after_mission(g, self.won)


def won(why: str, rule: str) -> Effects:
    """Everything under way stops, for the mission is won."""
    return [Sweep((MissionOver(True, why, rule),))]


def lost(why: str, rule: str) -> Effects:
    """Everything under way stops, for the mission is lost."""
    return [Sweep((MissionOver(False, why, rule),))]


def if_nobody_is_left(g: Position) -> Effects:
    """With nobody on the boards the mission is decided at once (aliens/finish/nobody-left)."""
    if ABOARD in g.status:
        return None
    rule = "aliens/finish/nobody-left"
    return won("requirements-met", rule) if g.mission.is_won(g) else lost("nobody-left", rule)
