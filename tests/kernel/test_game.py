"""The public interface: what it refuses, what it copies, and which events it gives to whom."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from random import Random
from typing import Any

import pytest

from hullbreach.kernel import MOST_SEATS, BadSave, Effect, Effects, EventKind, Game, Refused, Together

from .toys import Ask, Bench, Say, Sheet, bench, crew, five, load, play_at_random, said, state_of

WHISPERED = EventKind("whispered", "by word")
WINKED = EventKind("winked", "at")
SILENCE = EventKind("silence")


def refused(game: Game, *args: Any, **kwargs: Any) -> Refused:
    """The refusal of an answer, after checking that it changed nothing."""
    before, told = game.digest(), game.events(0)
    with pytest.raises(Refused) as no:
        game.answer(*args, **kwargs)
    assert game.digest() == before
    assert game.events(0) == told
    return no.value


@pytest.mark.parametrize(("players", "fits"), [(MOST_SEATS, True), (MOST_SEATS + 1, False)])
def test_a_game_for_more_players_than_there_are_seats_is_refused(players: int, fits: bool) -> None:
    with nullcontext() if fits else pytest.raises(Refused, match=r"too-many-seats \(players=8, most=7\)"):
        Game.new(Bench(Ask(0), players=players), players, seed=1)


def test_a_game_that_says_nothing_of_its_end_has_one_stage() -> None:
    assert [stage.id for stage in bench(Ask(0)).stages] == ["play"]


def test_an_unknown_option_is_refused() -> None:
    assert refused(five(), "fly").reason == "unknown-option"
    assert refused(five(), None).reason == "unknown-option"


def test_another_seats_option_is_refused() -> None:
    assert refused(five(), "draw", seat=1).reason == "not-your-turn"


@pytest.mark.parametrize("seat", [3, -1, "0", 1.5])
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    game = five()
    assert refused(game, "draw", seat=seat).reason == "unknown-seat"
    for look in (game.view, game.events, game.resample):
        with pytest.raises(Refused, match="unknown-seat"):
            look(seat)


def test_an_answer_to_an_old_prompt_is_refused_and_harmless() -> None:
    game = five()
    old = game.choice.prompt
    game.answer("draw", prompt=old)
    assert refused(game, "draw", seat=1, prompt=old).reason == "stale-prompt"
    game.answer("draw", seat=1, prompt=game.choice.prompt)


def test_an_answer_without_a_seat_is_the_first_asked_seats() -> None:
    game = bench(Together((Ask(0), Ask(1))))
    game.answer("yes", seat=game.choice.seat)
    assert [choice.seat for choice in game.choices] == [1]
    other = bench(Together((Ask(0), Ask(1))))
    other.answer("yes")
    assert other.digest() == game.digest()
    other.answer("yes")
    assert other.over


def test_nobody_answers_when_the_game_is_over() -> None:
    game = bench(Say("done"))
    assert game.over
    assert refused(game, "yes", seat=0).reason == "game-is-over"
    assert game.choices == []
    with pytest.raises(Refused, match="game-is-over"):
        _ = game.choice
    assert game.outcome["said"] == ["done"]
    assert game.outcome["lines"] == [], "a small game need not say why"


def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(Refused, match="game-is-not-over"):
        _ = five().outcome


def test_refusals_name_the_rule_and_are_given_when_the_act_is_tried() -> None:
    game = crew(2)
    state_of(game).medkit[0] = 0
    assert [(no.id, no.rule) for no in game.refusals(0)] == [("bandage", "crew/bandage/needs-medkit")]
    assert game.refusals(1) == []
    no = refused(game, "bandage", seat=0)
    assert (no.reason, no.rule) == ("not-allowed", "crew/bandage/needs-medkit")


def test_every_offered_option_is_accepted() -> None:
    for seed in range(5):
        game = crew(3, seed)
        for _ in range(12):
            if game.over:
                break
            for choice in game.choices:
                for option in choice.options:
                    game.clone().answer(option.id, choice.seat, choice.prompt)
            play_at_random(game, Random(seed), most=1)


def test_a_clone_is_independent_and_begins_a_record_of_its_own() -> None:
    game = crew(2)
    game.answer("pass")
    copy = game.clone()
    assert copy.digest() == game.digest()
    copy.answer("escape")
    assert copy.digest() != game.digest()
    assert copy.record()["entries"] == [["answer", 1, "escape"]]
    assert game.record()["entries"] == [["answer", 0, "pass"]]


def test_options_tell_what_they_do_and_what_they_concern() -> None:
    option = next(o for o in crew(2).choice.options if o.verb == "bandage")
    assert option.about[0].startswith("card:")


class Whisper(Effect, tag="game/whisper"):
    """Everybody hears that something was whispered, seat 1 what, and only seat 1 a second thing."""

    def whisper(self, g: Sheet) -> Effects:
        g.tell_some(WHISPERED, "game/whisper", 1 << 1, {"by": 0}, {"word": "queen"})
        g.tell_some(WINKED, "game/whisper", 1 << 1, {}, {"at": 1})
        g.tell(SILENCE)
        return None


def test_the_secret_part_of_an_event_reaches_its_audience_only() -> None:
    game = bench(Whisper())
    insider, outsider, spectator = game.events(1), game.events(0), game.events(None)
    assert [event["args"] for event in insider] == [{"by": 0, "word": "queen"}, {"at": 1}, {}]
    assert [event["args"] for event in outsider] == [{"by": 0}, {}]
    assert outsider == spectator
    assert outsider[0]["rule"] == "game/whisper"


def test_events_are_numbered_per_seat_without_gaps() -> None:
    game = bench(Whisper(), Ask(0), Whisper())
    game.answer("yes")
    for seat in (0, 1, None):
        told = game.events(seat)
        assert [event["number"] for event in told] == list(range(len(told)))
        assert game.events(seat, since=2) == told[2:]
        assert game.events(seat, since=len(told)) == []


def test_events_are_in_no_copy_and_in_no_save() -> None:
    game = bench(Whisper(), Ask(0))
    assert game.events(0)
    assert game.clone().events(0) == []
    assert load(game._plan, game.save()).events(0) == []
    assert game.resample(0).events(0) == []


def test_a_seed_makes_the_same_game_and_another_seed_another() -> None:
    assert five(1).digest() == five(1).digest() != five(2).digest()
    assert Game.new(Bench(Ask(0)), 2).digest() != Game.new(Bench(Ask(0)), 2).digest()


def test_a_view_says_who_is_asked_what() -> None:
    game = bench(Together((Ask(0), Ask(1))))
    game.answer("yes", seat=0)
    assert game.view(None)["waiting"] == [{"seat": 1, "ask": "which-word"}]


def test_bad_saves_are_refusals() -> None:
    assert issubclass(BadSave, Refused)


class Slip(Bench):
    def asides(self, g: Sheet, seat: int) -> Iterable[Any]:
        return ()


def test_a_game_without_history_tells_nothing_and_costs_nothing() -> None:
    game = Game.new(Slip(Ask(0)), 2, seed=1, keep_history=False)
    game.answer("yes")
    assert game.events(0) == []
    assert said(game) == ["0:yes"]
