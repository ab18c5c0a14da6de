"""Cards that several characters of the facility have; the common ones are those of the original game.

The Interruption, Inconspicuous and Feel of the Dark are reactions, and with what they are played against.
"""

from __future__ import annotations

from ..crew_cards import repairs
from ..functions import LOCKDOWN, ORIGINAL

for _common in ("rest", "demolition", "search"):  # lockdown/action/common-cards
    LOCKDOWN.cards[_common] = ORIGINAL.cards[_common]
LOCKDOWN.action_card("basic-repairs-facility", "repairs-facility", rule="lockdown/malfunction/blocks-room-action")(
    repairs
)
