"""Undo restores the position, not ignorance; what came to light needs everybody's consent."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from hullbreach.kernel import BrokenRule, Effect, Effects, Game, Option, Question, Refused, Together

from .toys import Ask, Bench, Say, Sheet, bench, crew, five, load, play_at_random, said, state_of


class Menu(Question, tag="undo/menu"):
    """Roll one of two dice, peek at a token, show one's own, say something, or fail."""

    ask = "menu"

    def _options(self, g: Sheet) -> Iterable[Option]:
        again = Menu(self.seat)
        yield Option("say", (Say("x"), again))
        yield Option("noise", (Roll("noise"), again))
        yield Option("combat", (Roll("combat"), again))
        yield Option("peek", (Peek(0, 1 << self.seat), again))
        yield Option("show-other", (Peek(1, 1 << 1 - self.seat), again))
        yield Option("mix", (Mix(), again))
        yield Option("fail", (Fail(), again))
        yield Option("hand-on", (Menu(1 - self.seat),))
        yield Option("joint", (Together((Ask(0), Ask(1))), again))
        if g.seen[0] & 1 << self.seat:
            yield Option("use-what-i-saw", (Say("used"), again))


class Roll(Effect, tag="undo/roll"):
    die: str

    def roll(self, g: Sheet) -> Effects:
        return [Say(f"{self.die} {g.roll(self.die, [str(n) for n in range(1000)])}")]


class Peek(Effect, tag="undo/peek"):
    back: int
    viewers: int

    def look(self, g: Sheet) -> Effects:
        g.look(self.back, self.viewers)
        return None


class Mix(Effect, tag="undo/mix"):
    def mix(self, g: Sheet) -> Effects:
        g.mix(g.zones[0], "tokens")
        return None


class Fail(Effect, tag="undo/fail"):
    def fail(self, g: Sheet) -> Effects:
        g.said.append("half done")
        raise KeyError("secret detail")


def menu() -> Game:
    return bench(Menu(0), cards=6)


def test_what_revealed_nothing_is_taken_back_freely() -> None:
    game = menu()
    before = game.digest()
    game.answer("say")
    game.undo(seat=0)
    assert game.digest() == before
    assert game.events(0)[-1]["kind"] == "undone"


def test_a_row_of_free_answers_is_taken_back_one_by_one() -> None:
    game = menu()
    digests = []
    for _ in range(40):
        digests.append(game.digest())
        game.answer("say")
    for digest in reversed(digests):
        game.undo()
        assert game.digest() == digest
    with pytest.raises(Refused, match="nothing-to-undo"):
        game.undo()


@pytest.mark.parametrize("revealing", ["noise", "peek"])
def test_chance_or_something_learned_needs_everybodys_consent(revealing: str) -> None:
    game = menu()
    game.answer(revealing)
    now = game.digest()
    for consent in ((), (0,), (1,)):
        with pytest.raises(Refused, match="undo-needs-consent"):
            game.undo(seat=0, consent=consent)
        assert game.digest() == now
    game.undo(seat=0, consent=(0, 1))
    assert said(game) == []


def test_a_scripted_roll_came_to_light_like_any_other() -> None:
    game = menu()
    state_of(game).script = {"noise": ("7",)}
    game.answer("noise")
    with pytest.raises(Refused, match="undo-needs-consent"):
        game.undo(seat=0)


def test_what_i_showed_another_is_my_loss_and_stays_free() -> None:
    game = menu()
    game.answer("show-other")
    game.undo(seat=0)
    assert state_of(game).seen[1] & 0b10, "seat 1 remembers"


def test_an_answer_that_another_seat_has_built_upon_needs_consent() -> None:
    game = menu()
    game.answer("hand-on")
    game.answer("say", seat=1)
    with pytest.raises(Refused, match="undo-needs-consent"):
        game.undo(seat=0)
    game.undo(seat=1)
    game.undo(seat=0)
    assert game.choice.seat == 0


