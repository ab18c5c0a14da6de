"""The attack of a metagorger: it draws no card, always strikes, changes its target and is gone."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...rules.contamination import Contaminate
from ...rules.lapses import who_is_gone
from ...rules.wounds import LightWound
from ..intruders.intruder_movement import take_off
from .bag import add_shambler
from .event_kinds import METAGORGER_LEAVES, MIMICRY_WORKS
from .metamorphosis import Metamorphosis
from .mutation import GetMutation


class MetagorgerStrikes(Effect, tag="nemesis/carnomorph-metagorger-strikes"):
    """The target gets a mutation card, a contamination card and a light wound, in this order.

    Somebody who has a mutation card gets neither another nor a marker
    (carnomorphs/attack/metagorger-already-mutated).
    """

    rule = "carnomorphs/attack/metagorger-effect"
    who: Seat

    def change(self, g: Metamorphosis) -> Effects:
        return None if g.is_mutant(self.who) else [GetMutation(self.who)]

    def contaminate(self, g: Metamorphosis) -> Effects:
        return [Contaminate(self.who)]

    def wound(self, g: Metamorphosis) -> Effects:
        return [LightWound(self.who)]

    _lapses = who_is_gone


class MetagorgerLeaves(Effect, tag="nemesis/carnomorph-metagorger-leaves"):
    """After its attack the metagorger is removed without a carcass, even if the attack was ignored.

    A random shambler token joins the bag (carnomorphs/attack/metagorger-shambler-token); its own does not return.
    """

    rule = "carnomorphs/attack/metagorger-leaves"
    foe: int

    def leave(self, g: Metamorphosis) -> None:
        if g.is_here(self.foe):
            g.tell(METAGORGER_LEAVES, self.rule, foe=g.foe_id(self.foe))
            take_off(g, self.foe)

    def add_a_token(self, g: Metamorphosis) -> None:
        add_shambler(g, "carnomorphs/attack/metagorger-shambler-token")


def is_deceived(g: Metamorphosis, foe: int, who: Seat) -> bool:
    """Whether Mimicry keeps an attack from having any effect."""
    if not g.mimics >> who & 1:
        return False
    g.tell(MIMICRY_WORKS, "carnomorphs/mutation-action/infected", who=f"seat:{who}", foe=g.foe_id(foe))
    return True
