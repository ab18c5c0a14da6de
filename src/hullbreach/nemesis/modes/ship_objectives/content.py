"""Objectives aboard the ship: what each card asks for, checked at the end."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions
from ...kinds import BLUE_CORPSE, CARCASS_SLOT, EGG_SLOT, EGGS
from ...position.crew import ESCAPED
from ...rules.outcome import lives
from ...sites.ship.course import damaged_engines, heading
from ...sites.ship.position import EXPLODED, ShipPosition
from ..objectives import (
    carries,
    everything_explored,
    item_count,
    nest_destroyed,
    only_survivor,
    queen_killed,
    two_weaknesses,
)

content = Functions()


def ship_reaches(g: ShipPosition, planet: str) -> bool:
    """Whether the marker is on that planet's coordinates, at least two engines work and the ship exists.

    See nemesis/objective/ship-reaches-destination.
    """
    return g.ship != EXPLODED and damaged_engines(g) < 2 and heading(g) == planet


# -- personal -------------------------------------------------------------------------------------------------


@content.objective("salvaging-the-prime-asset")
def salvaging_the_prime_asset(g: ShipPosition, who: Seat) -> bool:
    return ship_reaches(g, "earth") or only_survivor(g, who)


@content.objective("quarantine")
def quarantine(g: ShipPosition, who: Seat) -> bool:
    """Mars instead of Earth, or Earth without the nest (nemesis/objective/quarantine)."""
    return ship_reaches(g, "mars") or (ship_reaches(g, "earth") and nest_destroyed(g))


@content.objective("the-great-hunt")
def the_great_hunt(g: ShipPosition, who: Seat) -> bool:
    return g.has_signalled(who) and queen_killed(g)


@content.objective("hoarder")
def hoarder(g: ShipPosition, who: Seat) -> bool:
    return g.status[who] == ESCAPED and item_count(g, who) >= 7


@content.objective("relentless-investigator")
def relentless_investigator(g: ShipPosition, who: Seat) -> bool:
    return g.has_signalled(who) and everything_explored(g)


@content.objective("a-proper-burial")
def a_proper_burial(g: ShipPosition, who: Seat) -> bool:
    return g.has_signalled(who) and carries(g, who, BLUE_CORPSE)


@content.objective("the-oldest-friend")
def the_oldest_friend(g: ShipPosition, who: Seat) -> bool:
    return ship_reaches(g, "earth") or only_survivor(g, who)


@content.objective("best-friends-forever")
def best_friends_forever(g: ShipPosition, who: Seat) -> bool:
    return not only_survivor(g, who)


@content.objective("aliens-on-a-spaceship")
def aliens_on_a_spaceship(g: ShipPosition, who: Seat) -> bool:
    return g.has_signalled(who) and nest_destroyed(g)


# -- corporate ------------------------------------------------------------------------------------------------


@content.objective("extreme-field-biology")
def extreme_field_biology(g: ShipPosition, who: Seat) -> bool:
    return two_weaknesses(g)


@content.objective("ab-ovo")
def ab_ovo(g: ShipPosition, who: Seat) -> bool:
    """The weakness of eggs is known, whoever found it (nemesis/objective/discover-weakness)."""
    return bool(g.species.studied(g) >> EGG_SLOT & 1)


@content.objective("necroscopy")
def necroscopy(g: ShipPosition, who: Seat) -> bool:
    return g.has_signalled(who) and bool(g.species.studied(g) >> CARCASS_SLOT & 1)


@content.objective("my-precious")
def my_precious(g: ShipPosition, who: Seat) -> bool:
    return g.has_signalled(who) and any(carries(g, who, egg) for egg in EGGS)


# -- solo and coop --------------------------------------------------------------------------------------------


@content.objective("destination-earth")
def destination_earth(g: ShipPosition, who: Seat) -> bool:
    return ship_reaches(g, "earth")


@content.objective("emergency-post-mortem")
def emergency_post_mortem(g: ShipPosition, who: Seat) -> bool:
    """The blue body lies in the surgery; in somebody's arms it has not been placed there."""
    return g.object_at[BLUE_CORPSE] == g.find_room(g.box.room_kind["surgery"])


@content.objective("first-contact-protocol")
def first_contact_protocol(g: ShipPosition, who: Seat) -> bool:
    return two_weaknesses(g)


@content.objective("cutting-off-the-head")
def cutting_off_the_head(g: ShipPosition, who: Seat) -> bool:
    return queen_killed(g) and g.signalled != 0


@content.objective("no-man-left-behind")
def no_man_left_behind(g: ShipPosition, who: Seat) -> bool:
    return everything_explored(g) and g.signalled != 0


@content.objective("special-delivery")
def special_delivery(g: ShipPosition, who: Seat) -> bool:
    """A survivor, asleep or in a pod, has an egg along."""
    return any(carries(g, one, egg) for one in range(g.players) if lives(g, one) for egg in EGGS)


@content.objective("clean-up-crew")
def clean_up_crew(g: ShipPosition, who: Seat) -> bool:
    return nest_destroyed(g) and g.signalled != 0
