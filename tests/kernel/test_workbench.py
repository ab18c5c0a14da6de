"""The workbench: a position is looked at, changed whole or not at all, and played on from there."""

from __future__ import annotations

import pytest

from hullbreach.kernel import BrokenRule, Event, Game, workbench
from tests.architecture.foreign_game import RacePlan
from tests.kernel.toys import Ask, Bench, Say, bench, five, said


def test_what_is_put_on_the_stack_is_carried_out() -> None:
    game = bench(Ask(0))
    with workbench.changing(game) as g:
        g.stack.append((Say("by hand"), 0))
    assert said(game) == ["by hand"]
    assert [event.public for event in game.log()] == [{"word": "by hand"}]
    game.answer("yes")
    assert said(game) == ["by hand", "0:yes"]
    assert len(game.entries) == 1


def test_a_change_that_fails_changes_nothing() -> None:
    game = bench(Ask(0), Ask(1))
    game.answer("yes")
    before, entries, told = game.digest(), list(game.entries), game.events()

    def half_a_change() -> None:
        with workbench.changing(game) as g:
            g.stack.append((Say("half"), 0))
            workbench.carry_on(game)
            assert len(game.events()) == len(told) + 1
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half_a_change()
    assert (game.digest(), game.entries, game.events()) == (before, entries, told)
    game.undo()
    assert game.choice.seat == 0


def test_a_position_that_does_not_hold_together_is_refused() -> None:
    game = five()
    before = game.digest()
    with pytest.raises(BrokenRule, match="unsound-position"), workbench.changing(game) as g:
        g.zones[0].pop()
    assert game.digest() == before


def test_fate_is_scripted_by_source_and_in_order() -> None:
    game = Game.new(RacePlan((), {}), 2, 1)
    workbench.script(game, {"die": ["3"]})
    workbench.script(game, {"die": ["0"], "coin": []})
    assert workbench.position(game).script == {"die": ("3", "0")}
    game.answer("throw")
    game.answer("throw")
    assert game.view()["grid"] == [[[1], [], []], [[0], [], []], [[], [], []]]


def test_chance_that_nobody_has_scripted_is_watched() -> None:
    game = Game.new(RacePlan((), {}), 2, 1)
    seen: list[tuple[str, int]] = []
    workbench.watch(game, lambda source, backs, results: seen.append((source, len(results))))
    game.answer("walk/square:1")
    game.answer("throw")
    assert seen == [("die", 3)]


def test_a_copy_without_a_history_tells_all_to_somebody_else() -> None:
    game = bench(Ask(0))
    heard: list[Event] = []
    with pytest.raises(ValueError, match="listens to itself"):
        workbench.listen(game, heard)
    copy = game.clone(keep_history=False)
    workbench.listen(copy, heard)
    copy.answer("no")
    assert [event.kind for event in heard] == ["said"]
    assert game.log() == []


def test_what_is_asked_is_worked_out_afresh() -> None:
    game = bench(Ask(0))
    assert [choice.ask for choice in workbench.ask(game)] == ["which-word"]
    assert workbench.ask(game) is not game.choices
    assert workbench.clock(game) == Bench().clock(workbench.position(game)) == 0
