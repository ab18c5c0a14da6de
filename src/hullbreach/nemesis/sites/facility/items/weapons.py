"""What is special about each weapon of Lockdown, on either die."""

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
    """Tracking carbine: the advantage die gives what a discarded card would buy, for nothing."""

    keeps_cards = True


content.weapon("flare-gun", AlwaysAdvantage())
content.weapon("tracking-carbine", KeepsCards())
