"""What the bot answers about cards: which to draw, keep, wear and let go."""

from __future__ import annotations

from collections.abc import Sequence

from ....bots.bot import Asked, Offered
from ...board.layout import bits
from ...view.shapes import PersonShown
from .cards import HOLD, OF_A_PACK, SPARE, WEAR, id_of, is_weapon, printed
from .situation import REACH_OF_AN_ALIEN, Situation, actor

NEWT = "character:newt"
FULL_HAND = 4
"""How many cards anybody likes to hold."""
A_CHANGE = 0.15
"""How much better a weapon has to be than those that come off for it."""


def worth_in_hand(now: Situation, card: str) -> float:
    """What a card is worth in hand. Gear is, if anybody has a slot for it."""
    if card in HOLD:
        return HOLD[card] * (1.3 if card == "scrounge" and now.is_hunt else 1.0)
    row = printed()[card]
    if row.type == "hazard":
        return -1.0
    return max((worth_instead(now, who, card) for who in now.mine() or now.aboard), default=0.0) - now.price * row.cost


def worth_on(now: Situation, who: PersonShown, card: str) -> float:
    """What gear is worth to somebody, with what is worn already."""
    row = printed()[card]
    if who.ref == NEWT and row.type == "weapon":
        return 0.0
    worth = WEAR.get(card, OF_A_PACK)
    if row.type == "equipment":
        return worth if len(who.equipment) < 2 and not now.wears(who, card) else 0.0
    worn = [id_of(weapon.ref) for weapon in who.weapons]
    if in_the_way(worn, card):
        return 0.0
    if card == "m56-smart-gun" and who.ref == "character:vasquez":
        worth += 0.6
    return worth * (1.0 if not worn else 0.7 if "backup" in row.keywords else 0.9)


def in_the_way(worn: Sequence[str], card: str) -> list[str]:
    """The weapons that have to come off before another is put on."""
    new = printed()[card].keywords
    return [
        other
        for other in worn
        if "bulky" in (*new, *printed()[other].keywords) or ("backup" in new) == ("backup" in printed()[other].keywords)
    ]


def worth_instead(now: Situation, who: PersonShown, card: str) -> float:
    """What gear is worth to somebody who takes off whatever is in its way."""
    worn = [id_of(weapon.ref) for weapon in who.weapons]
    if printed()[card].type != "weapon" or who.ref == NEWT or not (off := in_the_way(worn, card)):
        return worth_on(now, who, card)
    bonus = 0.6 * (card == "m56-smart-gun" and who.ref == "character:vasquez")
    return WEAR.get(card, OF_A_PACK) + bonus - sum(WEAR.get(other, OF_A_PACK) for other in off)


def equip(now: Situation, option: Offered, choice: Asked) -> float:
    """Whatever is worth its cost, on whom it helps most."""
    if option.verb == "unequip":
        return _take_off(now, actor(now, choice), option.named("card"))
    if option.verb != "equip":
        return 0.0
    who = now.person[f"character:{option.named('character')}"]
    return worth_on(now, who, option.named("card")) - 2 * now.price * option.cost - 0.1


def _take_off(now: Situation, who: PersonShown, card: str) -> float:
    """Something better is in hand, and this is in its way."""
    if who.seat != now.seat:
        return -1.0
    worn = [id_of(weapon.ref) for weapon in who.weapons]
    better = (
        worth_instead(now, who, other) - 2 * now.price * printed()[other].cost
        for other in now.hand
        if is_weapon(other) and card in in_the_way(worn, other)
    )
    return max(better, default=-1.0) - A_CHANGE


def find(now: Situation, option: Offered, choice: Asked) -> float:
    """The best of what was found, on whoever has most use for it or in hand."""
    if option.verb == "take-nothing":
        return 0.05
    card = option.named("card")
    if option.verb in ("keep", "hold"):
        return worth_in_hand(now, card)
    return worth_on(now, now.person[f"character:{option.named('character')}"], card) + 0.1


def may_draw(now: Situation, option: Offered, choice: Asked) -> float:
    """Cards in hand are fuel that is missing, but some help."""
    count = int(option.named("count") or 0)
    if not count:
        return 0.0
    room = FULL_HAND - len(now.hand) - count
    worth = (0.4 if now.is_hunt else 0.25) * count
    return worth - count * 1.4 * now.price if room >= 0 else -1.0


def recycle(now: Situation, option: Offered, choice: Asked) -> float:
    """What is of little use in hand first, then the exhaust pile."""
    if option.verb == "done":
        return 0.0
    if option.named("pile"):
        return SPARE
    return 0.5 - worth_in_hand(now, option.named("card"))


def swap(now: Situation, option: Offered, choice: Asked) -> float:
    """A card recycled and a card drawn, while there is room in the hand."""
    if option.verb == "leave-it":
        return 0.0
    if option.named("card"):
        return 0.5 - worth_in_hand(now, option.named("card"))
    return 0.3 - now.price if len(now.hand) < FULL_HAND else -0.5


def keep(now: Situation, option: Offered, choice: Asked) -> float:
    """A card worth more in hand than in the deck."""
    if option.verb in ("leave-it", "take-nothing"):
        return 0.0
    room = len(now.hand) < FULL_HAND
    return worth_in_hand(now, option.named("card")) - 0.35 - now.price if room else -1.0


def let_go(now: Situation, option: Offered, choice: Asked) -> float:
    """The card that is worth least goes."""
    if option.named("pile"):
        return -SPARE - now.price
    card = option.named("card")
    return -worth_in_hand(now, card) if printed()[card].type in ("event", "hazard") else -WEAR[card]


def bring_back(now: Situation, option: Offered, choice: Asked) -> float:
    """The best card of a pile."""
    card = option.named("card")
    return HOLD.get(card, WEAR.get(card, -1.0))


def bury(now: Situation, option: Offered, choice: Asked) -> float:
    """Only a card that is known to be a bad one: those below are no better."""
    if option.verb == "leave-it":
        return 0.0
    return 1.0 if now.view.tracker.top and (now.view.tracker.level or 1) > 1 else -0.2


def flare(now: Situation, option: Offered, choice: Asked) -> float:
    """Where it lights most of what presses, and wakes few."""
    space = now.ground.space_of[f"space:{option.named('space')}"]
    lit = sum(
        hunter.number * (1.0 if now.nearness[hunter.space] <= REACH_OF_AN_ALIEN else 0.4)
        for hunter in now.hunters
        if now.far(space, hunter.space) <= 3
    )
    return lit - 0.3 * sum(now.far(space, blip) <= 3 for blip in bits(now.blips))
