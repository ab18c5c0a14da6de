"""Events are played from hand at any time, by exhausting their cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from ...kernel import Back, Effect, Effects, FirstOf, Option, Question, Seat
from ..box import EXHAUST, HANDS, PLAYED
from ..event_kinds import EVENT_PLAYED, LETS_IT_BE
from ..position import Position
from ..refs import SEAT
from .endurance import Exhaust

# aliens/keyword/event-action, aliens/keyword/event-free-action, aliens/endurance/held-cards-inactive
ANY_TIME, ON_ITS_MOMENT, AS_ACTION, AS_FREE_ACTION = range(4)
"""When an event is played: whenever anybody decides something, at the moment it names, or in an activation."""


class EventEffect(Effect):
    """What an event does. Each card is a subclass that says when it can be played, and on what."""

    rule = "aliens/event/any-time"
    when: ClassVar[int] = ANY_TIME
    moment: ClassVar[str] = ""
    """The window in which an event with its own moment is played."""
    seat: Seat

    @classmethod
    def _ways(cls, g: Position, seat: Seat, about: Any) -> Iterable[tuple[str, Effect]]:
        """Every way to play it: what it concerns, and the effect. `about` is the actor, or what the window is about."""
        return (("", cls(seat)),)


class PlayEvent(Effect, tag="aliens/play-event"):
    """The cost is exhausted, the effect is carried out, then the card goes on top of the exhaust pile."""

    rule = "aliens/event/any-time"
    seat: Seat
    card: Back
    effect: Effect

    def pay(self, g: Position) -> Effects:
        g.move(self.card, HANDS + self.seat, PLAYED)
        g.tell(EVENT_PLAYED, self.rule, seat=SEAT[self.seat], card=f"card:{g.card_id(self.card)}")
        cost = g.box.costs[g.face[self.card]]
        return [Exhaust(cost)] if cost else None

    def carry_it_out(self, g: Position) -> Effects:
        return [self.effect]

    def _ends(self, g: Position) -> Effects:
        if self.card in g.zones[PLAYED]:
            g.move(self.card, PLAYED, EXHAUST)  # aliens/event/after-use
        return None


def playable(g: Position, seat: Seat, when: int, about: Any = None, moment: str = "") -> Iterator[Option]:
    """The options to play events of this kind from a hand."""
    box, face = g.box, g.face
    events = g.game.events_at.get((when, moment))
    if not events:
        return
    kinds = box.kinds
    held = [back for back in g.zones[HANDS + seat] if kinds[face[back]] in events]
    if not held:
        return
    seen = set()
    for back in held:
        kind = kinds[face[back]]
        if kind not in seen:
            seen.add(kind)
            card = box.names[0][face[back]]
            for concern, effect in events[kind]._ways(g, seat, about):
                id = f"event/card:{card}/{concern}" if concern else f"event/card:{card}"
                yield Option(id, (PlayEvent(seat, back, effect),), PlayEvent.rule, box.costs[face[back]])


class Pause(Effect, tag="aliens/pause"):
    """A public point at which everybody who holds an event for any time may play it."""

    rule = "aliens/event/any-time"
    point: str
    """What comes next, for the prompt."""

    def whoever_holds_one_may_play(self, g: Position) -> Effects:
        asks = tuple(
            MayPlay(seat, self.point)
            for seat in range(len(g.orders))
            if not g.quiet >> seat & 1 and next(playable(g, seat, ANY_TIME), None) is not None
        )
        return (FirstOf(asks),) if asks else None


def pause(g: Position, point: str) -> tuple[Effect, ...]:
    """A pause, if anybody holds an event for any time."""
    events, kinds, face = g.game.events_at.get((ANY_TIME, ""), ()), g.box.kinds, g.face
    for hand in g.zones[HANDS : HANDS + len(g.orders)]:
        for back in hand:
            if kinds[face[back]] in events:
                return (Pause(point),)
    return ()


class MayPlay(Question, tag="aliens/may-play"):
    """Play an event now, let it be, or let it be for the rest of the phase."""

    rule = "aliens/event/any-time"
    ask = "ask-event"
    point: str

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option(self.decline)
        yield Option("let-phase", (LetPhase(self.seat), Pause(self.point)))
        for option in playable(g, self.seat, ANY_TIME):
            yield Option(option.id, (*option.then, Pause(self.point)), option.rule, option.cost)

    def _args(self, g: Position) -> dict[str, object]:
        return {"point": self.point}


class LetPhase(Effect, tag="aliens/let-phase"):
    """A player is not asked again in this phase."""

    rule = "aliens/event/any-time"
    seat: Seat

    def be_quiet(self, g: Position) -> None:
        g.quiet |= 1 << self.seat
        g.tell(LETS_IT_BE, "aliens/event/any-time", seat=SEAT[self.seat])


def window(g: Position, moment: str, about: Any) -> Effects:
    """Players who hold an event for this very moment are asked whether they play it. Hands are open to all."""
    asks = tuple(
        AtMoment(seat, moment, about)
        for seat in range(len(g.orders))
        if next(playable(g, seat, ON_ITS_MOMENT, about, moment), None) is not None
    )
    return (FirstOf(asks),) if asks else None


class Window(Effect, tag="aliens/window"):
    """The same window, after something else was offered first."""

    rule = "aliens/event/any-time"
    moment: str
    about: Effect

    def ask(self, g: Position) -> Effects:
        return window(g, self.moment, self.about)


class AtMoment(Question, tag="aliens/at-moment"):
    """Play an event that is made for this moment, or let it be."""

    rule = "aliens/event/any-time"
    ask = "ask-moment"
    moment: str
    about: Effect

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option(self.decline)
        yield from playable(g, self.seat, ON_ITS_MOMENT, self.about, self.moment)

    def _args(self, g: Position) -> dict[str, object]:
        return {"moment": self.moment}
