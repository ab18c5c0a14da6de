"""Windows in which others may interrupt, one inside the other, and what they must not reveal."""

from __future__ import annotations

from hullbreach.kernel import Game

from .toys import BIN, crew, holds_interruption, load, state_of


def bandage(game: Game) -> str:
    """An option that pays a card other than the interruption for the medkit."""
    return next(o.id for o in game.choice.options if o.verb == "bandage" and "interruption" not in o.id)


def hurt_crew(holder: int | None) -> Game:
    game = holds_interruption(crew(4), holder)
    state_of(game).hurt[0] = 2
    return game


def test_a_window_asks_the_same_seats_whoever_holds_the_card() -> None:
    for holder in (None, 1, 2, 3):
        game = hurt_crew(holder)
        game.answer(bandage(game))
        assert [choice.seat for choice in game.choices] == [1, 2, 3]
        assert {choice.ask for choice in game.choices} == {"interrupt?"}


def test_the_actor_is_offered_the_same_options_whoever_holds_the_card() -> None:
    offered = {tuple(o.verb for o in hurt_crew(holder).choice.options) for holder in (None, 1, 2, 3)}
    assert len(offered) == 1


def test_an_interrupted_action_does_not_happen_but_cost_and_item_are_gone() -> None:
    game = hurt_crew(2)
    game.answer(bandage(game))
    game.answer("let", seat=1)
    game.answer("interrupt", seat=2)
    for choice in list(game.choices):  # the interruption may itself be interrupted
        game.answer("let", seat=choice.seat)
    g = state_of(game)
    assert g.hurt[0] == 2
    assert g.medkit[0] == 0
    assert [len(g.hand(seat)) for seat in range(4)] == [3, 4, 3, 4]
    assert len(g.zones[BIN]) == 2
    assert game.choice.seat == 1


def test_the_interruption_of_an_interruption_opens_for_everybody_but_the_interrupter() -> None:
    game = hurt_crew(2)
    game.answer(bandage(game))
    game.answer("interrupt", seat=2)
    assert [choice.seat for choice in game.choices] == [0, 1, 3]


def test_an_interrupted_interruption_lets_the_action_happen() -> None:
    game = hurt_crew(2)
    game.answer(bandage(game))
    game.answer("interrupt", seat=2)
    g = state_of(game)
    other = g.hand(3)[0]
    used = next(back for back in g.zones[BIN] if g.face[back] == 1)
    g.face[other], g.face[used] = g.face[used], g.face[other]  # a second interruption card
    game._choices = None
    game.answer("interrupt", seat=3)
    for choice in list(game.choices):
        game.answer("let", seat=choice.seat)
    assert state_of(game).hurt[0] == 0
    assert state_of(game).medkit[0] == 0


def test_a_game_saved_inside_a_nested_window_goes_on_the_same() -> None:
    game = hurt_crew(2)
    game.answer(bandage(game))
    game.answer("interrupt", seat=2)
    other = load(game._plan, game.save())
    assert other.digest() == game.digest()
    for one in (game, other):
        for choice in list(one.choices):
            one.answer("let", seat=choice.seat)
    assert other.digest() == game.digest()


def test_when_nobody_can_hold_the_card_nobody_is_asked() -> None:
    game = hurt_crew(None)
    g = state_of(game)
    for seat in (1, 2, 3):
        g.zones[BIN].extend(g.hand(seat))
        g.hand(seat).clear()
    game.answer(bandage(game))
    assert game.choice.ask == "crew-turn"
    assert state_of(game).hurt[0] == 0
