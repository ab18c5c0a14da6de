"""What only the intruder player's cards do: plan an event, make an intruder grow, heal or hide it."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ... import box
from ...event_kinds import EVENT_DRAWN, INTRUDER_HEALS, INTRUDER_TRANSFORMS
from ...position import Position
from ...refs import ROOM, SEAT
from ...species.intruders.event_deck import refill_event_deck
from ...species.intruders.events import ResolveEvent, develop
from ...species.intruders.intruder_movement import foe_is_gone, hide, take_off
from .event_kinds import EVENT_CARDS_DRAWN, EVENT_CARDS_RETURNED
from .secret_draw import draw_aside, drawn_aside, turn_up_one

EVENTS_DRAWN = 3


class PlanEvent(Effect, tag="nemesis/plan-event"):
    """Three event cards are drawn in secret, of which one is resolved."""

    rule = "nemesis/intruder-player/no-event-cards"
    by: Seat
    on_top: bool
    """Whether the other cards go back on top of the deck instead of to its bottom."""

    def draw(self, g: Position) -> Effects:
        by = self.by
        for _ in range(EVENTS_DRAWN):
            refill_event_deck(g)
            draw_aside(g, by, box.EVENT_DECK, "event")
        secret = {"cards": [g.box.event_ref[g.face[back]] for back in drawn_aside(g, by)]}
        public = {"who": SEAT[by], "count": EVENTS_DRAWN}
        g.tell_some(EVENT_CARDS_DRAWN, self.rule, 1 << by, public, secret)
        return [ChooseEvent(by, self.on_top)]


class ChooseEvent(Question, tag="nemesis/choose-event"):
    """Which of the event cards drawn is resolved."""

    rule = "nemesis/intruder-player/no-event-cards"
    ask = "ask-event"
    on_top: bool

    def _options(self, g: Position) -> Iterator[Option]:
        for back in drawn_aside(g, self.seat):
            then = ResolvePlannedEvent(self.seat, back, self.on_top)
            yield Option(f"resolve/{g.box.event_ref[g.face[back]]}", (then,), self.rule)


class ResolvePlannedEvent(Effect, tag="nemesis/resolve-planned-event"):
    """The event chosen happens as in the event phase: intruders move, then its effect."""

    rule = "nemesis/intruder-player/no-event-cards"
    by: Seat
    back: Back
    on_top: bool

    def happen(self, g: Position) -> Effects:
        count = turn_up_one(g, self.by, self.back, box.EVENT_DECK, box.EVENT_DISCARD, self.on_top)
        g.tell(EVENT_DRAWN, self.rule, card=g.box.event_ref[g.face[self.back]])
        g.tell(EVENT_CARDS_RETURNED, self.rule, count=count, top=self.on_top)
        return [ResolveEvent(self.back)]


class GrowUp(Effect, tag="nemesis/grow-up"):
    """A larva on the board is replaced by an adult, a creeper by a breeder, without injuries and without surprise."""

    rule = "nemesis/intruder-player/effect"
    foe: int

    def change_shape(self, g: Position) -> Effects:
        room, (grown, _) = g.room_of_foe(self.foe), g.species.grown[g.kind_of(self.foe)]
        g.tell(INTRUDER_TRANSFORMS, self.rule, foe=g.foe_id(self.foe), room=ROOM[room])
        take_off(g, self.foe)
        return g.species.appear(g, grown, room)

    _lapses = foe_is_gone


class GrowInTheBag(Effect, tag="nemesis/grow-in-the-bag"):
    """A larva or creeper token of the bag is replaced as if bag development had drawn it."""

    rule = "nemesis/intruder-player/effect"
    sort: int

    def develop(self, g: Position) -> Effects:
        return develop(g, self.sort)


class HealIntruder(Effect, tag="nemesis/heal-intruder"):
    """One intruder loses this many injuries."""

    rule = "nemesis/intruder-player/effect"
    foe: int
    count: int

    def heal(self, g: Position) -> None:
        mini = self.foe & 31
        healed = min(self.count, g.injuries[mini])
        g.injuries[mini] -= healed
        g.tell(INTRUDER_HEALS, self.rule, foe=g.foe_id(self.foe), count=healed, total=g.injuries[mini])

    _lapses = foe_is_gone


class HideIntruder(Effect, tag="nemesis/hide-intruder"):
    """One intruder leaves the board and its token goes back into the bag."""

    rule = "nemesis/intruder-player/effect"
    foe: int

    def hide(self, g: Position) -> None:
        hide(g, self.foe, self.rule)

    _lapses = foe_is_gone
