"""The Battle Suit: no slime inside it, and no harm from the fire one stands in when a turn ends."""

from __future__ import annotations

from ....kernel import Effects, Seat
from ...content.functions import Functions
from ...position import Position
from ...rules.movement import LoseSlime
from ...rules.quests import Activate
from ...rules.trade import Settle

SUIT = "battle-suit"


content = Functions()


@content.adjust("burns")
def not_in_the_suit(g: Position, wounds: int, who: Seat) -> int:
    """A fire in the room does not reach its owner (lockdown/fire/character-end-of-turn)."""
    return 0 if g.held(who, SUIT) >= 0 else wounds


@content.after(Activate)
def slime_comes_off(g: Position, activated: Activate) -> Effects:
    """Whoever puts it on loses a slime marker."""
    return _clean(g, activated.who)


@content.after(Settle)
def slime_comes_off_in_a_trade(g: Position, trade: Settle) -> Effects:
    """So does whoever has got it in a trade."""
    return [effect for who in trade.seats for effect in _clean(g, who)]


def _clean(g: Position, who: Seat) -> list[LoseSlime]:
    return [LoseSlime(who)] if g.is_slimed(who) and g.held(who, SUIT) >= 0 else []
