"""When events are played: for somebody who is down, for a deck that is low, and at the moments they are made for."""

from __future__ import annotations

from ....bots.bot import Asked, Offered
from ...view.shapes import PersonShown
from .situation import Situation

DEAR_LIFE = 2.0


def worth_of_event(now: Situation, option: Offered, choice: Asked) -> float:
    """What it is worth to play an event at a pause or beside another question; letting it be is worth nothing."""
    if option.verb != "event":
        return 0.01 * (option.verb == "let-phase" and not _waits_for_its_time(now))
    card = option.named("card")
    cost = now.price * option.cost
    who = now.person.get(f"character:{option.named('character')}")
    if card == "second-wind":
        return 0.8 * now.price * 4 - 0.9 if now.view.endurance.exhaust >= 4 else -1.0
    if card == "get-up" and who:
        return (DEAR_LIFE if _is_lost(now, who) else -0.5) - cost
    if card == "fall-back" and who:
        return _beset(now, who) - 1.2 - cost if choice.args.get("point") in ("alien-phase", "alien") else -1.0
    if card == "tracker-ping":
        return 0.5 - cost if choice.args.get("point") == "tracker" and now.view.tracker.left >= 3 else -1.0
    return MOMENTS.get(card, -1.0) - cost


MOMENTS = {"twist-away": 1.2, "keep-it-together": 0.6, "covering-fire": 0.7}
"""Events with a moment of their own."""


def _is_lost(now: Situation, who: PersonShown) -> bool:
    """Whether somebody who is down would be captured in the next alien phase, or could act at once."""
    beset = now.board.next_to(now.at[who.ref], now.barred) & now.aliens
    return bool(beset) or (now.view.phase == "marine" and not who.activated and bool(now.pressing))


def _beset(now: Situation, who: PersonShown) -> float:
    """How much of what hunts stands next to somebody."""
    beside = now.board.next_to(now.at[who.ref], now.barred)
    attacks = sum(0.6 + 0.2 * hunter.number for hunter in now.hunters if beside >> hunter.space & 1)
    return attacks * (11 - who.defense) / 5 * 0.8 ** now.friends_near(who.ref, now.at[who.ref])


def _waits_for_its_time(now: Situation) -> bool:
    return any(card in ("get-up", "fall-back", "tracker-ping") for card in now.hand)
