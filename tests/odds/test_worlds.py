"""Imagined games: all look the same to the seat, none depends on the truth, and together they are fair."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach
from hullbreach.kernel import Game
from hullbreach.odds.worlds import WORLDS, Worlds


def some_game(name: str = "nemesis") -> Game:
    game = hullbreach.new(name, 3, 6)
    while game.choice.ask != "ask-action":
        game.answer(game.choice.options[0].id)
    return game


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_every_world_looks_the_same_to_the_seat(name: str) -> None:
    game = some_game(name)
    seat = game.choice.seat
    assert len({world.digest() for world in Worlds(game, seat)}) == WORLDS
    assert all(world.view(seat) == game.view(seat) for world in Worlds(game, seat))


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_the_worlds_are_the_same_whatever_the_truth_is(name: str) -> None:
    game = some_game(name)
    seat = game.choice.seat
    elsewhere = game.resample(seat, seed="another truth")
    assert elsewhere.digest() != game.digest()
    for one, other in zip(Worlds(game, seat), Worlds(elsewhere, seat), strict=True):
        assert (one._state.face, one._state.seed) == (other._state.face, other._state.seed)


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_what_is_hidden_is_as_often_in_one_room_as_in_another(name: str) -> None:
    game = some_game(name)
    seat = game.choice.seat
    found: dict[str, Counter[str]] = {}
    for world in Worlds(game, seat):
        for ref, token in tokens(world).items():
            found.setdefault(ref, Counter())[token] += 1
    assert len(found) > 10
    sorts = {token for counts in found.values() for token in counts}
    for sort in sorts:
        often = [counts[sort] for counts in found.values()]
        assert max(often) - min(often) <= 6, f"{sort}: {often}"


def tokens(game: Game) -> dict[str, str]:
    """The exploration token of every room that still has one, as it truly lies there."""
    everybody = game.clone()
    state = everybody._state
    state.seen[:] = bytes([255]) * len(state.seen)
    return {room["ref"]: room["token"]["effect"] for room in everybody.view(0)["rooms"] if room["token"]}
