"""The bag of the carnomorphs: how it is filled, and what every token does in bag development."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import BAG_DRAWN, SOMETHING_MOVES, TOKEN_ADDED, TOKEN_REMOVED
from ...position import Position
from ...refs import ROOM
from ..intruders.encounter import Encounter, add_token, look_into_the_bag, set_aside
from ..intruders.events import BagNoise
from ..intruders.intruder_movement import hide
from .arrival import PlaceCarnomorph, is_available
from .creatures import BLANK, BLUE_METAGORGER, BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from .event_kinds import BUTCHER_COMES, SPAWNED
from .food import heavy_objects_in

STIRS = {SHAMBLER: "carnomorphs/bag/shambler", FLESHBEAST: "carnomorphs/bag/fleshbeast"}
"""By kind of token that goes back into the bag before everybody rolls for noise: the rule."""


def fill_the_bag(g: Position) -> None:
    """The tokens at the start by their own colour, numbers at random; the rest is the supply."""
    g.pool[:] = bytes(g.box.token_counts)
    for start in g.box.tables.tokens.bag:
        kind = g.box.foe_names.index(start.kind)
        sorts = g.box.token_sorts_of[kind]
        for _ in range(start.tokens + start.per_player * g.players):
            sort = sorts.start + g.pick("token-added", g.pool[sorts], g.box.token_names[sorts])
            g.pool[sort] -= 1
            g.bag[sort] += 1
            g.tell(TOKEN_ADDED, "carnomorphs/setup/intruder-bag", kind=g.box.species_ref[kind])


def add_metagorger(g: Position, rule: str) -> None:
    """Put a metagorger token into the bag: red if there is one, else blue, nothing if there is neither.

    See carnomorphs/bag/red-metagorger-first.
    """
    red = any(g.pool[g.box.token_sorts_of[METAGORGER]])
    if g.return_token(METAGORGER, "token-added"):
        g.tell(TOKEN_ADDED, rule, kind=g.box.species_ref[METAGORGER if red else BLUE_METAGORGER])


class CarnomorphBagDevelopment(Effect, tag="nemesis/carnomorph-bag-development"):
    """Draw exactly one token from the bag; its type decides what happens."""

    rule = "carnomorphs/bag/draw-one"

    def draw(self, g: Position) -> Effects:
        sort = look_into_the_bag(g, BAG_DRAWN, self.rule)
        return develop(g, sort) if sort >= 0 else None


def develop(g: Position, sort: int) -> Effects:
    """What a token drawn in bag development does. It lies in the bag until it leaves it."""
    kind = g.box.tokens[sort][0]
    if kind == BLUE_METAGORGER:
        return [ExchangeBlue(sort)]
    if kind == METAGORGER:  # the token goes back: carnomorphs/bag/red-metagorger-returned
        return [SpawnMetagorgers()]
    if kind == BUTCHER:
        return [ButcherComes(sort)]
    if kind == BLANK:  # it is back in the bag before the noise rolls: carnomorphs/bag/blank-returned
        return [ShamblersLeave()]
    g.tell(SOMETHING_MOVES, STIRS[kind], kind=g.box.species_ref[kind])
    return everybody_listens(g)


def everybody_listens(g: Position) -> list[Effect]:
    """Every player makes a noise roll in turn order, except those in combat (carnomorphs/bag/noise-roll-exemption)."""
    return [BagNoise(who) for who in g.crew_in_order()]


class ExchangeBlue(Effect, tag="nemesis/carnomorph-exchange-blue"):
    """The blue token leaves the bag for another metagorger token, red if there is one; then everybody listens."""

    rule = "carnomorphs/bag/blue-metagorger-exchange"
    sort: int

    def exchange(self, g: Position) -> None:
        set_aside(g, self.sort)
        g.tell(TOKEN_REMOVED, self.rule, kind=g.box.species_ref[BLUE_METAGORGER])
        add_metagorger(g, self.rule)

    def listen(self, g: Position) -> Effects:
        g.tell(SOMETHING_MOVES, "carnomorphs/bag/blue-metagorger-noise", kind=g.box.species_ref[METAGORGER])
        return everybody_listens(g)


class SpawnMetagorgers(Effect, tag="nemesis/carnomorph-spawn-metagorgers"):
    """A metagorger comes into every room with a metagorger or a heavy object, carried or not, and into the nest.

    One in each room, by room number while there are miniatures; nobody is surprised. The nest must have been explored
    and still exist (carnomorphs/bag/red-metagorger-nest).
    """

    rule = "carnomorphs/bag/red-metagorger-spawn"

    def spawn(self, g: Position) -> Effects:
        rooms = [room for room in g.board.rooms if is_breeding_ground(g, room)]
        rooms = rooms[: g.foe_room.count(0, *g.box.miniatures_of[METAGORGER])]
        if rooms:
            g.tell(SPAWNED, self.rule, rooms=[ROOM[room] for room in rooms])
        return [PlaceCarnomorph(METAGORGER, room) for room in rooms]


def is_breeding_ground(g: Position, room: int) -> bool:
    """Whether a metagorger comes into this room when a red one is drawn."""
    if any(g.kind_of(foe) == METAGORGER for foe in g.foes_in(room)) or heavy_objects_in(g, room):
        return True
    return g.site.is_nest(g, room) and not g.nest_destroyed


class ButcherComes(Effect, tag="nemesis/carnomorph-butcher-comes"):
    """The butcher comes to a slimed character, and there is an encounter. Its token leaves the bag for the supply.

    If it is already on the board, or has been killed, nobody meets it.
    """

    rule = "carnomorphs/bag/butcher-slimed"
    sort: int

    def leave_the_bag(self, g: Position) -> None:
        set_aside(g, self.sort)
        g.tell(TOKEN_REMOVED, "carnomorphs/bag/butcher-token-removed", kind=g.box.species_ref[BUTCHER])

    def come(self, g: Position) -> Effects:
        who, rule = prey_of_the_butcher(g)
        if who < 0 or not is_available(g, BUTCHER):
            return None
        g.tell(BUTCHER_COMES, rule, who=f"seat:{who}")
        return [Encounter(who, self.sort)]


def prey_of_the_butcher(g: Position) -> tuple[Seat, str]:
    """To whom the butcher comes, -1 for nobody, and the rule: of the slimed to the one with the fewest cards.

    With nobody slimed it comes to the first player, or the next one aboard.
    """
    crew = g.crew_in_order()
    slimed = [who for who in crew if g.is_slimed(who)]
    if slimed:
        rule = ButcherComes.rule if len(slimed) == 1 else "carnomorphs/bag/butcher-several-slimed"
        return g.fewest_cards(slimed), rule
    return (crew[0] if crew else -1), "carnomorphs/bag/butcher-nobody-slimed"


class ShamblersLeave(Effect, tag="nemesis/carnomorph-shamblers-leave"):
    """Shamblers that share their room with no character leave the board, each for a shambler token in the bag.

    Then a metagorger token joins the bag, and everybody rolls for noise.
    """

    rule = "carnomorphs/bag/blank-shamblers-leave"

    def leave(self, g: Position) -> None:
        for foe in g.all_foes():
            if g.kind_of(foe) == SHAMBLER and not g.is_manned(g.room_of_foe(foe)):
                hide(g, foe, self.rule)

    def add_a_metagorger(self, g: Position) -> None:
        add_metagorger(g, "carnomorphs/bag/blank-adds-metagorger")

    def listen(self, g: Position) -> Effects:
        g.tell(SOMETHING_MOVES, "carnomorphs/bag/blank-noise", kind=g.box.species_ref[METAGORGER])
        return everybody_listens(g)


def add_shambler(g: Position, rule: str) -> bool:
    """Put a random shambler token of the supply into the bag, if there is one."""
    return add_token(g, SHAMBLER, rule)
