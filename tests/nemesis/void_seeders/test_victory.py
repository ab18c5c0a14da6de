"""The contamination check of a game with void seeders."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import haunted, madden, madness, mind


def at_the_end(**levels: int) -> NemesisTable:
    """The captain sleeps, the scout is in a pod, the pilot is awake; the jump is next."""
    table = haunted("pilot", "captain", "scout")
    table.coordinates(b="earth")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    for name, objective in (("pilot", "ab-ovo"), ("captain", "hoarder"), ("scout", "extreme-field-biology")):
        table.objectives(name, objective)
    table.clock(time=1)
    table.hibernate("captain")
    table.evacuate("scout")
    table.turn("pilot")
    madden(table, **levels)
    return table


def lines(table: NemesisTable, *names: str) -> dict[str, str]:
    """By survivor: the line about the check."""
    found = {
        line["seat"]: line["line"] for line in table.game.outcome["lines"] if line["rule"].startswith("void-seeders")
    }
    return {name: found[table.seat(name)] for name in names if table.seat(name) in found}


@cites("void-seeders/victory/contamination-who", "void-seeders/victory/contamination-raise")
def test_survivors_get_madder_with_every_contamination_card_wherever_it_is() -> None:
    table = at_the_end(captain=1, scout=2)
    table.contaminate("captain", "clean", where="deck")
    table.contaminate("captain", "infected", where="hand")
    table.contaminate("captain", "clean", where="discard")
    table.contaminate("scout", "infected")
    table.end_round()
    assert (madness(table, "captain"), madness(table, "scout"), madness(table, "pilot")) == (4, 3, 1)
    assert lines(table, "captain", "scout", "pilot") == {"captain": "kept-mind", "scout": "kept-mind"}
    assert table.told("scanned") == table.told("final-draw") == []


@cites("void-seeders/victory/contamination-cap", "void-seeders/victory/contamination-draw")
@pytest.mark.parametrize("state", ["clean", "infected"])
def test_the_level_stops_at_five_and_then_one_draws_for_ones_life(state: str) -> None:
    table = at_the_end(captain=4, scout=1)
    table.contaminate("captain", *[state] * 3, where="deck")
    table.fate(action_card=["contamination", "search", "search", "rest"])
    table.end_round()
    assert madness(table, "captain") == 5
    assert len(table.told("final-draw")[0]["args"]["cards"]) == 4
    assert lines(table, "captain") == {"captain": "perished"}
    assert table.game.outcome["survivors"] == [table.seat("scout")]


@cites("void-seeders/victory/contamination-skip", "void-seeders/victory/contamination-draw")
def test_at_level_five_one_draws_at_once_and_may_live() -> None:
    table = at_the_end(captain=5)
    table.contaminate("captain", "infected", where="deck")
    table.fate(action_card=["search", "search", "rest", "reload"])
    table.end_round()
    assert table.told("insanity-rises") == []
    assert lines(table, "captain") == {"captain": "overcame-fear"}


def test_the_view_shows_panic_cards_and_lairs_to_everybody() -> None:
    table = haunted()
    mind(table).lairs_destroyed = 2
    assert table.game.view(None)["minds"] == {"deck": 20, "played": [], "discards": [], "lairs_destroyed": 2}
