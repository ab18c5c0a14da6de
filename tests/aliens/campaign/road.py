"""A campaign at the end of one of its missions."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.aliens.box import DECK, DISCARD, EXHAUST, FROST, HANDS, REMOVED, RIPLEY, UNDER
from hullbreach.aliens.position import ABOARD, BETWEEN, GIRL, MARINES, OUT
from hullbreach.aliens.rules.set_up import SetUpMission
from hullbreach.aliens.scenario import AliensTable
from tests.aliens.alien_phase.lane import asked, squad, take_first


def campaign(*heroes: str, grunts: Sequence[str] = (), mission: str = "newt") -> AliensTable:
    """A campaign in the middle of this mission; of the squad only these are in it."""
    table = squad(*heroes, grunts=grunts, mission="campaign")
    if mission != "newt":
        g = table.state
        g.facts.update(newt=1, campaign_missions={"survive": 2}.get(mission, 1))
        if mission == "rescue":
            g.facts["captives"] = 1 << FROST | 1 << RIPLEY
        put_on(table, mission, *heroes)
        table.clear()
        table.only(*heroes, *grunts)
    return table


def put_on(table: AliensTable, mission: str, *heroes: str) -> None:
    """The campaign goes on with this mission, set up with these heroes and the advised gear."""
    g = table.state
    g.mission_number = next(n for n, each in enumerate(g.game.missions) if each.id == mission)
    table.state.stack[:] = [(SetUpMission(), 0)]
    table.run()
    through_set_up(table, heroes)


def through_set_up(table: AliensTable, heroes: Sequence[str]) -> None:
    """Answer the questions of a set-up."""
    while table.state.phase != MARINES and not table.game.over:
        take_first(table, *(f"hero/character:{hero}" for hero in heroes), "kits", "place-all", "advised-post")


def win(table: AliensTable) -> None:
    """The mission is won, or at least left by everybody; the first questions after it wait."""
    g = table.state
    for who in list(g.on_boards()):
        g.put_character(who, -1)
        g.status[who] = OUT
    if g.mission.id == "newt":
        g.load[g.status.index(OUT)] = GIRL
    assert ABOARD not in g.status
    table.finish_phase()


def between(table: AliensTable, *wanted: str) -> None:
    """Answer the questions after a mission up to the choice of the next."""
    while table.state.phase == BETWEEN and not table.game.over and asked(table)[0][1] != "ask-which-mission":
        take_first(table, *wanted)


def piles(table: AliensTable) -> dict[str, int]:
    """How many endurance cards are where."""
    zones = table.state.zones
    hands = sum(len(zones[HANDS + seat]) for seat in range(len(table.seats)))
    return {
        "deck": len(zones[DECK]) + len(zones[UNDER]),
        "exhaust": len(zones[EXHAUST]),
        "discard": len(zones[DISCARD]),
        "removed": len(zones[REMOVED]),
        "hands": hands,
    }
