"""What event cards of the night stalkers do to intruders, larvae and markers."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...box import CONTAMINATION_DECK, DECK
from ...event_kinds import CONTAMINATED
from ...position import Position
from ...refs import SEAT
from ...rules.contamination import scan
from ...rules.lapses import who_is_gone
from ...rules.wounds import Die
from ...sites.facility.position import FacilityPosition
from ..intruders.creatures import CREEPER
from ..intruders.event_effects import ScanDrawn
from ..intruders.intruder_movement import PlaceIntruder, foe_is_gone
from .event_kinds import FIRE_MARKER_LOST, MALFUNCTION_MARKER_LOST

RULE = "lockdown/event/effect"


class LeavingTheShell(Effect, tag="lockdown/leaving-the-shell"):
    """Larvae may leave their hosts; everybody else draws cards and is scanned."""

    rule = RULE

    def hosts_first(self, g: Position) -> Effects:
        crew = g.crew_in_order()
        hosts = [who for who in crew if g.is_infested(who)]
        return [*map(ScanHost, hosts), *(ScanDrawn(who, 4) for who in crew if who not in hosts)]


class ScanHost(Effect, tag="lockdown/scan-host"):
    """The top contamination card is scanned for all to see. If it is infected, the host dies and a creeper appears."""

    rule = RULE
    who: Seat

    def scan(self, g: Position) -> Effects:
        who, deck = self.who, g.zones[CONTAMINATION_DECK]
        if not deck:
            return None
        card = deck.pop()
        g.family[card] = DECK + who
        g.discards(who).append(card)
        g.tell(CONTAMINATED, "lockdown/contamination/to-discard-pile", who=SEAT[who])
        if not scan(g, who, [card]):
            return None
        return [Die(who, self.rule), PlaceIntruder(CREEPER, g.room_of(who))]

    _lapses = who_is_gone


class Pounce(Effect, tag="lockdown/pounce"):
    """An intruder attacks one of these in its room: the one with the fewest cards."""

    rule = RULE
    foe: int
    prey: tuple[Seat, ...]

    def attack(self, g: Position) -> Effects:
        here = [who for who in g.crew_in(g.room_of_foe(self.foe)) if who in self.prey]
        return g.species.attack(g, self.foe, g.fewest_cards(here)) if here else None

    _lapses = foe_is_gone


class LoseMarkers(Effect, tag="lockdown/lose-markers"):
    """A fire and a malfunction marker of the supply leave the game, as long as there are any."""

    rule = RULE

    def lose(self, g: FacilityPosition) -> None:
        if g.site.fire_left(g) > 0:
            g.fire_lost += 1
            g.tell(FIRE_MARKER_LOST, self.rule, left=g.site.fire_left(g))
        if g.site.malfunctions_left(g) > 0:
            g.malfunction_lost += 1
            g.tell(MALFUNCTION_MARKER_LOST, self.rule, left=g.site.malfunctions_left(g))
