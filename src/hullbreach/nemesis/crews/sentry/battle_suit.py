"""The Battle Suit: its owner cannot be slimed, nor hurt by a fire in the room at the end of a turn."""

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
    """Its owner loses a slime marker when it is put on."""
    return _clean(g, activated.who)


@content.after(Settle)
def slime_comes_off_in_a_trade(g: Position, trade: Settle) -> Effects:
    """Its new owner loses a slime marker after a trade."""
    return [effect for who in trade.seats for effect in _clean(g, who)]


def _clean(g: Position, who: Seat) -> list[LoseSlime]:
    return [LoseSlime(who)] if g.is_slimed(who) and g.held(who, SUIT) >= 0 else []
