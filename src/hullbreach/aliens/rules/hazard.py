"""A hazard is carried out as soon as it comes up."""

from __future__ import annotations

from ...kernel import Back, Cancel, Effect, Effects
from ..box import ASIDE, DISCARD, EXHAUST, PLAYED, Character
from ..event_kinds import HAZARD_IGNORED, HAZARD_STRIKES
from ..position import Position
from ..refs import whom

DRAWN, TURNED_UP, THROWN_AWAY = range(3)
"""How a hazard came up: drawn, revealed, discarded."""


class ResolveHazard(Effect, tag="aliens/resolve-hazard"):
    """The instructions of a hazard are followed at once, unless an event cancels it."""

    rule = "aliens/hazard/must-be-played"
    card: Back
    who: Character
    how: int

    def strike(self, g: Position) -> Effects:
        g.tell(HAZARD_STRIKES, self.rule, **whom(self.who), card=f"card:{g.card_id(self.card)}")
        return g.game.window(g, "hazard", self)

    def follow_its_instructions(self, g: Position) -> Effects:
        return [g.game.hazards[g.card_id(self.card)](self.who)]

    def _ends(self, g: Position) -> Effects:
        """It goes to the exhaust pile, or where the card says (aliens/hazard/destination-after-draw)."""
        row = g.box.cards[g.face[self.card]]
        assert row is not None
        if self.how == DRAWN:
            g.move(self.card, PLAYED, DISCARD if row.discarded else EXHAUST)
        elif self.how == TURNED_UP and row.discarded and self.card in g.zones[ASIDE]:
            g.move(self.card, ASIDE, DISCARD)
        return None


class IgnoreHazard(Effect, tag="aliens/ignore-hazard"):
    """A hazard is ignored."""

    rule = "aliens/event/any-time"
    what: ResolveHazard

    def drop_it(self, g: Position) -> Effects:
        g.tell(HAZARD_IGNORED, "aliens/event/any-time", card=f"card:{g.card_id(self.what.card)}")
        return [Cancel(self.what)]
