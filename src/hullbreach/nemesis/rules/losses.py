"""Losses against one's will: ammunition, or an item of one's choice."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..event_kinds import AMMO_LOST
from ..position import Position
from ..refs import SEAT
from .items import DiscardItem
from .lapses import who_is_gone

RULE = "lockdown/event/effect"


def loaded(g: Position, who: Seat) -> list[Back]:
    """The weapons of a character that have ammunition, the fullest of alike ones last."""
    return sorted((back for back in g.carried_items(who) if g.item(back).weapon and g.ammo_in(back)), key=g.ammo_in)


class WasteAmmo(Effect, tag="lockdown/waste-ammo"):
    """This much ammunition of a character's weapons is discarded. With several weapons, the owner says which."""

    rule = RULE
    who: Seat
    count: int

    def choose(self, g: Position) -> Effects:
        weapons = loaded(g, self.who)
        if len(weapons) > 1:
            return [WhichAmmo(self.who, self.count)]
        return [LoseAmmo(self.who, weapon, self.count) for weapon in weapons]

    _lapses = who_is_gone


class WhichAmmo(Question, tag="lockdown/which-ammo"):
    """Which weapon loses one ammunition."""

    rule = RULE
    ask = "ask-waste-ammo"
    count: int

    def _options(self, g: Position) -> Iterator[Option]:
        rest = (WasteAmmo(self.seat, self.count - 1),) if self.count > 1 else ()
        for name, back in {g.item_name(back): back for back in loaded(g, self.seat)}.items():
            yield Option(f"waste-ammo/item:{name}", (LoseAmmo(self.seat, back, 1, self.rule), *rest), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"count": self.count}

    def _lapses(self, g: Position) -> bool:
        return not loaded(g, self.seat)  # it has been dropped meanwhile


class LoseAmmo(Effect, tag="lockdown/lose-ammo"):
    """A weapon loses ammunition."""

    rule = RULE
    who: Seat
    weapon: Back
    count: int
    because: str = RULE

    def lose(self, g: Position) -> None:
        lost = min(self.count, g.ammo_in(self.weapon))
        g.ammo[self.weapon - g.box.first_item] -= lost
        item = f"item:{g.item_name(self.weapon)}"
        g.tell(AMMO_LOST, self.because, who=SEAT[self.who], item=item, count=lost, ammo=g.ammo_in(self.weapon))


class GiveUpItem(Question, tag="lockdown/give-up-item"):
    """Discard one item card of one's choice."""

    rule = RULE
    ask = "ask-give-up-item"

    def _options(self, g: Position) -> Iterator[Option]:
        for name, back in {g.item_name(back): back for back in g.carried_items(self.seat)}.items():
            yield Option(f"give-up/item:{name}", (DiscardItem(self.seat, back, self.rule),), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.carried_items(self.seat)  # it has been dropped meanwhile


def give_up_item(g: Position, question: GiveUpItem) -> list[Effect]:
    """Somebody discards one item card. Without a choice the question is skipped."""
    items = g.carried_items(question.seat)
    return [question] if len(items) > 1 else [DiscardItem(question.seat, item, question.rule) for item in items]
