"""Swarms: one model that moves, attacks and dies token by token."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites

from .range import alien_phase, of_kind, shooter

RIFLE = "m41a-pulse-rifle"


@cites("aliens/swarm/tokens-are-hit-points", "aliens/swarm/hits-remove-tokens", "aliens/swarm/becomes-single")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_a_swarm_takes_one_hit_for_each_token_and_one_for_the_model(tokens: int) -> None:
    table = shooter("hudson", RIFLE, dial=10)
    alien = table.alien("C2:F6", tokens)
    table.acts("hudson")
    table.fate(attack=["1"] * (tokens + 1))
    table.play("hudson", "attack", alien)
    for left in range(tokens, 0, -1):
        assert table.aliens() == {"C2:F6": left}
        table.play("hudson", "fire", alien)
    assert table.aliens() == {}


@cites("aliens/swarm/hits-remove-tokens")
def test_a_melee_hit_removes_one_token_and_leaves_the_model() -> None:
    for tokens, left in ((1, {"C2:D6": 1}), (0, {})):
        table = shooter("hicks")
        table.alien("C2:D6", tokens)
        table.fate(defense=["1"])
        alien_phase(table)
        assert table.aliens() == left


@cites("aliens/swarm/moves-as-one")
@pytest.mark.parametrize("tokens", [0, 3])
def test_a_swarm_moves_like_a_single_alien_in_one_space(tokens: int) -> None:
    table = shooter("hudson", at="C2:E3")
    table.alien("C2:F11", tokens)
    events = alien_phase(table)
    assert table.aliens() == {"C2:F5": tokens + 1}
    assert len(of_kind(events, "alien-stepped")) == 6


@cites("aliens/swarm/attack-modifier")
@pytest.mark.parametrize(
    ("tokens", "face", "dodged"), [(0, "6", True), (1, "6", False), (1, "5", True), (3, "4", False)]
)
def test_a_swarm_attacks_once_and_each_token_adds_one_to_the_roll(tokens: int, face: str, dodged: bool) -> None:
    table = shooter("hudson")  # defense 6
    table.alien("C2:D6", tokens)
    table.fate(defense=[face])
    events = alien_phase(table)
    assert len(of_kind(events, "alien-attacks")) == 1
    [roll] = of_kind(events, "defended" if dodged else "defense-fails")
    assert roll["result"] == int(face) + tokens
    assert table.of("hudson")["down"] != dodged
