"""What an attack is worth: the kills it may bring, against the cards it costs and whom it endangers."""

from __future__ import annotations

from ....bots.bot import Offered
from ...board.layout import Space, bits
from ...view.shapes import PersonShown
from .cards import SMART_GUN, id_of, printed
from .situation import REACH_OF_AN_ALIEN, Hunter, Situation

A_FRIEND = 7.0
"""What it costs to kill one of our own."""
A_GRENADE = 0.7
AS_LONG_AS_IT_LASTS = 4
"""How many shots of a burst are looked at."""


def chance(now: Situation, who: PersonShown, card: str, space: Space, defending: bool = False) -> float:
    """How likely a shot hits."""
    lit = any(now.far(space, flare) <= 3 for flare in now.spaces_of("flare"))
    lamp = not defending and now.view.active == who.ref and now.wears(who, "shoulder-lamp")
    dial = min(who.dial + (card == SMART_GUN) + lit + lamp, 10)
    return max(dial, printed()[card].sure) / 10


def worth_of_hit(now: Situation, hunter: Hunter) -> float:
    """What the next hit on an alien is worth; the one that kills the model is worth most."""
    near = now.nearness[hunter.space]
    pressure = 1.1 if near <= 1 else 0.9 if near <= REACH_OF_AN_ALIEN else 0.6 if now.is_hunt or near <= 12 else 0.3
    return pressure if hunter.number == 1 else 0.7 * pressure


def cost_of(who: PersonShown, card: str) -> int:
    """How many cards a shot costs."""
    return printed()[card].shot - (who.ref == "character:vasquez" and card == SMART_GUN)


def worth_of_attack(now: Situation, who: PersonShown, option: Offered, defending: bool = False) -> float:
    """What an attack is worth."""
    card = option.named("card")
    row = printed()[card]
    if "area" in row.keywords:
        worth = worth_of_area(now, who, card, now.ground.space_of[f"space:{option.named('space')}"])
        return worth - now.price * cost_of(who, card) - A_GRENADE * ("grenade" in row.keywords)
    hunter = now.hunter[f"alien:{option.named('alien')}"]
    hits = chance(now, who, card, hunter.space, defending)
    worth = hits * worth_of_hit(now, hunter)
    if "close" in row.keywords and hunter.number > 1 and now.far(now.at[who.ref], hunter.space) <= 1:
        worth *= 1.7
    if "full-auto" in row.keywords:
        worth += worth_of_burst(now, hunter, hits, defending)
    return worth - now.price * cost_of(who, card)


def worth_of_burst(now: Situation, hunter: Hunter, hits: float, defending: bool) -> float:
    """What the shots after the first are worth, as long as each is worth its card."""
    left = hunter.number - 1 if defending else sum(each.number for each in now.hunters) - 1
    each, worth, going = worth_of_hit(now, hunter), 0.0, hits
    for shot in range(1, min(left, AS_LONG_AS_IT_LASTS) + 1):
        onward = max(hits - shot / 10, 0.1)
        gain = onward * each * 0.9 - now.price
        if gain <= 0:
            break
        worth += going * gain
        going *= onward
    return worth


def worth_of_area(now: Situation, who: PersonShown, card: str, centre: Space) -> float:
    """What everything in a space and next to it is worth, less the friends among it."""
    spaces = 1 << centre | now.board.next_to(centre, now.barred)
    hits = chance(now, who, card, centre)
    worth = -A_FRIEND * hits * (spaces & now.people).bit_count()
    for hunter in now.hunters:
        if spaces >> hunter.space & 1:
            worth += hits * worth_of_hit(now, hunter) * (1.0 + 0.8 * (hunter.number - 1))
    for space in bits(spaces & now.blips):
        worth += hits * 1.2 * (0.8 if now.nearness[space] <= 6 else 0.4)
    return worth


def has_a_shot(now: Situation, who: PersonShown, space: Space) -> bool:
    """Whether somebody would see something worth shooting at from a space."""
    if not any("area" not in printed()[id_of(worn.ref)].keywords for worn in who.weapons if not worn.jammed):
        return False
    field = now.board.field(space, now.open_doors)
    return any(field >> hunter.space & 1 and now.nearness[hunter.space] <= 12 for hunter in now.hunters)
