"""The main gate: closed, nobody reaches the bunker; once open, it stays open."""

from __future__ import annotations

from ....kernel import Effect
from .event_kinds import GATE_OPENS
from .position import FacilityPosition


class OpenGate(Effect, tag="lockdown/open-gate"):
    """The gate opens and its token is removed."""

    rule = "lockdown/critical/first-death"
    because: str = rule

    def open(self, g: FacilityPosition) -> None:
        if not g.gate_open:
            g.gate_open = True
            g.tell(GATE_OPENS, self.because)
