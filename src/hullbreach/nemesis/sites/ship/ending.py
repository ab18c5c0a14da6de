"""How the ship's story ends: it jumps, it explodes, or nobody is left awake on it."""

from __future__ import annotations

from ....kernel import Effect, Effects
from ...event_kinds import NOBODY_LEFT, PERISHED
from ...position.crew import ABOARD, DEAD, HIBERNATING
from ...refs import SEAT
from ...rules.outcome import NOBODY, verdict
from .event_kinds import SHIP_EXPLODES, SHIP_JUMPS
from .position import EXPLODED, JUMPED, ShipPosition

ENDINGS = (
    "rule:nemesis/end/time-track",
    "rule:nemesis/end/self-destruct-track",
    "rule:nemesis/end/last-character-resolution",
    "rule:nemesis/fire/supply-exhausted",
    "rule:nemesis/malfunction/supply-exhausted",
    "rule:nemesis/victory/engines",
    "rule:nemesis/victory/coordinates",
)
"""What random games should come to: every way in which a ship and its crew are lost or saved."""


def _perish(g: ShipPosition, states: tuple[int, ...], rule: str) -> None:
    for who, status in enumerate(g.status):
        if status in states:
            g.status[who] = DEAD
            g.room[who] = 0
            g.pod[who] = 0
            g.tell(PERISHED, rule, who=SEAT[who])
            verdict(g, "perished", who, rule)


def explode(g: ShipPosition, rule: str) -> None:
    """Everybody on board dies, hibernating or not, and every intruder with them."""
    g.ship = EXPLODED
    g.tell(SHIP_EXPLODES, rule)
    verdict(g, "ship-explodes", NOBODY, rule)
    _perish(g, (ABOARD, HIBERNATING), rule)
    g.foe_room[:] = g.injuries[:] = bytes(len(g.foe_room))


class ShipExplodes(Effect, tag="nemesis/ship-explodes"):
    """The ship is lost with all on board."""

    rule = "nemesis/end/self-destruct-track"
    because: str

    def explode(self, g: ShipPosition) -> Effects:
        explode(g, self.because)
        return [g.mode.victory_check()]


class ShipJumps(Effect, tag="nemesis/ship-jumps"):
    """Everyone awake on board dies in the jump; a running self-destruct destroys the ship all the same."""

    rule = "nemesis/end/time-track"
    because: str

    def jump(self, g: ShipPosition) -> Effects:
        if g.destruct_runs():
            return [ShipExplodes("nemesis/end/jump-during-self-destruct")]
        g.ship = JUMPED
        g.time = 0
        g.tell(SHIP_JUMPS, self.because)
        verdict(g, "ship-jumps", NOBODY, self.because)
        _perish(g, (ABOARD,), self.because)
        return [g.mode.victory_check()]


class NobodyLeft(Effect, tag="nemesis/nobody-left"):
    """No living character is awake on the ship: its clocks run out at once."""

    rule = "nemesis/end/last-character-resolution"

    def run_out(self, g: ShipPosition) -> Effects:
        g.tell(NOBODY_LEFT, "nemesis/end/last-character")
        verdict(g, "nobody-left", NOBODY, "nemesis/end/last-character")
        if g.destruct_runs():
            g.destruct = 0
            return [ShipExplodes(self.rule)]
        return [ShipJumps(self.rule)]
