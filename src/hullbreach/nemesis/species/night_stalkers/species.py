"""The night stalkers as a species."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel import Effect, Effects, Seat
from ...box import WEAKNESS_SLOTS, Box
from ...position import Position
from ...rules.movement import Enter, Escape
from ...schedule import Schedule
from ..intruders.attack import AttackSomebody
from ..intruders.creatures import ADULT, CREEPER, LARVA
from ..intruders.events import AttackStep
from ..intruders.intruder_movement import foe_is_gone
from ..intruders.species import Intruders
from .assault import Assault
from .chase import Pursuit, call_off, come_along
from .surprise import SurpriseInTheDark


class NightStalkers(Intruders):
    """They move, attack and grow as intruders do. Darkness helps them, and knowledge of them helps the crew."""

    name = "night-stalkers"
    fields = Pursuit

    def __init__(self) -> None:
        super().__init__()
        self.before(Escape)(call_off)
        self.before(Enter)(come_along)

    def fresh(self, box: Box) -> Mapping[str, Any]:
        """Nobody is chased."""
        return {"chasing": bytearray(len(box.miniatures))}

    def schedule(self, plan: Schedule) -> None:
        """They have their own attack step, since they do not see characters in a fire."""
        super().schedule(plan)
        plan.replace("event-phase", "intruder-attacks", StalkerAttackStep())

    def surprise_check(self, g: Position, foe: int, who: Seat, number: int, sort: int) -> list[Effect]:
        """In darkness a light source may help. Without a token there is only one number."""
        light = min(g.box.tokens[sort][1]) if sort >= 0 else number
        if light < number:
            return [SurpriseInTheDark(who, number, light, foe)]
        return super().surprise_check(g, foe, who, number, sort)

    def lay_weaknesses(self, g: Position) -> None:
        """The leftmost weakness is known from the start (lockdown/setup/weakness-cards)."""
        super().lay_weaknesses(g)
        g.show(g.zones[WEAKNESS_SLOTS][0])
        g.discovered |= 1

    def struck(self, g: Position, foe: int, who: Seat, card: str) -> Effects:
        """An attack card has its effect, and another one in darkness."""
        if g.box.attack_effects[card].dark is None:
            return super().struck(g, foe, who, card)
        return [Assault(foe, who, card)]

    # -- weaknesses ------------------------------------------------------------------------------------------

    def benefits(self, g: Position, who: Seat, weakness: str) -> bool:
        """Whether a player knows enough for the slot of the weakness (lockdown/weakness/knowledge-level)."""
        slot = g.weakness_slot(weakness)
        return slot >= 0 and g.site.understands(g, who, slot)

    def attackers(self, g: Position, who: Seat) -> list[int]:
        """Light-Shy: creepers and adults do not attack a character who escapes from a room with power."""
        foes = g.foes_with(who)
        if not g.site.is_powered(g, g.room[who]) or not self.benefits(g, who, "light-shy"):
            return foes
        return [foe for foe in foes if g.kind_of(foe) not in (CREEPER, ADULT)]

    def hears_danger(self, g: Position, who: Seat) -> bool:
        """Dull Hearing: danger attracts nobody."""
        return not self.benefits(g, who, "dull-hearing")

    def hears_eggs(self, g: Position, who: Seat) -> bool:
        """Sleeping Brood: eggs are taken and destroyed without a noise roll."""
        return not self.benefits(g, who, "sleeping-brood")

    def more_injuries(self, g: Position, who: Seat, foe: int) -> int:
        """Old Wounds: one injury more to an intruder that carries some already."""
        hurt = g.kind_of(foe) != LARVA and g.injuries[foe & 31] > 0
        return int(hurt and self.benefits(g, who, "old-wounds"))


class StalkerAttackStep(AttackStep, tag="lockdown/attack-step"):
    """The attack step of the event phase."""

    def _attack(self, foe: int) -> Effect:
        return StalkerAttack(foe)


class StalkerAttack(AttackSomebody, tag="lockdown/attack-somebody"):
    """Blind to Heat: players who benefit from this weakness are not targets in a burning room."""

    def choose(self, g: Position) -> Effects:
        room = g.foe_room[self.foe & 31]
        blind = g.is_burning(room)
        victims = [who for who in g.crew_in(room) if not (blind and g.species.benefits(g, who, "heat-blind"))]
        return g.species.attack(g, self.foe, g.fewest_cards(victims)) if victims else None

    _lapses = foe_is_gone
