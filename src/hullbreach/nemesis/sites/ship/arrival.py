"""Whether and where the ship arrives, which the victory check asks first."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat, Stage
from ... import box
from ...modes.objective_choice import RemoveObjective
from ...position.crew import HIBERNATING
from ...refs import ENGINE
from ...rules.outcome import NOBODY, lost, survivors, verdict
from .box import ENGINE_TOKENS
from .course import damaged_engines, heading
from .ending import explode
from .event_kinds import COORDINATES_REVEALED, ENGINE_REVEALED
from .position import EXPLODED, ShipPosition

STAGES = (
    Stage("engines", rules=("victory/engines",), reveals=("engine-revealed",)),
    Stage("course", rules=("victory/coordinates",)),
)


class Arrival(Effect, tag="nemesis/arrival"):
    """The engines are revealed, then the coordinates."""

    rule = "nemesis/victory/order"

    def engines(self, g: ShipPosition) -> None:
        if g.ship == EXPLODED or not survivors(g):
            return
        for engine in (1, 2, 3):
            token = g.engine_stack(engine)[-1]
            g.show(token)
            state = ENGINE_TOKENS[g.face[token]]
            g.tell(ENGINE_REVEALED, "nemesis/victory/engines", engine=ENGINE[engine], state=state)
        if damaged_engines(g) >= 2:
            explode(g, "nemesis/victory/engines")

    def coordinates(self, g: ShipPosition) -> Effects:
        if g.ship == EXPLODED or not survivors(g):
            return None
        card = g.zones[box.COORDINATES_ON_BOARD][0]
        g.show(card)
        planet = heading(g)
        g.tell(COORDINATES_REVEALED, "nemesis/victory/coordinates", destination=f"planet:{planet}")
        verdict(g, f"ship-reaches-{planet}", NOBODY, "nemesis/victory/coordinates")
        sleepers = [who for who in g.turn_order() if g.status[who] == HIBERNATING]
        return None if planet == "earth" else [LostInSpace(who, planet) for who in sleepers]


class LostInSpace(Effect, tag="nemesis/lost-in-space"):
    """Everyone asleep on a ship that misses Earth dies, except those on Mars whose objective is to get there."""

    rule = "nemesis/victory/coordinates"
    who: Seat
    planet: str

    def wake_up_or_not(self, g: ShipPosition) -> Effects:
        held = g.objectives(self.who)
        if self.planet != "mars" or "quarantine" not in [g.box.objectives[g.face[back]] for back in held]:
            lost(g, self.who, self.rule)
            return None
        rule = "nemesis/victory/coordinates-quarantine"
        verdict(g, "quarantined", self.who, rule)
        return [
            RemoveObjective(self.who, back, rule) for back in held if g.box.objectives[g.face[back]] != "quarantine"
        ]
