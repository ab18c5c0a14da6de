"""What an option may bring: exact where dice decide, and nothing that the players do not know."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import hullbreach
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.bots import answer_of, bot_of
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.library import title
from hullbreach.odds import Chance, odds

SIGNS = title("aliens").signs
assert SIGNS is not None


def hicks_with(*weapons: str) -> AliensTable:
    """Hicks in a long corridor, and nobody else."""
    table = scenario(["hicks"], mission="survive")
    table.only("hicks")
    table.at("hicks", "C2:F6")
    table.weapons("hicks", *weapons)
    return table


def of(table: AliensTable, option: str) -> dict[str, Chance]:
    choice = table.choice("hicks")
    assert choice is not None
    return {chance.outcome: chance for chance in odds(table.game, choice)[option]}


def test_a_pistol_hits_as_often_as_the_dial_says() -> None:
    table = hicks_with("hk-vp70-pistol")
    alien = table.alien("C2:J6")
    table.dial("hicks", 7)
    table.acts("hicks")
    found = of(table, f"attack/card:hk-vp70-pistol/{alien}")
    assert found["kill"] == Chance("kill", 0.7, True)
    assert found["miss"] == Chance("miss", pytest.approx(0.3), True)  # type: ignore[arg-type]


def test_one_hit_leaves_a_swarm_smaller() -> None:
    table = hicks_with("hk-vp70-pistol")
    alien = table.alien("C2:J6", tokens=2)
    table.dial("hicks", 6)
    table.acts("hicks")
    found = of(table, f"attack/card:hk-vp70-pistol/{alien}")
    assert found["hit"].probability == pytest.approx(0.6)
    assert "kill" not in found


def test_a_barricade_is_built_or_nothing_comes_of_it() -> None:
    table = hicks_with("hk-vp70-pistol")
    table.at("hicks", "C2:G3")
    table.acts("hicks")
    choice = table.choice("hicks")
    assert choice is not None
    bars = [option.id for option in choice.options if option.id.startswith("bar/")]
    assert bars
    found = of(table, bars[0])
    assert found["built"].probability == pytest.approx(table.of("hicks")["tech"] / 10)
    assert found["nothing"].probability == pytest.approx(1 - table.of("hicks")["tech"] / 10)


def test_a_step_into_the_arc_of_a_loaded_gun_may_cost_a_life() -> None:
    table = hicks_with("hk-vp70-pistol")
    table.state.sentry_shots[:] = [0] * len(table.state.sentry_shots)
    table.sentry("C2:E6", "west", 1)
    table.acts("hicks")
    table.play("hicks", "move")
    assert of(table, "go/space:c2-d6")["lost"].probability > 0.6
    assert not of(table, "go/space:c2-h6"), "behind the gun"
    table.state.sentry_shots[-1] = 0
    choice = table.choice("hicks")
    assert choice is not None
    assert not odds(table.game, choice), "with an empty gun every way is the same"


@pytest.mark.parametrize("mission", ["escape", "mess-call"])
def test_odds_tell_nothing_that_the_players_do_not_know(mission: str) -> None:
    game = hullbreach.new("aliens", 2, 5, {"mission": mission})
    rng, bot, told = Random(5), bot_of("aliens"), 0
    for nth in islice(range(1000), 130):
        if game.over:
            break
        choice = game.choice
        if nth % 13 == 0 and len(choice.options) < 12:
            here = odds(game, choice)
            elsewhere = game.resample(choice.seat, seed="another truth")
            asked = next(each for each in elsewhere.choices if each.seat == choice.seat)
            assert odds(elsewhere, asked) == here
            told += any(here.values())
        game.answer(answer_of(bot, game, choice, rng), choice.seat)
    assert told


def test_every_outcome_of_the_catalogue_is_a_sign() -> None:
    assert SIGNS is not None
    counted = {kind.outcome for kind in title("aliens").catalogue.values() if kind.outcome}
    assert counted <= {sign.outcome for sign in SIGNS.outcomes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_name(language: str) -> None:
    assert SIGNS is not None
    known = describer_of({}, language, "aliens").phrases
    assert [outcome for outcome in SIGNS.order() if f"odds-{outcome}" not in known] == []
