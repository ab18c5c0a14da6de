"""The laws of the stack."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from hullbreach.kernel import Cancel, Effect, Effects, Instead, Part, Sweep
from hullbreach.kernel.effect import steps_of

from .toys import Ask, Bench, Die, Say, Sheet, bench, said, state_of


class Again(Effect, tag="laws/again"):
    times: int

    def once_more(self, g: Sheet) -> Effects:
        g.count = max(g.count, len(g.stack))
        return [Say("x"), Again(self.times - 1)] if self.times else None


class Deed(Effect, tag="laws/deed"):
    """Three steps; the first asks, so that tests can look at the middle."""

    who: int = 0

    def begin(self, g: Sheet) -> Effects:
        g.said.append("begin")
        return [Ask(0, ("go", "die", "stop"))]

    def act(self, g: Sheet) -> Effects:
        return [Say("act"), Die(self.who)] if "0:die" in g.said else [Say("act")]

    def finish(self, g: Sheet) -> Effects:
        return [Say("finish")]

    def _lapses(self, g: Sheet) -> bool:
        return g.is_dead(self.who)

    def _ends(self, g: Sheet) -> Effects:
        return [Say("ends")]


class Stop(Effect, tag="laws/stop"):
    """Cancels the deed if the word was said."""

    def stop(self, g: Sheet) -> Effects:
        return [Cancel(Deed())] if "0:stop" in g.said else None


def test_three_hundred_repetitions_do_not_grow_the_stack() -> None:
    game = bench(Again(300))
    assert len(said(game)) == 300
    assert state_of(game).count <= 1


def test_a_repetition_with_an_after_listener_does_not_grow_the_stack_for_ever() -> None:
    part = Part("p")

    @part.after(Say)
    def deep(g: Sheet, say: Say) -> Effects:
        g.count = max(g.count, len(g.stack))
        return None

    game = bench(Again(300), parts=[part])
    assert state_of(game).count <= 3


def test_ends_runs_when_an_effect_has_finished() -> None:
    game = bench(Deed())
    game.answer("go")
    assert said(game) == ["begin", "0:go", "act", "finish", "ends"]


def test_ends_runs_when_an_effect_lapses_and_the_steps_still_to_run_do_not() -> None:
    game = bench(Deed())
    game.answer("die")
    assert said(game) == ["begin", "0:die", "act", "ends"]


def test_ends_runs_when_an_effect_is_cancelled() -> None:
    part = Part("p")

    @part.after(Say)
    def stopping(g: Sheet, say: Say) -> Effects:
        return [Cancel(Deed())] if say.word == "0:stop" else None

    game = bench(Deed(), Say("next"), parts=[part])
    game.answer("stop")
    assert said(game) == ["begin", "0:stop", "ends", "next"]


class DiesLast(Effect, tag="laws/dies-last"):
    who: int

    def die_at_the_end(self, g: Sheet) -> Effects:
        return [Die(self.who)]

    def _lapses(self, g: Sheet) -> bool:
        return g.is_dead(self.who)


def test_after_listeners_fire_for_a_finished_effect_even_when_its_subject_is_gone() -> None:
    part = Part("p")

    @part.after(Die, DiesLast)
    def heard(g: Sheet, effect: Effect) -> Effects:
        return [Say(type(effect).__name__)]

    game = bench(DiesLast(1), Die(1), parts=[part])
    assert said(game) == ["Die", "DiesLast"], "the second death has lost its subject and never happens"


def test_after_listeners_stay_silent_when_the_effect_was_cancelled_or_has_lapsed() -> None:
    part = Part("p")

    @part.after(Deed)
    def heard(g: Sheet, deed: Deed) -> Effects:
        return [Say("heard")]

    game = bench(Deed(), parts=[part])
    game.answer("die")
    assert "heard" not in said(game)


class First(Effect, tag="laws/first"):
    def one(self, g: Sheet) -> Effects:
        return [Say("one")]

    def two(self, g: Sheet) -> Effects:
        return [Say("two")]

    @staticmethod
    def helper(g: Sheet) -> Effects:
        raise AssertionError("a static method is no step")

    @property
    def shown(self) -> str:
        raise AssertionError("a property is no step")


class Second(First, tag="laws/second"):
    def three(self, g: Sheet) -> Effects:
        return [Say("three")]

    def one(self, g: Sheet) -> Effects:
        return [Say("uno")]


def test_an_overriding_step_keeps_its_place_and_new_steps_follow() -> None:
    assert list(steps_of(Second)) == ["one", "two", "three"]
    assert said(bench(Second())) == ["uno", "two", "three"]


def test_static_methods_and_properties_are_no_steps() -> None:
    assert list(steps_of(First)) == ["one", "two"]
    assert said(bench(First())) == ["one", "two"]


class Outer(Effect, tag="laws/outer"):
    verb: Effect

    def inner(self, g: Sheet) -> Effects:
        return [Inner(self.verb), Say("sibling")]

    def rest(self, g: Sheet) -> Effects:
        return [Say("rest")]

    def _ends(self, g: Sheet) -> Effects:
        return [Say("outer-ends")]


class Inner(Effect, tag="laws/inner"):
    verb: Effect

    def do_it(self, g: Sheet) -> Effects:
        return [self.verb]

    def rest(self, g: Sheet) -> Effects:
        return [Say("inner-rest")]

    def _ends(self, g: Sheet) -> Effects:
        return [Say("inner-ends")]


class Word(Effect, tag="laws/word"):
    """Stands for `what` without containing it."""

    kind: str

    def speak(self, g: Sheet) -> Effects:
        outer = Outer(self)
        match self.kind:
            case "cancel":
                return [Cancel(outer), Say("new")]
            case "instead":
                return [Instead(outer, (Say("then"),)), Say("new")]
            case "sweep":
                return [Sweep((Say("victory"),)), Say("lost")]
            case _:
                return [Cancel(Deed(7)), Say("new")]


def test_cancel_drops_everything_down_to_the_effect_and_lets_both_end() -> None:
    game = bench(Outer(Word("cancel")), Say("after"))
    assert said(game) == ["inner-ends", "outer-ends", "after"]


def test_instead_does_something_else_after_the_ends() -> None:
    game = bench(Outer(Word("instead")), Say("after"))
    assert said(game) == ["inner-ends", "outer-ends", "then", "after"]


def test_sweep_leaves_only_what_it_names() -> None:
    game = bench(Outer(Word("sweep")), Say("after"))
    assert said(game) == ["victory"]
    assert game.over


def test_cancelling_what_is_not_under_way_changes_nothing() -> None:
    game = bench(Outer(Word("nothing")))
    assert said(game) == ["new", "inner-rest", "inner-ends", "sibling", "rest", "outer-ends"]


def test_two_effects_with_one_tag_are_an_error_at_assembly() -> None:
    def with_a_clash() -> None:
        class One(Effect, tag="laws/clash"):
            pass

        class Two(Effect, tag="laws/clash"):
            pass

        with pytest.raises(ValueError, match="laws/clash"):
            Bench(One(), Two())

    with_a_clash()
    gc.collect()
    Bench()


def test_a_subclass_that_inherits_a_tag_is_a_clash_too() -> None:
    def with_a_clash() -> None:
        class Quiet(Say):
            pass

        with pytest.raises(ValueError, match="toy/say"):
            Bench(Quiet("x"))

    with_a_clash()
    gc.collect()
    Bench()


def test_an_effect_without_a_tag_cannot_take_part() -> None:
    def with_a_nameless() -> None:
        class Nameless(Effect):
            def do(self, g: Any) -> Effects:
                return None

        with pytest.raises(TypeError, match="Nameless"):
            bench(Nameless())

    with_a_nameless()
    gc.collect()


def listening(name: str) -> Part:
    part = Part(name)

    @part.before(First)
    def before(g: Sheet, effect: First) -> Effects:
        return [Say(f"before-{name}")]

    @part.after(First)
    def after(g: Sheet, effect: First) -> Effects:
        return [Say(f"after-{name}")]

    @part.adjust("limit")
    def adjust(g: Sheet, value: int, who: int) -> int:
        return value * 2 if name == "a" else value + 1

    return part


def test_listeners_and_adjusters_speak_in_the_order_of_the_parts() -> None:
    a, b = listening("a"), listening("b")
    forth, back = bench(First(), parts=[a, b]), bench(First(), parts=[b, a])
    assert said(forth) == ["before-a", "before-b", "one", "two", "after-a", "after-b"]
    assert said(back) == ["before-b", "before-a", "one", "two", "after-b", "after-a"]
    assert state_of(forth).adjusted("limit", 5, 0) == 11
    assert state_of(back).adjusted("limit", 5, 0) == 12
    assert state_of(bench()).adjusted("limit", 5, 0) == 5


class Only(Effect, tag="laws/only"):
    """A single step."""

    def say(self, g: Sheet) -> Effects:
        return [Say("only")]


def test_a_single_step_waits_for_whoever_has_something_to_say_before_it() -> None:
    part = Part("p")

    @part.before(Only)
    def has_nothing(g: Sheet, only: Only) -> Effects:
        return None

    @part.before(Only)
    def asks(g: Sheet, only: Only) -> Effects:
        return [Ask(0, ("go", "stop"))]

    @part.before(Only)
    def may_cancel(g: Sheet, only: Only) -> Effects:
        return [Cancel(only)] if "0:stop" in g.said else None

    for answer, heard in (("go", ["0:go", "only", "next"]), ("stop", ["0:stop", "next"])):
        game = bench(Only(), Say("next"), parts=[part])
        assert state_of(game).stack[-2] == (Only(), 2)
        game.answer(answer)
        assert said(game) == heard


def test_instead_comes_before_before_and_the_first_part_that_replaces_wins() -> None:
    first, second = Part("first"), Part("second")

    @first.instead(First)
    def declines(g: Sheet, effect: First) -> Effects:
        return None

    @second.instead(First)
    def replaces(g: Sheet, effect: First) -> Effects:
        return [Say("something-else")]

    game = bench(First(), Say("next"), parts=[listening("a"), first, second])
    assert said(game) == ["something-else", "next"]


def test_an_empty_answer_replaces_by_nothing() -> None:
    part = Part("p")

    @part.instead(First)
    def nothing_at_all(g: Sheet, effect: First) -> Effects:
        return []

    assert said(bench(First(), Say("next"), parts=[part])) == ["next"]


class Mark(Effect, tag="laws/mark"):
    """An occasion without steps, there to be listened to."""


def test_an_effect_without_steps_may_be_heard_and_replaced() -> None:
    part = Part("p")

    @part.instead(Mark)
    def replaced(g: Sheet, mark: Mark) -> Effects:
        return [Say("replaced")]

    assert said(bench(Mark(), Say("next"), parts=[part])) == ["replaced", "next"]
    other = Part("q")

    @other.before(Mark)
    def heard(g: Sheet, mark: Mark) -> Effects:
        return [Say("heard")]

    assert said(bench(Mark(), Say("next"), parts=[other])) == ["heard", "next"]
    assert said(bench(Mark(), Say("next"))) == ["next"]


def test_a_listener_hears_every_kind_of_an_effect() -> None:
    part = Part("p")

    @part.before(First)
    def heard(g: Sheet, effect: First) -> Effects:
        return [Say("heard")]

    assert said(bench(Second(), parts=[part]))[0] == "heard"


def test_reactions_of_a_part_that_is_not_in_the_game_do_not_exist() -> None:
    loaded_but_not_played = listening("void")
    assert said(bench(First())) == ["one", "two"]
    assert said(bench(First(), parts=[loaded_but_not_played]))[0] == "before-void"
    assert said(bench(First())) == ["one", "two"]
