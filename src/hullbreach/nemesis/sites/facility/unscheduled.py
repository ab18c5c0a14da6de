"""An unscheduled launch: pods leave before their time, and empty."""

from __future__ import annotations

from ....kernel import Effect
from .css import turn_over
from .position import FacilityPosition


class UnscheduledLaunch(Effect, tag="lockdown/unscheduled-launch"):
    """The CSS token that the time token would reach next is revealed and leaves the game; no pod is affected."""

    rule = "lockdown/event/effect"

    def reveal(self, g: FacilityPosition) -> None:
        to_come = [slot for slot in range(g.time) if g.css_at[slot] >= 0]
        if to_come:
            turn_over(g, to_come[-1], self.rule)
