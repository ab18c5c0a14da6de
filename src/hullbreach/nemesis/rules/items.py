"""Items: normal ones hidden in the inventory, heavy ones and objects openly in two hand slots."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from .. import box
from ..event_kinds import HEAVY_ITEM_GAINED, ITEM_DISCARDED, ITEM_GAINED, ITEMS_DRAWN, OBJECT_DROPPED, OBJECT_TAKEN
from ..kinds import CARRIED
from ..position import Position
from ..refs import ROOM, SEAT


def colour_of(g: Position, back: Back) -> str:
    """The card back everybody can see."""
    return box.COLOUR_OF_FAMILY[g.family[back]]


def untape(g: Position, back: Back) -> list[Back]:
    """Take off the tape that joins an item to another. Returns the tape cards, which are then in no zone."""
    if not g.taped:
        return []
    joined = {one if other == back else other for one, other in g.taped if back in (one, other)}
    tapes = [extra for extra, host in g.attached if host == back and any((extra, it) in g.attached for it in joined)]
    g.taped = [pair for pair in g.taped if back not in pair]
    return _take_off(g, tapes)


def strip(g: Position, back: Back) -> list[Back]:
    """Take off an item all that is attached to it, tape included, and its ammunition. Returns the cards, in no zone."""
    tapes = untape(g, back)
    g.ammo[back - g.box.first_item] = 0
    g.extra_capacity[back - g.box.first_item] = 0
    return tapes + _take_off(g, [extra for extra, host in g.attached if host == back])


def _take_off(g: Position, extras: list[Back]) -> list[Back]:
    for extra in extras:
        g.zones[box.ATTACHED].remove(extra)
    if extras:
        g.attached = [pair for pair in g.attached if pair[0] not in extras]
    return extras


def discard_item(g: Position, who: Seat, back: Back) -> None:
    """An item goes face up to the discard pile of its colour, and what was attached to it goes along."""
    for card in part_with(g, who, back):
        g.show(card)
        g.zones[box.DISCARD_OF_FAMILY[g.family[card]]].append(card)


def part_with(g: Position, who: Seat, back: Back) -> list[Back]:
    """Take an item and everything attached to it from its owner. Returns the cards, which are then in no zone."""
    zone = g.inventory(who) if back in g.inventory(who) else g.hands(who)
    zone.remove(back)
    return [back, *strip(g, back)]


class DiscardItem(Effect, tag="nemesis/discard-item"):
    """An item that is used up is discarded."""

    rule = "nemesis/item/one-use"
    who: Seat
    back: Back
    because: str = "nemesis/item/one-use"
    """The rule that uses it up."""

    def discard(self, g: Position) -> None:
        if self.back in g.carried_items(self.who):
            discard_item(g, self.who, self.back)
            g.tell(ITEM_DISCARDED, self.because, who=SEAT[self.who], item=f"item:{g.item_name(self.back)}")


class DropItem(Effect, tag="nemesis/drop-item"):
    """A dropped item is lost. Each game of the family decides where its card goes."""

    rule = "nemesis/item/drop-item"
    who: Seat
    back: Back

    def drop(self, g: Position) -> None:
        if self.back in g.carried_items(self.who):
            g.game.lay_dropped_aside(g, self.who, self.back)


class DropObject(Effect, tag="nemesis/drop-object"):
    """A dropped object stays as a token in the room."""

    rule = "nemesis/item/drop-object"
    who: Seat
    thing: int

    def drop(self, g: Position) -> None:
        if g.object_at[self.thing] == CARRIED + self.who:
            room = g.room_of(self.who)
            g.object_at[self.thing] = room
            g.tell(OBJECT_DROPPED, self.rule, who=SEAT[self.who], object=g.object_id(self.thing), room=ROOM[room])


def drop_options(g: Position, who: Seat, heavy_only: bool = False) -> Iterator[Option]:
    """Everything a character could drop, alike things once."""
    seen: set[str] = set()
    backs = g.hands(who) if heavy_only else g.carried_items(who)
    drops: list[tuple[str, Effect]] = [(f"drop/item:{g.item_name(back)}", DropItem(who, back)) for back in backs]
    drops += [(f"drop/{g.object_id(thing)}", DropObject(who, thing)) for thing in g.objects_of(who)]
    for option_id, effect in drops:
        if option_id not in seen:
            seen.add(option_id)
            yield Option(option_id, (effect,), "nemesis/item/drop-free")


def holds_too_much(g: Position, who: Seat) -> bool:
    """Whether somebody aboard holds more than the hand slots allow; there is always room for one thing."""
    things = len(g.hands(who)) + g.object_at.count(CARRIED + who)
    return things > 1 and g.is_aboard(who) and g.slots_used(who) > g.hand_slots(who)


class DropExcess(Effect, tag="nemesis/drop-excess"):
    """A character who holds more than the hand slots allow must drop the excess at once."""

    rule = "nemesis/item/two-hand-slots"
    who: Seat

    def ask(self, g: Position) -> Effects:
        return [ChooseDrop(self.who), self] if holds_too_much(g, self.who) else None


class ChooseDrop(Question, tag="nemesis/choose-drop"):
    """Which heavy thing is dropped."""

    rule = "nemesis/item/two-hand-slots"
    ask = "ask-drop"

    def _options(self, g: Position) -> Iterator[Option]:
        return drop_options(g, self.seat, heavy_only=True)

    def _lapses(self, g: Position) -> bool:
        return not holds_too_much(g, self.seat)


class TakeObject(Effect, tag="nemesis/take-object"):
    """An object goes into a hand slot; with both taken something must be dropped."""

    rule = "nemesis/action/pick-up"
    who: Seat
    thing: int

    def take(self, g: Position) -> Effects:
        g.object_at[self.thing] = CARRIED + self.who
        g.tell(OBJECT_TAKEN, self.rule, who=SEAT[self.who], object=g.object_id(self.thing))
        return [DropExcess(self.who)]


class GainItem(Effect, tag="nemesis/gain-item"):
    """An item comes to a character: heavy ones openly into a hand slot, others secretly into the inventory.

    Neither takes an action of its own (nemesis/action/pick-up-not-for-items).
    """

    rule = "nemesis/item/kinds"
    who: Seat
    back: Back
    zone: int
    """Where the card lies now."""

    def keep(self, g: Position) -> Effects:
        g.look(self.back, 1 << self.who)
        item = g.item(self.back)
        if not item.heavy:
            g.move(self.back, self.zone, g.zone(self.who, box.INVENTORY))
            g.tell_some(
                ITEM_GAINED,
                "nemesis/item/inventory-secret",
                1 << self.who,
                {"who": SEAT[self.who], "colour": colour_of(g, self.back)},
                {"item": f"item:{item.id}"},
            )
            return None
        g.move(self.back, self.zone, g.zone(self.who, box.HANDS))
        g.show(self.back)
        if item.weapon is not None:
            g.ammo[self.back - g.box.first_item] = g.game.starting_ammo(item)
        g.tell(HEAVY_ITEM_GAINED, "nemesis/item/heavy-public", who=SEAT[self.who], item=f"item:{item.id}")
        return [DropExcess(self.who)]


class DrawItems(Effect, tag="nemesis/draw-items"):
    """Draw two cards of an item deck, secretly keep one and put the other at the bottom; all see which deck it is."""

    rule = "nemesis/search/procedure"
    who: Seat
    deck: int

    def draw_two(self, g: Position) -> Effects:
        deck = g.zones[self.deck]
        if len(deck) < 2:
            discards = g.zones[self.deck + box.RED_DISCARD - box.RED_DECK]
            g.mix(discards, "item-shuffle")
            deck[:0] = discards
            discards.clear()
        count = min(2, len(deck))
        if g.event_sink is not None:
            colour = box.COLOUR_OF_DECK[self.deck]
            g.tell(ITEMS_DRAWN, self.rule, who=SEAT[self.who], deck=f"deck:{colour}", count=count)
        for _ in range(count):
            back = g.top(self.deck, "item")
            g.move(back, self.deck, g.zone(self.who, box.ASIDE))
            g.look(back, 1 << self.who)
        return [KeepOne(self.who, self.deck)]


class KeepOne(Question, tag="nemesis/keep-one"):
    """Which of the cards found is kept."""

    rule = "nemesis/search/procedure"
    ask = "ask-keep-item"
    deck: int

    def _found(self, g: Position) -> list[Back]:
        return g.zones[g.zone(self.seat, box.ASIDE)]

    def _options(self, g: Position) -> Iterator[Option]:
        for name, back in {g.item_name(back): back for back in self._found(g)}.items():
            yield Option(f"keep/item:{name}", (KeepFound(self.seat, back, self.deck),), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not self._found(g)


class KeepFound(Effect, tag="nemesis/keep-found"):
    """One card is kept, the other goes to the bottom of its deck; only the finder knows which is which."""

    rule = "nemesis/search/procedure"
    who: Seat
    back: Back
    deck: int

    def keep(self, g: Position) -> Effects:
        aside = g.zone(self.who, box.ASIDE)
        kept = g.hand_over(g.zones[aside], self.back, 1 << self.who)
        for other in [back for back in g.zones[aside] if back != kept]:
            g.zones[aside].remove(other)
            g.zones[self.deck].insert(0, other)
        return [GainItem(self.who, kept, aside)]
