"""A finished game in numbers: what fell turn by turn, and where everybody went."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hullbreach import library
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.bots import answer_of, bot_of
from hullbreach.describe.wording import Wording
from hullbreach.describers import describer_for


def seen(table: AliensTable) -> Wording:
    """What everybody sees now, in words."""
    game = table.game
    return describer_for(game, "en").of(game.sight(None))


def test_hits_are_counted_and_captors_are_not() -> None:
    chronicle = library.title("aliens").chronicle()
    table = scenario(["hicks", "hudson"], mission="survive")
    table.only("hicks", "hudson")
    table.at("hicks", "C2:F6")
    table.at("hudson", "C2:A6")
    swarm = table.alien("C2:J6", tokens=2)
    table.weapons("hicks", "hk-vp70-pistol")
    table.dial("hicks", 6)
    table.acts("hicks")
    chronicle.see(0, seen(table))
    table.fate(attack=["1"])
    table.play("hicks", f"attack/card:hk-vp70-pistol/{swarm}")
    chronicle.see(1, seen(table))
    told = chronicle.told(seen(table))
    assert told["turns"][-1]["kills"] == 1
    assert told["turns"][-1]["hunters"] == 2


def test_a_game_has_a_turn_for_each_and_a_path_for_everybody() -> None:
    game = library.new("aliens", 2, 3, {"mission": "resupply"})
    chronicle, say = library.title("aliens").chronicle(), describer_for(game, "en")
    rng, bot, point = Random(3), bot_of("aliens"), 0
    while not game.over:
        chronicle.see(point, say.of(game.sight(None)))
        game.answer(answer_of(bot, game, game.choice, rng), game.choice.seat)
        point += 1
    chronicle.see(point, say.of(game.sight(None)))
    told = chronicle.told(say.of(game.sight(None)))
    assert len(told["turns"]) >= 4
    assert len(told["squad"]) == 4
    for person in told["squad"]:
        assert len(person["states"]) == len(told["turns"])
        assert person["path"]
        assert all(step["name"] for step in person["path"])
    assert sum(turn["kills"] for turn in told["turns"]) > 0


def campaign_told(seed: int) -> tuple[dict[str, Any], list[Any]]:
    """A campaign of one player and bots' answers: what its chronicle counts, and every view of it."""
    game = library.new("aliens", 1, seed, {"mission": "campaign"})
    chronicle, say = library.title("aliens").chronicle(), describer_for(game, "en")
    rng, bot, views = Random(seed), bot_of("aliens"), [game.sight(None)]
    chronicle.see(0, say.of(views[0]))
    while not game.over:
        game.answer(answer_of(bot, game, game.choice, rng), game.choice.seat)
        views.append(game.sight(None))
        chronicle.see(len(views) - 1, say.of(views[-1]))
    return chronicle.told(say.of(views[-1])), views


@pytest.fixture(scope="module")
def campaign() -> tuple[dict[str, Any], list[Any]]:
    """A campaign in which at least one mission was won."""
    return next(found for found in map(campaign_told, range(40)) if found[1][-1].campaign.played)


def test_a_campaign_has_a_line_for_each_mission(campaign: tuple[dict[str, Any], list[Any]]) -> None:
    told, views = campaign
    missions = told["missions"]
    won = views[-1].campaign.played
    assert [mission["name"] for mission in missions][:1] == ["Newt"]
    assert [mission["passed"] for mission in missions] == [at < won for at in range(len(missions))]
    assert sum(mission["kills"] for mission in missions) == sum(turn["kills"] for turn in told["turns"])
    assert told["score"] == views[-1].campaign.score
    for mission in missions:
        assert views[mission["at"]].phase == "set-up"


def test_whom_a_mission_costs_is_told_of_that_mission(campaign: tuple[dict[str, Any], list[Any]]) -> None:
    told, views = campaign
    between = next(view for view in views if view.phase == "between")
    gone = [person.ref for person in between.people if person.state in ("killed", "captured")]
    assert len(told["missions"][0]["lost"]) == len(gone)


def test_boards_that_are_cleared_kill_nobody(campaign: tuple[dict[str, Any], list[Any]]) -> None:
    told, _ = campaign
    set_up = 1 + told["missions"][0]["turns"]
    assert told["turns"][set_up]["kills"] == 0


def test_a_mission_on_its_own_is_no_campaign() -> None:
    game = library.new("aliens", 1, 3, {"mission": "resupply"})
    chronicle, say = library.title("aliens").chronicle(), describer_for(game, "en")
    chronicle.see(0, say.of(game.sight(None)))
    told = chronicle.told(say.of(game.sight(None)))
    assert told["missions"] == []
    assert told["score"] is None
