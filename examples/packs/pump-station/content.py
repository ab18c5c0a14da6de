"""A breakout with a gate that is shut until two pumps are stopped, and an event that shows blips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hullbreach.aliens.modding import (
    CHARACTER,
    AtComputer,
    Breakout,
    Character,
    Effect,
    Effects,
    EventEffect,
    EventKind,
    Functions,
    GoalShown,
    Option,
    Position,
    Seat,
    SpawnBlips,
    bits,
    event_kinds,
)

PUMPS = 2
SLUICE_WALK = 2
"""Where the blip enters, counted from 0: spawn point 3."""
FAR = 6
PUMP_STOPPED = EventKind("pump-stopped", "who left")
content = Functions()


@content.mission("pump-station")
class PumpStation(Breakout):
    """The exit is shut while a pump runs."""

    def stopped(self, g: Position) -> int:
        """The pumps that were stopped, as a set of bits."""
        return g.facts.get("stopped", 0)

    def exits(self, g: Position) -> int:
        return self.exit_mask if self.stopped(g).bit_count() == PUMPS else 0

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        if not self.stopped(g) >> computer & 1:
            yield Option("stop-pump", (StopPump(who, computer),), StopPump.rule)

    def goals(self, g: Position) -> Iterator[GoalShown]:
        yield GoalShown("pumps-stopped", self.stopped(g).bit_count(), PUMPS)
        yield from super().goals(g)


class StopPump(AtComputer, tag="pump-station/stop"):
    """A pump is stopped, and something hears that it is."""

    rule = "pump-station/stop"
    pump: int

    def _passed(self, g: Position) -> Effects:
        stopped = g.facts["stopped"] = g.facts.get("stopped", 0) | 1 << self.pump
        g.tell(PUMP_STOPPED, self.rule, who=CHARACTER[self.who], left=PUMPS - stopped.bit_count())
        return [SpawnBlips(SLUICE_WALK, 1)]


@content.event("duct-plan")
class DuctPlan(EventEffect, tag="pump-station/duct-plan"):
    """All players look at the blips near a character."""

    rule = "pump-station/duct-plan"
    who: Character

    @classmethod
    def _ways(cls, g: Position, seat: Seat, about: Any) -> Iterable[tuple[str, Effect]]:
        for who in g.on_boards():
            if g.is_standing(who) and any(unknown_near(g, who)):
                yield CHARACTER[who], cls(seat, who)

    def look(self, g: Position) -> None:
        for blip in unknown_near(g, self.who):
            g.show(g.box.first_blip + blip)
            number = g.box.blip_numbers[g.face[g.box.first_blip + blip]]
            space = g.board.refs[g.blip_at[blip]]
            g.tell(event_kinds.SCANNED, self.rule, who=CHARACTER[self.who], space=space, number=number)


def unknown_near(g: Position, who: Character) -> list[int]:
    """The blips near somebody whose number nobody knows."""
    near = [g.blip_at.index(space) for space in bits(g.board.square(g.at[who], FAR) & g.blips)]
    return [blip for blip in near if not g.is_known(g.box.first_blip + blip)]
