"""Objectives: what each card asks for, checked at the end."""

from __future__ import annotations

from ...kernel import Seat
from ..content.functions import Condition, objective
from ..kinds import BLUE_CORPSE, CARCASS_SLOT, CARRIED, EGG_SLOT, EGGS
from ..position import Position
from ..position.crew import DEAD, ESCAPED, HIBERNATING
from ..position.flow import EXPLODED
from ..sites.ship.course import damaged_engines, heading

# -- what several cards ask for -------------------------------------------------------------------------------


def lives(g: Position, who: Seat) -> bool:
    """Hibernating on the ship or gone in a pod, and still alive."""
    return g.status[who] in (HIBERNATING, ESCAPED)


def only_survivor(g: Position, who: Seat) -> bool:
    """No other character is alive at the end (nemesis/objective/only-survivor)."""
    return not any(lives(g, other) for other in range(g.players) if other != who)


def player_dies(number: int) -> Condition:
    """The character of the player with this number is not alive at the end, or one is the only survivor.

    See nemesis/objective/player-x-must-die.
    """

    def condition(g: Position, who: Seat) -> bool:
        target = list(g.number).index(number)
        return g.status[target] == DEAD or only_survivor(g, who)

    return condition


def ship_reaches(g: Position, planet: str) -> bool:
    """The marker is on that planet's coordinates, at least two engines work and the ship exists.

    See nemesis/objective/ship-reaches-destination.
    """
    return g.ship != EXPLODED and damaged_engines(g) < 2 and heading(g) == planet


def nest_destroyed(g: Position) -> bool:
    """Its last egg is gone, or the ship is (nemesis/objective/destroy-nest)."""
    return g.nest_destroyed or g.ship == EXPLODED


def queen_killed(g: Position) -> bool:
    """She was killed, or blown up with the ship."""
    return g.queen_dead or g.ship == EXPLODED


def two_weaknesses(g: Position) -> bool:
    """At least two weaknesses have been discovered."""
    return g.discovered.bit_count() >= 2


def everything_explored(g: Position) -> bool:
    """Every room tile is face up."""
    return all(g.is_explored(room) for room in g.board.rooms)


def carries(g: Position, who: Seat, thing: int) -> bool:
    """The character left with this object."""
    return g.object_at[thing] == CARRIED + who


def item_count(g: Position, who: Seat) -> int:
    """Item cards a character has; an attached card counts as one with its host."""
    return len(g.carried_items(who))


# -- personal -------------------------------------------------------------------------------------------------


@objective("salvaging-the-prime-asset")
def salvaging_the_prime_asset(g: Position, who: Seat) -> bool:
    return ship_reaches(g, "earth") or only_survivor(g, who)


@objective("quarantine")
def quarantine(g: Position, who: Seat) -> bool:
    """Mars instead of Earth, or Earth without the nest (nemesis/objective/quarantine)."""
    return ship_reaches(g, "mars") or (ship_reaches(g, "earth") and nest_destroyed(g))


@objective("the-great-hunt")
def the_great_hunt(g: Position, who: Seat) -> bool:
    return g.has_signalled(who) and queen_killed(g)


@objective("hoarder")
def hoarder(g: Position, who: Seat) -> bool:
    return g.status[who] == ESCAPED and item_count(g, who) >= 7


@objective("relentless-investigator")
def relentless_investigator(g: Position, who: Seat) -> bool:
    return g.has_signalled(who) and everything_explored(g)


@objective("a-proper-burial")
def a_proper_burial(g: Position, who: Seat) -> bool:
    return g.has_signalled(who) and carries(g, who, BLUE_CORPSE)


@objective("the-oldest-friend")
def the_oldest_friend(g: Position, who: Seat) -> bool:
    return ship_reaches(g, "earth") or only_survivor(g, who)


@objective("best-friends-forever")
def best_friends_forever(g: Position, who: Seat) -> bool:
    return not only_survivor(g, who)


@objective("aliens-on-a-spaceship")
def aliens_on_a_spaceship(g: Position, who: Seat) -> bool:
    return g.has_signalled(who) and nest_destroyed(g)


# -- corporate ------------------------------------------------------------------------------------------------

TARGETS = {
    "the-right-moment-to-strike": 1,
    "greener-pastures": 2,
    "an-old-feud": 3,
    "hostile-takeover": 4,
    "the-final-enlightenment": 5,
}
"""The number of the player whose character must not survive."""

for card, number in TARGETS.items():
    objective(card)(player_dies(number))


@objective("extreme-field-biology")
def extreme_field_biology(g: Position, who: Seat) -> bool:
    return two_weaknesses(g)


@objective("ab-ovo")
def ab_ovo(g: Position, who: Seat) -> bool:
    """The weakness of eggs is known, whoever found it (nemesis/objective/discover-weakness)."""
    return bool(g.discovered >> EGG_SLOT & 1)


@objective("necroscopy")
def necroscopy(g: Position, who: Seat) -> bool:
    return g.has_signalled(who) and bool(g.discovered >> CARCASS_SLOT & 1)


@objective("my-precious")
def my_precious(g: Position, who: Seat) -> bool:
    return g.has_signalled(who) and any(carries(g, who, egg) for egg in EGGS)


def fulfilled(g: Position, who: Seat) -> bool:
    """Whether the objective a player kept is met."""
    return all(g.box.conditions[g.box.objectives[g.face[back]]](g, who) for back in g.objectives(who))
