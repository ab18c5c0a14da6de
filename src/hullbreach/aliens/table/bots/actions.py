"""What each action is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....bots.bot import Offered
from ...board.layout import bits
from ...view.shapes import PersonShown
from .action_events import DEAR_LIFE, event
from .attacks import worth_of_attack
from .interactions import (
    barricade,
    call_ship,
    hold_purge,
    lock,
    open_crate,
    scan,
    take,
    turn_dish,
    turn_up,
    unbar,
)
from .places import best_gain
from .situation import Situation

NOTHING = 0.0
OF_A_PACK = 1.0
"""What it is worth to do something that only the mission of a pack lets people do."""


def worth_of_action(now: Situation, who: PersonShown, option: Offered) -> float:
    """What an action or a free action is worth to somebody."""
    return ACTIONS[option.verb](now, who, option) if option.verb in ACTIONS else OF_A_PACK


def move(now: Situation, who: PersonShown, option: Offered) -> float:
    """To a better place."""
    return best_gain(now, who) - 0.06


def attack(now: Situation, who: PersonShown, option: Offered) -> float:
    """At whatever is worth its cards."""
    return worth_of_attack(now, who, option)


def rest(now: Situation, who: PersonShown, option: Offered) -> float:
    """The fewer cards are left, the more it is worth to recycle some; a hero may find something useful as well."""
    count = 5 if who.ref == "character:newt" else 3
    worth = 0.9 * now.price * min(count, now.view.endurance.exhaust)
    if who.seat is not None and now.fuel >= 12 and len(now.view.hands[who.seat]) < 3:
        worth += 0.35 if now.is_hunt and now.is_calm else 0.1
    return worth + 0.02


def aim(now: Situation, who: PersonShown, option: Offered) -> float:
    """Steadier shots in the alien phase, if anything can come."""
    if not who.weapons:
        return -0.1
    return 0.15 if now.pressing else 0.06


def clear_jam(now: Situation, who: PersonShown, option: Offered) -> float:
    """A weapon that works."""
    return 0.5 if now.pressing else 0.35


def use(now: Situation, who: PersonShown, option: Offered) -> float:
    """A flare before a stand, the scanner for the fallen."""
    if option.named("card") == "medical-scanner":
        return DEAR_LIFE
    here = now.at[who.ref]
    lit = sum(
        hunter.number for hunter in now.hunters if now.far(here, hunter.space) <= 7 and now.nearness[hunter.space] <= 7
    )
    return 0.12 * lit - 0.25


def track(now: Situation, who: PersonShown, option: Offered) -> float:
    """To know what is behind a blip that is near, while there are cards enough."""
    if now.fuel < 14:
        return -0.5
    near = [space for space in bits(now.blips) if now.nearness[space] <= 8]
    if option.named("pile"):
        mine = any(person.ref == "character:hudson" for person in now.mine())
        return 0.05 if mine and not now.view.tracker.top else -0.1
    return 0.06 if now.ground.space_of[f"space:{option.named('space')}"] in near else -0.1


def put_down(now: Situation, who: PersonShown, option: Offered) -> float:
    """Never: hands that are full have a reason."""
    return -3.0


def crawl(now: Situation, who: PersonShown, option: Offered) -> float:
    """Only away from what hunts."""
    return 0.4 if now.hot >> now.at[who.ref] & 1 else -0.5


def done(now: Situation, who: PersonShown, option: Offered) -> float:
    """Nothing better to do."""
    return NOTHING


ACTIONS: Mapping[str, Callable[[Situation, PersonShown, Offered], float]] = {
    "move": move,
    "attack": attack,
    "rest": rest,
    "aim": aim,
    "bar": barricade,
    "unbar": unbar,
    "turn-up": turn_up,
    "take": take,
    "open": open_crate,
    "scan": scan,
    "free": lambda now, who, option: 0.35 * who.tech + 0.5,
    "call-ship": call_ship,
    "turn-dish": turn_dish,
    "hold-purge": hold_purge,
    "lock": lock,
    "clear-jam": clear_jam,
    "use": use,
    "track": track,
    "put-down": put_down,
    "crawl": crawl,
    "event": event,
    "done": done,
}
