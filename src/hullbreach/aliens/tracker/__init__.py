"""The texts of the motion tracker cards. What is not here has none."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Back, Effect, Effects, Seat
from ..board.layout import bits
from ..box import EVENT, HAZARD
from ..event_kinds import SWARM_GROWS
from ..position import OFF, Position
from ..refs import ALIEN
from ..rules.alien_movement import is_next_to_somebody
from ..rules.alien_phase import AliensAct
from ..rules.barricades import POINT, TUNNEL, breaks, change_barricade, points
from ..rules.endurance import Exhaust, TrackerReveal
from ..rules.move_order import MoveInOrder
from ..rules.spawn import SpawnBlips, move_blips, point_space

NOT_BY_ITSELF = "aliens/motion-tracker/moved-aliens-do-not-attack"


class Text(Effect):
    """What a card says; `point` is the place it names, -1 for a tunnel."""

    rule = "aliens/motion-tracker/resolve-order"
    seat: Seat
    point: int


def its_blips(g: Position) -> list[int]:
    """The blips this card has placed and nobody has spotted."""
    return [-1 - blip for blip in bits(g.card_blips)]


def its_aliens(g: Position) -> list[int]:
    """The aliens from blips of this card."""
    return [alien for alien in bits(g.card_aliens) if g.alien_at[alien] != OFF]


def all_blips(g: Position) -> list[int]:
    """Every blip on the boards."""
    return [-1 - blip for blip, space in enumerate(g.blip_at) if space != OFF]


def move_aliens(g: Position, aliens: Iterable[int], steps: int) -> Effects:
    """Aliens move without attacking, the closest to a character first."""
    return [MoveInOrder(tuple(aliens), steps, False)]


def side_of_point(g: Position, point: int) -> int:
    """The spaces of the side a point lies on."""
    side = g.mission.layout.side_of[point_space(g, point)]
    return g.board.side_masks[g.board.side_keys.index(side)]


# -- reveals ------------------------------------------------------------------------------------------------------


class FalseReturn(Text, tag="aliens/false-return"):
    """Reveal an endurance card: on an event or a hazard one blip enters here."""

    def reveal(self, g: Position) -> Effects:
        return [FalseReturnReveal(-1, self.point)]


class FalseReturnReveal(TrackerReveal, tag="aliens/false-return-reveal"):
    """On an event or a hazard one blip enters."""

    point: int

    def _found(self, g: Position, type: int, card: Back) -> Effects:
        return [SpawnBlips(self.point, 1)] if type in (EVENT, HAZARD) else None


class ColdTrail(Text, tag="aliens/cold-trail"):
    """Reveal an endurance card: on an event or a hazard exhaust two."""

    def reveal(self, g: Position) -> Effects:
        return [ColdTrailReveal(-1)]


class ColdTrailReveal(TrackerReveal, tag="aliens/cold-trail-reveal"):
    """On an event or a hazard exhaust two."""

    def _found(self, g: Position, type: int, card: Back) -> Effects:
        return [Exhaust(2)] if type in (EVENT, HAZARD) else None


# -- blips --------------------------------------------------------------------------------------------------------


class SlowSweep(Text, tag="aliens/slow-sweep"):
    """Every blip moves two."""

    def move(self, g: Position) -> Effects:
        return move_blips(g, all_blips(g), 2)


class SwarmCall(Text, tag="aliens/swarm-call"):
    """Every blip moves three."""

    def move(self, g: Position) -> Effects:
        return move_blips(g, all_blips(g), 3)


class UnderTheFloor(Text, tag="aliens/under-the-floor"):
    """Its blip moves three."""

    def move(self, g: Position) -> Effects:
        return move_blips(g, its_blips(g), 3)


class SilentMarch(Text, tag="aliens/silent-march"):
    """Its blips move six."""

    def move(self, g: Position) -> Effects:
        return move_blips(g, its_blips(g), 6)


class LongStride(Text, tag="aliens/long-stride"):
    """Every blip on that side moves three."""

    def move(self, g: Position) -> Effects:
        there = side_of_point(g, self.point) & g.blips
        return move_blips(g, [-1 - g.blip_at.index(space) for space in bits(there)], 3)


class OneMore(Text, tag="aliens/one-more"):
    """One blip more enters here."""

    def enter(self, g: Position) -> Effects:
        return [SpawnBlips(self.point, 1)]


class Echo(Text, tag="aliens/echo"):
    """One blip enters at the next spawn point."""

    def enter(self, g: Position) -> Effects:
        return [SpawnBlips((self.point + 1) % len(g.mission.spawn), 1)]


class Pincer(Text, tag="aliens/pincer"):
    """One blip enters at spawn point 4."""

    def enter(self, g: Position) -> Effects:
        return [SpawnBlips(3, 1)]


class WallRun(Text, tag="aliens/wall-run"):
    """One blip enters at every tunnel."""

    def enter(self, g: Position) -> Effects:
        return [SpawnBlips(TUNNEL + tunnel, 1) for tunnel, space in enumerate(g.tunnels) if space != OFF]


class BreakThrough(Text, tag="aliens/break-through"):
    """One blip enters at every other tunnel."""

    def enter(self, g: Position) -> Effects:
        mine = g.tunnel_of >> (8 + 3 * self.seat) & 7 if g.tunnel_of >> self.seat & 1 else -1
        others = [tunnel for tunnel, space in enumerate(g.tunnels) if space != OFF and tunnel != mine]
        return [SpawnBlips(TUNNEL + tunnel, 1) for tunnel in others]


# -- barricades ---------------------------------------------------------------------------------------------------


class LoosePanel(Text, tag="aliens/loose-panel"):
    """The barricade nearest to this spawn point is removed."""

    def remove(self, g: Position) -> Effects:
        walk = g.board.walk(point_space(g, self.point))
        doors = [(min(walk[space] for space in g.mission.layout.doors[door]), 0, door) for door in bits(g.barricades)]
        barred = [(walk[space], 1, point) for point, space in points(g) if g.barred_points >> point & 1]
        nearest = min([*doors, *barred], default=None)
        return None if nearest is None else [TearDown(nearest[2], bool(nearest[1]))]


class TearDown(Effect, tag="aliens/tear-down"):
    """A barricade is gone."""

    rule = "aliens/motion-tracker/resolve-order"
    where: int
    is_point: bool

    def remove(self, g: Position) -> Effects:
        return change_barricade(g, self.where, self.is_point, "")


class TornWelds(Text, tag="aliens/torn-welds"):
    """All barricades on that side are removed."""

    def remove(self, g: Position) -> Effects:
        return [TearDown(where, is_point) for where, is_point in barricades_on(g, side_of_point(g, self.point))]


class CutPower(Text, tag="aliens/cut-power"):
    """A roll for each barricade on that side: on 5 or 6 it is removed."""

    def roll(self, g: Position) -> Effects:
        then: list[Effect] = []
        for where, is_point in barricades_on(g, side_of_point(g, self.point)):
            if breaks(g, POINT[where] if is_point else f"door:{where}", self.rule):
                then.append(TearDown(where, is_point))
        return then


def barricades_on(g: Position, side: int) -> list[tuple[int, bool]]:
    """The barricades that touch a side."""
    doors = [(door, False) for door in bits(g.barricades) if any(side >> at & 1 for at in g.mission.layout.doors[door])]
    return [*doors, *((point, True) for point, at in points(g) if side >> at & 1 and g.barred_points >> point & 1)]


# -- aliens -------------------------------------------------------------------------------------------------------


class Startled(Text, tag="aliens/startled"):
    """Its aliens move three."""

    rule = NOT_BY_ITSELF

    def move(self, g: Position) -> Effects:
        return move_aliens(g, its_aliens(g), 3)


class Rush(Text, tag="aliens/rush"):
    """Its aliens move six."""

    rule = NOT_BY_ITSELF

    def move(self, g: Position) -> Effects:
        return move_aliens(g, its_aliens(g), 6)


class Surge(Text, tag="aliens/surge"):
    """Every alien not next to a character moves three."""

    rule = NOT_BY_ITSELF

    def move(self, g: Position) -> Effects:
        far = [alien for alien in g.living_aliens() if not is_next_to_somebody(g, g.alien_at[alien])]
        return move_aliens(g, far, 3)


class Frenzy(Text, tag="aliens/frenzy"):
    """Every alien moves six."""

    rule = NOT_BY_ITSELF

    def move(self, g: Position) -> Effects:
        return move_aliens(g, g.living_aliens(), 6)


class Grows(Text, tag="aliens/grows"):
    """The first alien of this card gets one token more."""

    def grow(self, g: Position) -> None:
        for alien in its_aliens(g)[:1]:
            g.alien_tokens[alien] += 1
            g.tell(SWARM_GROWS, self.rule, alien=ALIEN[alien], number=g.alien_tokens[alien] + 1)


class Bloodrush(Text, tag="aliens/bloodrush"):
    """Its aliens move six and attack, defensive fire first."""

    def rush(self, g: Position) -> Effects:
        return [AliensAct(6, True, sum(1 << alien for alien in its_aliens(g)))]


TEXTS: dict[str, type[Text]] = {
    "false-return": FalseReturn,
    "slow-sweep": SlowSweep,
    "under-the-floor": UnderTheFloor,
    "gathering": OneMore,
    "loose-panel": LoosePanel,
    "startled": Startled,
    "surge": Surge,
    "cold-trail": ColdTrail,
    "massing": OneMore,
    "long-stride": LongStride,
    "cut-power": CutPower,
    "rush": Rush,
    "brood": Grows,
    "echo": Echo,
    "swarm-call": SwarmCall,
    "wall-run": WallRun,
    "pincer": Pincer,
    "nest-wakes": OneMore,
    "silent-march": SilentMarch,
    "torn-welds": TornWelds,
    "frenzy": Frenzy,
    "drop": Grows,
    "bloodrush": Bloodrush,
    "break-through": BreakThrough,
}
