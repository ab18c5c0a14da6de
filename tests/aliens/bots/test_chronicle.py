"""A finished game in numbers: what fell turn by turn, and where everybody went."""

from __future__ import annotations

from random import Random

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
