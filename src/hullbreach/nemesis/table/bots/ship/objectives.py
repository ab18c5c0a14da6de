"""Tables of what the objective cards ask for."""

from __future__ import annotations

TARGETS = {
    "the-right-moment-to-strike": 1,
    "greener-pastures": 2,
    "an-old-feud": 3,
    "hostile-takeover": 4,
    "the-final-enlightenment": 5,
}
"""By objective: the number of the player who must not survive."""

SIGNALS = {
    "the-great-hunt",
    "relentless-investigator",
    "a-proper-burial",
    "aliens-on-a-spaceship",
    "necroscopy",
    "my-precious",
    "cutting-off-the-head",
    "no-man-left-behind",
    "clean-up-crew",
}
"""Objectives that want a signal sent."""

BROOD = {"the-great-hunt", "cutting-off-the-head", "aliens-on-a-spaceship", "clean-up-crew"}
"""Objectives that the end of the ship fulfils."""
LAST_ROUNDS = 8
"""How many rounds before the jump a crew destroys the ship even if something else is still to be done."""

EASE = {
    "salvaging-the-prime-asset": 7.5,
    "the-oldest-friend": 7.5,
    "destination-earth": 7.5,
    "best-friends-forever": 7.0,
    "quarantine": 4.0,
    "a-proper-burial": 3.5,
    "hoarder": 3.0,
    "the-great-hunt": 3.0,
    "aliens-on-a-spaceship": 3.0,
    "cutting-off-the-head": 3.0,
    "clean-up-crew": 3.0,
    "ab-ovo": 2.0,
    "extreme-field-biology": 2.0,
    "relentless-investigator": 1.5,
    "necroscopy": 1.5,
    "my-precious": 1.5,
    "emergency-post-mortem": 6.0,
    "special-delivery": 2.5,
    "first-contact-protocol": 2.0,
}
"""The ease of each objective before anything is known of the game. One that is already met is easier by 3."""
EASE_OF_WHAT_IS_MET = 3.0
