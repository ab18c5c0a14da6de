"""What the event cards of the original intruders do in the facility; most are those of the ship or of the stalkers."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Effects, Seat
from ...rules.hazards import PlaceFire, SpreadFire
from ...rules.noise import PlaceNoise
from ...sites.facility.position import FacilityPosition
from ...sites.facility.power import fail
from ...sites.facility.unscheduled import UnscheduledLaunch
from ...species.intruders.dark_events import HuntInTheDark, RegenerateInTheDark, StartUp
from ...species.night_stalkers.event_effects import RULE
from ..functions import LOCKDOWN, ORIGINAL, Functions
from . import events

INTRUDER_EVENTS = Functions()
"""The events of a facility in which the original intruders hunt."""
for shared in (
    "damage-facility",
    "nest-facility",
    "bulkheads-open-facility",
    "short-circuit-facility",
    "coolant-leak-facility",
    "life-support-failure",
):
    INTRUDER_EVENTS.events[shared] = LOCKDOWN.events[shared]
for shared in ("damage-facility", "nest-facility", "bulkheads-open-facility"):
    INTRUDER_EVENTS.darkness[shared] = LOCKDOWN.darkness[shared]
for kept in (
    "egg-protection",
    "hatching",
    "lurking",
    "eclosion",
    "consuming-fire",
    "damaging-fire",
    "noise-in-technical-corridors",
):
    INTRUDER_EVENTS.events[kept] = ORIGINAL.events[kept]


@INTRUDER_EVENTS.event_card("regeneration-facility")
def regeneration(g: FacilityPosition) -> Effects:
    return [RegenerateInTheDark()]


@INTRUDER_EVENTS.event_card("hunt-facility")
def hunt(g: FacilityPosition) -> Effects:
    return [HuntInTheDark()]


@INTRUDER_EVENTS.event_card("flammable-stores")
def flammable_stores(g: FacilityPosition) -> Effects:
    (repository,) = events.explored(g, "repository")
    return [SpreadFire((repository,))] if g.is_burning(repository) else [PlaceFire(repository)]


@INTRUDER_EVENTS.event_card("scent-of-prey-facility")
def scent_of_prey(g: FacilityPosition) -> Effects:
    return events.noise_around(g, [who for who in events.on_the_board(g) if g.is_slimed(who)])


@INTRUDER_EVENTS.event_in_darkness(
    "scent-of-prey-facility", touches=lambda g, who: bool(g.is_slimed(who) and not g.in_combat(who))
)
def prey_rolls(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [StartUp(who) for who in prey]


@INTRUDER_EVENTS.event_card("brownout")
def brownout(g: FacilityPosition) -> Effects:
    return fail(g, RULE) or [PlaceNoise(g.board.networks[0], RULE)]


@INTRUDER_EVENTS.event_card("unscheduled-launch")
def unscheduled_launch(g: FacilityPosition) -> Effects:
    return [UnscheduledLaunch()]
