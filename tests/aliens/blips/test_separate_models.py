"""The optional rule of many models: separate aliens instead of a swarm."""

from __future__ import annotations

import pytest

from hullbreach.aliens.rules import models
from hullbreach.aliens.rules.lookout import LookOut
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, carried_out, facts, hunted, squad, trail


def spotted(number: int, swarms: str = "models") -> AliensTable:
    """Hicks has spotted a blip of this number on the other side of an open door, from C2:F4."""
    table = squad("hicks", swarms=swarms)
    table.at("hicks", "C2:F4")
    table.blip("C2:D7", number)
    carried_out(table, LookOut())
    return table


@cites("aliens/optional-aliens/models-instead-of-swarms", "aliens/optional-aliens/first-model")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_with_the_option_a_blip_places_that_many_models_and_else_a_swarm(number: int) -> None:
    table = spotted(number)
    assert sorted(table.aliens().values()) == [1] * number
    assert "C2:D7" in table.aliens()
    assert spotted(number, "tokens").aliens() == {"C2:D7": number}


@cites("aliens/optional-aliens/further-models", "aliens/optional-aliens/choice", "aliens/choice/highest-rank")
@pytest.mark.parametrize("chosen", ["c2-d6", "c2-c7"])
def test_the_second_goes_into_an_empty_space_beside_the_first_that_nobody_sees(chosen: str) -> None:
    table = squad("hudson", "gorman", swarms="models")
    table.at("hudson", "C2:F4")
    table.at("gorman", "C1:A1")
    table.blip("C2:D7", 2)
    table.happens(LookOut())
    assert asked(table) == [(1, "ask-where-model")]
    # C6 is out of sight as well, but a model there would open the door of the ward
    assert table.options("gorman") == ["model/space:c2-d6", "model/space:c2-c7"]
    table.game.answer(f"model/space:{chosen}", 1)
    assert sorted(table.aliens()) == sorted(["C2:D7", chosen.replace("c2-", "C2:").upper()])


@cites("aliens/optional-aliens/further-models")
def test_a_space_that_is_taken_is_not_used() -> None:
    table = squad("hicks", swarms="models")
    table.at("hicks", "C2:F4")
    table.alien("C2:D6")
    table.blip("C2:D7", 2)
    carried_out(table, LookOut())
    assert table.aliens() == {"C2:D6": 1, "C2:D7": 1, "C2:C7": 1}


@cites("aliens/optional-aliens/overflow")
def test_with_no_unseen_space_left_the_nearest_ones_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(models, "would_be_seen", lambda g, space: True)
    table = spotted(4)
    walk = table.state.board.walk(table.space("C2:D7"))
    assert sorted(walk[table.space(space)] for space in table.aliens()) == [0, 1, 1, 1]


@cites("aliens/optional-aliens/activation", "aliens/blip/activation")
def test_all_models_of_a_moving_blip_finish_its_movement_before_the_next_blip() -> None:
    table = squad("hicks", swarms="models")
    table.at("hicks", "C2:F3")
    table.blip("C2:J5", 2)
    table.blip("C2:L12", 1)
    table.fate(blips=["5"], defense=["5", "5"])
    hunted(table)
    movers = facts(table, "alien-stepped", "mover")
    kinds = [mover.partition(":")[0] for mover in movers]
    assert kinds == ["blip"] * 3 + ["alien"] * 3 + ["blip"] * 5
    # two spaces are left: the closer one needs one of them to come next to him, the other both
    assert [len(trail(table, alien)) for alien in ("alien:0", "alien:1")] == [1, 2]
    assert movers[3:6] == ["alien:0", "alien:1", "alien:1"]
    assert facts(table, "alien-attacks", "alien") == ["alien:0", "alien:1"]


@cites(
    "aliens/optional-aliens/models-instead-of-swarms",
    "aliens/optional-aliens/first-model",
    "aliens/optional-aliens/further-models",
    "aliens/optional-aliens/overflow",
    "aliens/optional-aliens/choice",
)
def test_example_optional_four_aliens() -> None:
    table = squad("hicks", "gorman", "hudson", swarms="models")
    table.at("hicks", "C2:F2")
    table.at("hudson", "C1:B1")
    table.at("gorman", "C1:A1")
    table.blip("C2:D7", 4, spotted=True)
    assert table.blips() == ["C2:D7"]
    table.acts("hicks")
    table.play("hicks", "move")
    table.play("hicks", "go/space:c2-f4")
    assert table.where("hicks") == "C2:F4"
    assert asked(table) == [(1, "ask-where-model")]
    table.game.answer("model/space:c2-d6", 1)
    g = table.state
    assert sorted(table.aliens()) == ["C2:C7", "C2:D6", "C2:D7"]
    assert asked(table) == [(1, "ask-where-model")]
    fourth = [option.removeprefix("model/space:c2-").upper() for option in table.options("gorman")]
    walk = g.board.walk(table.space("C2:D7"))
    assert {walk[table.space(f"C2:{spot}")] for spot in fourth} == {2}
    assert "C6" not in fourth
    assert not any(models.would_be_seen(g, table.space(f"C2:{spot}")) for spot in fourth)
    table.game.answer(table.options("gorman")[-1], 1)
    assert table.aliens() == {"C2:D7": 1, "C2:D6": 1, "C2:C7": 1, f"C2:{fourth[-1]}": 1}
