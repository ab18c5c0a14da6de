"""Blades: a knife makes a melee attack less dangerous for the attacker, a scalpel cuts without a roll."""

from __future__ import annotations

from ...kernel import Effect, Seat
from ..content.functions import Uses
from ..position import Position
from ..refs import SEAT
from .contamination import Contaminate
from .melee import MeleeAttack
from .targets import egg_noise, harm, target_id, targets
from .wounds import LETHAL, LightWound, SeriousWound


class KnifeAttack(MeleeAttack, tag="lockdown/knife-attack"):
    """A melee attack with a blade: a miss costs a light wound only."""

    rule = "lockdown/combat/melee-sequence"

    def _wound(self) -> Effect:
        return LightWound(self.who)


def knife_uses(g: Position, who: Seat) -> Uses:
    """Attack an intruder here, or eggs nobody carries."""
    for foe in targets(g, who):
        yield f"stab/{target_id(g, foe)}", [KnifeAttack(who, foe)]


def scalpel_uses(g: Position, who: Seat) -> Uses:
    """Hurt an intruder here, or eggs nobody carries, without a roll; blood splashes, and eggs make noise."""
    for foe in targets(g, who):
        cut = harm(g, who, foe, 1, g.room[who])
        yield f"stab/{target_id(g, foe)}", [*cut, Contaminate(who), *egg_noise(g, who, foe)]


def cut_out_uses(g: Position, who: Seat) -> Uses:
    """Cut a larva out of somebody here; never out of another whom the wound would kill.

    For nobody attacks another character directly (lockdown/combat/no-direct-player-attack).
    """
    for patient in g.crew_in(g.room[who]):
        if g.species.can_cure(g, patient) and (patient == who or g.serious_count(patient) < LETHAL):
            yield f"cut-out/{SEAT[patient]}", [*g.species.cure(g, patient), SeriousWound(patient)]
