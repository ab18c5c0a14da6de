"""Positions that the tests of the night stalkers start from."""

from __future__ import annotations

from hullbreach.nemesis.scenario import LockdownTable, scenario

DARK, LIT = 12, 18
"""The alert room and the repository: their sections are 2 and 3."""


def crew(*names: str, room: int = DARK) -> LockdownTable:
    """These characters in one room; section 2 is dark, 1 and 3 have power, and the first is about to act."""
    table = scenario("lockdown", crew=names or ("sentry", "hacker"), seed=5)
    table.power()
    table.dark(2)
    for name in table.seats:
        table.place(name, room)
    table.state.first_encounter = True
    table.clock(13, on=True)  # no threshold ahead
    table.weakness(1, "light-shy")
    table.turn(table.seats[0])
    return table


def attacked(kind: str, card: str, *wounds: str, room: int = DARK, draws: tuple[str, ...] = ()) -> LockdownTable:
    """The sentry, so wounded, alone with an intruder that attacks with this card in the event phase."""
    table = crew("sentry", "hacker", room=room)
    table.place("hacker", 1)
    table.wound("sentry", *wounds)
    table.intruder(kind, room)
    table.turn("sentry")
    table.fate(wound=draws)
    table.attack_cards(card)
    table.event_phase()
    return table
