"""The hazards."""

from __future__ import annotations

from ...kernel import Effect, Effects, Option, Question
from ..box import DISCARD, GEAR, WEAPONS, Character
from ..event_kinds import AIM_DROPS, DISCARDED
from ..position import OFF, Position
from ..refs import CHARACTER
from ..rules.barricades import points
from ..rules.endurance import Exhaust
from ..rules.spawn import SpawnBlips


class Hazard(Effect):
    """What a hazard does to the character that turned it up; -1 for nobody in particular."""

    rule = "aliens/hazard/must-be-played"
    who: Character


class LosingHope(Hazard, tag="aliens/losing-hope"):
    """The aim dial goes down by two."""

    def lower_the_dial(self, g: Position) -> None:
        if self.who >= 0:
            g.dial[self.who] = max(g.dial[self.who] - 2, 1)
            g.tell(AIM_DROPS, self.rule, who=CHARACTER[self.who], dial=g.dial[self.who])


class LightsOut(Hazard, tag="aliens/lights-out"):
    """Until the next marine phase the character attacks only up to four spaces."""

    def darken(self, g: Position) -> None:
        if self.who >= 0:
            g.in_the_dark |= 1 << self.who


class FeedJam(Hazard, tag="aliens/feed-jam"):
    """The first weapon cannot attack until an action is spent to clear it."""

    def jam(self, g: Position) -> None:
        if self.who >= 0 and g.zones[WEAPONS + self.who]:
            g.jammed |= 1 << self.who


class AcidSpray(Hazard, tag="aliens/acid-spray"):
    """With an alien next to the character one of its equipment cards is discarded; if there is none, exhaust two."""

    def spray(self, g: Position) -> Effects:
        who = self.who
        if who < 0 or g.at[who] == OFF or not g.next_to(g.at[who]) & g.aliens or not g.zones[GEAR + who]:
            return [Exhaust(2)]
        if len(g.zones[GEAR + who]) > 1:
            return [WhatIsLost(g.decider(who), who)]
        return [LoseGear(who, g.zones[GEAR + who][0])]


class WhatIsLost(Question, tag="aliens/what-is-lost"):
    """Which equipment the acid destroys."""

    rule = "aliens/hazard/must-be-played"
    ask = "ask-what-is-lost"
    who: Character

    def _options(self, g: Position) -> list[Option]:
        backs = {g.card_id(back): back for back in g.zones[GEAR + self.who]}
        return [Option(f"lose/card:{card}", (LoseGear(self.who, back),)) for card, back in backs.items()]

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}

    def _lapses(self, g: Position) -> bool:
        """An event can take the character off the boards, with or without its equipment."""
        return g.at[self.who] == OFF


class LoseGear(Effect, tag="aliens/lose-gear"):
    """An equipment card is discarded."""

    rule = "aliens/discard/from-hand-or-deck"
    who: Character
    card: int

    def discard(self, g: Position) -> None:
        g.move(self.card, GEAR + self.who, DISCARD)
        g.tell(DISCARDED, self.rule, who=CHARACTER[self.who], card=f"card:{g.card_id(self.card)}")


class VentNoise(Hazard, tag="aliens/vent-noise"):
    """A blip enters at the spawn point or tunnel nearest to the character."""

    def call_one(self, g: Position) -> Effects:
        here = (
            g.at[self.who] if self.who >= 0 and g.at[self.who] != OFF else next((at for at in g.at if at != OFF), OFF)
        )
        if here == OFF:
            return None
        walk = g.board.walk(here)
        nearest = min(points(g), key=lambda point: (walk[point[1]], point[0]))
        return [SpawnBlips(nearest[0], 1)]


class PanicFire(Hazard, tag="aliens/panic-fire"):
    """Exhaust three."""

    def fire(self, g: Position) -> Effects:
        return [Exhaust(3)]


HAZARDS = {
    "losing-hope": LosingHope,
    "lights-out": LightsOut,
    "feed-jam": FeedJam,
    "acid-spray": AcidSpray,
    "vent-noise": VentNoise,
    "panic-fire": PanicFire,
}
