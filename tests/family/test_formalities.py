"""Questions with one answer: which of them need nobody's attention."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hullbreach
from hullbreach.kernel import Choice, formality, is_known_to_all
from hullbreach.lab import properties
from tests.family.scene import Scene

games = pytest.mark.parametrize("game", ["nemesis", "lockdown"])


def asked(scene: Scene, seat: int = 0) -> Choice:
    choice = scene.table.choice(seat)
    assert choice is not None
    return choice


@games
def test_two_of_exactly_two_cards_are_no_choice_and_two_of_three_are(game: str) -> None:
    for cards, settled in ((("rest", "search"), True), (("rest", "search", "demolition"), False)):
        scene = Scene(game)
        scene.table.hand(0, *cards)
        scene.table.contaminate(0, "clean", where="hand")
        scene.table.turn(0)
        scene.table.by_hand()
        scene.table.play(0, f"careful-move/{scene.hall}")
        if settled and asked(scene).gather != "pay":
            continue  # the rules themselves have seen to it
        assert bool(formality(scene.table.game, asked(scene))) is settled


def test_worlds_in_which_the_price_could_not_be_paid_are_borne() -> None:
    scene = Scene("lockdown")
    scene.table.wound(0, "knee")
    scene.table.hand(0, "rest", "search", "demolition")
    scene.table.contaminate(0, "clean", where="hand")
    scene.table.contaminate(0, *["clean"] * 8, where="deck")
    scene.table.turn(0)
    scene.table.by_hand()
    scene.table.play(0, f"careful-move/{scene.hall}")
    assert asked(scene).args["count"] == 3
    assert formality(scene.table.game, asked(scene)) is not None
    assert not is_known_to_all(scene.table.game, asked(scene))


@games
def test_to_pass_is_a_formality_unless_an_item_could_still_be_dropped(game: str) -> None:
    for items, only in (((), "pass"), ((Scene(game).ground.rifle,), None)):
        scene = Scene(game)
        scene.table.lose_items(0)
        scene.table.give(0, *items)
        scene.table.hand(0)
        scene.table.turn(0)
        assert scene.table.options(0) == ["pass"]
        assert formality(scene.table.game, asked(scene)) == only


@games
def test_everybody_knows_that_an_empty_hand_passes_but_not_who_lacks_a_reaction(game: str) -> None:
    scene = Scene(game)
    scene.table.lose_items(0)
    scene.table.hand(0)
    scene.table.turn(0)
    assert is_known_to_all(scene.table.game, asked(scene))
    scene = Scene(game)
    scene.table.place(1, scene.near[4])
    scene.table.hand(1, "rest", "search")
    scene.stand(scene.near[4])
    scene.table.by_hand()
    scene.table.play(0, f"move/{scene.hall}")
    while scene.table.choice(1) is None:
        scene.table.play(0, scene.table.options(0)[0])
    assert formality(scene.table.game, asked(scene, 1)) == "let"
    assert not is_known_to_all(scene.table.game, asked(scene, 1))


@games
def test_a_window_is_a_formality_for_whoever_lacks_the_card(game: str) -> None:
    for cards, only in ((("rest", "search"), "let"), (("rest", "interruption"), None)):
        scene = Scene(game)
        scene.table.place(1, scene.near[4])
        scene.table.hand(1, *cards)
        scene.stand(scene.near[4])
        scene.table.by_hand()
        scene.table.play(0, f"move/{scene.hall}")
        while scene.table.choice(1) is None:
            scene.table.play(0, scene.table.options(0)[0])
        assert formality(scene.table.game, asked(scene, 1)) == only


@games
def test_whatever_is_asked_with_one_answer_left_would_cost_something_else(game: str) -> None:
    """Of the same random game with a fixed seed: how many questions with one answer a person met, and meets now."""
    met: Counter[str] = Counter()
    for seed in range(5):
        played = hullbreach.new(game, 3, seed)
        for option_id, seat in properties.random_answers(played, Random(seed)):
            choice = next(each for each in played.choices if each.seat == seat)
            if seat == 0 and len(choice.options) == 1:
                met["before"] += 1
                if formality(played, choice) is None:
                    met["now"] += 1
                    assert any(aside.verb == "drop" for aside in played.asides(0))
            played.answer(option_id, seat)
    assert met["before"] > 2 * met["now"]
