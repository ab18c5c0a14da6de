"""Blips enter at spawn points and tunnels."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question, Seat
from ..board.layout import Space, bits
from ..box import BLIPS, POOL, Character
from ..event_kinds import BLIP_DISCARDED, BLIP_PLACED, BLIPS_HURRY, TUNNEL_DUG
from ..position import OFF, Mover, Position
from .barricades import POINT, TUNNEL, breaks
from .choices import chosen_by_rank
from .lookout import LookOut
from .move_order import MoveInOrder

HURRY = 3
"""How far blips move when one is needed and none is left (aliens/spawn/no-more-blips)."""
TUNNELS = 4


def point_space(g: Position, point: int) -> Space:
    """Where a spawn point or a tunnel is."""
    return g.mission.spawn[point] if point < TUNNEL else g.tunnels[point - TUNNEL]


# aliens/spawn/no-stacking
def candidates(g: Position, start: Space, taken: int = 0) -> int:
    """The closest spaces without model or blip, beginning with this one (aliens/spawn/nearest-space)."""
    free = g.board.floor & ~(g.occupied | taken)
    if free >> start & 1:
        return 1 << start
    for barred in (g.barricades, 0):  # beyond a barricade only if there is no other space
        for ring in g.board.rings(1 << start, g.board.floor, barred):
            if ring & free:
                return ring & free
    return 0


class SpawnBlips(Effect, tag="aliens/spawn-blips"):
    """Blips from the pool are placed at a spawn point or tunnel, one to a space.

    At a barricade each has to break through until one does (aliens/barricade/spawn-roll-several).
    """

    rule = "aliens/spawn/draw-and-place"
    point: int
    count: int

    def place_one(self, g: Position) -> Effects:
        rest = (SpawnBlips(self.point, self.count - 1),) if self.count > 1 else ()
        # aliens/spawn/no-more-blips-refill
        if not g.zones[POOL]:
            return [BlipsHurry(), SpawnIfPossible(self.point), *rest]
        return [SpawnIfPossible(self.point), *rest]

    def _lapses(self, g: Position) -> bool:
        return self.count <= 0


class SpawnIfPossible(Effect, tag="aliens/spawn-if-possible"):
    """One blip enters, unless a barricade holds or the pool is empty."""

    rule = "aliens/barricade/spawn-roll"
    point: int

    def break_through(self, g: Position) -> Effects:
        if not g.zones[POOL]:
            return None
        if g.barred_points >> self.point & 1:
            if not breaks(g, POINT[self.point], self.rule):
                g.tell(BLIP_DISCARDED, self.rule, at=POINT[self.point])
                return None
            g.barred_points &= ~(1 << self.point)
        return place_near(g, point_space(g, self.point))


def place_near(g: Position, start: Space) -> Effects:
    """A blip from the pool is put on a space or as close to it as possible; the highest rank picks among equals."""
    spaces = candidates(g, start)
    if spaces.bit_count() > 1:
        return [chosen_by_rank(g, WhereItEnters, start)]
    return [PlaceBlip(spaces.bit_length() - 1)] if spaces else None


class WhereItEnters(Question, tag="aliens/where-it-enters"):
    """In which of several equally close spaces a blip is placed."""

    rule = "aliens/spawn/choice"
    ask = "ask-where-it-enters"
    start: Space

    def _options(self, g: Position) -> Iterable[Option]:
        for space in bits(candidates(g, self.start)):
            yield Option(f"enter/{g.board.refs[space]}", (PlaceBlip(space),))


class PlaceBlip(Effect, tag="aliens/place-blip"):
    """The top blip of the shuffled pool is placed with its number hidden; if somebody sees it, it is spotted."""

    rule = "aliens/spawn/draw-and-place"
    space: Space

    def place(self, g: Position) -> Effects:
        if not g.zones[POOL]:
            return None
        back = g.top(POOL, "blip")
        g.move(back, POOL, BLIPS)
        blip = back - g.box.first_blip
        g.put_blip(blip, self.space)
        g.card_blips |= 1 << blip
        g.card_placed += 1
        is_seen = g.seen_by_squad(1 << self.space) != 0
        g.card_seen += is_seen
        # aliens/spawn/spotted-at-once
        if is_seen and g.game.is_activating(g):
            g.blip_done |= 1 << blip  # its aliens wait for the next alien phase
        g.tell(BLIP_PLACED, self.rule, space=g.board.refs[self.space])
        return [LookOut()]


class BlipsHurry(Effect, tag="aliens/blips-hurry"):
    """With the pool empty every blip on the boards moves three spaces, the closest first."""

    rule = "aliens/spawn/no-more-blips"

    def move_every_blip(self, g: Position) -> Effects:
        g.tell(BLIPS_HURRY, self.rule)
        return move_blips(g, [-1 - blip for blip, space in enumerate(g.blip_at) if space != OFF], HURRY)


def move_blips(g: Position, movers: Iterable[Mover], speed: int) -> Effects:
    """Blips move outside their activation and do not attack (aliens/motion-tracker/moved-aliens-do-not-attack)."""
    return [MoveInOrder(tuple(movers), speed, False)]


# -- tunnels ------------------------------------------------------------------------------------------------------


class Tunnel(Effect, tag="aliens/tunnel"):
    """A tunnel opens next to the hero of the player who drew the card, one a turn for each player.

    Its blips enter there (aliens/tunnel/placement).
    """

    rule = "aliens/tunnel/placement"
    seat: Seat
    blips: int

    def dig(self, g: Position) -> Effects:
        if g.tunnel_of >> self.seat & 1:  # aliens/tunnel/one-per-player-turn
            return [SpawnBlips(TUNNEL + (g.tunnel_of >> (8 + 3 * self.seat) & 7), self.blips)]
        heroes = g.heroes(self.seat)
        if not heroes:
            return [chosen_by_rank(g, BesideWhom, self.seat, self.blips)]
        return dig_beside(g, self.seat, heroes, self.blips)


class BesideWhom(Question, tag="aliens/beside-whom"):
    """Beside whom a tunnel opens for a player without a hero on the boards."""

    rule = "aliens/tunnel/placement"
    ask = "ask-beside-whom"
    drawer: Seat
    blips: int

    def _options(self, g: Position) -> Iterable[Option]:
        for who in g.on_boards():
            dig = tuple(dig_beside(g, self.drawer, [who], self.blips) or ())
            yield Option(f"beside/character:{g.box.character_ids[who]}", dig)


def tunnel_spaces(g: Position, near: Iterable[Character]) -> int:
    """Where a tunnel may open: an empty space next to somebody, not on a spawn point or another tunnel."""
    taken = g.occupied | g.mission.spawn_mask | sum(1 << space for space in g.tunnels if space != OFF)
    around = 0
    for who in near:
        around |= g.next_to(g.at[who])
    if around & ~taken:
        return around & ~taken
    for ring in g.board.rings(around or sum(1 << g.at[who] for who in near), g.board.floor, g.barricades):
        if ring & ~taken:
            return ring & ~taken
    return 0


def dig_beside(g: Position, seat: Seat, near: list[Character], blips: int) -> Effects:
    """Choose where it opens; with all tunnels out the nearest is used (aliens/tunnel/entry-point)."""
    free = next((tunnel for tunnel, space in enumerate(g.tunnels) if space == OFF), None)
    if free is None:
        walks = [g.board.walk(g.at[who]) for who in near]
        closest = min(range(TUNNELS), key=lambda tunnel: min(walk[g.tunnels[tunnel]] for walk in walks))
        return [SpawnBlips(TUNNEL + closest, blips)]
    spaces = tunnel_spaces(g, near)
    if spaces.bit_count() > 1:
        return [WhereItOpens(seat, free, blips, spaces)]
    return [Dig(seat, free, spaces.bit_length() - 1, blips)] if spaces else None


class WhereItOpens(Question, tag="aliens/where-it-opens"):
    """In which space next to the hero the tunnel opens."""

    rule = "aliens/tunnel/placement"
    ask = "ask-where-it-opens"
    tunnel: int
    blips: int
    spaces: int

    def _options(self, g: Position) -> Iterable[Option]:
        for space in bits(self.spaces):
            yield Option(f"tunnel/{g.board.refs[space]}", (Dig(self.seat, self.tunnel, space, self.blips),))


class Dig(Effect, tag="aliens/dig"):
    """The tunnel is there, and blips come out of it."""

    rule = "aliens/motion-tracker/type-tunnel"
    seat: Seat
    tunnel: int
    space: Space
    blips: int

    def open(self, g: Position) -> Effects:
        g.tunnels[self.tunnel] = self.space
        g.tunnel_of |= 1 << self.seat | self.tunnel << (8 + 3 * self.seat)
        g.tell(TUNNEL_DUG, self.rule, at=POINT[TUNNEL + self.tunnel], space=g.board.refs[self.space])
        return [SpawnBlips(TUNNEL + self.tunnel, self.blips)]
