"""What events are worth that are actions or free actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....bots.bot import Offered
from ...view.shapes import PersonShown
from .cards import id_of, is_weapon
from .goals import goal_of
from .situation import Situation

DEAR_LIFE = 1.6
"""What it is worth that somebody stands again."""
OF_A_PACK = 0.3
"""What an event of a pack is worth, which nobody has told the bot about."""


def scrounge(now: Situation, who: PersonShown) -> float:
    """Gear, where somebody could use some."""
    unarmed = sum(not any(is_weapon(id_of(worn.ref)) for worn in other.weapons[:1]) for other in now.adults)
    return 0.6 if (now.is_hunt or unarmed) and not now.pressing else 0.2 if now.is_calm else -0.1


def deep_breath(now: Situation, who: PersonShown) -> float:
    """A fresh dial after a burst."""
    return 0.2 * (who.aim - who.dial) - 0.15 if now.pressing else -0.1


def adrenaline(now: Situation, who: PersonShown) -> float:
    """One more action, under pressure or on the last steps."""
    goal = goal_of(now, who)
    far = now.way(goal.targets)[now.at[who.ref]] if goal else 99
    return 1.0 if now.pressing >= 2 or 0 < far <= 8 else 0.1


def weld_shut(now: Situation, option: Offered) -> float:
    """A spawn point beside us. A door is not worth a card."""
    if option.named("door"):
        return -0.2
    return 1.2 if now.view.tracker.left and (now.is_hunt or now.pressing) else 0.1


EVENTS: Mapping[str, Callable[[Situation, PersonShown], float]] = {
    "scrounge": scrounge,
    "deep-breath": deep_breath,
    "drag-clear": lambda now, who: DEAR_LIFE,
    "adrenaline": adrenaline,
}


def event(now: Situation, who: PersonShown, option: Offered) -> float:
    """An event as an action or a free action."""
    card = option.named("card")
    if card == "weld-shut":
        return weld_shut(now, option) - now.price * option.cost
    worth = EVENTS.get(card)
    return (worth(now, who) if worth else OF_A_PACK) - now.price * option.cost
