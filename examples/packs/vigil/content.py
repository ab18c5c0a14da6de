"""The vigil: a chapel, a flare, an objective and a chaplain."""

from __future__ import annotations

from hullbreach.nemesis.modding import (
    ESCAPED,
    ROOM,
    SEAT,
    Back,
    CloseDoor,
    Danger,
    Draw,
    Effect,
    Functions,
    HealLight,
    PeekAtRoom,
    Position,
    Seat,
    Uses,
    Weapon,
    event_kinds,
    open_ways,
)

content = Functions()


class Hush(Effect, tag="vigil/hush"):
    """Silence removes the noise markers from every corridor of a room."""

    rule = "vigil/silence"
    room: int

    def fall_silent(self, g: Position) -> None:
        g.noise &= ~g.board.spot_mask[self.room]
        g.tell(event_kinds.NOISE_CLEARED, self.rule, room=ROOM[self.room])


def _is_noisy(g: Position, room: int) -> bool:
    return bool(g.noise & g.board.spot_mask[room])


@content.room_action("chapel", rule="vigil/silence")
def chapel(g: Position, who: Seat, room: int) -> Uses:
    if _is_noisy(g, room):
        yield "keep-silence", [Hush(room), Draw(who, 1)]


@content.item_action("flare", rule="vigil/flare")
def flare(g: Position, who: Seat, back: Back) -> Uses:
    for _, room in open_ways(g, g.room_of(who)):
        if not g.is_explored(room):
            yield f"look-at/{ROOM[room]}", [PeekAtRoom(who, room, "vigil/flare", token=True)]


@content.objective("bear-witness")
def bear_witness(g: Position, who: Seat) -> bool:
    """Somebody must tell the tale: send the signal and leave in a pod."""
    return g.has_signalled(who) and g.status[who] == ESCAPED


@content.action_card("vigil", rule="vigil/silence")
def vigil(g: Position, who: Seat) -> Uses:
    room = g.room_of(who)
    if _is_noisy(g, room):
        yield "keep-silence", [Hush(room)]


@content.action_card("last-rites", rule="vigil/last-rites")
def last_rites(g: Position, who: Seat) -> Uses:
    for other in g.crew_in(g.room_of(who)):
        if g.light[other]:
            yield f"heal-light/{SEAT[other]}", [HealLight(other)]


@content.action_card("sanctuary", rule="nemesis/door/closed-blocks")
def sanctuary(g: Position, who: Seat) -> Uses:
    """Close every door next to the room, as long as there are door tokens."""
    doors = [corridor for corridor, _ in open_ways(g, g.room_of(who)) if not g.is_wrecked(corridor)]
    if 0 < len(doors) <= g.doors_left():
        yield "close-every-door", [CloseDoor(corridor) for corridor in doors]


@content.item_action("prayer-book", rule="nemesis/round/draw-to-five")
def prayer_book(g: Position, who: Seat, back: Back) -> Uses:
    if not g.in_combat(who):
        yield "read", [Draw(who, 1)]


@content.item_action("hand-bell", rule="vigil/bell")
def hand_bell(g: Position, who: Seat, back: Back) -> Uses:
    for room in g.open_neighbours(g.room_of(who)):
        if not g.is_manned(room):
            yield f"ring/{ROOM[room]}", [Danger(room)]


class FlareGun(Weapon):
    """Never quite misses: a blank counts as a hit on a creeper."""

    def reads(self, face: str) -> str:
        return "creeper" if face == "blank" else face


content.weapon("flare-gun", FlareGun())