def test_what_was_seen_stays_seen_through_undo_and_through_a_rollback_after_it() -> None:
    game = menu()
    game.answer("peek")
    game.undo(seat=0, consent=(0, 1))
    assert state_of(game).seen[0] & 1
    before = game.digest()
    with pytest.raises(BrokenRule):
        game.answer("fail")
    assert state_of(game).seen[0] & 1
    assert game.digest() == before
    game.answer("use-what-i-saw")
    game.answer("say")
    game.undo(seat=0)
    assert said(game) == ["used"], "answers that rest on what was seen can be replayed"


def test_a_component_that_lies_elsewhere_after_undo_is_not_taken_for_seen() -> None:
    for seed in range(20):
        game = Game.new(Bench(Menu(0), cards=6), 2, seed)
        true_face = state_of(game).face[0]
        game.answer("mix")
        moved = state_of(game).face[0] != true_face
        game.answer("peek")
        game.undo(seat=0, consent=(0, 1))
        game.undo(seat=0, consent=(0, 1))
        assert bool(state_of(game).seen[0] & 1) is not moved


def test_a_retry_never_rolls_anew() -> None:
    game = menu()
    game.answer("noise")
    first = said(game)
    game.undo(seat=0, consent=(0, 1))
    game.answer("noise")
    assert said(game) == first


def test_an_undone_roll_tells_nothing_about_another_die() -> None:
    same = 0
    for seed in range(2000):
        game = Game.new(Bench(Menu(0), cards=1), 2, seed)
        game.answer("noise")
        noise = int(said(game)[0].split()[1]) % 6
        game.undo(seat=0, consent=(0, 1))
        game.answer("combat")
        same += noise == int(said(game)[0].split()[1]) % 6
    assert 0.13 < same / 2000 < 0.21


def test_a_secret_answer_is_taken_back_alone_while_the_question_waits() -> None:
    game = menu()
    game.answer("joint")
    game.answer("yes", seat=0)
    game.undo(seat=0)
    assert [choice.seat for choice in game.choices] == [0, 1]
    game.answer("yes", seat=1)
    game.answer("yes", seat=0)
    assert said(game) == ["0:yes", "1:yes"]


def test_taking_a_secret_answer_back_leaves_the_others_answers_in() -> None:
    game = bench(Together((Ask(0), Ask(1), Ask(2))), players=3)
    game.answer("yes", seat=0)
    game.answer("no", seat=1)
    game.undo(seat=0)
    assert [choice.seat for choice in game.choices] == [0, 2]
    game.answer("no", seat=0)
    game.answer("no", seat=2)
    assert said(game) == ["0:no", "1:no", "2:no"]


def test_undo_pressed_twice_goes_further_back_and_does_not_say_the_answer_again() -> None:
    game = menu()
    game.answer("say")
    game.answer("joint")
    game.answer("yes", seat=0)
    game.undo(seat=0)
    game.undo(seat=0)
    assert game.choice.ask == "menu"
    game.undo(seat=0)
    assert said(game) == []


def test_a_secret_answer_from_before_the_save_can_be_taken_back_and_the_record_replays() -> None:
    game = menu()
    game.answer("joint")
    game.answer("yes", seat=0)
    other = load(game._plan, game.save())
    other.undo(seat=0)
    other.answer("no", seat=0)
    other.answer("no", seat=1)
    assert said(other) == ["0:no", "1:no"]
    from hullbreach.kernel import record

    data = other.record()
    again = record.play(record.begin(data, lambda seed: game, lambda save: load(game._plan, save)), data)
    assert again.digest() == other.digest()


def test_undo_by_consent_goes_back_through_a_whole_random_game() -> None:
    for seed in range(4):
        game = crew(4, seed, turns=30)
        seen = [bytes(state_of(game).seen)]
        play_at_random(game, Random(seed), asides=0.2)
        while True:
            try:
                game.undo(consent=range(4))
            except Refused:
                break
        seen.append(bytes(state_of(game).seen))
        assert all(old & ~new == 0 for old, new in zip(*seen, strict=True))
        assert state_of(game).dead == 0
        assert len(game.choices) == 1


def test_without_history_there_is_nothing_to_take_back() -> None:
    game: Any = five().clone(keep_history=False)
    game.answer("draw")
    for refused in (game.undo, game.record):
        with pytest.raises(Refused, match="no-history"):
            refused()
