"""Rolling again: the second result stands, and both rolls count as one."""

from __future__ import annotations

from hullbreach.aliens.scenario import scenario
from hullbreach.rulebook.citing import cites

from .range import alien_phase, dial, exhausted, shooter

RIFLE = "m41a-pulse-rifle"


@cites("aliens/reroll/replaces", "aliens/reroll/counts-once", "aliens/reroll/final")
def test_only_the_second_result_counts_the_dial_drops_once_and_nobody_rolls_a_third_time() -> None:
    """The document's example (aliens/example/reroll-lowers-aim-once)."""
    for faces, left in ((["8", "5"], {}), (["8", "9"], {"C2:F6": 1})):
        table = shooter("hicks", RIFLE, dial=7)
        table.hand("hicks", "scrounge", "second-wind")
        alien = table.alien("C2:F6")
        table.acts("hicks")
        table.fate(attack=faces)
        table.play("hicks", "attack", alien)
        assert dial(table, "hicks") == 6
        table.play("hicks", "reroll", "card:scrounge")
        assert table.aliens() == left
        assert (dial(table, "hicks"), exhausted(table)) == (6, 1)
        assert table.game.choices[0].ask == "ask-action"  # no other roll is offered
        last = table.told("shot-hits" if not left else "shot-misses")[-1]["args"]
        assert (last["face"], last["needs"]) == (faces[1], 7)


@cites("aliens/reroll/replaces")
def test_a_worse_second_result_counts_as_well() -> None:
    table = scenario(["ripley"])
    table.only("ripley", "hicks")
    table.at("ripley", "C2:C7")
    table.at("hicks", "C2:C6")
    table.away("hicks")
    table.alien("C2:D7")
    table.fate(defense=["7", "10"])
    table.alien_phase()
    assert table.game.choices[0].ask == "ask-save"
    table.play("ripley", "save")
    assert table.of("ripley")["state"] == "killed"  # she would have been knocked down


@cites("aliens/reroll/final")
def test_a_defense_that_was_rolled_again_is_not_rolled_again_by_anybody_else() -> None:
    table = scenario(["ripley"])
    table.only("ripley", "hicks")
    table.at("ripley", "C2:C7")
    table.at("hicks", "C1:A12")
    table.hand("ripley", "twist-away")
    table.alien("C2:D7")
    table.fate(defense=["7", "8"])
    alien_phase(table)
    while table.game.choices[0].ask not in ("ask-save", "ask-moment"):
        table.play("ripley", "let-it-be")
    assert table.game.choices[0].ask == "ask-save"
    table.play("ripley", "save")
    assert not any(choice.ask == "ask-moment" for choice in table.game.choices)
    assert table.told("knocked-down")
    assert table.unused == {}
