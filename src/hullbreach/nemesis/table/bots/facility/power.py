"""The value of power, section by section."""

from __future__ import annotations

from collections.abc import Mapping

from .situation import Inside

HERE = 1.5
"""The value of power where the bot is."""
EXITS = {"isolation-room": 1.5, "alert-room": 0.3, "transmitter-control": 0.5, "archive": 0.5}
"""How much more it is worth where the bot will have to go."""
ANYWHERE, LIFT = 1.0, 1.2
"""What it is worth anywhere, and in the lift."""
SAFE_NUMBER = 2
"""Tokens with larger numbers lose their power first."""


def worth_of_power(now: Inside) -> dict[str, float]:
    """By place: what it is worth that it has power."""
    worth = {place.ref: LIFT if place.ref == "section:elevator" else ANYWHERE for place in now.view.power}
    if now.room and now.room.section:
        worth[now.room.section] += HERE
    for kind, more in EXITS.items():
        room = now.room_of_kind.get(kind)
        if room and room.section:
            worth[room.section] += more
    return worth


def powered(now: Inside) -> Mapping[str, bool]:
    """By place: whether it has power."""
    return {place.ref: bool(place.on) for place in now.view.power}


def worth_of_swap(now: Inside, one: str, other: str) -> float:
    """The value of two places exchanging their tokens."""
    on, worth = powered(now), worth_of_power(now)
    return (worth[one] - worth[other]) * (on[other] - on[one])


def worth_of_backup(now: Inside) -> float:
    """The value of restoring the power: what is dark by then, and what would go dark later."""
    on, worth = powered(now), worth_of_power(now)
    lit = sum(on.values())
    gained = max(0, SAFE_NUMBER - lit) * max((worth[place] for place in on if not on[place]), default=0.0)
    kept = 0.0 if now.clocks.powered else 0.3 * now.clocks.time
    return gained + kept
