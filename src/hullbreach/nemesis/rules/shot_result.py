"""The result of a shot: injuries from the face of the die, the weapon's property and anything that adds to them."""

from __future__ import annotations

from ...kernel import Back, Effect, Effects, Seat
from ..event_kinds import SHOT_RESULT
from ..position import Position
from ..refs import SEAT
from .dice import SPECIAL, injuries_of
from .targets import EGG, egg_noise, harm, target_id, target_kind, with_more

RULES = {
    "blank": "nemesis/combat/shoot-die-miss",
    "creeper": "nemesis/combat/shoot-die-creeper",
    "adult": "nemesis/combat/shoot-die-adult",
    "hit": "nemesis/combat/shoot-die-hit",
    "double": "nemesis/combat/shoot-die-double",
    **{face: rule for face, (_, rule) in SPECIAL.items()},
}


class ShotResult(Effect, tag="nemesis/shot-result"):
    """The face counts against the kind of target; the weapon's property changes it; one injury check follows."""

    rule = "nemesis/combat/weapon-property"
    who: Seat
    weapon: Back
    foe: int
    face: str
    bonus: int

    def deal(self, g: Position) -> Effects:
        weapon = g.game.weapon(g, self.weapon)
        kind = target_kind(g, self.foe)
        blank_hits = self.face == "blank" and g.species.blank_hits(g, kind)
        dodged = self.foe != EGG and g.species.dodges(g, kind, self.face)
        face = "blank" if dodged else weapon.reads("hit" if blank_hits else self.face)
        count = with_more(g, self.who, self.foe, weapon.injuries(face, injuries_of(g, face, kind) + self.bonus))
        count = g.species.dealt(g, kind, face, min(weapon.most, count))
        if g.event_sink is not None:
            target = target_id(g, self.foe)
            g.tell(SHOT_RESULT, RULES[face], who=SEAT[self.who], target=target, injuries=count)
        printed = g.item(self.weapon).weapon
        assert printed is not None
        sort = "fire" if weapon.burns else printed.kind
        after = list(weapon.after(g, self.who, face))
        return [
            *harm(g, self.who, self.foe, count, g.room_of(self.who), sort),
            *after,
            *egg_noise(g, self.who, self.foe),
        ]

    def _lapses(self, g: Position) -> bool:
        return self.foe != EGG and not g.is_here(self.foe)
