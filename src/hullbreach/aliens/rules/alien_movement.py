"""How aliens and blips move: to the closest character they can attack, by the shortest way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ...kernel import Effect, Effects, Instead, Option, Question
from ..board.layout import Space, bits
from ..board.ways import Ways
from ..box import Character
from ..event_kinds import ALIEN_STEPPED
from ..position import OFF, Mover, Position
from ..refs import ALIEN, CHARACTER
from .barricades import breaks, door_between
from .choices import chosen_by_rank
from .forks import fork, through
from .lookout import LookOut, SpotBlip
from .sentries import sentry_fire


def ref_of(g: Position, mover: Mover) -> str:
    """An alien by its number, a blip by its space: nobody can tell blips apart."""
    return ALIEN[mover] if mover >= 0 else f"blip:{g.board.refs[g.blip_at[-1 - mover]].partition(':')[2]}"


# aliens/blip/no-sharing
def free_floor(g: Position) -> int:
    """Where aliens and blips can stand (aliens/alien-phase/no-sharing)."""
    return g.board.floor & ~(g.aliens | g.blips | g.people)


def is_next_to_somebody(g: Position, space: Space) -> bool:
    """Whether a character is next to a space."""
    return bool(g.board.next_to(space, g.barricades) & g.people)


def nearest(g: Position, movers: Sequence[Mover]) -> list[Mover]:
    """Those of some aliens and blips that are closest to a character."""
    if len(movers) == 1:
        return list(movers)
    far = [g.distance_to_squad(g.mover_at(mover)) for mover in movers]
    least = min(far, default=0)
    return [mover for mover, away in zip(movers, far, strict=True) if away == least]


def ways_from(g: Position, space: Space, barred: int = 0) -> Ways:
    """The shortest ways of an alien or a blip past everybody else. Barricades that are not named count as open."""
    board = g.board
    return board.ways(space, board.floor & ~(g.aliens | g.blips | g.people), barred)


def closest(g: Position, space: Space, ways: Ways) -> list[Character]:
    """The closest of the characters that can be attacked, by walking distance (aliens/board/distance).

    Something in this space can attack whom it is next to, or whom it can get next to past aliens and blips.
    """
    walk, next_to = g.board.walk(space), g.board.next_to
    far = sorted([(walk[at], who) for who, at in enumerate(g.at) if at != OFF])
    found: list[Character] = []
    least = -1
    for away, who in far:
        if found and away > least:
            break
        if next_to(g.at[who]) >> space & 1 or ways.reach(g.at[who]):
            found.append(who)
            least = away
    return found


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
        ways = ways_from(g, space)
        found = closest(g, space, ways)
        if len(found) > 1:
            return [chosen_by_rank(g, WhichTarget, self.mover, self.left, self.attacks, *as_it_is(g, self.mover))]
        if found:
            return way_to(g, self.mover, self.left, found[0], self.attacks, ways)
        return way_closer(g, self.mover, self.left, self.attacks)

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) == OFF


class OnTheMove(Question):
    """A question about a movement. If an event moves anybody before the answer, the movement starts over.

    Fields of these are `mover`, `left`, `attacks`, and `space` and `stood`: where the mover and where everybody was.
    """

    def _lapses(self: Any, g: Position) -> bool:
        return g.mover_at(self.mover) == OFF or self.stood not in (0, g.occupied)

    def _ends(self: Any, g: Position) -> Effects:
        if g.mover_at(self.mover) != OFF:
            return [Advance(self.mover, self.left, self.attacks)]
        if self.mover < 0 and g.aliens >> self.space & 1:  # spotted meanwhile: aliens/blip/spotted-alien-continues
            return g.game.newborn_act(g, self.left, self.attacks)
        return None


def as_it_is(g: Position, mover: Mover) -> tuple[Space, int]:
    """Where an alien or a blip is, and where everybody is."""
    return g.mover_at(mover), g.occupied


class WhichTarget(OnTheMove, tag="aliens/which-target"):
    """Which of the closest characters an alien or a blip moves towards."""

    rule = "aliens/choice/highest-rank"
    ask = "ask-which-target"
    mover: Mover
    left: int
    attacks: bool
    space: Space = OFF
    stood: int = 0

    def _options(self, g: Position) -> Iterable[Option]:
        space = g.mover_at(self.mover)
        for who in closest(g, space, ways_from(g, space)):
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
        ways = ways_from(g, g.mover_at(self.mover))
        return way_to(g, self.mover, self.left, self.target, self.attacks, ways)

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) == OFF or g.at[self.target] == OFF


def way_to(g: Position, mover: Mover, left: int, target: Character, attacks: bool, ways: Ways) -> Effects:
    """The shortest way to a space next to the target, as far as the movement goes.

    Among equally short ways one without a barricade is taken; if they end in different spaces, the highest rank picks.
    """
    start, to = g.mover_at(mover), g.at[target]
    if g.board.next_to(to) >> start & 1:
        return [March(mover, (), left, target, attacks)]  # only a barricade stands between
    rings = ways.to(to)
    if not rings:
        return way_closer(g, mover, left, attacks)
    if g.barricades and leads_through_a_barricade(g, 1 << start | 1 << to, rings):
        without = ways_from(g, start, g.barricades).to(to)
        if len(without) == len(rings):
            return Goal(mover, left, target, attacks, g.barricades).choose_the_end(g, without)
    return Goal(mover, left, target, attacks, 0).choose_the_end(g, rings)


def leads_through_a_barricade(g: Position, ends: int, rings: Sequence[int]) -> bool:
    """Whether both sides of a barricaded door lie on these ways, their two ends included."""
    for ring in rings:
        ends |= ring
    doors = g.board.layout.doors
    return any(ends >> doors[door][0] & ends >> doors[door][1] & 1 for door in bits(g.barricades))


class Goal(NamedTuple):
    """What moves, how far, to whom, and which doors bar its way."""

    mover: Mover
    left: int
    target: Character
    attacks: bool
    barred: int

    def choose_the_end(self, g: Position, rings: Sequence[int], via: tuple[Space, ...] = ()) -> Effects:
        """Where it stands when its movement is used up; the highest rank picks one of several such spaces.

        The highest rank also picks among ways to it that differ in the blips spotted or the guns that fire.
        """
        steps = max(min(self.left, len(rings)), 1)
        rings = [*through(g.board, rings[:steps], via, self.barred), *rings[steps:]] if via else rings
        ends = rings[steps - 1]
        if ends & (ends - 1) and self.left:
            return [chosen_by_rank(g, WhichWay, *self, ends, via, *as_it_is(g, self.mover))]
        parts = fork(g, self.mover, rings[:steps], ends, self.barred) if self.left else 0
        if parts:
            return [chosen_by_rank(g, WhichWay, *self, parts, via, *as_it_is(g, self.mover))]
        return [self.march(g, rings, ends)]

    def march(self, g: Position, rings: Sequence[int], ends: int) -> March:
        """The way to one of these spaces, at which the movement is used up."""
        steps = max(min(self.left, len(rings)), 1)
        path = _path(g, rings[:steps], ends, self.barred)
        path += beyond_a_barricade(g, path[-1], rings[steps:])
        return March(self.mover, path, self.left, self.target, self.attacks)


def beyond_a_barricade(g: Position, space: Space, rings: Sequence[int]) -> tuple[Space, ...]:
    """Where the way goes on through a barricade just there: it is rolled for even without movement left."""
    onward = rings[0] & g.board.next_to(space) if g.barricades and rings else 0
    if not onward or onward & g.next_to(space):
        return ()
    return ((onward & -onward).bit_length() - 1,)


def _path(g: Position, rings: Sequence[int], ends: int, barred: int) -> tuple[Space, ...]:
    """A way through the rings to one of these spaces."""
    space = (ends & -ends).bit_length() - 1
    path = [space]
    for ring in reversed(rings[:-1]):
        before = ring & g.board.next_to(path[-1], barred)
        path.append((before & -before).bit_length() - 1)
    return tuple(reversed(path))


class WhichWay(OnTheMove, tag="aliens/which-way"):
    """Where an alien or a blip comes to a halt, or where it passes, among equally short ways."""

    rule = "aliens/alien-phase/route"
    ask = "ask-which-way"
    mover: Mover
    left: int
    target: Character
    attacks: bool
    barred: int
    ends: int
    via: tuple[Space, ...] = ()
    """Spaces on the way that have been picked already."""
    space: Space = OFF
    stood: int = 0

    def _options(self, g: Position) -> Iterable[Option]:
        goal = (self.mover, self.left, self.target, self.attacks, self.barred)
        refs = g.board.refs
        return [Option(f"way/{refs[space]}", (TakeWay(*goal, space, self.via),)) for space in bits(self.ends)]

    def _args(self, g: Position) -> dict[str, object]:
        return {"mover": ref_of(g, self.mover), "target": CHARACTER[self.target]}


class TakeWay(Effect, tag="aliens/take-way"):
    """The highest rank has picked where it comes to a halt, or where it passes."""

    rule = "aliens/alien-phase/route"
    mover: Mover
    left: int
    target: Character
    attacks: bool
    barred: int
    end: Space
    via: tuple[Space, ...] = ()

    def set_out(self, g: Position) -> Effects:
        start, to = g.mover_at(self.mover), g.at[self.target]
        rings = ways_from(g, start, self.barred).to(to)
        goal = Goal(self.mover, self.left, self.target, self.attacks, self.barred)
        return goal.choose_the_end(g, rings, (*self.via, self.end))


def way_closer(g: Position, mover: Mover, left: int, attacks: bool) -> Effects:
    """With nobody to attack it goes to where it is closest to a character, if that is closer than now."""
    spaces = closest_spaces(g, g.mover_at(mover), left)
    if spaces & (spaces - 1):
        return [chosen_by_rank(g, WhereCloser, mover, left, attacks, spaces, *as_it_is(g, mover))]
    return [GoCloser(mover, left, attacks, spaces.bit_length() - 1)] if spaces else None


def closest_spaces(g: Position, start: Space, left: int) -> int:
    """Of the spaces within `left` steps, those closest to any character. Barricades count as open."""
    board, reach = g.board, 0
    for ring, _ in zip(board.rings(1 << start, free_floor(g)), range(left), strict=False):
        reach |= ring
    around = [board.layers(at) for at in g.at if at != OFF]
    for away in range(g.distance_to_squad(start)):
        near = 0
        for layers in around:
            near |= layers[away] if away < len(layers) else 0
        if reach & near:
            return reach & near
    return 0


class WhereCloser(OnTheMove, tag="aliens/where-closer"):
    """Where it goes when it can attack nobody and several spaces are equally close to a character."""

    rule = "aliens/choice/highest-rank"
    ask = "ask-where-closer"
    mover: Mover
    left: int
    attacks: bool
    spaces: int
    space: Space = OFF
    stood: int = 0

    def _options(self, g: Position) -> Iterable[Option]:
        refs = g.board.refs
        for space in bits(self.spaces):
            yield Option(f"way/{refs[space]}", (GoCloser(self.mover, self.left, self.attacks, space),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"mover": ref_of(g, self.mover)}


class GoCloser(Effect, tag="aliens/go-closer"):
    """It goes there by a shortest way, one without a barricade if there is such a one."""

    rule = "aliens/alien-phase/route"
    mover: Mover
    left: int
    attacks: bool
    space: Space

    def set_out(self, g: Position) -> Effects:
        open_way, clear_way = self._rings(g, 0), self._rings(g, g.barricades)
        rings, barred = (clear_way, g.barricades) if len(clear_way) == len(open_way) else (open_way, 0)
        return [March(self.mover, _path(g, rings, 1 << self.space, barred), self.left, -1, self.attacks)]

    def _rings(self, g: Position, barred: int) -> list[int]:
        rings = []
        for ring in g.board.rings(1 << g.mover_at(self.mover), free_floor(g), barred):
            rings.append(ring)
            if ring >> self.space & 1:
                return rings
        return []


# aliens/barricade/alien-stops, aliens/blip/route, aliens/blip/stop, aliens/swarm/moves-as-one
class March(Effect, tag="aliens/march"):
    """It goes its way, breaks barricades on it, and stops next to a character."""

    rule = "aliens/alien-phase/stop"
    mover: Mover
    path: tuple[Space, ...]
    left: int
    target: int
    attacks: bool

    def break_the_barricade_ahead(self, g: Position) -> Effects:
        if not g.barricades:
            return None
        here = g.mover_at(self.mover)
        ahead = self.path[0] if self.path else g.at[self.target] if self.target >= 0 else OFF
        door = door_between(g, here, ahead) if ahead != OFF else None
        if door is None or not breaks(g, f"door:{door}", "aliens/barricade/break-roll"):
            return None
        g.barricades ^= 1 << door
        return if_seen(self.mover, here, self.left, self.attacks) if self.mover < 0 else [LookOut()]

    def take_a_step(self, g: Position) -> Effects:
        """Doors open, and blips are spotted. A barricade that holds ends the movement."""
        if not self.path or not self.left:
            return None
        mover, here, to = self.mover, g.mover_at(self.mover), self.path[0]
        if is_next_to_somebody(g, here):
            return None
        if not free_floor(g) >> to & 1:  # by a model that was placed on the way
            return [Instead(self, (Advance(mover, self.left, self.attacks),))]
        if g.barricades and door_between(g, here, to) is not None:
            return None  # aliens/barricade/break-failure
        doors = g.open_doors() if g.board.at_doors >> to & 1 else 0
        ref = ref_of(g, mover) if g.event_sink is not None else ""
        if mover >= 0:
            g.put_alien(mover, to)
        else:
            g.put_blip(-1 - mover, to)
        if g.event_sink is not None:
            g.tell(ALIEN_STEPPED, self.rule, mover=ref, space=g.board.refs[to])
        # aliens/barricade/break-success
        opened = g.open_doors() & ~doors if g.board.at_doors >> to & 1 else 0
        if mover < 0 and (opened or g.seen_by_squad(1 << to)):
            return if_seen(mover, to, self.left - 1, self.attacks)
        return [LookOut()] if opened and g.blips else None

    def sentry_guns_fire(self, g: Position) -> Effects:
        return sentry_fire(g, self.path[0]) if any(g.sentry_shots) and self._has_moved(g) else None

    def go_on(self, g: Position) -> Effects:
        if not self._has_moved(g):
            return None
        here, rest, left = self.path[0], self.path[1:], self.left - 1
        if is_next_to_somebody(g, here):
            return None
        if self.target >= 0 and g.at[self.target] == OFF:
            return [Advance(self.mover, left, self.attacks)] if left else None
        if rest or (self.target >= 0 and left):
            return [March(self.mover, rest, left, self.target, self.attacks)]
        ahead = g.at[self.target] if self.target >= 0 else OFF
        if ahead != OFF and door_between(g, here, ahead) is not None:
            return [March(self.mover, (), 0, self.target, self.attacks)]
        return None

    def _has_moved(self, g: Position) -> bool:
        return bool(self.path) and g.mover_at(self.mover) == self.path[0]

    def _lapses(self, g: Position) -> bool:
        return (g.alien_at[self.mover] if self.mover >= 0 else g.blip_at[-1 - self.mover]) == OFF


def if_seen(mover: Mover, space: Space, left: int, attacks: bool) -> list[Effect]:
    """A moving blip that is seen is spotted before any other, so that it is clear which aliens go on with its move."""
    return [SpotMover(mover), IfSpotted(mover, space, left, attacks), LookOut()]


class SpotMover(Effect, tag="aliens/spot-mover"):
    """A moving blip is turned over if a character sees it now."""

    rule = "aliens/blip/interrupt"
    mover: Mover

    def spot(self, g: Position) -> Effects:
        return [SpotBlip(-1 - self.mover)] if g.seen_by_squad(1 << g.mover_at(self.mover)) else None


class IfSpotted(Effect, tag="aliens/if-spotted"):
    """A blip that is spotted while it moves goes on as what it has become, with the movement left."""

    rule = "aliens/blip/spotted-alien-continues"
    mover: Mover
    space: Space
    left: int
    attacks: bool

    def go_on_as_aliens(self, g: Position) -> Effects:
        """Before that, others that are seen now are spotted, and sentry guns fire."""
        shots, moves = sentry_fire(g, self.space), g.game.newborn_act(g, self.left, self.attacks)
        return [LookOut(), *(shots or ()), *(moves or ())]

    def _lapses(self, g: Position) -> bool:
        return g.mover_at(self.mover) != OFF
