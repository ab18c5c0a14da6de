"""What the effect of each of the intruder player's cards can be used for."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Functions, Uses
from ...position import Position
from ...position.place import bits_of
from ...refs import ROOM, SEAT
from ...rules.doors import DestroyDoor
from ...rules.noise import Danger, NoiseRoll
from ...species.intruders.attack_effects import Summon
from ...species.intruders.creatures import ADULT
from ...species.intruders.event_effects import Hunt
from .card_effects import GrowInTheBag, GrowUp, HealIntruder, HideIntruder, PlanEvent

content = Functions()

HEALED = 2


def _battles(g: Position) -> list[int]:
    """Rooms in which intruders and characters meet."""
    return [room for room in g.foe_rooms() if g.is_manned(room)]


@content.intruder_card("danger")
def danger(g: Position, who: Seat) -> Uses:
    """As if the noise die had shown danger for a character."""
    for room in g.board.rooms:
        if g.is_manned(room):
            yield f"danger/{ROOM[room]}", [Danger(room)]


@content.intruder_card("broken-doors")
def broken_doors(g: Position, who: Seat) -> Uses:
    """Every closed door around a room with an intruder is destroyed."""
    for room in g.foe_rooms():
        if closed := bits_of(g.board.door_mask[room] & g.closed):
            yield f"break-doors/{ROOM[room]}", [DestroyDoor(corridor) for corridor in closed]


@content.intruder_card("stalking")
def stalking(g: Position, who: Seat) -> Uses:
    """A character who is not in combat makes a noise roll."""
    for prey in g.crew_in_order():
        if not g.is_in_pod(prey) and not g.in_combat(prey):
            yield f"stalk/{SEAT[prey]}", [NoiseRoll(prey)]


@content.intruder_card("hunt")
def hunt(g: Position, who: Seat) -> Uses:
    """Adults that are not in combat run to a neighbouring room with a character."""
    if any(g.kind_of(foe) == ADULT and not g.is_manned(g.room_of_foe(foe)) for foe in g.all_foes()):
        yield "hunt", [Hunt()]


@content.intruder_card("plan")
def plan(g: Position, who: Seat) -> Uses:
    """One of three events happens, the others are buried."""
    yield "plan-event", [PlanEvent(who, on_top=False)]


@content.intruder_card("foresight")
def foresight(g: Position, who: Seat) -> Uses:
    """One of three events happens, the others are the next."""
    yield "plan-event", [PlanEvent(who, on_top=True)]


@content.intruder_card("call")
def call(g: Position, who: Seat) -> Uses:
    """Where intruders fight, another one from the bag joins them."""
    for room in _battles(g) if any(g.bag) else ():
        yield f"call/{ROOM[room]}", [Summon(room)]


@content.intruder_card("onslaught")
def onslaught(g: Position, who: Seat) -> Uses:
    """Every intruder in one room attacks, each with one card."""
    for room in _battles(g):
        yield f"onslaught/{ROOM[room]}", [blow for foe in g.foes_in(room) for blow in g.species.strike(g, foe)]


@content.intruder_card("growth")
def growth(g: Position, who: Seat) -> Uses:
    """A larva becomes an adult or a creeper a breeder, on the board or in the bag."""
    grown = g.species.grown
    for foe in g.all_foes():
        if g.kind_of(foe) in grown and g.free_miniature(grown[g.kind_of(foe)][0]) >= 0:
            yield f"grow/{g.foe_id(foe)}", [GrowUp(foe)]
    for sort, (kind, _) in enumerate(g.box.tokens):
        if g.bag[sort] and kind in grown and any(g.pool[g.box.token_sorts_of[grown[kind][0]]]):
            yield f"grow/token:{g.box.token_names[sort]}", [GrowInTheBag(sort)]
    yield from g.species.growths(g)


@content.intruder_card("recovery")
def recovery(g: Position, who: Seat) -> Uses:
    """An intruder loses 2 injuries, or one that is not in combat hides."""
    for foe in g.all_foes():
        if g.injuries[foe & 31]:
            yield f"lick-wounds/{g.foe_id(foe)}", [HealIntruder(foe, HEALED)]
        if not g.is_manned(g.room_of_foe(foe)):
            yield f"hide/{g.foe_id(foe)}", [HideIntruder(foe)]
