"""Intruders on the move: through corridors, against doors, into the technical corridors and out of them."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Effect, Effects, Seat
from ...kinds import ADULT, BREEDER, FOE_NAMES, LARVA, MINIATURES_OF, QUEEN, TOKEN_NAMES
from ...position import Position
from ...refs import ROOM, SEAT
from ...rules.doors import DestroyDoor


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
    outside = g.outside(kind)
    if outside:
        sort = outside[g.roll("token-returns", [TOKEN_NAMES[sort] for sort in outside])]
        g.pool[sort] -= 1
        g.bag[sort] += 1
    g.tell("intruder-hides", rule, foe=name, room=ROOM[room], returned=bool(outside))


class IntrudersMove(Effect, tag="nemesis/intruders-move"):
    """Intruders move at the same time: doors stand as they stood before the first move.

    So none gets through a door that others break (nemesis/intruder-movement/closed-door-simultaneous).
    """

    rule = "nemesis/event/intruder-movement"
    moves: tuple[tuple[int, int], ...]
    """(intruder, spot it moves through)."""
    because: str = rule

    def move(self, g: Position) -> Effects:
        closed = g.closed
        wrecked: list[int] = []
        arrivals: list[int] = []
        for foe, spot in self.moves:
            room = g.room_of_foe(foe)
            if not room or spot < 0:
                continue
            if spot >= g.board.technical:
                hide(g, foe, "nemesis/intruder-movement/technical-corridors")
            elif closed >> spot & 1:
                g.tell("intruder-blocked", "nemesis/intruder-movement/closed-door", foe=g.foe_id(foe), room=ROOM[room])
                if spot not in wrecked and breaks_doors(g, foe):
                    wrecked.append(spot)
            else:
                to = g.board.behind(room, spot)  # nothing is revealed: nemesis/intruder-movement/unexplored-room
                g.foe_room[foe & 31] = to
                arrivals.append(to)
                g.tell("intruder-moves", self.because, foe=g.foe_id(foe), room=ROOM[to])
        return [*(DestroyDoor(spot) for spot in wrecked), *arrived(g, arrivals)]


def arrived(g: Position, rooms: Iterable[int]) -> list[Effect]:
    """What follows when intruders have come into these rooms; no encounter (nemesis/encounter/not-by-movement)."""
    return [effect for room in sorted(set(rooms)) for effect in g.site.intruder_arrives(g, room)]


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
    """The token it came with: back into the bag if no miniature can be freed."""

    def make_room(self, g: Position) -> None:
        if self.kind == ADULT and g.free_miniature(ADULT) < 0:
            for mini in MINIATURES_OF[ADULT]:
                if not g.crew_in(g.foe_room[mini]):
                    hide(g, g.foe(mini), "nemesis/intruder-movement/adult-limit")

    def place(self, g: Position) -> Effects:
        mini = g.free_miniature(self.kind)
        if mini < 0 or (self.kind == LARVA and larvae_left(g) <= 0) or (self.kind == QUEEN and g.queen_dead):
            if self.sort >= 0:
                g.pool[self.sort] -= 1
                g.bag[self.sort] += 1
            g.tell("no-miniature", "nemesis/intruder-movement/adult-limit", kind=f"species:{FOE_NAMES[self.kind]}")
            return None
        g.foe_room[mini] = self.room
        foe = g.foe(mini)
        appeared = Appeared(foe, self.room)
        return [appeared, SurpriseCheck(self.who, self.number, foe)] if self.who >= 0 else [appeared]


def larvae_left(g: Position) -> int:
    """Larva miniatures neither on the board nor on a character board."""
    return sum(not g.foe_room[mini] for mini in MINIATURES_OF[LARVA]) - g.infested.bit_count()


class Appeared(Effect, tag="nemesis/appeared"):
    """An intruder has appeared on the board; the first time, players choose an objective."""

    rule = "nemesis/encounter/definition"
    foe: int
    room: int

    def be_seen(self, g: Position) -> Effects:
        g.appeared += 1
        g.tell("intruder-appears", self.rule, foe=g.foe_id(self.foe), room=ROOM[self.room])
        if g.first_encounter:
            return None
        g.first_encounter = True
        return g.mode.first_encounter(g)

    def drive_out_of_pods(self, g: Position) -> Effects:
        return arrived(g, [self.room])


class SurpriseCheck(Effect, tag="nemesis/surprise-check"):
    """With fewer cards in hand than the number on the token there is a surprise attack."""

    rule = "nemesis/encounter/step-4-surprise"
    who: Seat
    number: int
    foe: int

    def compare(self, g: Position) -> Effects:
        number = g.adjusted("surprise-number", self.number, self.who)
        held = len(g.hand(self.who))
        surprised = held < number
        g.tell("surprise-check", self.rule, who=SEAT[self.who], number=number, cards=held, surprised=surprised)
        return g.species.surprise(g, self.foe, self.who) if surprised else None

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or not g.is_here(self.foe)
