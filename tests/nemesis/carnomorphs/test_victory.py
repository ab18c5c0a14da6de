"""The contamination check at the end of a game with carnomorphs."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.modes.victory import SurvivalCheck
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.final_check import MutationCheck
from hullbreach.rulebook.citing import cites

from .aboard import carry_out, changed, crew, mutate

CLEAN_DECK = ("rest", "search", "demolition", "reload")


def asleep(*contamination: str, mutant: bool = False, markers: int = 0) -> NemesisTable:
    """The captain sleeps, and owns these contamination cards."""
    table = crew("captain", "scout")
    table.hand("captain", *contamination and ())
    if contamination:
        table.contaminate("captain", *contamination)
    if mutant:
        mutate(table, "captain", "mimicry", markers)
    table.hibernate("captain")
    return table


def check(table: NemesisTable, *drawn: str) -> NemesisTable:
    if drawn:
        table.fate(action_card=drawn)
    carry_out(table, MutationCheck(0))
    return table


def told(table: NemesisTable, kind: str) -> int:
    return sum(e["kind"] == kind for e in table.game.events())


@cites("carnomorphs/victory/contamination-who")
def test_everybody_alive_is_checked_asleep_or_in_a_pod_and_nobody_else() -> None:
    table = crew("captain", "scout", "pilot", "mechanic")
    table.hibernate("captain")
    table.evacuate("scout")
    table.dead("pilot")
    table.run()
    g = table.state
    check = next(cls for cls in (g.mode.victory_check(),) if isinstance(cls, SurvivalCheck))
    due = check.contamination(g)
    assert [effect for effect in due or () if isinstance(effect, MutationCheck)] == [MutationCheck(0), MutationCheck(1)]


@cites("carnomorphs/victory/contamination-scan")
@pytest.mark.parametrize("where", ["deck", "discard", "hand"])
def test_all_cards_are_scanned_and_an_infected_one_gives_a_mutation_card(where: str) -> None:
    table = crew("captain", "scout")
    table.contaminate("captain", "clean", "infected", where=where)
    table.hibernate("captain")
    check(table, *CLEAN_DECK)
    assert told(table, "scanned") == 1
    assert changed(table).is_mutant(0)
    assert told(table, "final-draw") == 1


@cites("carnomorphs/victory/contamination-scan")
def test_without_an_infected_card_nothing_is_drawn() -> None:
    table = check(asleep("clean", "clean"))
    assert not changed(table).is_mutant(0)
    assert told(table, "final-draw") == 0


@cites("carnomorphs/victory/contamination-skip-scan")
def test_a_mutant_is_not_scanned_but_draws() -> None:
    table = check(asleep("clean", mutant=True), *CLEAN_DECK)
    assert told(table, "scanned") == 0
    assert told(table, "final-draw") == 1


@cites("carnomorphs/victory/contamination-draw", "carnomorphs/victory/contamination-death")
@pytest.mark.parametrize(
    ("markers", "drawn", "dies"),
    [
        (0, ("contamination", "contamination", "contamination", "rest"), False),
        (1, ("contamination", "contamination", "contamination", "rest"), True),
        (3, ("rest", "search", "demolition", "reload"), False),
        (3, ("rest", "search", "contamination", "reload"), True),
    ],
)
def test_each_contamination_card_among_four_is_a_marker_and_four_kill(
    markers: int, drawn: tuple[str, ...], dies: bool
) -> None:
    table = check(asleep("clean", "clean", "clean", mutant=True, markers=markers), *drawn)
    assert changed(table).markers[0] == markers + drawn.count("contamination")
    assert table.of("captain").dead == dies
    assert table.intruders() == {}
