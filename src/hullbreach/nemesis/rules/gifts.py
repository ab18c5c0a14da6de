"""Gifts are what may change hands in a trade: items, objects, or a face-down item of the giver's choice.

Giver and taker see what is laid out. The others see the colour of its back, and cannot tell which card of that
colour it was (`single_out`). A weapon goes with its ammunition and with what is attached to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from ...kernel import Back, Effect, Effects, EventKind, Seat
from .. import box
from ..event_kinds import ITEM_TRADED, OBJECT_TRADED
from ..kinds import CARRIED
from ..position import Position
from ..refs import SEAT
from .items import colour_of

DECK = tuple(f"deck:{box.COLOUR_OF_FAMILY.get(family)}" for family in range(box.DECK))
"""By family of items: a card of which only the back is known."""


def single_out(g: Position, holder: Seat, back: Back, knowers: int, laid: Sequence[Back] = ()) -> Back:
    """A hidden card is taken from the inventory; outsiders see its colour and cannot tell which one it was."""
    inventory = g.inventory(holder)
    if len(inventory) == 1 or back not in inventory:
        return back
    family = g.family[back]
    alike = [other for other in inventory if g.family[other] == family and other not in laid]
    return g.hand_over(alike, back, knowers) if len(alike) > 1 and back in alike else back


class Gift(Effect):
    """One thing that would pass from a character to another."""

    rule = "nemesis/action/trade"
    giver: Seat
    taker: Seat

    def _parties(self) -> dict[str, str]:
        return {"giver": SEAT[self.giver], "taker": SEAT[self.taker]}

    def _key(self) -> tuple[str, int]:
        """A key of the thing, which cannot be given twice in one offer."""
        raise NotImplementedError

    def _ref(self, g: Position, viewer: Seat) -> str:
        """The thing as a seat knows it: by name, or by the colour of its back."""
        raise NotImplementedError

    def _line(self, g: Position, viewer: Seat) -> str:
        return f"give/{SEAT[self.giver]}/{self._ref(g, viewer)}/{SEAT[self.taker]}"

    def _stands(self, g: Position, offer: tuple[Gift, ...]) -> bool:
        """Whether the giver still has it."""
        raise NotImplementedError

    def _laid_out(self, g: Position, offer: tuple[Gift, ...]) -> Gift:
        """The gift as it lies on the table."""
        return self

    def _tell(self, g: Position, kind: EventKind) -> None:
        raise NotImplementedError


class GiveItem(Gift, tag="nemesis/give-item"):
    """An item card changes hands: a heavy one openly, any other face down."""

    back: Back

    def change_hands(self, g: Position) -> None:
        kind = box.HANDS if self.back in g.hands(self.giver) else box.INVENTORY
        g.move(self.back, g.zone(self.giver, kind), g.zone(self.taker, kind))
        g.look(self.back, 1 << self.taker)
        self._tell(g, ITEM_TRADED)

    def _key(self) -> tuple[str, int]:
        return "item", self.back

    def _ref(self, g: Position, viewer: Seat) -> str:
        back = self.back
        return g.box.item_ref[g.face[back]] if g.seen[back] >> viewer & 1 else DECK[g.family[back]]

    def _stands(self, g: Position, offer: tuple[Gift, ...]) -> bool:
        return self.back in g.carried_items(self.giver)

    def _laid_out(self, g: Position, offer: tuple[Gift, ...]) -> Gift:
        back = single_out(g, self.giver, self.back, 1 << self.giver | 1 << self.taker, backs_in(offer))
        g.look(back, 1 << self.taker)
        return GiveItem(self.giver, self.taker, back)

    def _tell(self, g: Position, kind: EventKind) -> None:
        public = {**self._parties(), "colour": colour_of(g, self.back)}
        g.tell_some(kind, self.rule, g.seen[self.back], public, {"item": f"item:{g.item_name(self.back)}"})


class GiveObject(Gift, tag="nemesis/give-object"):
    """An object goes from one pair of hands to another."""

    thing: int

    def change_hands(self, g: Position) -> None:
        g.object_at[self.thing] = CARRIED + self.taker
        self._tell(g, OBJECT_TRADED)

    def _key(self) -> tuple[str, int]:
        return "object", self.thing

    def _ref(self, g: Position, viewer: Seat) -> str:
        return g.object_id(self.thing)

    def _stands(self, g: Position, offer: tuple[Gift, ...]) -> bool:
        return g.object_at[self.thing] == CARRIED + self.giver

    def _tell(self, g: Position, kind: EventKind) -> None:
        g.tell(kind, self.rule, **self._parties(), object=g.object_id(self.thing))


class GiveOfChoice(Gift, tag="nemesis/give-of-choice"):
    """A face-down item of one colour is asked for. The giver chooses which when agreeing."""

    family: int

    def _key(self) -> tuple[str, int]:
        return "choice", self.giver

    def _ref(self, g: Position, viewer: Seat) -> str:
        return DECK[self.family]

    def _fitting(self, g: Position, offer: tuple[Gift, ...]) -> list[Back]:
        laid, of, family = backs_in(offer), g.family, self.family
        return [back for back in g.inventory(self.giver) if of[back] == family and back not in laid]

    def _stands(self, g: Position, offer: tuple[Gift, ...]) -> bool:
        return bool(self._fitting(g, offer))

    def _tell(self, g: Position, kind: EventKind) -> None:
        g.tell(kind, self.rule, **self._parties(), colour=box.COLOUR_OF_FAMILY[self.family])


class GiveChosen(Effect, tag="nemesis/give-chosen"):
    """The card chosen is handed over face down."""

    rule = "nemesis/action/trade"
    giver: Seat
    taker: Seat
    back: Back

    def take_it_out(self, g: Position) -> Effects:
        back = single_out(g, self.giver, self.back, 1 << self.giver | 1 << self.taker)
        return [GiveItem(self.giver, self.taker, back)]


def backs_in(offer: tuple[Gift, ...]) -> list[Back]:
    """The cards that lie on the table by this offer."""
    return [gift.back for gift in offer if isinstance(gift, GiveItem)]


def possible(g: Position, offer: tuple[Gift, ...]) -> bool:
    """Whether everything in an offer is there to be given, nothing twice."""
    for gift in offer:
        if not gift._stands(g, offer):
            return False
    return len(offer) == 1 or len({gift._key() for gift in offer}) == len(offer)


def taken_up(g: Position, offer: tuple[Gift, ...]) -> set[tuple[str, int]]:
    """The keys of what cannot be added to an offer: all that is in it, and the last card that its giver can choose."""
    keys = {gift._key() for gift in offer}
    for gift in offer:
        if isinstance(gift, GiveOfChoice) and len(left := gift._fitting(g, offer)) == 1:
            keys.add(("item", left[0]))
    return keys


Good = tuple[Callable[[Seat, Seat, int], Gift], int]
"""The class of a gift, and its back, object or family: its argument after giver and taker."""


def goods_of(g: Position, giver: Seat, by: Seat, taken: Set[tuple[str, int]]) -> dict[str, Good]:
    """What a character could give besides what is taken up, as the proposing player knows it, alike things once."""
    face, seen, inventory = g.face, g.seen, g.inventory(giver)
    goods: dict[str, Good] = {}
    for back in g.carried_items(giver):
        if seen[back] >> by & 1 and (not taken or ("item", back) not in taken):
            goods.setdefault(g.box.item_ref[face[back]], (GiveItem, back))
    if CARRIED + giver in g.object_at:
        for thing in g.objects_of(giver):
            if ("object", thing) not in taken:
                goods.setdefault(g.object_id(thing), (GiveObject, thing))
    if inventory and giver != by and ("choice", giver) not in taken:
        for family in sorted({g.family[back] for back in inventory if ("item", back) not in taken}):
            goods[DECK[family]] = (GiveOfChoice, family)
    return goods
