"""The loop of the README and of every outside program, exactly as it is written there."""

from __future__ import annotations

import pytest

import hullbreach


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_taking_the_first_option_again_and_again_plays_a_game_to_its_outcome(players: int) -> None:
    game = hullbreach.new("nemesis", players=players, seed=7, options={"mode": "semi-coop"})
    for _ in range(5000):
        if game.over:
            break
        choice = game.choice
        game.answer(choice.options[0].id)
    assert game.over
    assert {"winners", "survivors", "ship", "lines"} <= set(game.outcome)
    assert all(line["rule"] for line in game.outcome["lines"])
    assert hullbreach.replay(game.record()).digest() == game.digest()
