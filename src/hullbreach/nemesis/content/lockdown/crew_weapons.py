"""What is special about the weapons of the facility's crew."""

from __future__ import annotations

from ..functions import LOCKDOWN
from ..weapons import MoreOnAnyHit, Weapon


class SmartGun(Weapon):
    """It aims by itself: the advantage die, power or not (lockdown/combat/shoot-sequence)."""

    always_advantage = True


class Nails(Weapon):
    """A nail never does more than one injury, whatever adds to it: no card, no face, no weakness."""

    most = 1


class Spraying(Weapon):
    """One more ammunition and the shot is rolled again, once."""

    sprays = True


LOCKDOWN.weapon("smart-gun", SmartGun())
LOCKDOWN.weapon("nailgun", Nails())
LOCKDOWN.weapon("smg", Spraying())
LOCKDOWN.weapon("assault-rifle-facility", MoreOnAnyHit())
