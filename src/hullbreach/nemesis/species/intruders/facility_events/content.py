"""What the original intruders' event cards do in the facility. Most do the same as on the ship or for stalkers."""

from __future__ import annotations

from collections.abc import Sequence

from .....kernel import Effect, Effects, Seat
from ....content.functions import Functions
from ....rules.hazards import PlaceFire, SpreadFire
from ....rules.noise import PlaceNoise
from ....sites.facility.css import turn_over
from ....sites.facility.position import FacilityPosition
from ....sites.facility.power import fail
from ...night_stalkers import event_cards as stalkers
from ...night_stalkers.event_effects import RULE
from ..ship_events import content as on_the_ship
from .dark_events import HuntInTheDark, RegenerateInTheDark, StartUp

content = Functions()
for shared in (
    "damage-facility",
    "nest-facility",
    "bulkheads-open-facility",
    "short-circuit-facility",
    "coolant-leak-facility",
    "life-support-failure",
):
    content.events[shared] = stalkers.content.events[shared]
for shared in ("damage-facility", "nest-facility", "bulkheads-open-facility"):
    content.darkness[shared] = stalkers.content.darkness[shared]
for kept in (
    "egg-protection",
    "hatching",
    "lurking",
    "eclosion",
    "consuming-fire",
    "damaging-fire",
    "noise-in-technical-corridors",
):
    content.events[kept] = on_the_ship.content.events[kept]


@content.event_card("regeneration-facility")
def regeneration(g: FacilityPosition) -> Effects:
    return [RegenerateInTheDark()]


@content.event_card("hunt-facility")
def hunt(g: FacilityPosition) -> Effects:
    return [HuntInTheDark()]


@content.event_card("flammable-stores")
def flammable_stores(g: FacilityPosition) -> Effects:
    (repository,) = stalkers.explored(g, "repository")
    return [SpreadFire((repository,))] if g.is_burning(repository) else [PlaceFire(repository)]


@content.event_card("scent-of-prey-facility")
def scent_of_prey(g: FacilityPosition) -> Effects:
    return stalkers.noise_around(g, [who for who in stalkers.on_the_board(g) if g.is_slimed(who)])


@content.event_in_darkness(
    "scent-of-prey-facility", touches=lambda g, who: bool(g.is_slimed(who) and not g.in_combat(who))
)
def prey_rolls(g: FacilityPosition, prey: Sequence[Seat]) -> Effects:
    return [StartUp(who) for who in prey]


@content.event_card("brownout")
def brownout(g: FacilityPosition) -> Effects:
    return fail(g, RULE) or [PlaceNoise(g.board.networks[0], RULE)]


class UnscheduledLaunch(Effect, tag="lockdown/unscheduled-launch"):
    """The CSS token that the time token would reach next is revealed and leaves the game; no pod is affected."""

    rule = "lockdown/event/effect"

    def reveal(self, g: FacilityPosition) -> None:
        to_come = [slot for slot in range(g.time) if g.css_at[slot] >= 0]
        if to_come:
            turn_over(g, to_come[-1], self.rule)


@content.event_card("unscheduled-launch")
def unscheduled_launch(g: FacilityPosition) -> Effects:
    return [UnscheduledLaunch()]
