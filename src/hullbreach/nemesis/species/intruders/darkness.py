"""What events do in addition to characters in darkness, and how to avoid it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel import EVERYONE, Effect, Effects, Option, Question, Seat
from ...box import RED
from ...event_kinds import DARKNESS_IGNORED
from ...position import Position
from ...refs import SEAT
from ...rules.cards import DiscardCard
from ...rules.items import DiscardItem

FEEL, GLOWSTICK = "feel-of-the-dark", "glowstick"


def in_darkness(g: Position) -> list[Seat]:
    """The characters in darkness, in turn order; those in pods are out of reach."""
    return [who for who in g.crew_in_order() if not g.pod[who] and g.site.in_dark(g, who)]


def might_glow(g: Position, who: Seat) -> bool:
    """Whether, by public facts, somebody may carry a glowstick: a known one, or an unknown red card."""
    glowsticks, family = g.box.item_faces[GLOWSTICK], g.family
    for back in g.carried_items(who) if glowsticks else ():
        if family[back] == RED and (g.seen[back] != EVERYONE or g.face[back] in glowsticks):
            return True
    return False


class Darkness(Effect, tag="lockdown/darkness"):
    """Everybody the darkness effect would touch may have a way to ignore it; then it strikes the others."""

    rule = "lockdown/event/effect"
    event: str
    asked: int = 0
    spared: int = 0

    def fall(self, g: Position) -> Effects:
        part = g.box.dark_parts.get(g.box.effect_of[self.event])
        if part is None:
            return None
        prey = [who for who in in_darkness(g) if part.touches(g, who) and not self.spared >> who & 1]
        for who in prey:
            if not self.asked >> who & 1 and (g.might_hold(who, FEEL) or might_glow(g, who)):
                return [MayIgnoreDarkness(who, replace(self, asked=self.asked | 1 << who))]
        return part.effect(g, prey)


class MayIgnoreDarkness(Question, tag="lockdown/may-ignore-darkness"):
    """Feel of the Dark, or a glowstick, keeps the darkness effect of an event away."""

    rule = "lockdown/action/reaction"
    ask = "ask-ignore-darkness"
    then: Darkness

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("let", (self.then,), self.rule)
        card, item = g.card_in_hand(self.seat, FEEL), g.held(self.seat, GLOWSTICK)
        if card >= 0:
            yield self._option(f"card:{FEEL}", DiscardCard(self.seat, card))
        if item >= 0:
            yield self._option(f"item:{GLOWSTICK}", DiscardItem(self.seat, item))

    def _option(self, thing: str, cost: Effect) -> Option:
        spared = replace(self.then, spared=self.then.spared | 1 << self.seat)
        return Option(f"ignore/{thing}", (cost, IgnoreDarkness(self.seat, self.then.event), spared), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"event": f"event:{self.then.event}"}


class IgnoreDarkness(Effect, tag="lockdown/ignore-darkness"):
    """The darkness effect passes a character by."""

    rule = "lockdown/event/effect"
    who: Seat
    event: str

    def stay_out(self, g: Position) -> None:
        g.tell(DARKNESS_IGNORED, self.rule, who=SEAT[self.who], event=f"event:{self.event}")
