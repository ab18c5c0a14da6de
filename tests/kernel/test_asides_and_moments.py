"""What may be done at any time, and instants at which only those who hold are asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hullbreach.kernel import ASK, HOLD, Effect, Effects, Game, Moment, Option, Question, Refused

from .toys import Ask, Bench, Say, Sheet, load, play_at_random, said, state_of


class UseItem(Question, tag="asides/use-item"):
    """Options depend on what is still carried: `count` is a number of items."""

    ask = "use-which"

    def _options(self, g: Sheet) -> Iterable[Option]:
        yield Option("none")
        for item in range(g.count):
            yield Option(f"use/item:{item}", (Say(f"used {item}"),))


class Drop(Effect, tag="asides/drop"):
    def drop(self, g: Sheet) -> Effects:
        g.count -= 1
        return None


class Pick(Effect, tag="asides/pick"):
    """An aside that asks something itself."""

    seat: int

    def ask_which(self, g: Sheet) -> Effects:
        return [Ask(self.seat, ("none", "some"))]


class SetOrder(Effect, tag="asides/set-order"):
    seat: int
    order: int

    def note(self, g: Sheet) -> Effects:
        g.orders[self.seat] = self.order
        return None


class MayAct(Question, tag="asides/may-act"):
    kind: str
    ask = "act-now?"

    def _options(self, g: Sheet) -> Iterable[Option]:
        return [Option("let"), Option("act", (Say(f"{self.seat} acts before {self.kind}"),))]


class Carry(Effect, tag="asides/carry"):
    items: int

    def carry(self, g: Sheet) -> Effects:
        g.count = self.items
        return None


class Pockets(Bench):
    def asides(self, g: Sheet, seat: int) -> Iterable[Option]:
        if seat == 0 and g.count:
            yield Option("drop", (Drop(),))
        yield Option("pick", (Pick(seat),))
        yield Option("hold", (SetOrder(seat, HOLD),))
        yield Option("ask", (SetOrder(seat, ASK),))

    def moment(self, g: Sheet, kind: str, seat: int) -> Question | None:
        return MayAct(seat, kind)


def pockets(*opening: Effect) -> Game:
    return Game.new(Pockets(*opening), 2, seed=1)


def ids(options: Iterable[Option]) -> list[str]:
    return [option.id for option in options]


def test_after_a_drop_the_question_is_asked_again_with_the_right_options() -> None:
    game = pockets(Carry(2), UseItem(0))
    assert ids(game.choice.options) == ["none", "use/item:0", "use/item:1"]
    game.answer("drop", seat=0)
    assert ids(game.choice.options) == ["none", "use/item:0"]
    game.answer("drop", seat=0)
    assert ids(game.choice.options) == ["none"]
    assert "drop" not in ids(game.asides(0))


def test_asides_are_never_among_the_options_and_belong_to_their_seat() -> None:
    game = pockets(Carry(1), UseItem(1))
    assert "drop" not in ids(game.choice.options)
    assert "drop" in ids(game.asides(0))
    assert "drop" not in ids(game.asides(1))
    with pytest.raises(Refused):
        game.answer("drop", seat=1)


def test_a_seat_may_drop_while_another_is_asked_and_that_prompt_still_stands() -> None:
    game = pockets(Carry(1), Ask(1))
    prompt = game.choice.prompt
    game.answer("drop", seat=0)
    game.answer("yes", seat=1, prompt=prompt)
    assert said(game) == ["1:yes"]


def test_a_question_put_by_an_aside_has_a_prompt_of_its_own() -> None:
    game = pockets(Carry(1), UseItem(0))
    prompt = game.choice.prompt
    game.answer("pick", seat=0)
    with pytest.raises(Refused, match="stale-prompt"):
        game.answer("none", seat=0, prompt=prompt)
    game.answer("some", seat=0)
    assert game.choice.ask == "use-which"
    game.answer("none", prompt=game.choice.prompt)
    assert said(game) == ["0:some"]


def test_asides_are_in_the_record_and_in_the_save() -> None:
    game = pockets(Carry(2), UseItem(0))
    game.answer("drop", seat=0)
    assert game.record()["entries"] == [["answer", 0, "drop"]]
    assert ids(load(game._plan, game.save()).choice.options) == ["none", "use/item:0"]


def test_a_moment_asks_nobody_unless_somebody_holds() -> None:
    game = pockets(Moment("the-die"), Say("rolled"))
    assert game.over
    assert said(game) == ["rolled"]


def test_a_moment_asks_exactly_those_who_hold() -> None:
    game = pockets(Ask(0), Moment("the-die"), Say("rolled"))
    game.answer("hold", seat=1)
    game.answer("yes", seat=0)
    assert [(choice.seat, choice.ask) for choice in game.choices] == [(1, "act-now?")]
    game.answer("act")
    assert said(game) == ["0:yes", "1 acts before the-die", "rolled"]


def test_a_hold_taken_back_is_no_hold_any_more() -> None:
    game = pockets(Ask(0), Moment("the-die"), Say("rolled"))
    game.answer("hold", seat=1)
    game.answer("ask", seat=1)
    game.answer("yes", seat=0)
    assert said(game) == ["0:yes", "rolled"]


def test_a_game_that_waits_at_a_moment_is_saved_and_loaded() -> None:
    game = pockets(Ask(0), Moment("the-die"), Say("rolled"))
    game.answer("hold", seat=1)
    game.answer("yes", seat=0)
    other = load(game._plan, game.save())
    other.answer("let", seat=1)
    assert said(other) == ["0:yes", "rolled"]


def test_random_play_that_ignores_asides_ends() -> None:
    from random import Random

    game = pockets(*[UseItem(seat % 2) for seat in range(20)])
    assert play_at_random(game, Random(1)) == 20


def test_nobody_has_asides_when_the_game_is_over() -> None:
    game = pockets()
    assert game.over
    assert game.asides(0) == []
    assert state_of(game).stack == []


def test_strangers_have_no_asides() -> None:
    game: Any = pockets(Ask(0))
    assert game.asides(5) == []
