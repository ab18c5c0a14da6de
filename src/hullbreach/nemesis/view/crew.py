"""The crew: what everyone sees of it, and those secrets that the viewer has learned."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Back
from .. import box
from ..kinds import CARRIED
from ..position import Position
from ..position.crew import CHOOSING
from ..refs import ROOM, SEAT
from .shapes import Held, Inventory, Known, Person


def crew_of(g: Position) -> list[Person]:
    """Everybody by seat."""
    return [_member(g, who) for who in range(g.players)]


def known(g: Position, backs: Sequence[Back], names: box.Names) -> list[str]:
    """The names of the known faces among these backs, sorted, so that their order reveals nothing."""
    if not backs:
        return []
    face = g.face
    return sorted([names[face[back]] for back in backs if face[back]])


def _member(g: Position, who: int) -> Person:
    first = box.SEAT_ZONES + box.PER_SEAT * who
    draw, hand, discard, inventory, hands, serious, dressed, objective, quests, aside = g.zones[
        first : first + box.PER_SEAT
    ]
    chosen = g.status[who] != CHOOSING
    cards = cards_of(g, who)
    bit = 1 << who
    return g.site.person_shown(
        seat=who,
        ref=SEAT[who],
        number=g.number[who],
        character=g.box.character_names[g.character[who]] if chosen else None,
        status=g.site.statuses[g.status[who]],
        room=ROOM[g.room[who]] if g.room[who] else None,
        pod=g.site.pod_refs[g.pod[who]] if g.pod[who] else None,
        passed=bool(g.passed & bit),
        light=g.light[who],
        serious=known(g, serious, g.box.wounds),
        dressed=known(g, dressed, g.box.wounds),
        slimed=bool(g.slimed & bit),
        infested=bool(g.infested & bit),
        signalled=bool(g.signalled & bit),
        hand=Known(len(hand), known(g, hand, cards)),
        deck=len(draw),
        discards=[cards[g.face[back]] for back in discard],
        contamination=len(draw) + len(hand) + len(discard) + _cards(g, who, aside) - _deck_size(g, who),
        inventory=Inventory(len(inventory), known(g, inventory, g.box.items), _colours(g, inventory)),
        hands=[_heavy(g, back) for back in hands],
        hand_slots=g.hand_slots(who),
        objects=_objects(g, who),
        quests=known(g, quests, g.box.items),
        objectives=Known(len(objective), known(g, objective, g.box.objectives)),
        aside=len(aside),
        **g.site.person(g, who),
        **g.species.person(g, who),
    )


def cards_of(g: Position, who: int) -> box.Names:
    """What is on the faces of a player's own cards."""
    return g.box.faces[box.INTRUDER_PLAYER] if who == g.hunters_player() else g.box.cards


def _cards(g: Position, who: int, aside: list[Back]) -> int:
    """How many of the cards laid aside are of the player's own deck; others may be items just found."""
    return sum(g.family[back] == box.DECK + who for back in aside)


def _deck_size(g: Position, who: int) -> int:
    """How many action cards the player has; every other card owned is a contamination card, which all saw come."""
    if who == g.hunters_player():
        return len(g.box.backs[box.INTRUDER_PLAYER])
    return 0 if g.status[who] == CHOOSING else len(g.box.characters[g.character[who]].deck)


def _colours(g: Position, backs: list[Back]) -> dict[str, int]:
    """What everybody sees of an inventory: the colours of its card backs."""
    if not backs:
        return {}
    seen: dict[str, int] = {}
    for back in backs:
        colour = box.COLOUR_OF_FAMILY[g.family[back]]
        seen[colour] = seen.get(colour, 0) + 1
    return dict(sorted(seen.items()))


def _heavy(g: Position, back: Back) -> Held:
    weapon = g.item(back).weapon
    return Held(
        item=g.item_name(back),
        weapon=weapon.kind if weapon else None,
        ammo=g.ammo_in(back) if weapon else None,
        capacity=g.capacity(back) if weapon else None,
        attached=known(g, [extra for extra, host in g.attached if host == back], g.box.items) if g.attached else [],
        taped=any(back in pair for pair in g.taped),
    )


def _objects(g: Position, who: int) -> list[str]:
    carried = CARRIED + who
    return [g.object_id(thing) for thing in g.objects_of(who)] if carried in g.object_at else []
