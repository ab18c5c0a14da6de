"""Motion tracker cards: drawn one at a time, their blips first and then their text."""

from __future__ import annotations

from ...kernel import Back, Effect, Effects, Seat
from ..box import LEVELS, TRACKER_1, TRACKER_BOTTOM, TRACKER_DISCARD, TRACKER_REST, TRACKER_TOP
from ..event_kinds import BONUS, TRACKER_DRAWN, TRACKER_EMPTY, TRACKER_RESHUFFLED
from ..position import Position
from ..refs import SEAT
from .events import pause
from .spawn import SpawnBlips, Tunnel


def cards_left(g: Position) -> int:
    """How many cards the tracker deck holds."""
    zones = g.zones
    return (
        len(zones[TRACKER_TOP])
        + len(zones[TRACKER_BOTTOM])
        + sum(len(zones[TRACKER_REST + level]) for level in range(len(LEVELS)))
    )


def turn_up_next(g: Position) -> None:
    """See to it that the top card is there: everybody can see its threat level (aliens/motion-tracker/threat-levels).

    The deck is kept by level. A stacked deck comes in order, a mixed one by lot.
    """
    zones = g.zones
    if zones[TRACKER_TOP]:
        return
    rest = [zones[TRACKER_REST + level] for level in range(len(LEVELS))]
    counts = [len(pile) for pile in rest]
    if sum(counts):
        if g.is_stacked:
            level = next(level for level, count in enumerate(counts) if count)
        else:
            level = g.pick("threat-level", counts, [str(level) for level in LEVELS])
        back = g.top(TRACKER_REST + level, "tracker")
        zones[TRACKER_TOP].append(back)
        rest[level].remove(back)
    elif zones[TRACKER_BOTTOM]:
        zones[TRACKER_TOP] += reversed(zones[TRACKER_BOTTOM])
        zones[TRACKER_BOTTOM] = []


def stack_again(g: Position) -> None:
    """An empty deck is made again from its discard pile, all levels mixed (aliens/motion-tracker/deck-empty)."""
    pile = g.zones[TRACKER_DISCARD]
    for back in pile:
        g.zones[TRACKER_REST + g.family[back] - TRACKER_1].append(back)
    g.zones[TRACKER_DISCARD] = []
    for level in range(len(LEVELS)):
        if g.zones[TRACKER_REST + level]:
            g.mix(g.zones[TRACKER_REST + level], "tracker-deck")
    g.is_stacked = False
    g.tell(TRACKER_RESHUFFLED, "aliens/motion-tracker/deck-empty", count=cards_left(g))
    turn_up_next(g)


def draw_order(g: Position, count: int) -> list[Seat]:
    """Who draws how often: the highest rank evens out what does not divide (aliens/motion-tracker/uneven-draws)."""
    seats = len(g.orders)
    first = g.choosers()[0]
    players = [(first + i) % seats for i in range(seats)]
    players = [seat for seat in players if g.takes_part(seat)] or [first]
    if count >= len(players):
        return [players[i % len(players)] for i in range(count)]
    return players[len(players) - count :]


class TrackerCards(Effect, tag="aliens/tracker-cards"):
    """The players draw and resolve motion tracker cards."""

    rule = "aliens/motion-tracker/draw-count"

    def draw_them(self, g: Position) -> Effects:
        order = draw_order(g, g.mission.draws(g))
        return [DrawTracker(seat) for seat in order]


class DrawTracker(Effect, tag="aliens/draw-tracker"):
    """One player draws the top card, and it is resolved (aliens/motion-tracker/draw-order)."""

    rule = "aliens/motion-tracker/resolve-order"
    seat: Seat

    def pause_for_events(self, g: Position) -> Effects:
        return pause(g, "tracker")

    def draw(self, g: Position) -> Effects:
        if not cards_left(g):
            if not g.mission.reshuffles or not g.zones[TRACKER_DISCARD]:
                return None
            stack_again(g)
        turn_up_next(g)
        back = g.top(TRACKER_TOP, "tracker-card")
        g.zones[TRACKER_TOP].pop()
        g.show(back)
        g.zones[TRACKER_DISCARD].append(back)
        turn_up_next(g)
        row, place = g.box.tracker(g.family[back], g.face[back])
        g.tell(TRACKER_DRAWN, self.rule, seat=SEAT[self.seat], card=f"tracker:{row.id}", place=place, level=row.level)
        if not cards_left(g):
            g.tell(TRACKER_EMPTY, self.rule)
        g.card_blips = g.card_aliens = g.card_placed = g.card_seen = 0
        text = TrackerText(self.seat, back)
        if row.type == "tunnel":
            return [Tunnel(self.seat, row.blips), text]
        return [SpawnBlips(place - 1, row.blips), text] if row.blips else [text]


class TrackerText(Effect, tag="aliens/tracker-text"):
    """The text of a card follows its blips; a threat that is hidden or active has its bonus only then."""

    rule = "aliens/motion-tracker/resolve-order"
    seat: Seat
    card: Back

    def follow_it(self, g: Position) -> Effects:
        row, place = g.box.tracker(g.family[self.card], g.face[self.card])
        effect = g.game.tracker_effects.get(row.id)
        if effect is None or not self._applies(g, row.type):
            return None
        if row.type in ("hidden", "active"):
            g.tell(BONUS, f"aliens/motion-tracker/type-{row.type}-threat", card=f"tracker:{row.id}")
        return [effect(self.seat, place - 1)]

    def _applies(self, g: Position, type: str) -> bool:
        if type == "hidden":
            return g.card_placed > 0 and not g.card_seen  # aliens/motion-tracker/type-hidden-threat
        return type != "active" or g.card_seen > 0  # aliens/motion-tracker/type-active-threat
