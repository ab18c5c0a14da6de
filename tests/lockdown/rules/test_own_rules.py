"""Games of Lockdown cite rules of Lockdown, even in code that is shared with Nemesis."""

from __future__ import annotations

from random import Random

import pytest

import hullbreach
from hullbreach.rulebook import at

GAMES = [
    ("semi-coop", 4, "facility", "facility", "night-stalkers"),
    ("semi-coop", 3, "facility-surface", "with-original", "intruders"),
    ("coop", 2, "facility", "with-original", "intruders"),
    ("solo", 1, "facility-surface", "facility", "night-stalkers"),
]


@pytest.mark.parametrize(("mode", "players", "site", "crew", "species"), GAMES)
def test_every_rule_one_is_shown_is_the_games_own(mode: str, players: int, site: str, crew: str, species: str) -> None:
    told: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        options = {"mode": mode, "site": site, "crew": crew, "species": species}
        game = hullbreach.new("lockdown", players, seed, options)
        while not game.over:
            choice = game.choice
            told |= {choice.rule, *(option.rule for option in choice.options)}
            told |= {refusal.rule for refusal in game.refusals(choice.seat)}
            game.answer(rng.choice(choice.options).id, choice.seat)
        told |= {event["rule"] for event in game.events(seat=None, since=0)}
        told |= {line["rule"] for line in game.outcome["lines"]}
    assert len(told) > 100
    told.discard("")  # an option under the rule of its question
    assert [rule for rule in sorted(told) if not at("lockdown", rule).id.startswith("lockdown/")] == []
