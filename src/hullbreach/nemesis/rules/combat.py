"""Combat: what a character can do in a turn to intruders, and to eggs nobody carries."""

from __future__ import annotations

from functools import lru_cache

from ...kernel import Back, Option, Seat
from ..box import Box
from ..position import Position
from .melee import Melee
from .offers import LYING, PAYS, TARGETS, Kind, Means, Offers, barred, basic
from .shooting import Shoot, loaded_weapons
from .targets import EGG, targets
from .turn import to_take


def combat_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Shoot with every weapon and strike, at every target."""
    foes = targets(g, who)
    weapons = {g.item_name(back): back for back in sorted(g.weapons(who), key=g.ammo_in)}
    return (
        basic(g, means, "shoot", [Shoot(who, weapon, foe) for weapon in weapons.values() for foe in foes]),
        basic(g, means, "melee", [Melee(who, foe) for foe in foes]),
    )


def combat_options(g: Position, who: Seat, means: Means) -> tuple[Option, ...]:
    """The same, from options made once for each set of weapons and targets."""
    eggs = means.there & LYING or means.kind == g.site.nest
    foes = targets(g, who) if eggs else g.foes_in(g.room[who])
    if not foes:
        return ()
    shoot, melee = g.box.basic["shoot"], g.box.basic["melee"]
    weapons = () if barred(means, shoot.cost, shoot.combat) else tuple(loaded_weapons(g, who))
    faces = tuple(map(g.face.__getitem__, weapons))
    return attacks(g.box, who, weapons, faces, tuple(foes), not barred(means, melee.cost, melee.combat))


@lru_cache(maxsize=1 << 14)
def attacks(
    box: Box, who: Seat, weapons: tuple[Back, ...], faces: tuple[int, ...], foes: tuple[int, ...], melee: bool
) -> tuple[Option, ...]:
    """The options to shoot with these weapons, of these faces, and to strike, at every target."""
    target = {foe: "object:egg" if foe == EGG else box.intruder_ref[foe & 31] for foe in foes}
    shots = [
        to_take(f"shoot/{box.item_ref[face]}/{target[foe]}", Shoot(who, weapon, foe), box.basic["shoot"].cost)
        for weapon, face in zip(weapons, faces, strict=True)
        for foe in foes
    ]
    blows = [to_take(f"melee/{target[foe]}", Melee(who, foe), box.basic["melee"].cost) for foe in foes if melee]
    return (*shots, *blows)


COMBAT = Kind(PAYS | TARGETS, combat_offers, combat_options)
