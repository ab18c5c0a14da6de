"""Questions that several seats answer: in secret and together, or first come first served."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Effect, Effects, FirstOf, Game, Option, Question, Refused, Together

from .toys import Ask, Bench, Say, Sheet, bench, load, said, state_of

# -- the first encounter: everybody removes one of two objectives ----------------------------------------------


class Appear(Effect, tag="joint/appear"):
    def everyone_keeps_one_objective(self, g: Sheet) -> Effects:
        for back in range(6):
            g.look(back, 1 << back // 2)
        return [Together(tuple(RemoveOne(seat) for seat in range(3)))]


class RemoveOne(Question, tag="joint/remove-one"):
    ask = "which-objective"

    def _options(self, g: Sheet) -> Iterable[Option]:
        for back in (2 * self.seat, 2 * self.seat + 1):
            yield Option(f"remove/objective:{g.face[back]}", (Removed(self.seat, back),))


class Removed(Effect, tag="joint/removed"):
    seat: int
    back: int

    def out_of_the_game(self, g: Sheet) -> Effects:
        mine = [2 * self.seat, 2 * self.seat + 1]
        g.move(g.hand_over(mine, self.back, 1 << self.seat), 0, 1)
        return [Say(f"{self.seat} removed one")]


def encounter() -> Game:
    return bench(Appear(), Say("the turn goes on"), players=3, cards=6)


def answers(game: Game, *seats: int) -> Game:
    for seat in seats:
        choice = next(choice for choice in game.choices if choice.seat == seat)
        game.answer(choice.options[0].id, seat=seat)
    return game


def test_answers_given_together_happen_in_the_order_of_the_seats() -> None:
    game = answers(encounter(), 2, 0, 1)
    assert said(game) == ["0 removed one", "1 removed one", "2 removed one", "the turn goes on"]


@pytest.mark.parametrize("given", [(), (1,), (1, 2)])
def test_a_joint_question_is_saved_and_loaded_with_some_answers_in(given: tuple[int, ...]) -> None:
    game = answers(encounter(), *given)
    other = load(game._plan, game.save())
    assert [c.seat for c in other.choices] == [seat for seat in range(3) if seat not in given]
    rest = [seat for seat in range(3) if seat not in given]
    assert answers(other, *rest).digest() == answers(game, *rest).digest()


@pytest.mark.parametrize("given", [(1,), (1, 2)])
def test_resample_keeps_answers_given_and_draws_them_again_among_the_new_options(given: tuple[int, ...]) -> None:
    game = answers(encounter(), *given)
    imagined = set()
    for seed in range(40):
        other = game.resample(0, seed)
        g = state_of(other)
        assert [c.seat for c in other.choices] == [seat for seat in range(3) if seat not in given]
        assert other.choices[0].options == game.choices[0].options, "seat 0 is asked what it was asked"
        imagined.add(g.stack[-1][0].said[1])
        for seat in given:
            assert any(o.id == g.stack[-1][0].said[seat] for o in RemoveOne(seat)._options(g))
        answers(other, *[seat for seat in range(3) if seat not in given])
        assert said(other)[-1] == "the turn goes on"
    assert len(imagined) > 1


def test_resample_keeps_the_answer_of_the_seat_that_imagines() -> None:
    game = answers(encounter(), 0, 1)
    mine = state_of(game).stack[-1][0].said[0]
    assert all(state_of(game.resample(0, seed)).stack[-1][0].said[0] == mine for seed in range(20))


def test_nobody_sees_what_another_seat_has_said_while_the_question_waits() -> None:
    one = encounter()
    other = one.clone()
    first, second = next(c for c in one.choices if c.seat == 1).options
    one.answer(first.id, seat=1)
    other.answer(second.id, seat=1)
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat)[-1:] == other.events(seat)[-1:]


class Slow(Effect, tag="joint/slow"):
    """An act at any time that itself asks something."""

    def asks(self, g: Sheet) -> Effects:
        return [Ask(2, ("done",))]


class WithAsides(Bench):
    def asides(self, g: Any, seat: int) -> Iterable[Option]:
        return [Option("slow", (Slow(),)), Option("quick", (Say("quick"),))]


def test_a_question_asked_by_an_aside_does_not_uncover_the_secret_answers_below_it() -> None:
    from hullbreach.kernel import knowledge

    game = Game.new(WithAsides(Appear(), players=3, cards=6), 3, seed=1)
    answers(game, 1)
    truth = state_of(game).stack[-1][0].said[1]
    game.answer("slow", seat=2)
    assert game.choice.options[0].id == "done"
    sight = knowledge.eyes(state_of(game), 0)
    assert all(effect.said[1] != truth for effect, _ in sight.stack if isinstance(effect, Together))
    imagined = {
        effect.said[1]
        for seed in range(40)
        for effect, _ in state_of(game.resample(0, seed)).stack
        if isinstance(effect, Together)
    }
    assert len(imagined) > 1


def test_an_answer_made_impossible_since_is_asked_again() -> None:
    game = bench(Together((Ask(0), Ask(1))))
    game.answer("yes", seat=0)
    g = state_of(game)
    together, step = g.stack[-1]
    asks = (Ask(0, ("no",)), Ask(1))  # what an act in between may do to the options of seat 0
    g.stack[-1] = (msgspec.structs.replace(together, asks=asks), step)
    game._choices = None
    game.answer("yes", seat=1)
    assert [choice.seat for choice in game.choices] == [0]
    game.answer("no")
    assert said(game) == ["0:no", "1:yes"]


def test_the_first_answer_does_not_make_the_second_stale() -> None:
    game = bench(Together((Ask(0), Ask(1))))
    first, second = game.choices
    game.answer("yes", seat=0, prompt=first.prompt)
    game.answer("yes", seat=1, prompt=second.prompt)
    assert said(game) == ["0:yes", "1:yes"]


# -- a trade of three ------------------------------------------------------------------------------------------


class Floor(Question, tag="joint/floor"):
    """The player who has the floor adds a gift, passes the floor on, or puts the trade to the vote."""

    gives: tuple[tuple[int, int, int], ...] = ()
    passes: int = 0
    ask = "trade"

    def _options(self, g: Sheet) -> Iterable[Option]:
        gone = {item for _, item, _ in self.gives}
        for item in range(6):
            if g.said[item] == str(self.seat) and item not in gone:
                for other in range(3):
                    if other != self.seat:
                        longer = (*self.gives, (self.seat, item, other))
                        yield Option(f"give/item:{item}/seat:{other}", (Floor(self.seat, longer, self.passes),))
        if self.passes < 4:
            then = Floor((self.seat + 1) % 3, self.gives, self.passes + 1)
            yield Option("pass", (then,))
        concerned = sorted({seat for one, _, other in self.gives for seat in (one, other)})
        yield Option("vote", (Vote(tuple(Agree(seat) for seat in concerned), (), self.gives),))


class Agree(Question, tag="joint/agree"):
    ask = "agree?"

    def _options(self, g: Sheet) -> Iterable[Option]:
        return [Option("yes"), Option("no")]


class Vote(Together, tag="joint/vote"):
    """All agree, or nothing is given."""

    gives: tuple[tuple[int, int, int], ...] = ()

    def _all_said(self, g: Sheet, said: Sequence[Option]) -> Effects:
        return [Gift(item, to) for _, item, to in self.gives] if all(o.id == "yes" for o in said) else None


class Gift(Effect, tag="joint/gift"):
    item: int
    to: int

    def change_hands(self, g: Sheet) -> Effects:
        g.said[self.item] = str(self.to)
        return None


def trade() -> Game:
    return bench(*[Say(str(i // 2)) for i in range(6)], Floor(0), players=3)


def test_a_trade_of_three_happens_when_all_agree() -> None:
    game = trade()
    for option in ("give/item:0/seat:1", "pass", "give/item:2/seat:2", "pass", "give/item:4/seat:0", "vote"):
        game.answer(option)
    for seat in (2, 0, 1):
        game.answer("yes", seat=seat)
    assert said(game) == ["1", "0", "2", "1", "0", "2"]


def test_one_refusal_leaves_everything_where_it_was_and_the_unconcerned_are_not_asked() -> None:
    game = trade()
    game.answer("give/item:0/seat:1")
    game.answer("vote")
    assert [choice.seat for choice in game.choices] == [0, 1]
    game.answer("yes", seat=0)
    game.answer("no", seat=1)
    assert said(game) == ["0", "0", "1", "1", "2", "2"]


def test_a_vote_that_concerns_nobody_asks_nobody() -> None:
    game = trade()
    game.answer("vote")
    assert game.over


def test_the_floor_passes_a_bounded_number_of_times() -> None:
    game = trade()
    for _ in range(4):
        game.answer("pass")
    with pytest.raises(Refused, match="unknown-option"):
        game.answer("pass")


def test_a_trade_is_saved_with_one_vote_in() -> None:
    game = trade()
    for option in ("give/item:0/seat:1", "vote"):
        game.answer(option)
    game.answer("yes", seat=1)
    other = load(game._plan, game.save())
    other.answer("yes")
    assert said(other)[0] == "1"


# -- windows ---------------------------------------------------------------------------------------------------


class MayStep(Question, tag="joint/may-step"):
    ask = "step in?"

    def _options(self, g: Sheet) -> Iterable[Option]:
        return [Option("let"), Option("step-in", (Say(f"{self.seat} steps in"),))]


def window(*seats: int) -> FirstOf:
    return FirstOf(tuple(MayStep(seat) for seat in seats))


def test_the_first_who_does_not_decline_goes_ahead_and_the_others_are_not_asked_any_more() -> None:
    game = bench(window(0, 1, 2), players=3)
    game.answer("let", seat=2)
    game.answer("step-in", seat=1)
    assert game.over
    assert said(game) == ["1 steps in"]


def test_a_seat_that_declined_has_answered() -> None:
    game = bench(window(0, 1))
    game.answer("let", seat=1)
    with pytest.raises(Refused, match="not-your-turn"):
        game.answer("let", seat=1)


def test_the_second_of_two_equal_windows_has_another_prompt() -> None:
    game = bench(window(0, 1), window(0, 1))
    first = game.choices[0].prompt
    game.answer("let", seat=0)
    game.answer("let", seat=1)
    assert game.choices[0].prompt != first
    with pytest.raises(Refused, match="stale-prompt"):
        game.answer("let", seat=0, prompt=first)


def test_a_window_of_the_kernel_is_saved_and_loaded() -> None:
    game = bench(window(0, 1, 2), players=3)
    game.answer("let", seat=1)
    other = load(game._plan, game.save())
    assert [choice.seat for choice in other.choices] == [0, 2]
    assert other.digest() == game.digest()
