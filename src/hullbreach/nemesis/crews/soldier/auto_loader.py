"""The Auto Loader: once activated it is attached to the assault rifle, which Energy Charges then load at no cost."""

from __future__ import annotations

from ....kernel import Back, Effects, Option, Seat
from ...position import Position
from ...rules.ammunition import Reload, not_full
from ...rules.attachments import Attach, attached_to
from ...rules.offers import ATTACHED, Kind, Means, Offers, barred
from ...rules.quests import Activate
from ...rules.turn import allowed
from ...rules.uses import UseItem

AUTO_LOADER, RIFLE = "auto-loader", "assault-rifle"
CAPACITY = 1


def fit_auto_loader(g: Position, activated: Activate) -> Effects:
    """It is attached as soon as it is activated, if its owner has the rifle in hand."""
    who, back = activated.who, activated.back
    rifle = g.held(who, RIFLE)
    return [Attach(who, back, rifle, CAPACITY)] if g.item_name(back) == AUTO_LOADER and rifle >= 0 else None


class AutoLoad(UseItem, tag="nemesis/auto-load"):
    """Fill a weapon that has the Auto Loader with an Energy Charge, free of charge."""

    rule = "nemesis/item/attached"
    weapon: Back

    def choose_use(self, g: Position) -> Effects:
        return [Reload(self.weapon, g.capacity(self.weapon))]

    _how = None  # type: ignore[assignment]  # its option says it all

    def _id(self, g: Position) -> str:
        return f"auto-load/item:{g.item_name(self.back)}/item:{g.item_name(self.weapon)}"

    def _impossible(self, g: Position) -> str | None:
        return None

    def _lapses(self, g: Position) -> bool:
        return super()._lapses(g) or self.weapon not in g.hands(self.who)


def auto_loader_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Load every weapon with the Auto Loader that is not full."""
    weapons = [weapon for weapon in not_full(g, who) if attached_to(g, weapon, AUTO_LOADER)]
    charge = g.held(who, "energy-charge")
    if charge < 0:
        return ()
    cost = g.adjusted("item-cost", 0, who)
    loads = [AutoLoad(who, charge, weapon) for weapon in weapons]
    return ((barred(means, cost, g.item(charge).combat), cost, loads),)


def auto_loader_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """The allowed ways to load with it."""
    return allowed(g, auto_loader_offers(g, who, means))


AUTO_LOADING = Kind(ATTACHED, auto_loader_offers, auto_loader_options)
