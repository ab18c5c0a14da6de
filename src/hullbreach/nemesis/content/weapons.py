"""The special properties of weapons."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..position import Position
from ..rules.hazards import PlaceFire


class Weapon:
    """A weapon without any property."""

    rerolls = 0
    burns = False
    always_advantage = False
    """Whether it always rolls the advantage die."""
    keeps_cards = False
    """Whether the special faces of the advantage die need no discarded card."""
    sprays = False
    """Whether one more ammunition lets a shot be rolled again."""
    most = 9
    """The most injuries of one shot, whatever adds to it."""

    def reads(self, face: str) -> str:
        """The face that a rolled face counts as."""
        return face

    def injuries(self, face: str, count: int) -> int:
        """Injuries after the weapon's bonus."""
        return count

    def after(self, g: Position, who: Seat, face: str) -> list[Effect]:
        """What else a shot does."""
        return []

    def may_fire_on(self, face: str) -> bool:
        """Whether one more ammunition may be discarded for one more injury."""
        return False


class MoreOnDouble(Weapon):
    """Revolver: a double hit is one injury more."""

    def injuries(self, face: str, count: int) -> int:
        return count + 1 if face == "double" else count


class MoreOnAnyHit(Weapon):
    """Shotgun, assault rifle: one injury more if there is one at all."""

    def injuries(self, face: str, count: int) -> int:
        return count + 1 if count else 0


class HitIsDouble(Weapon):
    """Sawed-off shotgun: a single hit counts as a double hit."""

    def reads(self, face: str) -> str:
        return "double" if face == "hit" else face


class DoubleIsHit(Weapon):
    """Pistol: a double hit counts as a single hit."""

    def reads(self, face: str) -> str:
        return "hit" if face == "double" else face


class FiresOn(Weapon):
    """Prototype rifle: on a double hit one more ammunition buys one more injury."""

    def may_fire_on(self, face: str) -> bool:
        return face == "double"


class Scatter(Weapon):
    """Prototype shotgun: at least one injury unless blank, one more on a single or double hit."""

    def injuries(self, face: str, count: int) -> int:
        if face == "blank":
            return count
        return count + 1 if face in ("hit", "double") else max(1, count)


class Rerolling(Weapon):
    """Prototype pistol: every combat roll may be repeated once."""

    rerolls = 1


class Flames(Weapon):
    """Flamethrower: at least one injury unless blank; a double hit sets the room on fire."""

    burns = True

    def injuries(self, face: str, count: int) -> int:
        return count if face == "blank" else max(1, count)

    def after(self, g: Position, who: Seat, face: str) -> list[Effect]:
        return [PlaceFire(g.room_of(who))] if face == "double" else []
