"""How aliens and blips move: to the closest character they can attack, by the shortest way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...kernel import Effect, Effects, Option, Question
from ..board.layout import Space, bits
from ..box import Character
from ..event_kinds import ALIEN_STEPPED
from ..position import OFF, Mover, Position
from ..refs import ALIEN, CHARACTER
from .barricades import breaks, door_between
from .choices import chosen_by_rank
from .sentries import sentry_fire
from .sighting import LookOut


def ref_of(g: Position, mover: Mover) -> str:
    """An alien by its number, a blip by its space: nobody can tell blips apart."""
    return ALIEN[mover] if mover >= 0 else f"blip:{g.board.refs[g.blip_at[-1 - mover]].partition(':')[2]}"


def free_floor(g: Position) -> int:
    """Where aliens and blips can stand (aliens/alien-phase/no-sharing)."""
    return g.board.floor & ~(g.aliens | g.blips | g.people)


def is_next_to_somebody(g: Position, space: Space) -> bool:
    """Whether a character is next to a space."""
    return bool(g.next_to(space) & g.people)


def attackable(g: Position, space: Space) -> dict[Character, int]:
    """Every character that something in this space could get at, with the steps it takes.

    It must be next to it, or get to a space next to it past aliens and blips; barricades count as open
    (aliens/alien-phase/target).
    """
    board = g.board
    near = {who: board.next_to(g.at[who]) for who in g.on_boards()}
    found = {who: 0 for who, spaces in near.items() if spaces >> space & 1}
    missing = set(near) - set(found)
    for steps, ring in enumerate(board.rings(1 << space, free_floor(g)), 1):
        for who in sorted(missing):
            if near[who] & ring:
                found[who] = steps
                missing.discard(who)
        if not missing:
            break
    return found


def closest(g: Position, space: Space) -> list[Character]:
    """The closest of the characters that can be attacked, by walking distance (aliens/board/distance)."""
    walk = g.board.walk(space)
    nearest = min((walk[at] for at in g.at if at != OFF), default=0)
    here = [who for who in g.on_boards() if walk[g.at[who]] == nearest]
    open_ways = attackable(g, space)
    reached = [who for who in here if who in open_ways]
    if reached:
        return reached
    least = min((walk[g.at[who]] for who in open_ways), default=0)
    return [who for who in open_ways if walk[g.at[who]] == least]


class Advance(Effect, tag="aliens/advance"):
    """An alien or a blip chooses its target; between equally close ones the highest rank decides."""

    rule = "aliens/alien-phase/target"
    mover: Mover
    left: int
    attacks: bool
    """Whether a blip that is spotted on the way attacks as an alien."""

    def choose_a_target(self, g: Position) -> Effects:
        space = g.mover_at(self.mover)
        if is_next_to_somebody(g, space):
            return None
        found = closest(g, space)
        if len(found) > 1:
            return [chosen_by_rank(g, WhichTarget, self.mover, self.left, self.attacks)]
        if found:
            return way_to(g, self.mover, self.left, found[0], self.attacks)
        return way_closer(g, self.mover, self.left, self.attacks)

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) == OFF


class WhichTarget(Question, tag="aliens/which-target"):
    """Which of the closest characters an alien or a blip moves towards."""

    rule = "aliens/choice/highest-rank"
    ask = "ask-which-target"
    mover: Mover
    left: int
    attacks: bool

    def _options(self, g: Position) -> Iterable[Option]:
        for who in closest(g, g.mover_at(self.mover)):
            yield Option(f"target/{CHARACTER[who]}", (GoFor(self.mover, self.left, who, self.attacks),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"mover": ref_of(g, self.mover)}


class GoFor(Effect, tag="aliens/go-for"):
    """The target is fixed; the way to it is the shortest."""

    rule = "aliens/alien-phase/route"
    mover: Mover
    left: int
    target: Character
    attacks: bool

    def take_the_shortest_way(self, g: Position) -> Effects:
        return way_to(g, self.mover, self.left, self.target, self.attacks)

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) == OFF or g.at[self.target] == OFF


def way_to(g: Position, mover: Mover, left: int, target: Character, attacks: bool) -> Effects:
    """The shortest way to a space next to the target, as far as the movement goes.

    Among equally short ways one without a barricade is taken; if they end in different spaces, the highest rank picks.
    """
    start, board = g.mover_at(mover), g.board
    open_near, near = board.next_to(g.at[target]), g.next_to(g.at[target])
    if open_near >> start & 1:
        return [March(mover, (), left, target, attacks)]  # only a barricade stands between
    free = free_floor(g)
    rings = _rings(g, start, open_near & free, 0)
    if g.barricades:
        without = _rings(g, start, near & free, g.barricades)
        if without and len(without) == len(rings):
            goal = Goal(mover, left, target, attacks, g.barricades)
            return goal.choose_the_end(g, without, near & free)
    if not rings:
        return way_closer(g, mover, left, attacks)
    return Goal(mover, left, target, attacks, 0).choose_the_end(g, rings, open_near & free)


def _rings(g: Position, start: Space, ends: int, barred: int) -> list[int]:
    """The spaces at each distance up to the first that lies next to the target; empty if there is no way."""
    rings = []
    for ring in g.board.rings(1 << start, free_floor(g), barred):
        rings.append(ring)
        if ring & ends:
            return rings
    return []


class Goal(NamedTuple):
    """What moves, how far, to whom, and which doors bar its way."""

    mover: Mover
    left: int
    target: Character
    attacks: bool
    barred: int

    def choose_the_end(self, g: Position, rings: list[int], ends: int) -> Effects:
        """Where it stands when its movement is used up; the highest rank picks one of several such spaces."""
        back = rings[-1] & ends
        steps = max(min(self.left, len(rings)), 1)
        for ring in reversed(rings[steps - 1 : -1]):
            back = g.board.around(back, self.barred) & ring
        if back.bit_count() > 1 and self.left:
            return [chosen_by_rank(g, WhichWay, *self, back)]
        return [self.march(g, rings[:steps], back)]

    def march(self, g: Position, rings: list[int], ends: int) -> March:
        """The way to one of these spaces in the last ring."""
        return March(self.mover, _path(g, rings, ends, self.barred), self.left, self.target, self.attacks)


def _path(g: Position, rings: list[int], ends: int, barred: int) -> tuple[Space, ...]:
    """A way through the rings to one of these spaces."""
    space = (ends & -ends).bit_length() - 1
    path = [space]
    for ring in reversed(rings[:-1]):
        before = ring & g.board.next_to(path[-1], barred)
        path.append((before & -before).bit_length() - 1)
    return tuple(reversed(path))


class WhichWay(Question, tag="aliens/which-way"):
    """Where an alien or a blip comes to a halt, among equally short ways."""

    rule = "aliens/alien-phase/route"
    ask = "ask-which-way"
    mover: Mover
    left: int
    target: Character
    attacks: bool
    barred: int
    ends: int

    def _options(self, g: Position) -> Iterable[Option]:
        start = g.mover_at(self.mover)
        near = g.board.next_to(g.at[self.target], self.barred) & free_floor(g)
        rings = _rings(g, start, near, self.barred)[: self.left]
        goal = Goal(self.mover, self.left, self.target, self.attacks, self.barred)
        for space in bits(self.ends):
            yield Option(f"way/{g.board.refs[space]}", (goal.march(g, rings, 1 << space),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"mover": ref_of(g, self.mover), "target": CHARACTER[self.target]}


def way_closer(g: Position, mover: Mover, left: int, attacks: bool) -> Effects:
    """With nobody to attack it goes to where it is closest to a character, if that is closer than now."""
    start = g.mover_at(mover)
    best, near = start, g.distance_to_squad(start)
    rings: list[int] = []
    steps = 0
    for ring in g.board.rings(1 << start, free_floor(g), g.barricades):
        if len(rings) == left:
            break
        rings.append(ring)
        for space in bits(ring):
            far = g.distance_to_squad(space)
            if far < near:
                best, near, steps = space, far, len(rings)
    if best == start:
        return None
    return [March(mover, _path(g, rings[:steps], 1 << best, g.barricades), left, -1, attacks)]


class March(Effect, tag="aliens/march"):
    """It goes its way, breaks barricades on it, and stops next to a character."""

    rule = "aliens/alien-phase/stop"
    mover: Mover
    path: tuple[Space, ...]
    left: int
    target: int
    attacks: bool

    def break_the_barricade_ahead(self, g: Position) -> Effects:
        here = g.mover_at(self.mover)
        ahead = self.path[0] if self.path else g.at[self.target] if self.target >= 0 else OFF
        door = door_between(g, here, ahead) if ahead != OFF else None
        if door is None:
            return [Step(self)] if self.path and self.left else None
        if not breaks(g, f"door:{door}", "aliens/barricade/break-roll"):
            return None  # aliens/barricade/break-failure
        g.barricades ^= 1 << door
        then: list[Effect] = [LookOut()]
        if self.mover < 0:
            then.append(IfSpotted(self.mover, here, self.left, self.attacks))
        if self.path and self.left:
            then.append(Step(self))
        return then

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) == OFF


class Step(Effect, tag="aliens/alien-step"):
    """One step: doors open, blips are spotted, sentry guns fire, and it stops next to a character."""

    rule = "aliens/alien-phase/stop"
    march: March

    def take_it(self, g: Position) -> Effects:
        march = self.march
        mover, to = march.mover, march.path[0]
        if is_next_to_somebody(g, g.mover_at(mover)) or not free_floor(g) >> to & 1:
            return None
        before = g.open_doors()
        ref = ref_of(g, mover) if g.event_sink is not None else ""
        if mover >= 0:
            g.put_alien(mover, to)
        else:
            g.put_blip(-1 - mover, to)
        if g.event_sink is not None:
            g.tell(ALIEN_STEPPED, self.rule, mover=ref, space=g.board.refs[to])
        if mover < 0:
            return [LookOut(), IfSpotted(mover, to, march.left - 1, march.attacks)]
        return [LookOut()] if g.blips and g.open_doors() & ~before else None

    def sentry_guns_fire(self, g: Position) -> Effects:
        return sentry_fire(g, self.march.path[0])

    def go_on(self, g: Position) -> Effects:
        march = self.march
        here, left = g.mover_at(march.mover), march.left - 1
        if here != march.path[0] or is_next_to_somebody(g, here):
            return None
        rest = march.path[1:]
        if march.target >= 0 and (g.at[march.target] == OFF):
            return [Advance(march.mover, left, march.attacks)] if left else None
        if rest or (march.target >= 0 and left):
            return [March(march.mover, rest, left, march.target, march.attacks)]
        ahead = g.at[march.target] if march.target >= 0 else OFF
        if ahead != OFF and door_between(g, here, ahead) is not None:
            return [March(march.mover, (), 0, march.target, march.attacks)]
        return None

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.march.mover) == OFF


class IfSpotted(Effect, tag="aliens/if-spotted"):
    """A blip that is spotted while it moves goes on as what it has become, with the movement left."""

    rule = "aliens/blip/spotted-alien-continues"
    mover: Mover
    space: Space
    left: int
    attacks: bool

    def sentry_guns_fire(self, g: Position) -> Effects:
        return sentry_fire(g, self.space)

    def go_on_as_aliens(self, g: Position) -> Effects:
        return g.game.newborn_act(self.left, self.attacks)

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) != OFF
