"""The closed list of house rules: each does what it says, and nothing else changes."""

from __future__ import annotations

import pytest

from hullbreach import Refused, library
from hullbreach.kernel.record import sealed
from hullbreach.nemesis.game import HOUSE_RULES
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX

KILL = {card for card, target in BOX.target.items() if target}


def objectives(**options: str) -> set[str]:
    """Every objective that was dealt in many games."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    games = [library.new("nemesis", 5, seed, chosen) for seed in range(40)]
    return {name for game in games for seat in range(5) for name in game.view(seat)["you"]["objectives"]}


def test_without_kill_objectives_nobody_has_to_see_another_dead() -> None:
    assert objectives() & KILL
    assert not objectives(kill_objectives="left-out") & KILL


def test_a_table_may_take_back_what_was_revealed_never() -> None:
    for undo, reason in (("by-consent", None), ("never", "undo-never")):
        game = library.new("nemesis", 2, 3, {"undo": undo})
        while game.view()["round"] < 1:
            game.answer(game.choice.options[0].id)
        while game.choice.ask != "ask-action":
            game.answer(game.choice.options[0].id)
        try:
            game.undo(None, consent=range(2))
            refused = None
        except Refused as error:
            refused = error.reason
        assert refused == reason


def test_what_revealed_nothing_can_always_be_taken_back() -> None:
    game = library.new("nemesis", 1, 3, {"undo": "never"})
    while game.choice.ask != "ask-action":
        game.answer(game.choice.options[0].id)
    before = game.digest()
    game.answer(next(option.id for option in game.choice.options if option.verb == "move"))
    assert game.choice.ask == "ask-pay"
    game.undo(0)
    assert game.digest() == before


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_house_rules_are_options_with_the_usual_first(name: str) -> None:
    assert library.games()["nemesis"]["options"][name] == list(HOUSE_RULES[name])
    with pytest.raises(Refused, match="bad-option-value"):
        library.new("nemesis", 2, 1, {name: "maybe"})


@cites("nemesis/intruder-player/eligible")
@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_only_in_a_game_of_rivals_somebody_leads_the_intruders(mode: str) -> None:
    options = {"mode": mode, "intruder-player": "on"}
    with pytest.raises(Refused, match="options-clash"):
        library.new("nemesis", 1, 1, options)
    assert options not in [{key: way[key] for key in options} for way in library.variants("nemesis")]


@pytest.mark.parametrize("odds", HOUSE_RULES["odds"])
def test_how_odds_are_told_changes_nothing_in_the_game(odds: str) -> None:
    game = library.new("nemesis", 3, 3, {"odds": odds})
    assert game.options["odds"] == library.load(game.save()).options["odds"] == odds
    assert game.digest() == library.new("nemesis", 3, 3).digest()
    record = game.record()
    told_in_words = sealed({**record, "options": {**record["options"], "odds": "words"}})
    assert library.replay(told_in_words).digest() == game.digest()
