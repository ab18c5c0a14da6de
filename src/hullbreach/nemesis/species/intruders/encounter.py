"""An encounter: silence falls, a token is drawn, something appears, and it may surprise you."""

from __future__ import annotations

from ....kernel import Effect, Effects, EventKind, Seat
from ...event_kinds import ENCOUNTER, NOISE_CLEARED, NOTHING_THERE, TOKEN_ADDED, TOKEN_DRAWN
from ...position import Position
from ...refs import ROOM, SEAT
from ...rules.lapses import who_is_gone
from ...rules.noise import place_noise_around
from .creatures import BLANK


class Encounter(Effect, tag="nemesis/encounter"):
    """Discard the noise around the room, draw a token, place the intruder, check for surprise."""

    rule = "nemesis/encounter/definition"
    who: Seat
    token: int = -1
    """A token already drawn and set aside, as an index of `Box.tokens`; -1 to draw one."""

    def clear_the_noise(self, g: Position) -> None:
        room = g.room[self.who]
        g.noise &= ~g.board.spot_mask[room]
        if g.event_sink is not None:
            g.tell(ENCOUNTER, self.rule, who=SEAT[self.who], room=ROOM[room])
            g.tell(NOISE_CLEARED, "nemesis/encounter/step-1-clear-noise", room=ROOM[room])

    def draw_a_token(self, g: Position) -> Effects:
        sort = self.token if self.token >= 0 else draw_token(g, "nemesis/encounter/step-2-draw")
        if sort < 0:
            return None
        kind, numbers = g.box.tokens[sort]
        number = numbers[g.site.in_dark(g, self.who)]
        room = g.room[self.who]
        return [BlankToken(room)] if kind == BLANK else g.species.appear(g, kind, room, self.who, number, sort)

    _lapses = who_is_gone


def draw_token(g: Position, rule: str) -> int:
    """Draw a token and set it aside; -1 from an empty bag. The blank goes back at once."""
    sort = look_into_the_bag(g, TOKEN_DRAWN, rule)
    if sort >= 0 and g.box.tokens[sort][0] != BLANK:
        set_aside(g, sort)
    return sort


def look_into_the_bag(g: Position, kind: EventKind, rule: str) -> int:
    """Draw a token that goes back at once unless it is set aside; -1 from an empty bag. `kind` is the event told."""
    if not any(g.bag):
        return -1
    sort = g.pick("bag", g.bag, g.box.token_names)
    if g.event_sink is not None:
        g.tell(kind, rule, token=g.box.token_ref[sort])
    return sort


def set_aside(g: Position, sort: int) -> None:
    """A token leaves the bag and lies outside, from where it can come back (nemesis/encounter/token-set-aside)."""
    g.bag[sort] -= 1
    g.pool[sort] += 1


def add_token(g: Position, kind: int, rule: str) -> bool:
    """Put a token of this kind from outside into the bag; numbers are drawn at random."""
    if not g.return_token(kind, "token-added"):
        return False
    if g.event_sink is not None:
        g.tell(TOKEN_ADDED, rule, kind=g.box.species_ref[kind])
    return True


class BlankToken(Effect, tag="nemesis/blank-token"):
    """No intruder appears: noise in every corridor of the room; if it was the last token another joins the bag."""

    rule = "nemesis/encounter/blank-noise"
    room: int

    def only_noise(self, g: Position) -> None:
        g.tell(NOTHING_THERE, self.rule, room=ROOM[self.room])
        place_noise_around(g, self.room, self.rule)
        if sum(g.bag) == 1:
            g.species.only_blank_left(g)
