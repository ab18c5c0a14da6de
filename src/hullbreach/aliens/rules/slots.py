"""Weapons and equipment: the slots of a character, and the equip step of an activation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel import Back, Effect, Effects, Option, Question, Refusal, Seat
from ..box import EQUIPMENT, EXHAUST, GEAR, HANDS, NEWT, WEAPON, WEAPONS, Character
from ..event_kinds import EQUIPPED, UNEQUIPPED
from ..position import ABOARD, Position
from ..refs import CHARACTER, SEAT
from ..tables import EnduranceRow
from .choices import of_hand
from .endurance import Exhaust

EQUIPMENT_SLOTS = 2
NEAR = 2
"""How far away others may be equipped (aliens/equip/other-characters)."""


def row_of(g: Position, back: Back) -> EnduranceRow:
    """What is printed on an endurance card."""
    row = g.box.cards[g.face[back]]
    assert row is not None
    return row


# aliens/equip/slot-needed
def no_slot(g: Position, who: Character, back: Back) -> str | None:
    """The rule that keeps a card from being equipped on somebody; None if there is a slot for it."""
    if g.box.types[g.face[back]] == EQUIPMENT:
        return None if len(g.zones[GEAR + who]) < EQUIPMENT_SLOTS else "aliens/gear/equipment-slots"
    if who == NEWT:
        return "aliens/newt/no-weapons"
    worn = g.zones[WEAPONS + who]
    if len(worn) > 1:
        return "aliens/gear/weapon-slots"
    return _no_second(row_of(g, back).keywords, row_of(g, worn[0]).keywords) if worn else None


def _no_second(keywords: Sequence[str], worn: Sequence[str]) -> str | None:
    """The rule that keeps a second weapon from being equipped."""
    if ("backup" in keywords) == ("backup" in worn):
        return "aliens/keyword/backup" if "backup" in keywords else "aliens/gear/weapon-slots"
    return "aliens/keyword/bulky" if "bulky" in keywords or "bulky" in worn else None


def put_on(g: Position, who: Character, back: Back, source: int) -> None:
    """A card goes into its slot; a backup weapon moves to the right when a first weapon joins it."""
    if g.card_type(back) == EQUIPMENT:
        g.move(back, source, GEAR + who)
        return
    g.zones[source].remove(back)
    if "backup" in row_of(g, back).keywords:
        g.zones[WEAPONS + who].append(back)
    else:
        g.weapon_joins(who)
        g.zones[WEAPONS + who].insert(0, back)


def equip_step(g: Position, seat: Seat, who: Character) -> Effects:
    """Step 2 of an activation, if there is anything to equip or to take off. A grunt has no hand to equip from."""
    if g.zones[WEAPONS + who] or g.zones[GEAR + who]:
        return [EquipStep(seat, who)]
    if g.hero[who] and any(g.card_type(back) in (WEAPON, EQUIPMENT) for back in g.zones[HANDS + seat]):
        return [EquipStep(seat, who)]
    return None


class EquipStep(Question, tag="aliens/equip-step"):
    """Cards are equipped from hand at their cost, and taken off, in any order (aliens/equip/window)."""

    rule = "aliens/equip/window"
    ask = "ask-equip"
    who: Character

    def _options(self, g: Position) -> Iterable[Option]:
        options = [Option("done-equipping")]
        cards = self._wearable(g)
        if cards:
            seat, types, costs, face, rule = self.seat, g.box.types, g.box.costs, g.face, Equip.rule
            for who in self._within_reach(g):
                whom, has_room = CHARACTER[who], len(g.zones[GEAR + who]) < EQUIPMENT_SLOTS
                options += [
                    Option(f"equip/card:{card}/{whom}", (Equip(seat, who, back), self), rule, costs[face[back]])
                    for card, back in cards
                    if (has_room if types[face[back]] == EQUIPMENT else no_slot(g, who, back) is None)
                ]
        worn = {g.kind(back): back for zone in (WEAPONS, GEAR) for back in g.zones[zone + self.who]}
        for back in worn.values():
            off = (Unequip(self.seat, self.who, back), self)
            options.append(Option(f"unequip/card:{g.card_id(back)}", off, "aliens/equip/unequip"))
        return options

    def _within_reach(self, g: Position) -> list[Character]:
        """The character itself, and others up to two steps away. A grunt has no hand to equip from."""
        if not g.hero[self.who]:
            return []
        near = g.board.within(g.at[self.who], NEAR, g.barricades)
        others = [who for who, at in enumerate(g.at) if at >= 0 and near >> at & 1 and who != self.who]
        return [self.who, *others]

    def _wearable(self, g: Position) -> list[tuple[str, Back]]:
        types, face = g.box.types, g.face
        return [(card, back) for card, back in of_hand(g, self.seat) if types[face[back]] in (WEAPON, EQUIPMENT)]

    def _refusals(self, g: Position) -> Iterable[Refusal]:
        for who in self._within_reach(g):
            for card, back in self._wearable(g):
                if rule := no_slot(g, who, back):
                    yield Refusal(f"equip/card:{card}/{CHARACTER[who]}", rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD


class Equip(Effect, tag="aliens/equip"):
    """A card from hand goes into a free slot at its cost."""

    rule = "aliens/equip/from-hand"
    seat: Seat
    who: Character
    card: Back

    def pay(self, g: Position) -> Effects:
        # aliens/equip/cost-only-in-play
        cost = row_of(g, self.card).cost
        put_on(g, self.who, self.card, HANDS + self.seat)
        if g.event_sink is not None:
            card = f"card:{g.card_id(self.card)}"
            g.tell(EQUIPPED, self.rule, seat=SEAT[self.seat], who=CHARACTER[self.who], card=card)
        return [Exhaust(cost)] if cost else None


class Unequip(Effect, tag="aliens/unequip"):
    """An equipped card goes back to the hand, at no cost; from a grunt it goes under the exhaust pile."""

    rule = "aliens/equip/unequip"
    seat: Seat
    who: Character
    card: Back

    def take_off(self, g: Position) -> None:
        zone = WEAPONS + self.who if self.card in g.zones[WEAPONS + self.who] else GEAR + self.who
        if zone == WEAPONS + self.who:
            g.weapon_leaves(self.who, self.card)
        if g.hero[self.who]:
            g.move(self.card, zone, HANDS + g.hero[self.who] - 1)
        else:
            g.zones[zone].remove(self.card)
            g.zones[EXHAUST].insert(0, self.card)  # aliens/character/grunt-no-hand
        if g.event_sink is not None:
            g.tell(UNEQUIPPED, self.rule, who=CHARACTER[self.who], card=f"card:{g.card_id(self.card)}")
