"""What can be attacked in a room, intruders and eggs nobody carries, and what an attack does to them."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..position import Position
from .noise import NoiseRoll

EGG = -1
"""Stands for "one of the eggs lying here" where an intruder could be the target."""


def target_id(g: Position, foe: int) -> str:
    """The reference of a target."""
    return "object:egg" if foe == EGG else g.box.intruder_ref[foe & 31]


def target_kind(g: Position, foe: int) -> int:
    """The kind of a target, EGG for eggs."""
    return EGG if foe == EGG else g.kind_of(foe)


def targets(g: Position, who: Seat) -> list[int]:
    """What a character can attack here: intruders, and eggs nobody carries.

    Never another character (nemesis/combat/no-direct-player-attack).
    """
    room = g.room[who]
    foes = g.foes_in(room) if room in g.foe_room else []
    eggs = room in g.object_at or g.site.is_nest(g, room)
    return [*foes, EGG] if eggs and g.eggs_lying_in(room) else foes


def harm(g: Position, who: Seat, foe: int, count: int, room: int, sort: str = "") -> list[Effect]:
    """Injuries to an intruder, or destroyed eggs."""
    if count <= 0:
        return []
    if foe == EGG:
        return list(g.species.destroy_eggs(g, room, count))
    return list(g.species.injury(g, foe, count, sort))


def with_more(g: Position, who: Seat, foe: int, count: int) -> int:
    """The number of injuries with what a weakness adds, if there are any."""
    return count + g.species.more_injuries(g, who, foe) if count > 0 and foe != EGG else count


def egg_noise(g: Position, who: Seat, foe: int) -> list[Effect]:
    """Every attempt to destroy an egg makes noise (nemesis/egg/destroy-noise)."""
    return [NoiseRoll(who)] if foe == EGG and g.species.hears_eggs(g, who) else []
