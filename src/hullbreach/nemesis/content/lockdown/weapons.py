"""What is special about each weapon of Lockdown, on either die."""

from __future__ import annotations

from ..functions import LOCKDOWN, ORIGINAL
from ..weapons import Weapon

for _same in ("prototype-shotgun", "flamethrower", "pistol"):
    LOCKDOWN.weapon(_same, ORIGINAL.weapons[_same])


class AlwaysAdvantage(Weapon):
    """Flare gun: it lights its own target."""

    always_advantage = True


class KeepsCards(Weapon):
    """Tracking carbine: the advantage die gives what a discarded card would buy, for nothing."""

    keeps_cards = True


LOCKDOWN.weapon("flare-gun", AlwaysAdvantage())
LOCKDOWN.weapon("tracking-carbine", KeepsCards())
