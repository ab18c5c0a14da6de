"""How many tracker cards each mission draws a turn, by number of players."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import NEWT
from hullbreach.aliens.missions.draws import DrawRow, cards_in
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites

HEROES = ("hicks", "hudson", "vasquez", "frost", "gorman", "ripley")


def draws(table: AliensTable, turns: int) -> list[int]:
    """The cards of the first turns."""
    g = table.state
    found = []
    for turn in range(1, turns + 1):
        g.turn = turn
        found.append(g.mission.draws(g))
    return found


@cites("aliens/motion-tracker/draw-count", "aliens/setup/mission-card-authority")
@pytest.mark.parametrize(
    ("mission", "players", "expected"),
    [
        ("newt", 1, [0] * 5 + [2] * 5 + [4] * 2),
        ("newt", 3, [0] * 5 + [3] * 5 + [4] * 2),
        ("newt", 5, [0] * 5 + [4] * 5 + [5] * 2),
        ("escape", 1, [2] * 2 + [3] * 2 + [4] * 3),
        ("escape", 3, [3] * 2 + [4] * 4),
        ("escape", 4, [3] * 2 + [4] * 2 + [5] * 2),
        ("escape", 6, [4] * 2 + [5] * 3),
        ("survive", 1, [5] * 12),
        ("survive", 2, [5] * 12),
        ("survive", 3, [5] * 12),
        ("survive", 4, [5] * 2 + [6] * 10),
        ("survive", 5, [6] * 12),
        ("rescue", 1, [0, 0, 1, 2, 1, 2, 1]),
        ("rescue", 3, [0, 0, 2, 2, 2]),
        ("resupply", 1, [0, 2, 1, 2, 1, 2]),
        ("resupply", 4, [0, 2, 2, 2, 2, 2]),
        ("mess-call", 1, [3] * 3),
        ("mess-call", 4, [4] * 3),
        ("mess-call", 5, [5] * 3),
        *[("purge-cycle", players, [cards] * 3) for players, cards in ((1, 4), (3, 5), (6, 6))],
        *[("burn-it-out", players, [cards] * 3) for players, cards in ((1, 5), (3, 6), (6, 7))],
        *[("two-rooms", players, [cards] * 3) for players, cards in ((1, 2), (3, 3), (6, 4))],
    ],
)  # fmt: skip
def test_the_cards_of_a_turn(mission: str, players: int, expected: list[int]) -> None:
    table = scenario(list(HEROES[:players]), mission=mission)
    assert draws(table, len(expected)) == expected


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize(("dish", "called"), [(0, 4), (1, 6)])
def test_survive_draws_one_more_from_the_turn_after_the_call(dish: int, called: int) -> None:
    table = scenario(["hicks", "hudson"], mission="survive")
    table.state.facts.update(called=called, dish=dish)
    assert draws(table, called + 3) == [5] * called + [6] * 3


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize(
    ("mission", "adults", "expected"),
    [
        ("escape", 5, [3] * 2 + [4] * 4),
        ("escape", 4, [2] * 2 + [3] * 4),
        ("escape", 3, [1] * 2 + [2] * 4),
        ("survive", 5, [4] * 6),
        ("survive", 2, [1] * 6),
        ("rescue", 4, [0, 0, 2, 2]),
        ("rescue", 3, [0, 0, 1, 1]),
        ("newt", 4, [0] * 5 + [3]),
        ("resupply", 3, [0, 2, 2, 2, 2]),
    ],
)
def test_a_short_handed_squad_draws_one_card_fewer_for_each_who_is_missing(
    mission: str, adults: int, expected: list[int]
) -> None:
    table = scenario(["hicks", "hudson"], mission=mission)
    g = table.state
    heroes = [who for who in g.on_boards() if g.hero[who]]
    grunts = [who for who in g.on_boards() if not g.hero[who] and who != NEWT]
    table.only(*(g.box.character_ids[who] for who in [*heroes, *grunts][:adults]))
    assert draws(table, len(expected)) == expected


@cites("aliens/setup/mission-card-authority")
def test_what_counts_is_how_many_there_were_at_set_up() -> None:
    table = scenario(["hicks", "hudson"], mission="rescue")
    table.only("hicks", "hudson", "vasquez")
    g = table.state
    g.facts["freed"] = 1 << table.character("ripley")
    table.at("ripley", "P3:A6")
    assert draws(table, 4)[-1] == 1
    table = scenario(["hicks", "hudson"], mission="escape")
    table.away("vasquez", "frost", state="killed")
    assert draws(table, 2) == [3, 3]


@pytest.mark.parametrize(
    ("rows", "players", "expected"),
    [
        ((), 2, [3, 3, 3, 3, 3]),
        ((DrawRow(turn=3, more=1),), 2, [3, 3, 4, 4, 4]),
        ((DrawRow(more=1, players=(1, 4)),), 2, [3, 3, 3, 3, 3]),
        ((DrawRow(more=1, players=(1, 4)),), 4, [4, 4, 4, 4, 4]),
        ((DrawRow(turn=2, more=1), DrawRow(turn=4, more=2)), 2, [3, 4, 4, 6, 6]),
        ((DrawRow(turn=2, cards=(0, 1, 5)),), 2, [3, 0, 1, 5, 0]),
        ((DrawRow(cards=(2,)), DrawRow(turn=3, players=(2,), cards=(1,))), 2, [2, 2, 1, 1, 1]),
        ((DrawRow(cards=(2,)), DrawRow(turn=3, players=(2,), cards=(1,))), 3, [2, 2, 2, 2, 2]),
        ((DrawRow(cards=(2,)), DrawRow(turn=4, more=1)), 2, [2, 2, 2, 3, 3]),
    ],
)
def test_rows_add_to_the_usual_number_or_take_its_place(
    rows: tuple[DrawRow, ...], players: int, expected: list[int]
) -> None:
    assert [cards_in(turn, players, 3, rows) for turn in range(1, 6)] == expected


@cites("aliens/setup/mission-card-authority")
def test_a_short_handed_squad_draws_at_least_one() -> None:
    table = scenario(["hicks"], mission="rescue")
    table.only("hicks", "hudson", "vasquez")
    assert draws(table, 7) == [0, 0, 1, 1, 1, 1, 1]
