"""The event deck: drawing its top card, refilling it, and looking at the top card in advance."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ... import box
from ...content.printed import Event
from ...event_kinds import EVENT_BURIED, EVENT_DECK_RESHUFFLED, EVENT_SEEN
from ...position import Position
from ...refs import SEAT
from ...rules.piles import refill, turn_up


def refill_event_deck(g: Position) -> None:
    """When the event deck is empty, its discard pile is shuffled into a new one."""
    if not g.zones[box.EVENT_DECK]:
        refill(g, box.EVENT_DECK, box.EVENT_DISCARD, "event-shuffle")
        g.tell(EVENT_DECK_RESHUFFLED, "nemesis/event/reshuffle")


def draw_event(g: Position) -> Back:
    """Put the top event card face up on the discard pile, which is reshuffled when the deck is empty."""
    refill_event_deck(g)
    back = turn_up(g, box.EVENT_DECK, "event")
    g.zones[box.EVENT_DISCARD].append(back)
    return back


def event_on(g: Position, card: Back) -> Event:
    """What is printed on an event card."""
    return g.box.tables.events.event[g.face[card] - 1]


def direction_on(g: Position, card: Back) -> int:
    """The number of the corridor intruders move through, the first if there are two."""
    return event_on(g, card).directions[0]


class LookAtEvent(Effect, tag="nemesis/look-at-event"):
    """The player secretly looks at the top event card and leaves it there or puts it at the bottom of the deck."""

    rule = "nemesis/room/computer-uses"
    who: Seat

    def look(self, g: Position) -> Effects:
        back = g.top(box.EVENT_DECK, "event-seen")
        g.look(back, 1 << self.who)
        secret = {"event": g.box.event_ref[g.face[back]]}
        g.tell_some(EVENT_SEEN, self.rule, 1 << self.who, {"who": SEAT[self.who]}, secret)
        return [PlaceEvent(self.who)]

    def _lapses(self, g: Position) -> bool:
        return not g.zones[box.EVENT_DECK]


class PlaceEvent(Question, tag="nemesis/place-event"):
    """The card just seen stays on top or goes to the bottom, and everybody sees which."""

    rule = "nemesis/room/computer-uses"
    ask = "ask-place-event"

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("leave-on-top", (), self.rule)
        yield Option("put-at-bottom", (BuryEvent(self.seat),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"event": g.box.event_ref[g.face[g.zones[box.EVENT_DECK][-1]]]}


class BuryEvent(Effect, tag="nemesis/bury-event"):
    """The top event card goes face down to the bottom of the deck."""

    rule = "nemesis/room/computer-uses"
    who: Seat

    def bury(self, g: Position) -> None:
        deck = g.zones[box.EVENT_DECK]
        deck.insert(0, deck.pop())
        g.tell(EVENT_BURIED, self.rule, who=SEAT[self.who])
