"""An unscheduled launch: pods leave before their time, and empty."""

from __future__ import annotations

from ....kernel import Effect
from ...box import OUT
from .position import FacilityPosition
from .zones import CSS_ON_TRACK


class UnscheduledLaunch(Effect, tag="lockdown/unscheduled-launch"):
    """The CSS token that the time token would reach next is revealed and leaves the game; no pod is affected."""

    rule = "lockdown/event/effect"

    def reveal(self, g: FacilityPosition) -> None:
        to_come = [slot for slot in range(g.time) if g.css_at[slot] >= 0]
        if not to_come:
            return
        back, g.css_at[to_come[-1]] = g.css_at[to_come[-1]], -1
        g.show(back)
        g.move(back, CSS_ON_TRACK, OUT)
        token = g.box.css_token[g.face[back]]
        assert token is not None
        g.tell("css-revealed", self.rule, css=f"css:{token.id}")
