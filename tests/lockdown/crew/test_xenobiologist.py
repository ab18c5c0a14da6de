"""The Xenobiologist: knowledge makes the cuts deeper."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/injury/markers")
def test_a_vivisection_is_one_injury_and_one_more_for_every_two_knowledge() -> None:
    for knowledge, injuries in ((1, 1), (2, 2), (7, 4)):
        table = holding("xenobiologist", "vivisection", room=1)
        table.knowledge("xenobiologist", knowledge)
        foe = table.intruder("queen", 1)
        uses(table, "xenobiologist", "vivisection")
        assert table.told("injured")[0]["args"] | {"foe": foe, "count": injuries} == table.told("injured")[0]["args"]


@cites("lockdown/knowledge/other")
def test_what_is_here_is_studied_and_stays() -> None:
    table = holding("xenobiologist", "field-experience", "hacker", room=1)
    assert not may_play(table, "xenobiologist", "field-experience")
    table.object("carcass", "hacker")
    uses(table, "xenobiologist", "field-experience")
    assert (table.of("xenobiologist").knowledge, table.of("hacker").objects) == (2, ["carcass"])


@pytest.mark.parametrize(("kind", "learned"), [("creeper", 1), ("adult", 1), ("breeder", 2), ("queen", 2)])
@cites("lockdown/knowledge/other")
def test_what_is_alive_teaches_according_to_its_size(kind: str, learned: int) -> None:
    table = holding("xenobiologist", "field-experience", room=1)
    table.intruder(kind, 1)
    uses(table, "xenobiologist", "field-experience")
    assert table.of("xenobiologist").knowledge == 1 + learned


@cites("lockdown/knowledge/other")
def test_a_breeder_or_the_queen_teaches_twice_as_much_and_knowledge_stops_at_eight() -> None:
    table = holding("xenobiologist", "field-experience", room=1)
    table.intruder("breeder", 1)
    table.knowledge("xenobiologist", 7)
    uses(table, "xenobiologist", "field-experience")
    assert table.of("xenobiologist").knowledge == 8
    table.hand("xenobiologist", "field-experience", "rest", "search")
    table.turn("xenobiologist")
    assert not may_play(table, "xenobiologist", "field-experience")


@cites("lockdown/injury/retreat-move")
def test_pheromones_drive_one_intruder_off_and_all_with_enough_knowledge() -> None:
    table = holding("xenobiologist", "pheromones", room=1)
    foes = [table.intruder("adult", 1), table.intruder("creeper", 1)]
    table.knowledge("xenobiologist", 2)
    assert not may_play(table, "xenobiologist", "pheromones")
    for knowledge in (3, 5):
        table.knowledge("xenobiologist", knowledge)
        assert [option for option, _ in table.state.box.card_uses["pheromones"].uses(table.state, 0)] == [
            f"drive-off/{foe}" for foe in foes
        ]
    table.knowledge("xenobiologist", 6)
    options = uses(table, "xenobiologist", "pheromones")
    assert options == [*(f"drive-off/{foe}" for foe in foes), "drive-all-off"]
    table.play("xenobiologist", "drive-all-off")
    assert [event["args"]["foe"] for event in table.told("retreats")] == foes


@cites("lockdown/action/card-or")
def test_the_lab_routine_uses_a_green_room_or_dresses_anybody_s_wound() -> None:
    table = holding("xenobiologist", "lab-routine", "hacker")
    assert not may_play(table, "xenobiologist", "lab-routine")
    table.wound("hacker", "head")
    uses(table, "xenobiologist", "lab-routine")
    assert table.of("hacker").dressed_wounds == ["head"]
    table = holding("xenobiologist", "lab-routine")
    table.place("xenobiologist", table.lay("emergency-room"))
    table.light("xenobiologist", 1)
    assert may_play(table, "xenobiologist", "lab-routine")
    table.malfunction("emergency-room")
    assert not may_play(table, "xenobiologist", "lab-routine")
