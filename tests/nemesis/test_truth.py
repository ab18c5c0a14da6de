"""The whole truth of a position, and the same position under another fate."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from hullbreach.kernel import Game
from hullbreach.lab.properties import random_answers
from hullbreach.library import load, new


@pytest.fixture(params=[20, 120])
def game(request: pytest.FixtureRequest) -> Game:
    """A game in its middle."""
    game = new("nemesis", 3, seed=9)
    for option, seat in islice(random_answers(game, Random(9)), request.param):
        game.answer(option, seat)
    return game


def test_the_truth_agrees_with_what_every_seat_knows_and_hides_nothing(game: Game) -> None:
    truth = game.truth()
    assert truth.keys() == game.view().keys()
    assert truth["coordinates"] is not None
    for seat in range(3):
        own = game.view(seat)
        person = truth["crew"][seat]
        assert person["hand"]["known"] == own["you"]["hand"]
        assert person["objectives"]["known"] == own["you"]["objectives"]
        assert person["infected"] >= own["you"]["infected"]
        for known, true in zip(own["rooms"], truth["rooms"], strict=True):
            assert true["kind"] in {known["kind"] or true["kind"]}
    assert all(room["kind"] for room in truth["rooms"])


def test_looking_at_the_truth_changes_nothing(game: Game) -> None:
    before = game.digest()
    game.truth()
    assert game.digest() == before


def test_another_fate_leaves_everything_where_it_is(game: Game) -> None:
    before = game.save()
    other = game.with_another_fate(b"x" * 32)
    assert other.truth() == game.truth()
    assert [other.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    assert game.save() == before
    assert load(other.save()).truth() == game.truth()


def test_another_fate_rolls_otherwise() -> None:
    game = new("nemesis", 3, seed=9)

    def told(fate: int) -> list[str]:
        other = game.with_another_fate(bytes([fate]) * 32)
        for option, seat in islice(random_answers(other, Random(1)), 60):
            other.answer(option, seat)
        return [str(event.public) for event in other.log()]

    assert told(1) == told(1)
    assert len({tuple(told(fate)) for fate in range(1, 5)}) == 4
