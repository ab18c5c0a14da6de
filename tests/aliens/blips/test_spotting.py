"""Blips that come into sight: when they are spotted, and what takes their place."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import POOL
from hullbreach.aliens.rules.lookout import LookOut
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, facts, hunted, play_on, squad, story


@cites("aliens/blip/two-sides")
def test_nobody_knows_the_number_of_a_blip_until_it_is_spotted() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:L3", 4)
    g = table.state
    for viewer in (None, 0):
        assert [blip["number"] for blip in table.game.view(viewer)["blips"]] == [None]
    assert not g.is_known(g.box.first_blip + next(n for n, at in enumerate(g.blip_at) if at >= 0))
    table.blip("C2:F5", 2, spotted=True)
    assert len(table.blips()) == 1
    assert table.aliens() == {"C2:F5": 2}


@cites("aliens/blip/reveal-number", "aliens/blip/one-alien", "aliens/blip/becomes-swarm")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_number_says_how_many_aliens_model_and_tokens_are_together(number: int) -> None:
    table = alone_at("C2:F3")
    table.blip("C2:F7", number, spotted=True)
    assert table.aliens() == {"C2:F7": number}
    g = table.state
    assert g.alien_tokens == [number - 1]
    assert table.blips() == []
    spotted = [event for event in table.game.events() if event["kind"] == "blip-spotted"]
    assert [event["args"]["number"] for event in spotted] == [number]


@cites("aliens/blip/return-to-pool", "aliens/blip/two-sides")
def test_the_blip_is_shuffled_back_into_the_pool_with_its_number_hidden() -> None:
    table = alone_at("C2:F3")
    g = table.state
    before = sorted(g.zones[POOL])
    table.blip("C2:F7", 5, spotted=True)
    assert sorted(g.zones[POOL]) == before
    assert not any(g.is_known(back) for back in g.zones[POOL])


@cites("aliens/blip/interrupt", "aliens/blip/spotting-trigger", "aliens/door/opens-automatically")
def test_a_characters_move_is_suspended_when_it_opens_a_door_and_goes_on_afterwards() -> None:
    table = alone_at("C2:H6")
    table.blip("C2:J2", 2)
    table.acts("hicks")
    table.play("hicks", "move")
    table.play("hicks", "go/space:c2-l6")
    assert facts(table, "blip-spotted", "number") == [2]
    assert asked(table) == [(0, "ask-where-to")]
    assert table.where("hicks") == "C2:J6"
    assert table.choice("hicks").args["count"] == 2  # type: ignore[union-attr]
    assert "stay" in table.options("hicks")
    table.play("hicks", "go/space:c2-l6")
    assert table.where("hicks") == "C2:L6"
    assert table.aliens() == {"C2:J2": 2}


@cites("aliens/blip/spotting-trigger")
@pytest.mark.parametrize("space", ["C2:F7", "C2:L3"], ids=["in-sight", "behind-a-door"])
def test_only_a_blip_in_line_of_sight_is_spotted(space: str) -> None:
    table = alone_at("C2:F3")
    table.blip(space, 1, spotted=True)
    assert (table.blips() == []) == (space == "C2:F7")


@cites("aliens/blip/spotting-trigger")
def test_somebody_knocked_down_spots_too() -> None:
    table = squad("gorman", grunts=["hicks"])
    table.at("gorman", "C1:A1")
    table.at("hicks", "C2:F3")
    table.down("hicks")
    table.blip("C2:F7", 1, spotted=True)
    assert table.aliens() == {"C2:F7": 1}


@cites("aliens/blip/spotting-trigger")
def test_a_sentry_gun_spots_nothing() -> None:
    table = alone_at("C1:A1")
    table.sentry("C2:A6", "east")
    table.blip("C2:K6", 1, spotted=True)
    assert table.blips() == ["C2:K6"]


@cites("aliens/blip/spotting-trigger")
def test_a_barricade_that_is_taken_away_opens_the_door_and_shows_what_is_behind() -> None:
    table = alone_at("C2:G3")
    table.barricade("C2:G3", "C2:H3")
    table.blip("C2:L3", 1, spotted=True)
    assert table.blips() == ["C2:L3"]
    table.acts("hicks")
    table.fate(tech=["5"])
    table.play("hicks", "unbar")
    assert table.aliens() == {"C2:L3": 1}


@cites("aliens/blip/spotting-trigger")
def test_a_blip_that_moves_into_sight_is_spotted_in_that_space() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:L7", 1)
    table.fate(blips=["6"])
    hunted(table)
    spotted = facts(table, "blip-spotted", "space")
    assert len(spotted) == 1
    before = facts(table, "alien-stepped", "space")
    assert spotted[0] in before
    movers = facts(table, "alien-stepped", "mover")
    at = before.index(spotted[0])
    assert all(mover.startswith("blip") for mover in movers[: at + 1])
    assert all(mover.startswith("alien") for mover in movers[at + 1 :])


@cites("aliens/blip/spotting-trigger", "aliens/choice/highest-rank")
@pytest.mark.parametrize("first", ["C2:F6", "C2:G7"])
def test_with_many_models_the_highest_rank_says_which_of_several_is_turned_over_first(first: str) -> None:
    table = squad("hudson", "gorman", swarms="models")
    table.at("hudson", "C2:F3")
    table.at("gorman", "C1:A1")
    table.blip("C2:F6", 1)
    table.blip("C2:G7", 1)
    table.happens(LookOut())
    assert asked(table) == [(1, "ask-which-blip")]
    table.game.answer(f"spot/{table.ref(first)}", 1)
    play_on(table)
    spotted = [event["args"]["space"] for event in table.game.events() if event["kind"] == "blip-spotted"]
    assert spotted[0] == table.ref(first)
    assert len(spotted) == 2
    assert story(table, "blip-spotted") == ["blip-spotted"] * 2
