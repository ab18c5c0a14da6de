"""Attaching: a card placed beside an item counts as one card with it; tape joins two heavy items in one hand slot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...kernel import Back, Effect, Effects, Seat
from .. import box
from ..event_kinds import ATTACHED, TAPED
from ..position import Position
from ..refs import SEAT
from .ammunition import Reload


def attached_to(g: Position, host: Back, name: str) -> bool:
    """Whether a card of this name is attached to an item."""
    return any(g.item_name(extra) == name for extra, of in g.attached if of == host)


class Attach(Effect, tag="nemesis/attach"):
    """A magazine is placed beside a weapon, which can hold more from now on and gets that much at once."""

    rule = "nemesis/item/attached"
    who: Seat
    extra: Back
    host: Back
    capacity: int

    def put_beside(self, g: Position) -> Effects:
        g.show(self.extra)
        g.move(self.extra, g.zone(self.who, box.INVENTORY), box.ATTACHED)
        g.attached.append((self.extra, self.host))
        g.extra_capacity[self.host - g.box.first_item] += self.capacity
        item, to = f"item:{g.item_name(self.extra)}", f"item:{g.item_name(self.host)}"
        g.tell(ATTACHED, self.rule, who=SEAT[self.who], item=item, to=to)
        return [Reload(self.host, self.capacity)]

    def _lapses(self, g: Position) -> bool:
        return self.extra not in g.inventory(self.who) or self.host not in g.hands(self.who)


def tape_uses(g: Position, who: Seat, tape: Back) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Join two heavy items that are not joined yet; objects cannot be taped."""
    joined = {back for pair in g.taped for back in pair}
    for one, other in combinations([back for back in g.hands(who) if back not in joined], 2):
        yield f"tape/item:{g.item_name(one)}/item:{g.item_name(other)}", (Tape(who, tape, one, other),)


class Tape(Effect, tag="nemesis/tape"):
    """Two heavy items occupy one hand slot from now on; the tape stays on them."""

    rule = "nemesis/item/duct-tape"
    who: Seat
    tape: Back
    one: Back
    other: Back

    def join(self, g: Position) -> None:
        g.move(self.tape, g.zone(self.who, box.INVENTORY), box.ATTACHED)
        g.attached.extend(((self.tape, self.one), (self.tape, self.other)))
        g.taped.append((self.one, self.other))
        one, other = f"item:{g.item_name(self.one)}", f"item:{g.item_name(self.other)}"
        g.tell(TAPED, self.rule, who=SEAT[self.who], first=one, second=other)

    def _lapses(self, g: Position) -> bool:
        hands = g.hands(self.who)
        return self.tape not in g.inventory(self.who) or self.one not in hands or self.other not in hands
