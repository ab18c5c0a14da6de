"""The options of a turn are found quickly; here they are held against the offers, which say everything."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach.library import new
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.rules.offers import means_of
from hullbreach.nemesis.rules.turn import ChooseAction, allowed

GAMES = [
    *(("nemesis", {"site": "ship"}, seed) for seed in range(40)),
    *(("nemesis", {"site": "ship-alternative"}, seed) for seed in range(10)),
    *(("lockdown", {}, seed) for seed in range(8)),
]


@pytest.mark.parametrize(("name", "options", "seed"), GAMES)
def test_the_options_of_a_turn_are_the_offers_that_nothing_forbids(
    name: str, options: dict[str, str], seed: int
) -> None:
    game, rng = new(name, 1 + seed % 5, seed, options, keep_history=False), Random(seed)
    looked = 0
    while not game.over:
        g = game._state
        assert isinstance(g, Position)
        asked = g.stack[-1][0]
        if isinstance(asked, ChooseAction):
            who = asked.seat
            means = means_of(g, who)
            offers = [offer for kind in g.game.kinds for offer in kind.offers(g, who, means)]
            assert asked._options(g)[:-1] == allowed(g, offers)
            looked += 1
        choice = rng.choice(game.choices)
        game.answer(rng.choice(choice.options).id, choice.seat)
    assert looked
