"""Escape: every intruder attacks, the card is always discarded, the first death happens once."""

from __future__ import annotations

from random import Random

from hullbreach.kernel import Game

from .toys import ATTACKS, BIN, CREW_HAND, IN_PLAY, SPENT, STOCK, crew, play_at_random, state_of


def escape(game: Game) -> Game:
    game.answer("escape")
    while game.choice.ask == "interrupt?":
        game.answer("let", seat=game.choice.seat)
    return game


def with_attacks(*names: str) -> Game:
    game = crew(4)
    state_of(game).script = {"attack": names}
    return game


def test_a_survivor_leaves_after_both_attacks() -> None:
    game = escape(with_attacks("attack201", "attack202"))
    assert [event["kind"] for event in game.events(None)] == ["survived-attack", "survived-attack", "left"]


def test_who_dies_in_the_first_attack_is_spared_the_second_and_the_card_is_discarded() -> None:
    game = escape(with_attacks("attack200"))
    g = state_of(game)
    assert g.dead == 1
    assert g.zones[IN_PLAY] == []
    assert len(g.zones[SPENT]) == 1
    assert len(g.zones[ATTACKS]) == 5
    assert [event["kind"] for event in game.events(None)] == ["pods-unlocked"]
    assert game.choice.seat == 1


def test_components_are_conserved_and_pods_unlock_exactly_once_in_three_hundred_games() -> None:
    deaths = 0
    for seed in range(300):
        game = crew(4, seed, turns=16)
        play_at_random(game, Random(seed))
        g = state_of(game)
        deaths += g.dead.bit_count()
        assert g.unlocked == bool(g.dead)
        assert g.zones[IN_PLAY] == []
        assert sorted(g.zones[ATTACKS] + g.zones[SPENT]) == list(range(20, 26))
        rest = [back for zone in (BIN, STOCK, *range(CREW_HAND, CREW_HAND + 4)) for back in g.zones[zone]]
        assert sorted(rest) == list(range(20))
    assert deaths > 300
