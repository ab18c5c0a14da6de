"""The value of each answer to the smaller questions of the facility."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Asked, Offered
from ..evaluation.things import worth_of_card, worth_of_item
from ..evaluation.using import worth_of_way
from .crafting import gain
from .mind import FacilityMind
from .power import worth_of_power
from .secrets import moving_schedule

SPARED = 2
"""How many cards the bot keeps rather than discard them for an injury."""
INJURY = 2.6
"""The value of another injury, in cards."""
HEARD, AHEAD, LASTING = 1.0, 0.1, 0.8
"""The cost of noise for every number that leads to it, on the bot's way, and in the technical corridors."""
CONTENT = 0.4
"""How much better a place must be than the one that has the token, before one moves it."""


def _power(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """The lowest number, which keeps its power longest, where it is needed most."""
    worth = worth_of_power(mind.now)
    if option.verb == "leave-power":
        return next(worth[place.ref] for place in mind.now.view.power if place.number == 1) + CONTENT
    return worth[option.about[0]]


def _by_use(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    return 0.2 if option.verb == "done" else worth_of_way(option, mind)


def _discard_for_injury(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """A card one can spare for an injury."""
    card = option.named("card")
    if not card:
        return 0.0
    return INJURY - worth_of_card(card, mind) if len(mind.now.hand) > SPARED else -1.0


def _go_along(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """The value of being taken somewhere: positive if the bot would rather be there."""
    room = str(choice.args.get("room", ""))
    better = mind.reach.get(room, -5.0) > mind.stay
    return float((option.verb == "agree") == better)


def _drive_along(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    return float((option.verb == "agree") == bool(mind.leaving.will))


def _protect(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """Whatever spares one an attack, a roll or the darkness is used."""
    return 0.5 if option.verb == "let" else 1.0


def _redirect(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """Let somebody else be attacked, unless the crew wins together and the other is worse off."""
    if option.verb == "let":
        return 0.5
    other = mind.now.crew[int(option.named("seat"))]
    worse = len(other.serious) + len(other.dressed) > mind.now.serious
    return 0.0 if worse and mind.now.view.common_objectives else 1.0


def _careful_noise(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """Put noise where the fewest numbers of this room lead, off the bot's way, and not where noise never goes away."""
    spot = option.id.partition("/")[2]
    way = next(way for way in mind.now.rooms[mind.now.here].exits if way.corridor == spot)
    heard = HEARD * len(way.numbers)
    return -heard - (AHEAD * mind.reach.get(way.to, -9.0) if way.to else LASTING)


def _give_up(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    return -worth_of_item(option.named("item"), mind)


def _craft(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """A thing worth more than what it is made of."""
    made, _, part = option.id.partition("/item:")[2].partition("/item:")
    return gain(made, part, mind) if part else 0.5


def _spray(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    """A burst more if the first did little and there is ammunition for another fight."""
    poor = choice.args.get("face") in ("blank", "creeper")
    return float((option.verb == "spray") == (poor and mind.now.ammunition >= 2))


def _scan_one(option: Offered, choice: Asked, mind: FacilityMind) -> float:
    safe = not mind.now.me.infested and not mind.now.you.infected
    return float((option.verb == "scan-one") == safe)


REPLIES: dict[str, Callable[[Offered, Asked, FacilityMind], float]] = {
    "ask-place-power": _power,
    "ask-computer": _by_use,
    "ask-second-computer-action": _by_use,
    "ask-second-css-token": _by_use,
    "ask-move-css": moving_schedule,
    "ask-discard-for-injury": _discard_for_injury,
    "ask-agree-to-ride": _go_along,
    "ask-agree-to-tour": _go_along,
    "ask-agree-to-drive": _drive_along,
    "ask-passengers": lambda option, choice, mind: float(option.verb == "ride-now"),
    "ask-ignore-darkness": _protect,
    "ask-light-up": _protect,
    "ask-skip-noise-roll": _protect,
    "ask-redirect-attack": _redirect,
    "ask-give-up-item": _give_up,
    "ask-careful-noise": _careful_noise,
    "ask-cheap-craft": _craft,
    "ask-spray": _spray,
    "ask-reroll-advantage": _spray,
    "ask-scan-one": _scan_one,
}
"""By question: the function that values an answer."""
