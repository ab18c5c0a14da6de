"""What is special about each weapon."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..kinds import COMBAT_DIE
from ..position import Position
from ..rules.hazards import PlaceFire

BLANK = COMBAT_DIE.index("blank")
HIT = COMBAT_DIE.index("hit")
DOUBLE = COMBAT_DIE.index("double")


class Weapon:
    """A weapon without any property."""

    rerolls = 0
    burns = False

    def reads(self, face: int) -> int:
        """One face read as another."""
        return face

    def injuries(self, face: int, count: int) -> int:
        """Injuries after the weapon's bonus."""
        return count

    def after(self, g: Position, who: Seat, face: int) -> list[Effect]:
        """What else a shot does."""
        return []

    def may_fire_on(self, face: int) -> bool:
        """Whether one more ammunition may be discarded for one more injury."""
        return False


class MoreOnDouble(Weapon):
    """Revolver: a double hit is one injury more."""

    def injuries(self, face: int, count: int) -> int:
        return count + 1 if face == DOUBLE else count


class MoreOnAnyHit(Weapon):
    """Shotgun, assault rifle: one injury more if there is one at all."""

    def injuries(self, face: int, count: int) -> int:
        return count + 1 if count else 0


class HitIsDouble(Weapon):
    """Sawed-off shotgun: a single hit counts as a double hit."""

    def reads(self, face: int) -> int:
        return DOUBLE if face == HIT else face


class DoubleIsHit(Weapon):
    """Pistol: a double hit counts as a single hit."""

    def reads(self, face: int) -> int:
        return HIT if face == DOUBLE else face


class FiresOn(Weapon):
    """Prototype rifle: on a double hit one more ammunition buys one more injury."""

    def may_fire_on(self, face: int) -> bool:
        return face == DOUBLE


class Scatter(Weapon):
    """Prototype shotgun: at least one injury unless blank, one more on a single or double hit."""

    def injuries(self, face: int, count: int) -> int:
        if face == BLANK:
            return count
        return count + 1 if face in (HIT, DOUBLE) else max(1, count)


class Rerolling(Weapon):
    """Prototype pistol: every combat roll may be repeated once."""

    rerolls = 1


class Flames(Weapon):
    """Flamethrower: at least one injury unless blank; a double hit sets the room on fire."""

    burns = True

    def injuries(self, face: int, count: int) -> int:
        return count if face == BLANK else max(1, count)

    def after(self, g: Position, who: Seat, face: int) -> list[Effect]:
        return [PlaceFire(g.room_of(who))] if face == DOUBLE else []


PLAIN = Weapon()
WEAPONS: dict[str, Weapon] = {
    "revolver": MoreOnDouble(),
    "shotgun": MoreOnAnyHit(),
    "assault-rifle": MoreOnAnyHit(),
    "sawed-off-shotgun": HitIsDouble(),
    "pistol": DoubleIsHit(),
    "rifle": PLAIN,
    "prototype-rifle": FiresOn(),
    "prototype-shotgun": Scatter(),
    "prototype-pistol": Rerolling(),
    "flamethrower": Flames(),
}
