"""What the bot answers to questions that are no actions."""

from __future__ import annotations

from collections.abc import Mapping

from ....bots.bot import Asked, Offered
from ...view.shapes import PersonShown
from .attacks import worth_of_hit
from .fire import defensive_fire, free_attack, keep_firing, reroll, save, who_shoots
from .goals import goal_of
from .hand import bring_back, bury, equip, find, flare, keep, let_go, may_draw, recycle, swap
from .hunted import CHOICES
from .places import worth_of_places, worth_over
from .set_up import facing, hero, offered_first, post
from .situation import REACH_OF_AN_ALIEN, Situation, Worth, actor

LEAST_FREE, MANY_REMOVED = 4, 9
"""A raid wants so many who are free; supplies are fetched once so many cards are removed."""


def worth_of_reply(now: Situation, option: Offered, choice: Asked) -> float:
    """What an answer to a question is worth."""
    reply = REPLIES.get(choice.ask)
    return reply(now, option, choice) if reply else 0.0


# -- turns ---------------------------------------------------------------------------------------------------------


def who_is_next(now: Situation, option: Offered, choice: Asked) -> float:
    """Those in front make way, and those who can shoot what presses come first."""
    who = now.person[option.about[0]] if option.about else None
    if who is None or who.ref not in now.at:
        return -9.0
    goal = goal_of(now, who)
    ahead = -now.way(goal.targets)[now.at[who.ref]] / 30 if goal else 0.0
    return ahead + 0.1 * who.dial * bool(now.pressing)


def first_player(now: Situation, option: Offered, choice: Asked) -> float:
    """The best shot of the squad goes first."""
    seat = int(option.named("seat"))
    return max((who.dial / 10 for who in now.aboard if who.seat == seat), default=0.0)


def order(now: Situation, option: Offered, choice: Asked) -> float:
    """Cards that go back to the deck cost little; the order goes to whoever does most with it."""
    if option.verb == "no-order":
        return 0.15
    who = now.person[option.about[0]]
    in_reach = [
        hunter
        for hunter in now.hunters
        if now.nearness[hunter.space] <= REACH_OF_AN_ALIEN and _can_hit(now, who, hunter.space)
    ]
    return 0.25 + max((who.dial / 10 * worth_of_hit(now, hunter) for hunter in in_reach), default=0.0)


def _can_hit(now: Situation, who: PersonShown, space: int) -> bool:
    return bool(who.weapons) and now.sees(now.at[who.ref], space)


def where_to(now: Situation, option: Offered, choice: Asked) -> float:
    """The best place in reach. With guns of our own about it goes step by step round their lines of fire."""
    who = actor(now, choice)
    if option.verb == "stay":
        return worth_of_places(now, who)(now.at[who.ref])
    space = now.ground.space_of[f"space:{option.named('space')}"]
    if option.verb == "step":
        return worth_over(now, who, space, choice.args["count"]) - 0.06 if now.watched else -99.0
    is_safe = not now.watched or now.is_safe_way(now.at[who.ref], space, choice.args["count"])
    return worth_of_places(now, who)(space) - 0.05 - (0.0 if is_safe else 9.0)


# -- losses and the end --------------------------------------------------------------------------------------------


def grunt(now: Situation, option: Offered, choice: Asked) -> float:
    """The best armed; nobody waits."""
    if option.verb == "wait":
        return -1.0
    who = now.person[option.about[0]]
    return who.aim / 10 + len(who.weapons) / 2 - (who.ref == "character:newt") - 0.5 * who.down


def call_it(now: Situation, option: Offered, choice: Asked) -> float:
    """Time to go, unless somebody who stands can still get out and the deck lasts."""
    exits = [now.ground.space_of[token.space] for token in now.view.tokens if token.sort == "exit"]
    far = now.way(sum(1 << space for space in exits))
    can_follow = any(far[now.at[who.ref]] <= 14 for who in now.fit)
    has_fuel = now.fuel + now.view.endurance.exhaust >= 8 and now.view.turn < 40
    return 1.0 if option.verb == "call-it" and not (can_follow and has_fuel) else 0.5 * (option.verb == "go-on")


def next_mission(now: Situation, option: Offered, choice: Asked) -> float:
    """A raid for two captives by four who are free; supplies once enough is missing; then on."""
    campaign = now.view.campaign
    assert campaign is not None
    free = 6 - len(campaign.killed) - len(campaign.captives)
    if option.named("mission") == "rescue":
        return 1.0 if len(campaign.captives) >= 2 and free >= LEAST_FREE else -1.0
    if option.named("mission") == "resupply":
        return 0.8 if len(now.view.endurance.removed) >= MANY_REMOVED and free >= LEAST_FREE else -1.0
    return 0.0


REPLIES: Mapping[str, Worth] = {
    **CHOICES,
    "ask-hero": hero,
    "ask-how-to-gear-up": offered_first("kits"),
    "ask-gear-up": offered_first("kit"),
    "ask-where-to-begin": offered_first("place-all"),
    "ask-sentry-room": post,
    "ask-sentry-space": post,
    "ask-sentry-facing": facing,
    "ask-which-hero": who_is_next,
    "ask-which-grunt": who_is_next,
    "ask-next-grunt": who_is_next,
    "ask-who-goes-first": first_player,
    "ask-order": order,
    "ask-where-to": where_to,
    "ask-defensive-fire": defensive_fire,
    "ask-keep-firing": keep_firing,
    "ask-free-attack": free_attack,
    "ask-reroll": reroll,
    "ask-who-shoots": who_shoots,
    "ask-save": save,
    "ask-equip": equip,
    "ask-which-find": find,
    "ask-what-to-keep": find,
    "ask-draw": may_draw,
    "ask-recycle": recycle,
    "ask-swap": swap,
    "ask-keep": keep,
    "ask-discard": let_go,
    "ask-what-is-lost": let_go,
    "ask-pick-up": bring_back,
    "ask-which-returns": bring_back,
    "ask-bury": bury,
    "ask-where-it-lands": flare,
    "ask-take-grunt": grunt,
    "ask-call-it": call_it,
    "ask-which-mission": next_mission,
}
