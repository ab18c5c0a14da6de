"""What the bot answers about shots: in defense, in a burst, and rolled again."""

from __future__ import annotations

from ....bots.bot import Asked, Offered
from .attacks import chance, worth_of_attack, worth_of_hit
from .cards import id_of, printed
from .hand import worth_in_hand
from .situation import Situation, actor

A_HIT_ON_US = 1.6
"""What it is worth to kill an alien before it attacks."""


def defensive_fire(now: Situation, option: Offered, choice: Asked) -> float:
    """Any shot that is worth its cards."""
    if option.verb == "hold-fire":
        return 0.0
    who = actor(now, choice)
    return A_HIT_ON_US * worth_of_attack(now, who, option, defending=True)


def keep_firing(now: Situation, option: Offered, choice: Asked) -> float:
    """As long as a hit is worth more than the card."""
    if option.verb == "cease-fire":
        return 0.0
    who = actor(now, choice)
    hunter = now.hunter[option.about[0]]
    card = id_of(choice.args.get("card", "")) or id_of(who.weapons[0].ref)
    dial = max(min(who.dial, 10), printed()[card].sure) / 10
    return (
        dial * worth_of_hit(now, hunter) * (1.3 if now.nearness[hunter.space] <= 1 else 1.0) - now.price * option.cost
    )


def free_attack(now: Situation, option: Offered, choice: Asked) -> float:
    """Grenades into a crowd, or the second shot of a pistol."""
    if option.verb == "no-attack":
        return 0.0
    who = actor(now, choice)
    if option.verb == "attack":
        return worth_of_attack(now, who, option)
    hunter = now.hunter[option.about[0]]
    card = id_of(choice.args["card"])
    return chance(now, who, card, hunter.space) * worth_of_hit(now, hunter) - now.price * option.cost


def reroll(now: Situation, option: Offered, choice: Asked) -> float:
    """A card that is of little use, for another chance at what presses."""
    if option.verb == "keep-roll":
        return 0.0
    return 0.45 * bool(now.pressing) - worth_in_hand(now, option.named("card")) - 0.5 * now.price


def who_shoots(now: Situation, option: Offered, choice: Asked) -> float:
    """The best dial first."""
    return now.person[option.about[0]].dial / 10


def save(now: Situation, option: Offered, choice: Asked) -> float:
    """Always, as long as anything is left to exhaust."""
    return 1.0 - now.price if option.verb == "save" else 0.0
