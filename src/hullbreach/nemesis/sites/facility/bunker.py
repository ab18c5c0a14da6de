"""The bunker is a way out: through the open gate, with the rover or on foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....kernel import Effect, Effects, Option, Seat
from ...position.crew import SHELTERED
from ...refs import SEAT
from ...rules.actions import Action
from ...rules.attempt import Attempt
from ...rules.lapses import who_is_gone
from ...rules.offers import PAYS, PEACE, Kind, Means, Offer, Offers, barred
from ...rules.outcome import verdict
from ...rules.turn import allowed
from .event_kinds import BUNKER_REACHED
from .position import AT_BUNKER, FacilityPosition
from .rover import MoveRover
from .suits import suit_of


class ReachBunker(Effect, tag="lockdown/reach-bunker"):
    """The character is safe and out of the game, with all that it carries."""

    rule = "lockdown/end/win-condition"
    who: Seat

    def arrive(self, g: FacilityPosition) -> Effects:
        g.status[self.who] = SHELTERED
        g.room[self.who] = 0
        g.tell(BUNKER_REACHED, self.rule, who=SEAT[self.who])
        verdict(g, "in-bunker", self.who, self.rule)
        return g.site.somebody_gone(g)

    _lapses = who_is_gone


class LeaveByRover(Action, tag="lockdown/leave-by-rover"):
    """Where the rover stands, one character drives it to the bunker; there is no noise roll."""

    rule = "lockdown/end/win-condition"

    def drive(self, g: FacilityPosition) -> Effects:
        return [MoveRover(AT_BUNKER, self.rule), ReachBunker(self.who)]

    def _id(self, g: FacilityPosition) -> str:
        return "leave-by-rover"

    def _impossible(self, g: FacilityPosition) -> str | None:
        return None if g.gate_open and g.rover == g.room[self.who] else self.rule


class LeaveOnFoot(Action, tag="lockdown/leave-on-foot"):
    """In a suit made for the outside one walks to the bunker, unless the noise brings an intruder."""

    rule = "lockdown/end/win-condition"
    attempted: ClassVar[str] = rule

    def set_out(self, g: FacilityPosition) -> Effects:
        return [Attempt(self.who, self.attempted, (ReachBunker(self.who),))]

    def _id(self, g: FacilityPosition) -> str:
        return "leave-on-foot"

    def _impossible(self, g: FacilityPosition) -> str | None:
        return None if g.gate_open and suit_of(g, self.who) >= 0 else self.rule

    def _announced(self, g: FacilityPosition) -> None:
        g.show(suit_of(g, self.who))

    def _lapses(self, g: FacilityPosition) -> bool:
        return suit_of(g, self.who) < 0  # dropped while paying


def leaving(by_rover: type[LeaveByRover], on_foot: type[LeaveOnFoot]) -> Kind:
    """The kind of action with both ways to the bunker. They cost the same as room actions, which no room forbids."""

    def offers(g: FacilityPosition, who: Seat, means: Means) -> Offers:
        room, side, cost = g.room[who], g.site.printed, g.box.tables.actions.room_action.cost
        rule, found = barred(means, cost, "out"), list[Offer]()
        if room in side.exits:
            found.append((rule, cost, (by_rover(who),)))
        if room in side.bunker.joined:
            found.append((rule, cost, (on_foot(who),)))
        return found

    def options(g: FacilityPosition, who: Seat, means: Means) -> Sequence[Option]:
        """The same as options, found quickly: usually the gate is closed, or far away."""
        if not g.gate_open:
            return ()
        room, side = g.room[who], g.site.printed
        return allowed(g, offers(g, who, means)) if room in side.exits or room in side.bunker.joined else ()

    return Kind(PAYS | PEACE, offers, options)


LEAVING = leaving(LeaveByRover, LeaveOnFoot)
