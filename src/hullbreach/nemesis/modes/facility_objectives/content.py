"""Objectives in the facility: what each card asks for, checked at the end."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions
from ...kinds import EGG_SLOT, EGGS
from ...rules.outcome import survivors
from ...sites.facility.position import FacilityPosition
from ..objectives import carries, nest_destroyed, only_survivor, queen_killed

content = Functions()


# -- what several cards ask for -------------------------------------------------------------------------------


def explored(g: FacilityPosition, *sections: int) -> bool:
    """Every room of these sections is face up; staircases belong to none (lockdown/room/staircases)."""
    return all(g.is_explored(room) for room in g.board.rooms if g.section(room) in sections)


def weaknesses(g: FacilityPosition) -> int:
    """How many weaknesses are known, including the one of set-up (lockdown/objective/discover-weakness)."""
    return g.species.studied(g).bit_count()


def has_egg(g: FacilityPosition, who: Seat) -> bool:
    """Whether a character carries an egg, whatever the way out."""
    return any(carries(g, who, egg) for egg in EGGS)


def egg_analysed(g: FacilityPosition) -> bool:
    """Whether somebody has analysed an egg, weakness or not."""
    return bool(g.analysed >> EGG_SLOT & 1)


def is_archived(g: FacilityPosition, who: Seat) -> bool:
    """Whether a character's knowledge token is on its active side."""
    return bool(g.archived >> who & 1)


def from_the_nemesis(g: FacilityPosition, who: Seat) -> bool:
    """Whether a character is a survivor of the Nemesis (lockdown/terms/survivors-and-workers)."""
    return g.box.characters[g.character[who]].faction == "survivor"


# -- personal -------------------------------------------------------------------------------------------------


@content.objective("tell-the-world")
def tell_the_world(g: FacilityPosition, who: Seat) -> bool:
    return g.has_signalled(who) and nest_destroyed(g)


@content.objective("blood-for-blood")
def blood_for_blood(g: FacilityPosition, who: Seat) -> bool:
    return queen_killed(g)


@content.objective("every-door")
def every_door(g: FacilityPosition, who: Seat) -> bool:
    return g.has_signalled(who) and explored(g, 1, 2)


@content.objective("obsession")
def obsession(g: FacilityPosition, who: Seat) -> bool:
    return g.knows(who, 7)


@content.objective("whistleblower")
def whistleblower(g: FacilityPosition, who: Seat) -> bool:
    return g.has_signalled(who) and is_archived(g, who)


@content.objective("not-without-you")
def not_without_you(g: FacilityPosition, who: Seat) -> bool:
    return g.has_signalled(who) and not only_survivor(g, who)


@content.objective("one-version-of-events")
def one_version_of_events(g: FacilityPosition, who: Seat) -> bool:
    return only_survivor(g, who) or weaknesses(g) == 3


# -- corporate ------------------------------------------------------------------------------------------------


@content.objective("asset-recovery")
def asset_recovery(g: FacilityPosition, who: Seat) -> bool:
    return has_egg(g, who)


@content.objective("applied-xenobiology")
def applied_xenobiology(g: FacilityPosition, who: Seat) -> bool:
    return weaknesses(g) >= 2 and is_archived(g, who)


@content.objective("site-survey")
def site_survey(g: FacilityPosition, who: Seat) -> bool:
    return explored(g, 2, 3)


@content.objective("sterilisation")
def sterilisation(g: FacilityPosition, who: Seat) -> bool:
    return nest_destroyed(g) and g.knows(who, 5)


@content.objective("embryology")
def embryology(g: FacilityPosition, who: Seat) -> bool:
    return egg_analysed(g)


@content.objective("sealed-records")
def sealed_records(g: FacilityPosition, who: Seat) -> bool:
    """The holder is exempt by the card (lockdown/objective/no-nemesis-survivor)."""
    others = [other for other in survivors(g) if other != who]
    return is_archived(g, who) and not any(from_the_nemesis(g, other) for other in others)


# -- solo and coop --------------------------------------------------------------------------------------------


@content.objective("complete-understanding")
def complete_understanding(g: FacilityPosition, who: Seat) -> bool:
    return any(g.knows(one, 8) for one in survivors(g))


@content.objective("head-of-the-brood")
def head_of_the_brood(g: FacilityPosition, who: Seat) -> bool:
    return queen_killed(g) and g.signalled != 0


@content.objective("nothing-left-to-hatch")
def nothing_left_to_hatch(g: FacilityPosition, who: Seat) -> bool:
    return nest_destroyed(g) and any(is_archived(g, one) for one in survivors(g))


@content.objective("living-sample")
def living_sample(g: FacilityPosition, who: Seat) -> bool:
    return g.signalled != 0 and any(has_egg(g, one) for one in survivors(g))


@content.objective("know-your-enemy")
def know_your_enemy(g: FacilityPosition, who: Seat) -> bool:
    return weaknesses(g) == 3


@content.objective("into-the-depths")
def into_the_depths(g: FacilityPosition, who: Seat) -> bool:
    return explored(g, 1, 3) and g.signalled != 0


@content.objective("deep-survey")
def deep_survey(g: FacilityPosition, who: Seat) -> bool:
    return explored(g, 2, 3) and any(g.knows(one, 5) for one in survivors(g))


@content.objective("early-warning")
def early_warning(g: FacilityPosition, who: Seat) -> bool:
    return weaknesses(g) >= 2 and g.signalled != 0


@content.objective("shared-memory")
def shared_memory(g: FacilityPosition, who: Seat) -> bool:
    """Every survivor has read the archive, and one of them knows a good deal."""
    alive = survivors(g)
    return all(is_archived(g, one) for one in alive) and any(g.knows(one, 5) for one in alive)


@content.objective("first-generation")
def first_generation(g: FacilityPosition, who: Seat) -> bool:
    return egg_analysed(g) and nest_destroyed(g)
