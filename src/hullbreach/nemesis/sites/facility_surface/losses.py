"""What surface cards take from characters, wounds, cards, ammunition and items, and the questions they ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ....kernel import Effect, Effects, Option, Question, Seat
from ...box import DECK_OF_COLOUR, RED_DECK, RED_DISCARD
from ...position import Position
from ...rules.cards import DiscardActionCard, DiscardCard, payable
from ...rules.lapses import seat_is_gone, who_is_gone
from ...rules.losses import GiveUpItem, LoseAmmo, WhichAmmo, loaded
from ...rules.wounds import LightWound
from ..facility.position import FacilityPosition
from .deck import LOWER, UPPER
from .finds import DrawItem


class LoseToTheStorm(DiscardActionCard, tag="lockdown/lose-to-the-storm"):
    """Discard this many action cards. A player who has said publicly that none is left is not asked again."""

    rule = UPPER
    count: int = 1

    def _options(self, g: Position) -> Iterator[Option]:
        more = (replace(self, count=self.count - 1),) if self.count > 1 else ()
        for option in DiscardActionCard._options(self, g):
            yield Option(option.id, (*option.then, *more) if option.then else ())


class Freeze(Question, tag="lockdown/freeze"):
    """A character who is protected against the cold discards an action card or suffers a light wound."""

    rule = LOWER
    ask = "ask-freeze"

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("be-wounded", (LightWound(self.seat),), self.rule)
        for sort, back in payable(g, self.seat).items():
            yield Option(f"discard/{g.box.card_ref[sort]}", (DiscardCard(self.seat, back),), self.rule)

    def _asks(self, g: FacilityPosition) -> Sequence[Question]:
        return (self,) if g.hand(self.seat) else ()

    def _unasked(self, g: FacilityPosition) -> Effects:
        return (LightWound(self.seat),)

    _lapses = seat_is_gone


class LoseCharges(Effect, tag="lockdown/lose-charges"):
    """Every weapon of a character loses one ammunition."""

    rule = UPPER
    who: Seat

    def discharge(self, g: FacilityPosition) -> Effects:
        return [LoseAmmo(self.who, weapon, 1, self.rule) for weapon in loaded(g, self.who)]

    _lapses = who_is_gone


class LoseChargeOfChoice(WhichAmmo, tag="lockdown/lose-charge-of-choice"):
    """One weapon of a character loses one ammunition; with a single loaded one, which is public, nobody is asked."""

    rule = LOWER
    count: int = 1

    def _asks(self, g: FacilityPosition) -> Sequence[Question]:
        return (self,) if len(loaded(g, self.seat)) > 1 else ()

    def _unasked(self, g: FacilityPosition) -> Effects:
        return [LoseAmmo(self.seat, weapon, 1, self.rule) for weapon in loaded(g, self.seat)]


class LoseInTheSand(GiveUpItem, tag="lockdown/lose-in-the-sand"):
    """Discard one item card of one's choice."""

    rule = UPPER


class Dig(Question, tag="lockdown/dig"):
    """Draw an item of any colour; unprotected one may do so at the price of a light wound."""

    rule = UPPER
    ask = "ask-dig"
    sheltered: bool

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        rule = LOWER if self.sheltered else UPPER
        if not self.sheltered:
            yield Option("leave-buried", (), rule)
        price = () if self.sheltered else (LightWound(self.seat),)
        for colour, deck in DECK_OF_COLOUR.items():
            if g.zones[deck] or g.zones[deck + RED_DISCARD - RED_DECK]:
                yield Option(f"dig/deck:{colour}", (*price, DrawItem(self.seat, deck)), rule)

    def _args(self, g: FacilityPosition) -> dict[str, object]:
        return {"sheltered": "yes" if self.sheltered else "no"}

    def _lapses(self, g: FacilityPosition) -> bool:
        return seat_is_gone(self, g) or all(option.id == "leave-buried" for option in self._options(g))
