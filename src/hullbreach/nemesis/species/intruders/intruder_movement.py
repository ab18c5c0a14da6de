"""Intruders on the move: through corridors, against doors, into the technical corridors and out of them."""

from __future__ import annotations

from typing import Protocol

from ....kernel import Effect, Effects, Seat
from ...event_kinds import (
    INTRUDER_APPEARS,
    INTRUDER_BLOCKED,
    INTRUDER_HIDES,
    INTRUDER_MOVES,
    NO_MINIATURE,
    SURPRISE_CHECK,
)
from ...position import Position
from ...position.crew import ABOARD
from ...refs import ROOM, SEAT
from ...rules.doors import DestroyDoor
from .creatures import ADULT, BREEDER, LARVA, QUEEN


def take_off(g: Position, foe: int) -> None:
    """The miniature leaves the board with its injuries."""
    mini = foe & 31
    g.foe_room[mini] = 0
    g.injuries[mini] = 0
    g.times_left[mini] += 1


def hide(g: Position, foe: int, rule: str) -> None:
    """The intruder leaves the board and a token of its kind goes back into the bag, at random if they differ."""
    kind = g.kind_of(foe)
    room = g.room_of_foe(foe)
    name = g.foe_id(foe)
    take_off(g, foe)
    returned = g.return_token(g.species.token_of(kind), "token-returns")
    g.tell(INTRUDER_HIDES, rule, foe=name, room=ROOM[room], returned=returned)


class HasFoe(Protocol):
    """Something about an intruder."""

    @property
    def foe(self) -> int: ...


def foe_is_gone(effect: HasFoe, g: Position) -> bool:
    """The intruder it is about is no longer on the board."""
    foe = effect.foe
    return g.times_left[foe & 31] != foe >> 5 or not g.foe_room[foe & 31]


class IntrudersMove(Effect, tag="nemesis/intruders-move"):
    """Intruders move at the same time: doors count as they were before the first move.

    So none gets through a door that others break (nemesis/intruder-movement/closed-door-simultaneous).
    """

    rule = "nemesis/event/intruder-movement"
    moves: tuple[tuple[int, int], ...]
    """Pairs of an intruder and the spot it moves through."""
    because: str = rule

    def move(self, g: Position) -> Effects:
        closed, technical, ends = self._barriers(g), g.board.technical, g.board.ends
        then: list[Effect] = []
        arrivals: set[int] = set()
        for foe, spot in self.moves:
            room = g.room_of_foe(foe)
            if not room or spot < 0:
                continue
            if spot >= technical:
                hide(g, foe, g.site.hidden_by(spot))
            elif closed >> spot & 1:
                g.tell(INTRUDER_BLOCKED, "nemesis/intruder-movement/closed-door", foe=g.foe_id(foe), room=ROOM[room])
                if breaks_doors(g, foe) and (wreck := DestroyDoor(spot)) not in then:
                    then.append(wreck)
            else:
                one, other = ends[spot]
                to = other if room == one else one  # revealing nothing: nemesis/intruder-movement/unexplored-room
                g.foe_room[foe & 31] = to
                arrivals.add(to)
                if g.event_sink is not None:
                    g.tell(INTRUDER_MOVES, self.because, foe=g.box.intruder_ref[foe & 31], room=ROOM[to])
        for room in sorted(arrivals):  # no encounter follows: nemesis/encounter/not-by-movement
            then += g.site.intruder_arrives(g, room)
        return then

    def _barriers(self, g: Position) -> int:
        """A mask of the corridors whose closed doors stop them."""
        return g.closed


def breaks_doors(g: Position, foe: int) -> bool:
    """Whether an intruder destroys a closed door it walks into."""
    return g.kind_of(foe) in (BREEDER, QUEEN) or not g.knows_weakness("way-of-moving")


class PlaceIntruder(Effect, tag="nemesis/place-intruder"):
    """A miniature is placed in a room, whatever doors are closed."""

    rule = "nemesis/encounter/step-3-place"
    kind: int
    room: int
    who: Seat = -1
    """Whom it may take by surprise, -1 for nobody."""
    number: int = 0
    """The number on its token."""
    sort: int = -1
    """The token it came with, which goes back into the bag if no miniature is free."""

    def make_room(self, g: Position) -> None:
        if self.kind == ADULT and g.free_miniature(ADULT) < 0:
            for mini in range(*g.box.miniatures_of[ADULT]):
                if not g.is_manned(g.foe_room[mini]):
                    hide(g, g.foe(mini), "nemesis/intruder-movement/adult-limit")

    def place(self, g: Position) -> Effects:
        kind = self.kind
        mini = g.free_miniature(kind)
        if mini < 0 or (kind == LARVA and larvae_left(g) <= 0) or (kind == QUEEN and g.queen_dead):
            if self.sort >= 0:
                g.pool[self.sort] -= 1
                g.bag[self.sort] += 1
            g.tell(NO_MINIATURE, "nemesis/intruder-movement/adult-limit", kind=g.box.species_ref[kind])
            return None
        room, who = self.room, self.who
        g.foe_room[mini] = room
        foe = g.foe(mini)
        if who < 0:
            return [Appeared(foe, room)]
        return [Appeared(foe, room), *g.species.surprise_check(g, foe, who, self.number, self.sort)]


def larvae_left(g: Position) -> int:
    """Larva miniatures neither on the board nor on a character board."""
    return g.foe_room.count(0, *g.box.miniatures_of[LARVA]) - g.infested.bit_count()


class Appeared(Effect, tag="nemesis/appeared"):
    """An intruder has appeared on the board; the first time, players choose an objective."""

    rule = "nemesis/encounter/definition"
    foe: int
    room: int

    def be_seen(self, g: Position) -> Effects:
        g.appeared += 1
        if g.event_sink is not None:
            g.tell(INTRUDER_APPEARS, self.rule, foe=g.box.intruder_ref[self.foe & 31], room=ROOM[self.room])
        if g.first_encounter:
            return None
        g.first_encounter = True
        return g.mode.first_encounter(g)

    def drive_out_of_pods(self, g: Position) -> Effects:
        return g.site.intruder_arrives(g, self.room)


class SurpriseCheck(Effect, tag="nemesis/surprise-check"):
    """With fewer cards in hand than the number on the token there is a surprise attack."""

    rule = "nemesis/encounter/step-4-surprise"
    who: Seat
    number: int
    foe: int

    def compare(self, g: Position) -> Effects:
        who = self.who
        number = g.adjusted("surprise-number", self.number, who)
        held = len(g.hand(who))
        surprised = held < number
        if g.event_sink is not None:
            g.tell(SURPRISE_CHECK, self.rule, who=SEAT[who], number=number, cards=held, surprised=surprised)
        return g.species.surprise(g, self.foe, who) if surprised else None

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD or foe_is_gone(self, g)
