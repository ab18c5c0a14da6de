"""The special properties of the weapons of Lockdown, on either die."""

from __future__ import annotations

from ....content.functions import Functions
from ....content.weapons import DoubleIsHit, Flames, Scatter, Weapon

content = Functions()

content.weapon("prototype-shotgun", Scatter())
content.weapon("flamethrower", Flames())
content.weapon("pistol", DoubleIsHit())


class AlwaysAdvantage(Weapon):
    """Flare gun: it lights its own target."""

    always_advantage = True


class KeepsCards(Weapon):
    """Tracking carbine: the special faces of the advantage die need no discarded card."""

    keeps_cards = True


content.weapon("flare-gun", AlwaysAdvantage())
content.weapon("tracking-carbine", KeepsCards())
