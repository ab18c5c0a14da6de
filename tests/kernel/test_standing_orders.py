"""Four seats, two of them away from the table."""

from __future__ import annotations

from hullbreach.kernel import Game

from .test_interruption import bandage
from .toys import crew, holds_interruption, load, state_of


def orders(game: Game, **given: str) -> Game:
    for name, order in given.items():
        game.answer(f"order/{order}", seat=int(name[1:]))
    return game


def test_a_window_costs_the_absent_no_moment_but_asks_the_others() -> None:
    game = orders(crew(4), s2="let-turn", s3="let-round")
    game.answer(bandage(game))
    assert [choice.seat for choice in game.choices] == [1]
    game.answer("let")
    assert game.choice.ask == "crew-turn"


def test_when_everybody_lets_it_happen_nobody_is_asked() -> None:
    game = orders(crew(4), s1="let-turn", s2="let-turn", s3="let-round")
    game.answer(bandage(game))
    assert (game.choice.seat, game.choice.ask) == (1, "crew-turn")


def test_an_order_for_the_turn_runs_out_with_the_turn_and_one_for_the_round_does_not() -> None:
    game = orders(crew(4), s2="let-turn", s3="let-round")
    game.answer("pass")
    game.answer(bandage(game))
    assert [choice.seat for choice in game.choices] == [0, 2]


def test_who_gives_the_order_inside_a_window_is_not_asked_any_more_in_it() -> None:
    game = crew(4)
    game.answer(bandage(game))
    assert [choice.seat for choice in game.choices] == [1, 2, 3]
    orders(game, s2="let-turn")
    assert [choice.seat for choice in game.choices] == [1, 3]
    orders(game, s1="let-turn", s3="let-turn")
    assert game.choice.ask == "crew-turn", "the last order closes the window"


def test_who_holds_is_asked_in_every_window() -> None:
    game = orders(crew(4), s1="hold", s2="let-turn", s3="let-turn")
    game.answer(bandage(game))
    assert [choice.seat for choice in game.choices] == [1]


def test_standing_orders_never_ask_because_of_what_is_held() -> None:
    told = set()
    for holder in (None, 1, 2, 3):
        game = orders(holds_interruption(crew(4), holder), s2="let-turn", s3="let-round")
        game.answer(bandage(game))
        told.add(repr((game.view(0)["waiting"], [event["kind"] for event in game.events(0)])))
    assert len(told) == 1, "seat 0 cannot tell who holds the interruption"


def test_orders_are_part_of_the_position() -> None:
    game = orders(crew(4), s2="let-round")
    other = load(game._plan, game.save())
    assert state_of(other).orders == state_of(game).orders
    assert state_of(game.resample(0)).orders == state_of(game).orders
