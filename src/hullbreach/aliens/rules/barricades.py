"""Barricades on doors, tunnels and spawn points: built and removed by a tech test, broken by what hunts."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option
from ..board.layout import Door, Space
from ..box import Character
from ..event_kinds import BARRICADE_BROKEN, BARRICADE_BUILT, BARRICADE_HOLDS, BARRICADE_REMOVED, TECH_TEST
from ..position import OFF, Position
from ..refs import CHARACTER
from .attack import MARINE_DIE
from .lookout import LookOut

SUPPLY = 12
ALIEN_DIE = tuple(str(face) for face in range(1, 7))
BREAKS_ON = 5
POINT = tuple(f"point:{number}" for number in range(1, 5)) + tuple(f"tunnel:{number}" for number in range(1, 5))
"""By number of the point: spawn points, then tunnels."""
TUNNEL = 4


def points(g: Position) -> Iterator[tuple[int, Space]]:
    """Spawn points and tunnels by number, with their spaces."""
    yield from enumerate(g.mission.spawn)
    yield from ((TUNNEL + number, space) for number, space in enumerate(g.tunnels) if space != OFF)


def in_play(g: Position) -> int:
    """How many barricades are on the boards."""
    return g.barricades.bit_count() + g.barred_points.bit_count()


def tech_test(g: Position, who: Character, bonus: int = 0) -> bool:
    """A roll that must not exceed the tech number (aliens/tech/test)."""
    face, needs = g.roll("tech", MARINE_DIE) + 1, g.tech(who) + bonus
    passed = face <= needs
    g.tell(TECH_TEST, "aliens/tech/test", who=CHARACTER[who], face=str(face), needs=needs, passed=passed)
    return passed


def barricade_options(g: Position, who: Character) -> Iterator[Option]:
    """Every door, spawn point and tunnel within reach (aliens/barricade/action)."""
    here = g.at[who]
    can_build = in_play(g) < SUPPLY  # aliens/components/barricade-supply
    for door in g.board.doors_beside[here]:
        stands = g.barricades >> door & 1
        if stands or can_build:
            yield Option(f"{'unbar' if stands else 'bar'}/door:{door}", (Barricade(who, door, False),), Barricade.rule)
    near = g.next_to(here)
    for point, space in points(g) if near & g.mission.spawn_mask or max(g.tunnels) != OFF else ():
        if near >> space & 1:
            stands = g.barred_points >> point & 1
            if stands or can_build:
                yield Option(
                    f"{'unbar' if stands else 'bar'}/{POINT[point]}", (Barricade(who, point, True),), Barricade.rule
                )


class Barricade(Effect, tag="aliens/barricade"):
    """A tech test builds a barricade, or removes the one that stands there."""

    rule = "aliens/barricade/action"
    who: Character
    where: int
    is_point: bool

    # aliens/tech/failure
    def test(self, g: Position) -> Effects:
        if not tech_test(g, self.who, 2 * g.has_gear(self.who, "arc-welder")):
            return None
        return change_barricade(g, self.where, self.is_point, CHARACTER[self.who])


def change_barricade(g: Position, where: int, is_point: bool, who: str) -> Effects:
    """Build a barricade where there was none, or remove it (aliens/barricade/build, aliens/barricade/remove)."""
    ref = POINT[where] if is_point else f"door:{where}"
    stood = (g.barred_points if is_point else g.barricades) >> where & 1
    if is_point:
        g.barred_points ^= 1 << where
    else:
        g.barricades ^= 1 << where
    rule = "aliens/barricade/remove" if stood else "aliens/barricade/build"
    g.tell(BARRICADE_REMOVED if stood else BARRICADE_BUILT, rule, at=ref, **({"who": who} if who else {}))
    return [LookOut()] if stood else None


def breaks(g: Position, ref: str, rule: str) -> bool:
    """Whether what hunts breaks a barricade: on 5 or 6."""
    face = g.roll("break", ALIEN_DIE) + 1
    broken = face >= BREAKS_ON
    g.tell(BARRICADE_BROKEN if broken else BARRICADE_HOLDS, rule, at=ref, face=str(face))
    return broken


def door_between(g: Position, one: Space, other: Space) -> Door | None:
    """The barricaded door between two spaces, if there is one."""
    if not g.barricades:
        return None
    door = g.board.layout.door_at.get(frozenset((one, other)))
    return door if door is not None and g.barricades >> door & 1 else None
