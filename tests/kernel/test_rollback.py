"""A rule that fails or never ends is rolled back exactly, and reveals nothing to the client."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hullbreach.kernel import BrokenRule, Effect, Effects, EventKind, Game, Option, Question, Refused

from .toys import Bench, Say, Sheet, bench, said, state_of

LEAK = EventKind("leak", "secret")


class Forever(Effect, tag="rollback/forever"):
    secret: str

    def again(self, g: Sheet) -> Effects:
        g.count += 1
        return [Forever(self.secret)]


class Fails(Effect, tag="rollback/fails"):
    secret: str

    def half(self, g: Sheet) -> Effects:
        g.look(0, 1)
        g.roll("die", "123456")
        g.tell(LEAK, secret=self.secret)
        return [Say("half done")]

    def fail(self, g: Sheet) -> Effects:
        raise RuntimeError(self.secret)


class Impossible(Effect, tag="rollback/impossible"):
    def refuse(self, g: Sheet) -> Effects:
        g.said.append("half done")
        raise Refused("scripted-fate-impossible", source="die")


class NoWayOut(Question, tag="rollback/no-way-out"):
    ask = "impossible"

    def _options(self, g: Sheet) -> Iterable[Option]:
        return ()


class Choose(Question, tag="rollback/choose"):
    ask = "choose"

    def _options(self, g: Sheet) -> Iterable[Option]:
        again = Choose(self.seat)
        yield Option("fine", (Say("fine"), again))
        yield Option("forever", (Forever("the queen is weak to fire"),))
        yield Option("fails", (Fails("the queen is weak to fire"), again))
        yield Option("stuck", (Say("on the way"), NoWayOut(0)))
        yield Option("refuses", (Impossible(), again))


def game_after(answers: int) -> Game:
    game = bench(Choose(0), cards=3)
    for _ in range(answers):
        game.answer("fine")
    return game


@pytest.mark.parametrize("answers", [0, 1, 15, 16, 17, 40])
@pytest.mark.parametrize("option", ["forever", "fails", "stuck"])
def test_the_answer_is_rolled_back_exactly(answers: int, option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "step_budget", 500)
    game = game_after(answers)
    before, told, entries = game.digest(), game.events(0), game.record()["entries"]
    with pytest.raises(BrokenRule) as broken:
        game.answer(option)
    assert game.digest() == before
    assert game.events(0) == told
    assert game.record()["entries"] == entries
    assert "queen" not in str(broken.value)
    assert "queen" not in repr(broken.value)
    game.answer("fine")
    assert said(game) == ["fine"] * (answers + 1)


def test_the_trace_is_for_the_operator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "step_budget", 500)
    with pytest.raises(BrokenRule) as broken:
        game_after(0).answer("forever")
    assert broken.value.reason == "step-budget"
    assert "queen" in broken.value.trace


def test_a_question_without_options_is_the_fault_of_the_answer_before() -> None:
    game = game_after(3)
    with pytest.raises(BrokenRule, match="question-without-options"):
        game.answer("stuck")
    assert game.choice.ask == "choose"


def test_a_refusal_from_within_a_rule_keeps_its_reason_and_changes_nothing() -> None:
    game = game_after(2)
    with pytest.raises(Refused, match="scripted-fate-impossible"):
        game.answer("refuses")
    assert said(game) == ["fine", "fine"]


def test_the_budget_is_wide_enough_for_a_big_phase() -> None:
    assert Bench.step_budget >= 100_000
    assert not state_of(game_after(0)).said
