"""The scenario table as the design page writes it."""

from __future__ import annotations

from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites


@cites("nemesis/escape/attacks-first")
def test_a_table_is_set_up_in_a_sentence_or_two() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", "room:7")
    table.intruder("adult", "room:7")
    table.fate(attack=["claw-attack"], noise=["2"])
    table.play("captain", "move", to="room:6")
    assert table.of("captain").light_wounds == 2
    assert table.of("captain").room == "room:6"
    assert "nemesis/escape/attacks-first" in table.rules_told()
