"""A table at which somebody has a card to play, and enough others to pay for it."""

from __future__ import annotations

from hullbreach.nemesis.scenario import LockdownTable, scenario

PURSE = ("rest", "search", "search")
"""What pays, in every deck."""


def holding(who: str, card: str, *others: str, room: str | int = "alert-room", armed: bool = False) -> LockdownTable:
    """Whoever it is stands in a room with the others; it is their turn, there is power, and they hold the card.

    Nobody has any item unless armed.
    """
    table = scenario("lockdown", crew=[who, *others])
    table.power()
    for name in (who, *others):
        table.place(name, room)
        if not armed:
            table.lose_items(name)
    for name in others:
        table.hand(name)
    table.hand(who, card, *PURSE)
    table.turn(who)
    return table


def uses(table: LockdownTable, who: str, card: str) -> list[str]:
    """Play a card: in how many ways it can be used now."""
    table.play(who, "play", f"card:{card}")
    choice = table.choice(who)
    return table.options(who) if choice and choice.ask == "ask-use" else []


def may_play(table: LockdownTable, who: str, card: str) -> bool:
    """Whether a card can be played at all."""
    return f"play/card:{card}" in table.options(who)
