"""What the crafted items do; the flamethrower is a weapon."""

from __future__ import annotations

from .....kernel import Back, Seat
from ....content.functions import Functions, Uses
from ....position import Position
from ....refs import SEAT
from ....rules.cards import DiscardHand, ShuffleDiscards
from ....rules.contamination import Contaminate, RemoveInfected
from ....rules.throwing import molotov_uses
from ....rules.turn import Pass

content = Functions()


@content.item_action("antidote", rule="nemesis/contamination/removed-from-game")
def antidote(g: Position, who: Seat, back: Back) -> Uses:
    yield "swallow", [RemoveInfected(who), Contaminate(who), ShuffleDiscards(who), Pass(who)]


@content.item_action("taser", rule="nemesis/combat/definition")
def taser(g: Position, who: Seat, back: Back) -> Uses:
    for foe in g.foes_with(who):
        yield f"stun/{g.foe_id(foe)}", [*g.species.injury(g, foe, 1), *g.species.retreat(g, foe)]
    for other in g.others_with(who):
        yield f"stun/{SEAT[other]}", [DiscardHand(other)]


@content.item_action("molotov-cocktail", rule="nemesis/egg/destroy-grenade")
def molotov_cocktail(g: Position, who: Seat, back: Back) -> Uses:
    return molotov_uses(g, who)
