"""The value of using the facility's cards and items."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from ..assessment.danger import cost_of_attack
from ..assessment.situation import has_room
from ..evaluation.breaking_away import NEVER, drive_away, recharge, refill, shooting
from ..evaluation.goal import ROOM
from ..evaluation.mending import antidote, cleanse, dress, heal, put_out
from ..evaluation.predicted_options import OFFERS
from .mind import FacilityMind
from .using import lesson


def _free_room(colours: tuple[str, ...]) -> Callable[[FacilityMind], float]:
    """The value of a room action, in a room of these colours, for one card instead of two."""

    def value(mind: FacilityMind) -> float:
        room, goal = mind.now.room, mind.goal_here(ROOM)
        fits = room is not None and room.colour in colours and not room.malfunction
        return goal.worth if goal and fits else NEVER

    return value


def _routine(mind: FacilityMind) -> float:
    return max(_free_room(("green",))(mind), 3.0 * bool(mind.now.me.serious) or NEVER)


def _study(mind: FacilityMind) -> float:
    """The value of learning from an intruder, carcass or corpse at hand."""
    room = mind.now.room
    carried = any(one.objects for one in mind.now.crew if one.room == mind.now.here)
    lying = room is not None and (room.objects or (room.kind == "nest" and mind.now.view.eggs.nest))
    return _documents(mind) if mind.now.foes or lying or carried else NEVER


def _documents(mind: FacilityMind) -> float:
    """The value of learning from a thing that is of no other use."""
    return lesson(Offered("study"), mind) + IDLE


def _pheromones(mind: FacilityMind) -> float:
    return drive_away(mind) if mind.now.knowledge >= PHEROMONES else NEVER


def _metabolise(mind: FacilityMind) -> float:
    """The value of being rid of contamination or slime."""
    return 2.5 * bool(mind.now.contamination_in_hand) + 1.2 * mind.now.me.slimed or NEVER


def _obstinate(mind: FacilityMind) -> float:
    """The value of dressing a wound, or of drawing a card for each serious wound."""
    return max(3.0 * bool(mind.now.me.serious), 1.2 * mind.now.serious - 0.5 * (len(mind.now.hand) > 3)) or NEVER


def _clean_up(mind: FacilityMind) -> float:
    return put_out(mind) if not mind.now.foes else NEVER


def _blanket(mind: FacilityMind) -> float:
    burning = put_out(mind) if not mind.now.foes else NEVER
    return max(burning, 1.5 * mind.now.me.slimed or NEVER)


def _disinfect(mind: FacilityMind) -> float:
    return max(cleanse(mind), 1.5 * mind.now.me.light - 0.5 or NEVER)


def _caffeine(mind: FacilityMind) -> float:
    return 2.0 + 0.5 * bool(mind.now.foes) if len(mind.now.hand) <= 3 else NEVER


def _reagent(mind: FacilityMind) -> float:
    return max(refill(mind), drive_away(mind) if mind.now.knowledge >= REAGENT else NEVER)


def _probe(mind: FacilityMind) -> float:
    """The value of a carcass for a bot that needs one to analyse. The arm works once, and then must be mended."""
    carried = any(thing.startswith("object:") for thing in mind.now.me.objects)
    wanted = "carcass" in mind.aim.specimens and "probe-arm" not in mind.now.me.broken and not carried
    return 9.0 if wanted else NEVER


def _washer(mind: FacilityMind) -> float:
    """The value of hosing an intruder away where there is power, or a fire, or slime."""
    if mind.now.foes:
        return drive_away(mind) - 1.0 if mind.now.room and mind.now.is_powered(mind.now.room) else NEVER
    return max(put_out(mind), 1.5 * mind.now.me.slimed or NEVER)


def _vents(mind: FacilityMind) -> float:
    """The value of the vents: the best room they lead to, less the attack that waits there."""
    crawls = [mind.step_to(offer.partition("/")[2]) for offer in OFFERS["technical-corridors"](mind)]
    return max(crawls, default=NEVER) - cost_of_attack(mind.now, "adult") if not mind.now.foes else NEVER


def _reload(mind: FacilityMind) -> float:
    low = [held for held in mind.now.me.hands if held.weapon and has_room(held)]
    return 1.5 if low else NEVER


IDLE = 0.5
"""How much more a lesson is worth that needs no computer, which may lock down."""
PHEROMONES, REAGENT = 3, 5
"""The knowledge with which they drive an intruder away."""

CARDS: dict[str, Callable[[FacilityMind], float]] = {
    "lab-routine": _routine,
    "defense-plan": _free_room(("white", "red")),
    "field-experience": _study,
    "pheromones": _pheromones,
    "weird-metabolism": _metabolise,
    "obstinate": _obstinate,
    "clean-up": _clean_up,
    "reload-facility": _reload,
    "vents": _vents,
    "full-auto": shooting(2),
}
"""By card: the value of playing it. Cards in `OFFERS` are valued by their best use."""

ITEMS: dict[str, Callable[[FacilityMind], float]] = {
    "weapon-battery": recharge,
    "power-cell": recharge,
    "fire-blanket": _blanket,
    "reagent": _reagent,
    "medkit-facility": heal,
    "medical-stapler": dress,
    "antiseptic": _disinfect,
    "caffeine-pills": _caffeine,
    "research-documents": _documents,
    "neutralizer": antidote,
    "uv-lamp": lambda mind: 1.5 * mind.now.me.slimed or NEVER,
    "blood-bag": drive_away,
    "probe-arm": _probe,
    "pressure-washer": _washer,
}
"""By item: the value of using it. Items in `OFFERS` are valued by their best use."""
