"""A shooter alone in a long corridor, about to act."""

from __future__ import annotations

from typing import Any

from hullbreach.aliens.scenario import AliensTable, scenario


def shooter(hero: str, *weapons: str, dial: int = 6, at: str = "C2:C6", others: tuple[str, ...] = ()) -> AliensTable:
    """A hero with these weapons in the crossroads of C2, where row 6 is free from A to L; others wait far off."""
    table = scenario([hero])
    table.state.barricades = 0
    table.only(hero, *others)
    for number, other in enumerate(others):
        table.at(other, f"C1:{'ABCD'[number]}11")
    table.at(hero, at)
    table.weapons(hero, *weapons)
    table.dial(hero, dial)
    table.acts(hero)
    return table


def dial(table: AliensTable, who: str) -> int:
    """The number an aim dial shows."""
    number: int = table.of(who)["dial"]
    return number


def exhausted(table: AliensTable) -> int:
    """How many cards lie on the exhaust pile."""
    return len(table.pile("exhaust"))


def actions_left(table: AliensTable) -> int:
    """How many actions are left to the character that is asked for one."""
    choice = table.game.choices[0]
    assert choice.ask == "ask-action"
    left = choice.args["count"]
    assert isinstance(left, int)
    return left


def targets(table: AliensTable, who: str, weapon: str) -> set[str]:
    """What a weapon can be used against now: aliens, or spaces for an area attack."""
    start = f"attack/card:{weapon}/"
    return {option.removeprefix(start) for option in table.options(who) if option.startswith(start)}


WAYS = {"ask-which-way", "ask-which-target", "ask-which-alien", "ask-which-side"}


def alien_phase(table: AliensTable) -> list[dict[str, Any]]:
    """What happens in the alien phase until somebody is asked for more than the way that something takes."""
    before = len(table.game.events())
    table.alien_phase()
    while table.game.choices and table.game.choices[0].ask in WAYS:
        choice = table.game.choices[0]
        table.play(choice.seat, choice.options[0].id)
    return table.game.events()[before:]


def of_kind(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """What was told by the events of one kind."""
    return [event["args"] for event in events if event["kind"] == kind]
