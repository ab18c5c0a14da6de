"""What endurance cards are worth to the bot, and what is printed on the weapons among them."""

from __future__ import annotations

from functools import cache

from ...tables import EnduranceRow, ours

SMART_GUN, RIFLE, PISTOL = "m56-smart-gun", "m41a-pulse-rifle", "hk-vp70-pistol"

WEAR = {
    "m41a-pulse-rifle": 1.5,
    "m56-smart-gun": 1.3,
    "m240-flamethrower": 1.1,
    "ithaca-37-shotgun": 0.9,
    "m40-grenades": 0.8,
    "bolt-gun": 0.9,
    "hk-vp70-pistol": 0.7,
    "m4-helmet": 0.9,
    "body-armor": 0.9,
    "shoulder-lamp": 0.6,
    "medical-scanner": 0.5,
    "ammo-satchel": 0.5,
    "arc-welder": 0.4,
    "motion-tracker": 0.25,
    "flare": 0.3,
    "hadleys-hope-map": 0.3,
}
"""What a weapon or equipment is worth to somebody who has a slot for it."""
HOLD = {
    "get-up": 1.0,
    "twist-away": 0.9,
    "second-wind": 0.9,
    "adrenaline": 0.8,
    "deep-breath": 0.7,
    "fall-back": 0.6,
    "keep-it-together": 0.6,
    "covering-fire": 0.5,
    "drag-clear": 0.5,
    "weld-shut": 0.5,
    "scrounge": 0.4,
    "tracker-ping": 0.4,
}
"""What an event is worth in hand."""
SPARE = 0.3
"""The most a card in hand is worth that is given back to the deck."""
OF_A_PACK = 0.5
"""What gear of a pack is worth, which nobody has told the bot about."""


class _Printed(dict[str, EnduranceRow]):
    """Cards by their names; one of a pack is taken for something plain that costs a card."""

    def __missing__(self, card: str) -> EnduranceRow:
        return EnduranceRow(id=card, type="event", count=1, source="house", cost=1, shot=1)


@cache
def printed() -> _Printed:
    """Every endurance card by its name."""
    return _Printed({row.id: row for row in ours().endurance})


def is_weapon(card: str) -> bool:
    """Whether it is a weapon."""
    return printed()[card].type == "weapon"


def id_of(ref: str) -> str:
    """The name in a reference such as `card:flare`."""
    return ref.partition(":")[2]
