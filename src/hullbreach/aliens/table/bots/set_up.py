"""What the bot answers while a mission is set up."""

from __future__ import annotations

from ....bots.bot import Asked, Offered
from .situation import Situation, Worth

HEROES = {"hicks": 1.0, "vasquez": 0.95, "ripley": 0.95, "hudson": 0.9, "frost": 0.85, "gorman": 0.8}
"""Who is worth most as a hero. The bot's whim decides between them."""


def hero(now: Situation, option: Offered, choice: Asked) -> float:
    """Those whose hero side gains most, a little at random."""
    return HEROES.get(option.named("character"), 0.0)


def offered_first(*verbs: str) -> Worth:
    """These verbs before all others."""
    return lambda now, option, choice: float(option.verb in verbs)


POSTS = {("survive", 2): ("c2-c", "c2-h7", "east"), ("mess-call", 2): ("c3-k", "c3-k6", "east")}
"""Posts other than the advised ones: from G7 a gun shoots at everybody who enters the Comms Room."""


def post(now: Situation, option: Offered, choice: Asked) -> float:
    """The advised post, unless the bot knows a better one."""
    own = POSTS.get((now.mission, choice.args.get("number", 0)))
    if own:
        return float(option.named("room") == own[0] or option.named("space") == own[1])
    return float(option.verb == "advised-post")


def facing(now: Situation, option: Offered, choice: Asked) -> float:
    """As the bot knows the post, or along the longest lane."""
    return float(any(own[2] == option.named("facing") for (mission, _), own in POSTS.items() if mission == now.mission))
