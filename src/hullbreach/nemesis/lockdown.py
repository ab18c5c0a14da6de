"""Nemesis: Lockdown, the second game of the family: night stalkers below a facility on Mars."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..kernel import Back, Catalogue, Effects, Seat
from ..rulebook import load
from . import event_kinds
from .box import CONTAMINATION, CONTAMINATION_DECK, Box
from .crews.facility import FacilityCrew
from .crews.with_original import MixedCrew
from .game import FamilyPlan
from .modes.coop import Coop
from .modes.semi_coop import SemiCoop
from .modes.solo import Solo
from .position import Position
from .rules.movement import LOUD
from .sites.facility import Facility
from .sites.facility import event_kinds as facility_events
from .sites.facility.doors import take_a_closed_door
from .sites.facility.dropped_items import put_under_its_deck
from .sites.facility.shapes import FacilityView
from .sites.facility_surface import FacilitySurface
from .species.intruders import Intruders
from .species.night_stalkers import NightStalkers
from .species.night_stalkers import event_kinds as stalker_events


class OwnRules(dict[str, str]):
    """The ids of rules in Lockdown. Shared code cites many of them by their ids in the original game."""

    def __missing__(self, rule: str) -> str:
        own = None if not rule or rule.startswith("lockdown/") else load("lockdown").own(rule)
        called = self[rule] = own.id if own else rule
        return called


class LockdownPlan(FamilyPlan):
    """Night stalkers in the facility."""

    game = "lockdown"
    called = OwnRules()
    rules_version = 3
    views = (FacilityView,)
    sites = MappingProxyType({"facility": Facility, "facility-surface": FacilitySurface})
    hunters = MappingProxyType({"night-stalkers": NightStalkers, "intruders": Intruders})
    modes = MappingProxyType({"semi-coop": SemiCoop, "coop": Coop, "solo": Solo})
    crews = MappingProxyType({"facility": FacilityCrew, "with-original": MixedCrew})
    catalogue = Catalogue(event_kinds, facility_events, stalker_events)
    queen_token_returns = False  # a misprint in its rulebook: lockdown/bag/queen-nest-occupied

    def once_shared(self, box: Box) -> Mapping[str, Any]:
        """The facility said whom night stalkers chase, whatever hunted there."""
        return {**super().once_shared(box), "chasing": bytes(len(box.miniatures))}

    def heeds_token(self, g: Position, who: Seat, effect: str, how: int) -> bool:
        """DANGER counts however one enters, and SILENCE is DANGER for the slimed.

        See lockdown/exploration/danger-careful-move, lockdown/exploration/silence-careful-move and
        lockdown/exploration/silence-slimed.
        """
        return how == LOUD or effect == "danger" or g.species.breaks_silence(g, who)

    def door_shortage(self, g: Position, who: Seat, corridor: int) -> Effects:
        """Only a door that is not destroyed can be taken."""
        return take_a_closed_door(g, who, corridor)

    def lay_contamination_aside(self, g: Position, cards: list[Back]) -> str:
        """Removed contamination cards go to the bottom of their deck and can be drawn again."""
        for card in cards:
            g.change_family(card, CONTAMINATION)
            g.zones[CONTAMINATION_DECK].insert(0, card)
        return "lockdown/contamination/removed-to-deck-bottom"

    def lay_dropped_aside(self, g: Position, who: Seat, back: Back) -> None:
        """A dropped item goes to the bottom of its deck."""
        put_under_its_deck(g, who, back)
